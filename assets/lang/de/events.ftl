# Die Ereigniskarten: ihre Schlagzeilen, und Texte aus ihren Wirkungen.
events-title-1 = Im Frachtraum steht ein Rover zu viel
events-title-2 = Neues am Schwarzen Brett
events-title-3 = Die Zentrale hat noch einen Wunsch
events-title-4 = Großer Sprung, kein Applaus
events-title-5 = Die erste Buslinie fährt
events-title-6 = Neue Firmware für die Räder
events-title-7 = Der Rover schwimmt ja doch
events-title-8 = Rover fährt jetzt mit Kompost
events-title-9 = Schulbeginn auf Deck vier
events-title-10 = Warme Duschen für alle
events-title-11 = Das erste Erntefest
events-title-12 = Die Pumpe hat sich selbst repariert
events-title-13 = Die Algen sind dem Plan voraus
events-title-14 = Es hat geregnet. Wirklich geregnet!
events-title-15 = Du hast das Steuer
events-title-16 = Da grünt etwas zwischen den Steinen
events-title-17 = Ausnahmsweise klappt alles
events-title-18 = In der Kapsel klopft jemand
events-title-19 = Die Geologie will genau diesen Stein
events-title-20 = Die Kaffeemaschine läuft wieder
events-title-21 = Stau an der Schleuse
events-title-22 = Update fehlgeschlagen, neuer Versuch
events-title-23 = Kühlwasser im falschen Tank
events-title-24 = Ranken im Getriebe
events-title-25 = Wer hat das Handbuch?
events-title-26 = Duschplan ausgesetzt
events-title-27 = Schon wieder Bohnen
events-title-28 = Es tropft in den Serverraum
events-title-29 = Der Pilz mag Platinen
events-title-30 = Gewächshausventil klemmt
events-title-31 = Köpfe runter, kleine Brocken
events-title-32 = Das Budget wird geprüft
events-title-33 = Uferstraßen überflutet
events-title-34 = Brutzeit, bitte außen herum
events-title-35 = Stromkabel auf der Fahrbahn
events-title-36 = Baustelle auf dem Rovergelände
events-title-37 = Versuch läuft, Zutritt verboten
events-title-38 = Straßenfest, keine Durchfahrt
events-title-39 = Sturm am Horizont
events-title-40 = Die halbe Lieferung fehlt
events-title-41 = Hauptsicherung durchgebrannt
events-title-42 = Welche Sicherungskopie?
events-title-43 = Einschlag in drei, zwei …
events-title-44 = Nur eine Kiste kam an
events-title-45 = Die Feier fällt aus
events-title-46 = Die Zentrale hat es sich anders überlegt
events-title-47 = Rover überfällig, keine Antwort
events-title-48 = Ämter bis auf Weiteres geschlossen
events-title-49 = Das Leuchtfeuer ist verstummt
events-title-50 = Hangartor offen, wer war das?
events-title-51 = Die Probe ist mir runtergefallen
events-title-52 = Container abwerfen!
events-title-53 = Eine Stimme im Rauschen
events-title-54 = Antworten oder lauschen?
events-title-55 = Quarantäne: Abstand halten
events-title-56 = Das Eis singt
events-title-57 = Schmelzwasser im Keller
events-title-58 = Jeder für sich
events-title-59 = Heute wird nichts unterschrieben
events-title-60 = Bleibt weg vom Rand

# Ein Ereignis ohne Artikel im Satz, und auf seiner Karte mit Farbe und Nummer.
events-called = { $colour ->
    [green] grüne Meldung
    [orange] orange Meldung
   *[red] rote Meldung
} „{ $title }“
events-numbered = { $colour ->
    [green] Grüne Meldung
    [orange] Orange Meldung
   *[red] Rote Meldung
} { $number }
events-or = { $first } oder { $second }

