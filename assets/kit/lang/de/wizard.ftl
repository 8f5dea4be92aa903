# Das Einrichten eines Spiels.
wizard-title = Neues Spiel
wizard-title-of = Neues Spiel: { $game }
wizard-turn-order = Gespielt wird reihum in dieser Reihenfolge. Die erste Person beginnt.
wizard-draw-first = Auslosen, wer beginnt
wizard-draw-first-hint = Die Reihenfolge am Tisch bleibt.
wizard-start = Spiel starten
wizard-players-title = Wer spielt mit?
wizard-players-count = Anzahl der Mitspieler
wizard-player = { $bot ->
    [yes] { $number ->
        [1] Wega
        [2] Rigel
        [3] Atair
        [4] Mira
        [5] Deneb
       *[other] Sirius
    }
   *[no] Person { $number }
}
wizard-name-of = Name von Person { $number }
wizard-colour-of = Farbe von { $player }: { $colour }
wizard-colour-hint = Wähle eine Farbe. Wer sie hat, bekommt deine.
wizard-earlier = { $player }: einen Platz nach vorn
wizard-later = { $player }: einen Platz nach hinten
wizard-remove = { $player } entfernen
wizard-others-people = Alle anderen sind Menschen
wizard-others-bots = Alle anderen sind Bots
wizard-groups = Deine Gruppen
wizard-group = Gruppe { $names } an den Tisch setzen
wizard-group-forget = Gruppe { $names } vergessen
wizard-group-keep = Diese Runde als Gruppe merken
wizard-seed = Startwert
wizard-seed-hint = Derselbe Startwert ergibt mit denselben Einstellungen immer dasselbe Spiel.
wizard-seed-empty = Auch ein leerer Startwert ist möglich: Er ergibt immer dasselbe Spiel.
wizard-seed-reroll = Neuer Startwert
wizard-seed-copy = Kopieren
wizard-seed-copied = Der Startwert ist in der Zwischenablage.
wizard-bots-hint = Klicke auf „Person“ oder auf die Stärke eines Bots, um zu wählen, wer einen Platz spielt.
wizard-bots-watch = Nur Bots: Du siehst einem Spiel zu, so schnell oder langsam du magst.
wizard-sets = Spielmaterial
wizard-set-ours = Unser eigenes Material
wizard-set-own = Satz „{ $name }“
wizard-set-hint = Wer das Spiel besitzt, kann mit den gedruckten Werten spielen: mit einer Datei in { $folder }.
wizard-set-template = Vorlage anlegen
wizard-set-template-name = Vorlage
wizard-set-written = Die Vorlage ist da: { $file }. Ändere sie in einem Texteditor und speichere sie unter einem eigenen Namen.
wizard-set-folder = Ordner zeigen
wizard-set-no-folder = Noch gibt es keinen Ordner. „Vorlage anlegen“ erstellt ihn.
wizard-set-again = Erneut prüfen
wizard-key-steps = Vorheriger Schritt, nächster Schritt
