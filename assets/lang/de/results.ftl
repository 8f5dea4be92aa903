# Das Ergebnis eines Spiels.
results-alone = { $medals ->
    [one] Du beendest das Spiel mit 1 Medaille
   *[other] Du beendest das Spiel mit { $medals } Medaillen
}
results-winners = { $count ->
    [one] { $names } gewinnt mit { $medals } Medaillen
   *[other] { $names } teilen sich den Sieg mit { $medals } Medaillen
}
results-rounds = { $rounds ->
    [one] 1 Runde.
   *[other] { $rounds } Runden.
}
results-close = Gleich viele Medaillen: Weniger leere Felder entschieden, dann weniger Meteoriten auf dem Planeten.
results-tabs = Ergebnis
results-tab-medals = Medaillen
results-tab-planets = Planeten
results-tab-cards = Karten und Ziele
results-tab-course = Spielverlauf
results-rank = Rang { $rank }
results-podium = Siegerpodest: { $ranks }
results-podium-line = { $rank ->
    [0] { $name }: bisher { $medals } Medaillen
   *[other] Rang { $rank } { $name } mit { $medals } Medaillen
}
results-of-lines = Reihen und Spalten
results-of-tracks = Ressourcenleisten
results-of-collected = Eingesammeltes
results-of-cards = Bevölkerungskarten
results-of-objectives = Ziele
results-rows = Reihen
results-columns = Spalten
results-planet-bonus = Planet
results-lifepods = Rettungskapseln
results-meteorites = Meteoriten
results-total = Medaillen
results-empty = Leere Felder (Gleichstand)
results-on-planet = Liegende Meteoriten
results-lines = Reihen { $rows } · Spalten { $columns } · leere Felder { $empty } · nicht eingesammelte Meteoriten { $meteorites }
results-no-cards = Keine Karten für das Spielende.
results-course-hint = Der Medaillenstand am Ende jeder Runde, mit allem, was damals geheim war.
results-course-round = Runde
results-course-medals = Medaillen
results-course-name = Diagramm der Medaillen nach Runden. Am Ende: { $medals }
results-rematch = Revanche
results-rematch-hint = Dieselben Personen und Welten mit neuem Startwert.
results-again = Gleiches Spiel noch einmal
results-again-hint = Derselbe Startwert teilt dieselben Plättchen und Karten aus.
results-change = Aufbau ändern
results-replay = Wiederholung
results-save = Speichern
results-home = Startbildschirm
results-neighbours = Nachbarziele
results-common = Ziel für alle
results-private = Einzelziele
results-solo = { $reached ->
    [yes] Zielwert erreicht: { $medals } von { $target } Medaillen
   *[no] { $medals } von { $target } Medaillen
}
results-solo-target = Zielwert { $target } · { $apart }
results-solo-name = Wertung { $number } von { $all }: { $grade }. { $medals } Medaillen, Zielwert { $target }, Abstand { $apart }
results-solo-first = Das erste Ergebnis mit diesem Planeten, Konzern und Zielwert!
results-solo-best = Neuer Bestwert! Bisher: { $medals }
results-solo-not-best = Bestwert bisher: { $medals } ({ $name })
results-records = Bestenliste

# Die Wertung.
results-counting = { $category }, { $name }: { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
results-counting-over = Und gewonnen hat …
results-counting-hint = Gezählt wird nacheinander, Bereich für Bereich. Eine beliebige Taste zeigt sofort das Ergebnis.
results-skip = Ergebnis zeigen

# Besondere Züge und Bilder der Planeten.
results-best-turn = { $named ->
    [yes] Bester Zug von { $name }, Runde { $round }: { $made } ({ $medals } Medaillen zu erwarten)
   *[no] Bester Zug, Runde { $round }: { $made } ({ $medals } Medaillen zu erwarten)
}
results-turning-point = { $named ->
    [yes] Wendepunkt für { $name } – { $point }
   *[no] Wendepunkt – { $point }
}
results-best-turn-hint = Der Zug, nach dem am Ende am meisten Medaillen mehr zu erwarten waren. Sie sind geschätzt; der Verlauf darüber zeigt die verdienten. Ein Klick zeigt ihn in der Analyse.
results-turning-point-hint = Wo sich die Aussichten am meisten geändert haben, durch wessen Zug auch immer. Ein Klick zeigt die Stelle in der Analyse.
results-portrait = Planet von { $name }
results-portrait-line = { $name } · { $planet } · { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
results-portrait-save = Als Bild speichern
results-portrait-saved = Das Bild ist gespeichert: { $file }
results-cell = { $row }, { $player }: { $value }
results-if-it-ended-now = Als wäre das Spiel jetzt zu Ende. Was andere geheim halten, fehlt.
