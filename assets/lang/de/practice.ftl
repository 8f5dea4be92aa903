# Übungsspiele und die Liste der Aufgaben.
practice-title = Üben
practice-tab = Übungsspiel
practice-player = Crew
practice-free = Übungsspiel
practice-free-text = Wähle Planet, Konzern und Plätze und probiere aus, was du willst: jeden Sektor, jedes Plättchen, jede Stellung. Du kannst alles rückgängig machen.
practice-free-start = Übungsspiel aufbauen
practice-exercises = Aufgaben
practice-exercises-hint = Eine vorbereitete Stellung und ein Ziel, das du vor dem Ende der Runde erreichst. Ein Tipp ist immer nur einen Klick entfernt.
practice-filter = Gezeigte Aufgaben
practice-filter-all = Alle
practice-filter-unsolved = Noch nicht gelöst
practice-filter-standard = Standardspiel
practice-none = Solche Aufgaben gibt es nicht.
practice-only = Nur { $name }
practice-start = Beginnen
practice-exercise-start = Beginnen: { $title }
practice-difficulty = Schwierigkeit { $level } von 3
practice-solved = Gelöst

# Der Übungsteil des Tischs.
practice-hint = Tipp
practice-solve = Nächster Schritt der Lösung
practice-again = Noch einmal
practice-list = Alle Aufgaben
practice-next = Nächste Aufgabe
practice-stay = Hier bleiben
practice-solved-title = Geschafft!
practice-solved-text = { $shown ->
    [yes] Das war die Lösung. Versuch es jetzt selbst:
   *[no] Du hast das Ziel erreicht:
}
practice-mark = Diese Stellung merken
practice-marks-none = Zu einer gemerkten Stellung kannst du jederzeit zurückkehren.
practice-parts = Teile des Übungsspiels
practice-part-coach = Trainer
practice-part-marks = Merkpunkte
practice-part-position = Stellung
practice-part-why = Warum?
practice-return = Zurück zu Merkpunkt { $name }
practice-unmark = Merkpunkt { $name } löschen
practice-station = Raumstation
practice-turn-left = Nach links drehen
practice-turn-right = Nach rechts drehen
practice-after-turning = Drehe zuerst die Raumstation, wie es die Runde verlangt.
practice-any-tile = Jedes Plättchen
practice-any-tile-hint = Wähle einen Stapel und dann eines seiner Plättchen: Es kommt nach oben und sein Sektor vor dich.
practice-stack = Stapel mit { $count } Plättchen
practice-fetch = Dieses Plättchen holen
practice-position = Stellung
practice-edit = Stellung aufbauen
practice-edit-hint = Klicke auf ein Feld, um den Ressourcenmarker dieser Leiste dorthin zu stellen, auf eine Technologie, um sie freizuschalten, und auf ein Feld des Planeten, um die gewählte Figur zu setzen oder wegzunehmen. Du erhältst dadurch nichts.
practice-piece = Figur
practice-piece-lifepod = Rettungskapsel
practice-piece-meteorite = Meteorit
practice-piece-rover = Rover
practice-piece-patch = Bonusplättchen
practice-count-movement = Roverbewegungen
practice-count-lifepods = eingesammelte Rettungskapseln
practice-count-meteorites = eingesammelte Meteoriten
practice-count-patches = aufbewahrte Bonusplättchen
practice-less = Weniger: { $what }
practice-more = Mehr: { $what }
practice-least = Davon ist nichts mehr da.
practice-most = Mehr gibt es nicht.
practice-why-switch = Jede Wahl erklären
practice-why-rotate = Wer das Kommando hat, dreht die Raumstation beliebig weit; also kann jeder Sektor vor dir liegen.
practice-why-duty = { $optional ->
    [yes] Darauf darfst du verzichten.
   *[no] Das musst du ausführen, wenn es möglich ist.
}
practice-why-count = { $count } Möglichkeiten; sie leuchten auf.
practice-why-discard = Ein Plättchen nehmen, ohne es zu legen
practice-why-must-place = Nicht, solange eines deiner Plättchen passt.
practice-why-may-end = Du darfst den Zug beenden: Alles, was du ausführen musst, ist erledigt.
practice-why-no-end = Du darfst den Zug noch nicht beenden.
practice-why-rules = Regeln { $chapter }
practice-why-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
practice-why-hand = Das Plättchen in deiner Hand, so wie es jetzt liegt:
practice-why-take = Nimm ein Plättchen, dann siehst du, wo es nicht liegen darf und warum.
practice-why-nowhere = Passt nirgends, wie du es auch drehst: { $tile }
practice-why-committed = Du hast schon das andere Plättchen gewählt.
practice-why-patch = Das Bonusplättchen:
practice-why-rovers = Rover
practice-why-drive = Rover auf { $from }, nach { $to }
practice-why-stuck = Der { $tracker } steht am Ende seines Weges oder der Weg ist versperrt.
practice-why-others = Rückt hierdurch nicht vor: { $trackers }
practice-own-tracker = Der eigene Ressourcenmarker
practice-on-tracks = Auf den Ressourcenleisten
practice-filter-turns = Beste Züge
practice-progress = Schwierigkeit { $level }: { $solved } von { $all } gelöst
