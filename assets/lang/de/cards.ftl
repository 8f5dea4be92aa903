# Bevölkerungskarten: ihre Titel, und Texte aus ihren Wirkungen.
cards-title-1 = Zeitarbeitsagentur
cards-title-2 = Amt für Betriebsabläufe
cards-title-3 = Amt für Naturschätze
cards-title-4 = Amt für Technik
cards-title-5 = Schrottplatz
cards-title-6 = Feier zum Ersten Planetentag
cards-title-7 = Preis für Aufsteigerplaneten
cards-title-8 = Erster Planetentag
cards-title-9 = Publikumspreis der Planeten
cards-title-10 = Neue Geldgeber
cards-title-11 = Lohnerhöhung
cards-title-12 = Amt für Parks und Erholung
cards-title-13 = Genehmigte Überstunden
cards-title-14 = Umzugsprämie
cards-title-15 = Preis für Spitzenplaneten
cards-title-16 = Sektor repariert
cards-title-17 = Landezone freigegeben
cards-title-18 = Such- und Rettungstrupp
cards-title-19 = Partnerschaftsangebot
cards-title-20 = Preis für den besten Planeten
cards-title-21 = Gewerkschaftsgründung
cards-title-22 = Gesetz für nachhaltiges Leben
cards-title-23 = Glücksspielabgabe
cards-title-24 = Planetenlotterie
cards-title-25 = Meteorabwehrprogramm
cards-title-26 = Globales Parksystem
cards-title-27 = Preis für den lebenswertesten Planeten
cards-title-28 = Weltraumbürger-Erlass
cards-title-29 = Meteoritenvertrag
cards-title-30 = Meteoritenvertrag
cards-title-31 = Meteoritenvertrag
cards-title-32 = Meteoritenvertrag
cards-title-33 = Handelsvertrag
cards-title-34 = Handelsvertrag
cards-title-35 = Handelsvertrag
cards-title-36 = Handelsvertrag

cards-when = { $immediate ->
    [yes] Wirkt sofort
   *[no] { $open ->
        [yes] Zählte am Spielende
       *[no] Zählt am Spielende, bleibt geheim
    }
}
cards-fate = { $immediate ->
    [yes] Du führst sie sofort aus. Danach ist sie aus dem Spiel.
   *[no] Sie bleibt verdeckt bei dir liegen. Ihre Wirkung zählt am Ende des Spiels.
}
cards-rank = Stufe { $rank }

cards-effect-advance-different = Rücke { $count } verschiedene Ressourcenmarker je einmal vor.
cards-effect-advance-twice = Rücke einen Ressourcenmarker zweimal vor.
cards-effect-patches = { $count ->
    [one] Du erhältst ein Bonusplättchen.
   *[other] Du erhältst { $count } Bonusplättchen.
}
cards-effect-rover-moves = { $count ->
    [one] 1 Roverbewegung.
   *[other] { $count } Roverbewegungen.
}
cards-effect-take-tile = Nimm ein Plättchen aus deinem Sektor und lege es, mit seinen Ressourcen.
cards-effect-take-tile-only = Nimm ein Plättchen aus deinem Sektor und lege es. Seine Ressourcen rücken nicht vor.
cards-effect-collect-lifepods = Sammle { $count } Rettungskapseln von deinem Planeten ein.
cards-effect-relocate = Versetze einen deiner Rover auf ein beliebiges Feld deines Planeten.
cards-effect-destroy-line = Zerstöre alle Meteoriten einer Reihe oder Spalte deines Planeten.
cards-effect-raise-all = Rücke jeden Ressourcenmarker unter Feld { $height } bis Feld { $height } vor, ohne Synergieschübe.
cards-effect-destroy-meteorites = Zerstöre { $count } Meteoriten auf deinem Planeten.
cards-effect-medals = { $count ->
    [one] 1 Medaille.
   *[other] { $count } Medaillen.
}
cards-effect-medals-per-patch = { $count ->
    [one] 1 Medaille je Bonusplättchen auf deinem Planeten.
   *[other] { $count } Medaillen je Bonusplättchen auf deinem Planeten.
}
cards-effect-medals-and-advance = { $count } Medaillen. Rücke am Spielende einen Ressourcenmarker einmal vor, mit seinen Boni.
cards-effect-lifepods-worth = Jede eingesammelte Rettungskapsel ist { $count } Medaillen wert.
cards-effect-meteorite-contract = Je drei eingesammelte Meteoriten sind für jede dieser Karten, die du hast, 1 Medaille mehr wert.
cards-effect-commerce = 1, 2, 3 oder 4 dieser Karten zusammen bringen 1, 3, 6 oder 10 Medaillen.

