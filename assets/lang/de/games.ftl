# Alle begonnenen Partien.
games-title = Meine Partien
games-hint = Jede Partie wird nach jedem Schritt automatisch gespeichert. Eine laufende Partie wird nie entfernt.
games-damaged = Beschädigt
games-in-progress = Laufend
games-over = Beendet
games-unreadable = Eine Partie, die sich nicht lesen lässt
games-remove = Partie von { $name } löschen
games-same-deal = Dieselbe Partie von { $name } noch einmal austeilen
games-analyse = Partie von { $name } analysieren
games-replay = Partie von { $name } noch einmal ansehen
games-removed = Gelöscht: { $name }
games-restore = Zurückholen
games-in-use = Diese Partie ist in einem anderen Fenster geöffnet.
