# Tipps und der Trainer: die besten Möglichkeiten einer Entscheidung und warum.
advice-fact-completes = vervollständigt { $lines } ({ $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
})
advice-fact-enables = macht es möglich, { $line } in diesem Zug zu vervollständigen
advice-fact-nears = lässt in { $line } nur { $missing ->
    [one] 1 Feld
   *[other] { $missing } Felder
} offen
advice-fact-keeps-open = erleichtert es, { $line } zu vervollständigen
advice-fact-frees = befreit { $line } vom Meteoriten
advice-fact-hampers = erschwert { $line }
advice-fact-blocks = bringt einen Meteoriten in { $line }
advice-fact-bonus = { $better ->
    [yes] gewinnt
   *[no] verliert
} { $medals ->
    [one] 1 eigene Medaille
   *[other] { $medals } eigene Medaillen
} des Planeten
advice-fact-fills = füllt ein Loch von { $cells ->
    [one] 1 Feld
   *[other] { $cells } Feldern
}
advice-fact-hole = hinterlässt ein Loch von { $cells ->
    [one] 1 Feld
   *[other] { $cells } Feldern
}
advice-fact-fits = hält { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
} für das { $shape }-Plättchen frei
advice-fact-no-room = lässt keinen Platz für das { $shape }-Plättchen
advice-gain-medals = bringt den { $tracker } auf ein Feld mit { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
advice-gain-civ-milestone = bringt eine Bevölkerungskarte der Stufe { $rank }
advice-gain-boost = bringt einen Synergieschub
advice-gain-patch = bringt ein Bonusplättchen
advice-gain-rover = bringt einen neuen Rover
advice-gain-rover-moves = bringt { $steps ->
    [one] 1 Roverbewegung
   *[other] { $steps } Roverbewegungen
}
advice-gain-tech-milestone = schaltet Technologie-Stufe { $level } frei
advice-gain-one-of = bringt „{ $benefit }“
advice-fact-energy-gains = bringt mit Energie auf Wunsch „{ $benefit }“
advice-fact-approaches = kommt bis auf einen Schritt an „{ $benefit }“ heran
advice-fact-advances = rückt den { $tracker } vor
advice-fact-regresses = setzt den { $tracker } zurück
advice-fact-loses-medals = verliert { $count ->
    [one] 1 Medaille
   *[other] { $count } Medaillen
} auf den Leisten
advice-fact-collects-lifepods = sammelt { $count ->
    [one] eine Rettungskapsel
   *[other] { $count } Rettungskapseln
} ein
advice-fact-collects-meteorites = sammelt { $count ->
    [one] einen Meteoriten
   *[other] { $count } Meteoriten
} ein
advice-fact-loads-meteorite = lädt einen Meteoriten auf einen Rover
advice-fact-rover-near = bringt einen Rover bis auf { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} an die Rettungskapsel auf { $cell } heran
advice-fact-loses-lifepods = verliert { $count ->
    [one] eine Rettungskapsel
   *[other] { $count } Rettungskapseln
}
advice-fact-loses-rovers = verliert { $count ->
    [one] einen Rover
   *[other] { $count } Rover
}
advice-fact-meteorite = lässt auf { $cell } einen Meteoriten einschlagen
advice-fact-card-worth = zählt nach jetzigem Stand { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
advice-fact-card-now = wirkt sofort
advice-fact-meets = erfüllt dein Einzelziel „{ $objective }“
advice-fact-serves = dient deinem Einzelziel „{ $objective }“
advice-fact-spoils = schadet deinem Einzelziel „{ $objective }“
advice-fact-leads = übernimmt die Führung bei „{ $objective }“
advice-fact-offers = bringt das { $tile } vor dich
# Was die Bewertung sagt, wo es keine einzelne Tatsache erklärt. part ist lines, tracks, techs, pending, pieces, cards, private oder objectives.
advice-fact-outlook = verspricht { $better ->
    [yes] mehr
   *[no] weniger
} { $part }
advice-part-lines = in Reihen und Spalten
advice-part-tracks = auf den Ressourcenleisten
advice-part-techs = durch Technologien
advice-part-pending = durch Karten und Boni, die noch kommen
advice-part-pieces = durch Rover, Rettungskapseln und Meteoriten
advice-part-cards = durch Bevölkerungskarten
advice-part-private = für deine Einzelziele
advice-part-objectives = für die Nachbarziele
advice-sentence = { $good }.
advice-sentence-but = { $good }. Nachteil: { $bad }.
advice-sentence-bad = Nachteil: { $bad }.
advice-best-later = Bringt mehr, wenn man das Spiel von hier aus probeweise zu Ende spielt.
advice-best-though = Bringt mehr, wenn man das Spiel von hier aus probeweise zu Ende spielt. Nachteil: { $bad }.
advice-best-but = { $good }, und bringt später mehr. Nachteil: { $bad }.
advice-equal-though = Gleicht das später aus. Nachteil: { $bad }.
advice-none = Macht kaum einen Unterschied.
advice-alone = Nichts anderes bringt einen sicheren Gewinn.
advice-none-worse = Bringt insgesamt etwas weniger.
advice-place = { $ring } auf { $cell }
advice-symbol = { $resource } auf { $cell }
advice-first-step = { $choice } (der erste von { $steps } Schritten)
advice-choice = { $effect }: { $choice }
advice-only = Es gibt keine andere Wahl.

# Der Tipp am Tisch.
advice-hint = Um einen Tipp bitten
advice-tab = Beste Möglichkeiten
advice-not-now = Gerade hast du nichts zu entscheiden.
advice-covered = Deck zuerst die Karten auf, unter denen du wählst.
advice-still-thinking = Der Tipp wird noch berechnet.
advice-close = Tipp schließen
advice-thinking = Ich überlege …
advice-tried = { $count ->
    [one] 1 Fortsetzung geprüft
   *[other] { $count } Fortsetzungen geprüft
}
advice-tried-more = { $count ->
    [one] Bisher 1 Weg geprüft
   *[other] Bisher { $count } Wege geprüft
}
advice-failed = Der Tipp ist gescheitert: { $error }
advice-nothing = Hier gibt es nichts zu wählen.
advice-medals = ≈ { $medals } Medaillen
advice-medals-error = ≈ { $medals } ± { $error } Medaillen
advice-medals-help = Die Medaillen, mit denen du am Ende rechnen kannst, wenn alle gut weiterspielen. Die Zahl stammt aus Spielen, die von hier aus probeweise zu Ende gespielt wurden. Der Wert hinter ± sagt, wie sicher der Vergleich ist: Meist weicht der wahre Unterschied um höchstens das Doppelte davon ab. Das wirkliche Ergebnis hängt auch vom Glück ab und davon, wie alle spielen.
advice-best = am besten
advice-equal = etwa gleich gut
advice-gap = { $medals } weniger
advice-option-name = Möglichkeit { $number }: { $choice }, etwa { $medals } Medaillen, { $standing }
advice-standing-best = die beste gefundene
advice-standing-equal = etwa so gut wie die beste
advice-standing-gap = { $medals } Medaillen weniger als die beste
advice-click-prepare = Ein Klick bereitet die Wahl vor; gespielt wird noch nichts.
advice-prepared = Vorbereitet: { $choice }
advice-play = So spielen

# Der Trainer der Übungsspiele.
advice-coach = Trainer
advice-coach-switch = Züge kommentieren
advice-coach-waits = Mach einen Zug, dann sagt der Trainer etwas dazu.
advice-coach-thinking = Der Trainer sieht sich deinen Zug an …
advice-coach-thinking-on = Der Trainer sieht genauer hin …
advice-coach-best = Das ist der beste gefundene Zug.
advice-coach-equal = Etwa so gut wie der beste gefundene Zug.
advice-coach-costs = Kostet etwa { $medals } ± { $error } Medaillen.
advice-coach-better = { $costs ->
    [yes] Besser: { $choice }. { $why }
   *[no] Ebenso gut: { $choice }. { $why }
}
advice-coach-show = Zeigen
advice-coach-try = Zurücknehmen und versuchen
advice-weaker = schwächer