# Ziele: ihre Titel, und Texte aus dem, was sie zählen.
cards-objective-1 = Stadtrand
cards-objective-2 = Leuchtfeuer
cards-objective-3 = Torus
cards-objective-4 = Ringwelt
cards-objective-5 = Rundkurs
cards-objective-6 = Biom
cards-objective-7 = Transit
cards-objective-8 = Plasma
cards-objective-9 = Megastadt
cards-objective-10 = Silizium
cards-objective-11 = Pazifik
cards-objective-12 = Garten
cards-objective-13 = Autobahnkreuz
cards-objective-14 = Ladenetz
cards-objective-15 = Zersiedelung
cards-objective-16 = X
cards-objective-17 = Zehntausend Seen
cards-objective-18 = Maschinenstürmer
cards-objective-19 = Wassersparer
cards-objective-20 = Energiesparer
cards-objective-21 = Zwanzig Prozent
cards-objective-22 = Fahrgemeinschaft
cards-objective-23 = Ländlich
cards-objective-24 = Gipfel
cards-objective-25 = Geode
cards-objective-26 = Rettung
cards-objective-27 = Verdampft
cards-objective-28 = Selbstbehalt
cards-private-1 = Wohnblock
cards-private-2 = Zauberwürfel
cards-private-3 = Kompost
cards-private-4 = Staubecken
cards-private-5 = Fuhrpark
cards-private-6 = Solarfeld
cards-private-7 = Hauptstraße
cards-private-8 = Geheimlabor
cards-private-9 = Aussaat
cards-private-10 = Amazonas
cards-private-11 = Botendienst
cards-private-12 = Stromtrasse
cards-private-13 = Hochstraße
cards-private-14 = Grüngürtel
cards-private-15 = Genom
cards-private-16 = Kanal
cards-private-17 = Rollbahn
cards-private-18 = Steckerleiste
cards-private-19 = Menschenmenge
cards-private-20 = Exponent
cards-private-21 = Wildwuchs
cards-private-22 = Durchfluss
cards-private-23 = Schnellgang
cards-private-24 = Energie sparen
cards-private-25 = Aufräumen
cards-private-26 = Klar Schiff
cards-private-27 = Eisfrei
cards-private-28 = Lückenlos
cards-counts-edge-resources = { $wants ->
    [fewest] Die wenigsten { $stem }ressourcen am Rand
   *[most] Die meisten { $stem }ressourcen am Rand
}
cards-counts-largest-area = { $wants ->
    [fewest] Das kleinste größte { $stem }gebiet
   *[most] Das größte { $stem }gebiet
}
cards-counts-areas = { $wants ->
    [fewest] Die wenigsten { $stem }gebiete
   *[most] Die meisten { $stem }gebiete
}
cards-counts-resources = { $wants ->
    [fewest] Die wenigsten { $stem }ressourcen
   *[most] Die meisten { $stem }ressourcen
}
cards-counts-tracks-at-top = { $wants ->
    [fewest] Die wenigsten Marker am Ende ihrer Leiste
   *[most] Die meisten Marker am Ende ihrer Leiste
}
cards-counts-meteorites = { $wants ->
    [fewest] Die wenigsten eingesammelten Meteoriten
   *[most] Die meisten eingesammelten Meteoriten
}
cards-counts-lifepods = { $wants ->
    [fewest] Die wenigsten eingesammelten Rettungskapseln
   *[most] Die meisten eingesammelten Rettungskapseln
}
cards-asks-rectangle = { $square ->
    [yes] { $name }: ein Quadrat aus { $width } × { $width } Feldern
   *[no] { $name }: ein Rechteck aus { $width } × { $height } Feldern, hoch oder quer
}
cards-asks-rich-area = { $name }: ein Gebiet mit { $count } Ressourcen
cards-asks-track-at-top = Ein Ressourcenmarker steht auf dem letzten Feld: { $track }
cards-asks-at-most-resources = { $name }: höchstens { $count } Ressourcen auf deinem Planeten
cards-asks-meteorites = Mindestens { $count } eingesammelte Meteoriten
cards-asks-more-lifepods-than-meteorites = Mehr eingesammelte Rettungskapseln als Meteoriten
cards-asks-no-empty-ice = Kein unbedecktes Eisfeld
cards-asks-no-empty-land = Kein unbedecktes Landfeld
