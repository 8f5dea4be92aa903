# Meldungen: die Ereigniskarten. Ihre Schlagzeilen, und Texte aus ihren Wirkungen.
alerts-title-1 = Im Frachtraum steht ein Rover zu viel
alerts-title-2 = Neues am Schwarzen Brett
alerts-title-3 = Die Zentrale hat noch einen Wunsch
alerts-title-4 = Großer Sprung, kein Applaus
alerts-title-5 = Die erste Buslinie fährt
alerts-title-6 = Neue Firmware für die Räder
alerts-title-7 = Der Rover schwimmt ja doch
alerts-title-8 = Rover fährt jetzt mit Kompost
alerts-title-9 = Schulbeginn auf Deck vier
alerts-title-10 = Warme Duschen für alle
alerts-title-11 = Das erste Erntefest
alerts-title-12 = Die Pumpe hat sich selbst repariert
alerts-title-13 = Die Algen sind dem Plan voraus
alerts-title-14 = Es hat geregnet. Wirklich geregnet!
alerts-title-15 = Du hast das Steuer
alerts-title-16 = Da grünt etwas zwischen den Steinen
alerts-title-17 = Ausnahmsweise klappt alles
alerts-title-18 = In der Kapsel klopft jemand
alerts-title-19 = Die Geologie will genau diesen Stein
alerts-title-20 = Die Kaffeemaschine läuft wieder
alerts-title-21 = Stau an der Schleuse
alerts-title-22 = Update fehlgeschlagen, neuer Versuch
alerts-title-23 = Kühlwasser im falschen Tank
alerts-title-24 = Ranken im Getriebe
alerts-title-25 = Wer hat das Handbuch?
alerts-title-26 = Duschplan ausgesetzt
alerts-title-27 = Schon wieder Bohnen
alerts-title-28 = Es tropft in den Serverraum
alerts-title-29 = Der Pilz mag Platinen
alerts-title-30 = Gewächshausventil klemmt
alerts-title-31 = Köpfe runter, kleine Brocken
alerts-title-32 = Das Budget wird geprüft
alerts-title-33 = Uferstraßen überflutet
alerts-title-34 = Brutzeit, bitte außen herum
alerts-title-35 = Stromkabel auf der Fahrbahn
alerts-title-36 = Baustelle auf dem Rovergelände
alerts-title-37 = Versuch läuft, Zutritt verboten
alerts-title-38 = Straßenfest, keine Durchfahrt
alerts-title-39 = Sturm am Horizont
alerts-title-40 = Die halbe Lieferung fehlt
alerts-title-41 = Hauptsicherung durchgebrannt
alerts-title-42 = Welche Sicherungskopie?
alerts-title-43 = Einschlag in drei, zwei …
alerts-title-44 = Nur eine Kiste kam an
alerts-title-45 = Die Feier fällt aus
alerts-title-46 = Die Zentrale hat es sich anders überlegt
alerts-title-47 = Rover überfällig, keine Antwort
alerts-title-48 = Ämter bis auf Weiteres geschlossen
alerts-title-49 = Das Leuchtfeuer ist verstummt
alerts-title-50 = Hangartor offen, wer war das?
alerts-title-51 = Die Probe ist mir runtergefallen
alerts-title-52 = Container abwerfen!
alerts-title-53 = Eine Stimme im Rauschen
alerts-title-54 = Antworten oder lauschen?
alerts-title-55 = Quarantäne: Abstand halten
alerts-title-56 = Das Eis singt
alerts-title-57 = Schmelzwasser im Keller
alerts-title-58 = Jeder für sich
alerts-title-59 = Heute wird nichts unterschrieben
alerts-title-60 = Bleibt weg vom Rand

# Eine Meldung im Satz, nach „die“, und auf ihrer Karte mit Farbe und Nummer.
alerts-called = { $colour ->
    [green] grüne Meldung
    [orange] orange Meldung
   *[red] rote Meldung
} „{ $title }“
alerts-kind = { $colour ->
    [green] Grüne Meldung
    [orange] Orange Meldung
   *[red] Rote Meldung
}
alerts-numbered = { $kind } { $number }
alerts-or = { $first } oder { $second }

