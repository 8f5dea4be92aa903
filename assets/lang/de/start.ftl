# Der Startbildschirm.
start-subtitle = Dreh die Station. Forme eine Welt.
start-rules = Regeln
start-settings = Einstellungen
start-quit = Beenden
start-sound-turn-on = Ton einschalten
start-sound-turn-off = Ton ausschalten
start-version = Version { $version }
start-continue = Weiterspielen
start-continue-round = Runde { $round } · { $when }
