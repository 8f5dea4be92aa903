# Alle begonnenen Partien.
games-title = Meine Partien
games-hint = Jede Partie wird nach jedem Schritt automatisch gespeichert. Eine laufende Partie wird nie entfernt.
games-damaged = Beschädigt
games-in-progress = Laufend
games-over = Beendet
games-unreadable = Eine Partie, die sich nicht lesen lässt
