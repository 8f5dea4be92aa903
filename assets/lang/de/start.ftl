# Der Startbildschirm.
start-subtitle = Drehe die Raumstation. Forme eine Welt.
start-new-game = Neues Spiel
start-practice = Üben
start-rules = Regeln
start-settings = Einstellungen
start-quit = Beenden
start-sound-turn-on = Ton einschalten
start-sound-turn-off = Ton ausschalten
start-version = Version { $version }
start-continue = Weiterspielen
start-open = Öffnen …
start-recent = Andere Partien
start-records = Bestenliste
start-games = Meine Partien: { $count } laufend