alerts-effect-extra-rover = Du erhältst einen Rover zusätzlich zu denen deines Konzerns. Stelle ihn auf ein Plättchen, das du in dieser Runde legst.
alerts-effect-add-cards = Zu jeder Stufe kommt eine zufällige Bevölkerungskarte aus der Schachtel.
alerts-effect-draw-objective = Ziehe ein weiteres Einzelziel.
alerts-effect-advance-bare = Rücke einen Ressourcenmarker ohne Boni um { $times } vor: { $tracks }.
alerts-effect-advance = Rücke einen Ressourcenmarker einmal vor: { $tracks }.
alerts-effect-turn = Drehe die Raumstation, bis ein beliebiger Sektor vor dir liegt.
alerts-effect-patch = Du erhältst ein Bonusplättchen.
alerts-effect-boost = Du erhältst einen Synergieschub.
alerts-effect-collect-lifepod = Sammle eine Rettungskapsel von deinem Planeten ein.
alerts-effect-collect-meteorite = Sammle einen Meteoriten von deinem Planeten ein.
alerts-effect-regress = Rücke einen Ressourcenmarker um { $times } zurück: { $tracks }.
alerts-effect-regress-any = Rücke einen beliebigen Ressourcenmarker um { $times } zurück.
alerts-effect-meteorite = Lege einen Meteoriten auf ein leeres Meteorsymbol deines Planeten. Ein Rover dort wird zerstört.
alerts-effect-bar-terrain = Rover dürfen in dieser Runde kein { $area } betreten.
alerts-effect-bar-edge = In dieser Runde darf kein Plättchen auf den Rand des Planeten gelegt werden.
alerts-effect-bar-ice = In dieser Runde darf kein Plättchen auf Eis gelegt werden.
alerts-effect-bar-own = In dieser Runde darf kein Plättchen neben eine Gebietsart gelegt werden, die es selbst zeigt.
alerts-effect-one-resource = Von den beiden Ressourcen eines Plättchens, das in dieser Runde gelegt wird, rückt nur eine vor.
alerts-effect-one-resource-any = Von den beiden Ressourcen des Plättchens dieser Runde rückt nur eine vor, auch wenn es sich nicht legen lässt.
alerts-effect-bar-milestones = Meilensteine geben in dieser Runde nichts.
alerts-effect-bar-boosts = Synergieschübe bewirken in dieser Runde nichts.
alerts-effect-destroy-objective = Eines deiner Einzelziele wird zerstört.
alerts-effect-destroy-rover = Hast du mehr als einen Rover auf deinem Planeten, wird einer davon zerstört.
alerts-effect-remove-cards = Aus jeder Stufe kommt eine zufällige Bevölkerungskarte in die Schachtel zurück.
alerts-effect-destroy-lifepod = Eine Rettungskapsel auf deinem Planeten wird zerstört.
alerts-effect-destroy-collected-lifepod = Eine deiner eingesammelten Rettungskapseln wird zerstört.
alerts-effect-destroy-collected-meteorite = Einer deiner eingesammelten Meteoriten wird zerstört.
alerts-effect-remove-shape = Wähle eine Form deines Sektors: Alle ihre Plättchen verlassen die Raumstation.
alerts-effect-boost-or-foresee = Wähle: ein Synergieschub oder ein Blick auf die nächste Meldung.

# Warum etwas in dieser Runde nicht geht.
alerts-bars-edge = Die { $alert } hält Plättchen in dieser Runde vom Rand des Planeten fern.
alerts-bars-ice = Die { $alert } hält Plättchen in dieser Runde vom Eis fern.
alerts-bars-own = Die { $alert } hält Plättchen in dieser Runde von Gebietsarten fern, die sie selbst zeigen.
alerts-bars-terrain = Die { $alert } sperrt in dieser Runde jedes { $area } für Rover.
alerts-bars-milestones = Wegen der Meldung „{ $title }“ geben Meilensteine in dieser Runde nichts.
alerts-bars-boosts = Wegen der Meldung „{ $title }“ bewirken Synergieschübe in dieser Runde nichts.
alerts-bars-other = Die { $alert } verbietet das in dieser Runde.

# Die Meldung am Tisch.
alerts-of-round = Ereignis der Runde { $round }
alerts-foreseen = Die nächste Meldung, nur für deine Augen
alerts-foreseen-name = Als Nächstes: { $alert }
alerts-go-on = Weiter
alerts-deck = Meldungen
alerts-left = { $count ->
    [0] Es sind keine Meldungen mehr übrig: Dies ist die letzte Runde.
    [one] Eine Meldung ist übrig
   *[other] { $count } Meldungen sind übrig
}{ $count ->
    [0] {""}
   *[other] : { $green } grün, { $orange } orange, { $red } rot.
}
alerts-legend-tiles = Hier in dieser Runde kein Plättchen
alerts-legend-terrain = In dieser Runde nicht neben seinesgleichen
alerts-legend-rovers = Hier in dieser Runde kein Rover
alerts-destroy = Zerstören
alerts-remove = { $shape }: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
alerts-remove-help = Alle Plättchen dieser Form verlassen die Raumstation.
alerts-resource-nothing = gibt nichts
alerts-by-round = Meldungen nach Runden:
alerts-in-round = Runde { $round }: { $alert }
alerts-resource-energy = einen Ressourcenmarker vorrücken, den die Energie erreicht
alerts-lifted = Unter der Meldung ließe sich nichts legen, darum gilt sie nicht für dein Plättchen.
