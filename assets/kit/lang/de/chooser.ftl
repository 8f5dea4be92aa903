# Eine Datei über ihren Pfad wählen, wo der Desktop keinen Dialog dafür hat.
chooser-title-open = Spiel öffnen
chooser-title-save = Spiel speichern
chooser-title-table = Tabelle speichern
chooser-title-picture = Bild speichern
chooser-open = Öffnen
chooser-save = Speichern
chooser-hint = Dieser Desktop hat keinen Dateidialog. Wähle unten eine Partie oder gib den Pfad der Datei ein.
chooser-path = Pfad der Datei
chooser-empty = Gib zuerst einen Pfad ein.
chooser-above = Übergeordneter Ordner
chooser-no-games = In diesem Ordner liegen keine Spielstände.
chooser-no-game = Kein Spielstand