events-effect-extra-rover = Du erhältst einen Rover zusätzlich zu denen deines Konzerns. Stelle ihn auf ein Plättchen, das du in dieser Runde legst.
events-effect-add-cards = Zu jeder Stufe kommt eine zufällige Bevölkerungskarte aus der Schachtel.
events-effect-draw-objective = Ziehe ein weiteres Einzelziel.
events-effect-advance-bare = Rücke einen Ressourcenmarker ohne Boni um { $times } vor: { $tracks }.
events-effect-advance = Rücke einen Ressourcenmarker einmal vor: { $tracks }.
events-effect-turn-station = Drehe die Raumstation, bis ein beliebiger Sektor vor dir liegt.
events-effect-patch = Du erhältst ein Bonusplättchen.
events-effect-boost = Du erhältst einen Synergieschub.
events-effect-collect-lifepod = Sammle eine Rettungskapsel von deinem Planeten ein.
events-effect-collect-meteorite = Sammle einen Meteoriten von deinem Planeten ein.
events-effect-regress = Setze einen Ressourcenmarker um { $times } zurück: { $tracks }.
events-effect-regress-any = Setze einen beliebigen Ressourcenmarker um { $times } zurück.
events-effect-meteorite = Lege einen Meteoriten auf ein leeres Meteorsymbol deines Planeten. Ein Rover dort wird zerstört.
events-effect-bar-terrain = Rover dürfen in dieser Runde kein { $area } betreten.
events-effect-bar-edge = In dieser Runde darf kein Plättchen auf den Rand des Planeten gelegt werden.
events-effect-bar-ice = In dieser Runde darf kein Plättchen auf Eis gelegt werden.
events-effect-bar-own-terrain = In dieser Runde darf kein Plättchen neben eine Gebietsart gelegt werden, die es selbst zeigt.
events-effect-one-resource = Von den beiden Ressourcen eines Plättchens, das in dieser Runde gelegt wird, wirkt nur eine.
events-effect-one-resource-any = Von den beiden Ressourcen des Plättchens dieser Runde wirkt nur eine, auch wenn das Plättchen nicht gelegt werden kann.
events-effect-bar-milestones = Meilensteine geben in dieser Runde nichts.
events-effect-bar-boosts = Synergieschübe bewirken in dieser Runde nichts.
events-effect-destroy-objective = Eines deiner Einzelziele wird zerstört.
events-effect-destroy-rover = Hast du mehr als einen Rover auf deinem Planeten, wird einer davon zerstört.
events-effect-remove-cards = Aus jeder Stufe kommt eine zufällige Bevölkerungskarte in die Schachtel zurück.
events-effect-destroy-lifepod = Eine Rettungskapsel auf deinem Planeten wird zerstört.
events-effect-destroy-collected-lifepod = Eine deiner eingesammelten Rettungskapseln wird zerstört.
events-effect-destroy-collected-meteorite = Einer deiner eingesammelten Meteoriten wird zerstört.
events-effect-remove-shape = Wähle eine Form deines Sektors: Alle ihre Plättchen verlassen die Raumstation.
events-effect-boost-or-foresee = Wähle: ein Synergieschub oder ein Blick auf das nächste Ereignis.

# Warum etwas in dieser Runde nicht geht.
events-bars-edge = Plättchen müssen in dieser Runde dem Rand des Planeten fernbleiben ({ $event_card }).
events-bars-ice = Plättchen müssen in dieser Runde dem Eis fernbleiben ({ $event_card }).
events-bars-own = Plättchen müssen in dieser Runde den Gebietsarten fernbleiben, die sie selbst zeigen ({ $event_card }).
events-bars-terrain = Rover dürfen in dieser Runde kein { $area } befahren ({ $event_card }).
events-bars-milestones = Wegen des Ereignisses „{ $title }“ geben Meilensteine in dieser Runde nichts.
events-bars-boosts = Wegen des Ereignisses „{ $title }“ bewirken Synergieschübe in dieser Runde nichts.

# Die Ereigniskarte am Tisch.
events-of-round = { $foreseen ->
    [yes] Das nächste Ereignis, nur für deine Augen
   *[no] Ereignis der Runde { $round }
}
events-foreseen-name = Als Nächstes: { $event_card }
events-void = Das Ereignis bewirkt bei dir nichts. { $words }
events-go-on = Weiter
events-deck = Ereignisse
events-left = { $count ->
    [0] Es sind keine Ereignisse mehr übrig: Dies ist die letzte Runde.
    [one] Ein Ereignis ist übrig
   *[other] { $count } Ereignisse sind übrig
}{ $count ->
    [0] {""}
   *[other] : { $green } grün, { $orange } orange, { $red } rot.
}
events-legend-tiles = Hier in dieser Runde kein Plättchen
events-legend-terrain = In dieser Runde nicht neben seinesgleichen
events-legend-rovers = Hier in dieser Runde kein Rover
events-destroy = Zerstören
events-remove = { $shape }: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
events-remove-help = Alle Plättchen dieser Form verlassen die Raumstation.
events-resource-nothing = gibt nichts
events-resource-dry = gibt nichts: kein Eis darunter
events-by-round = Ereignisse nach Runden:
events-in-round = Runde { $round }: { $event_card }
events-resource-energy = einen Ressourcenmarker vorrücken, den die Energie erreicht
events-lifted = Unter dem Ereignis ließe sich nichts legen, darum gilt es nicht für dein Plättchen.
