# Wörter, die auf vielen Bildschirmen vorkommen.
common-back = Zurück
common-close = Schließen
common-cancel = Abbrechen
common-keys-title = Tasten
common-key-focus = Alles Wählbare nacheinander ansteuern
common-key-activate = Das Umrandete wählen
common-key-back = Zurück oder schließen
common-key-text-scale = Schrift größer, kleiner oder normal
common-key-full-screen = Vollbild oder Fenster
common-key-rules = Regeln
common-key-keys = Diese Liste
common-key-name-ctrl = Strg
common-key-name-shift = Umschalt
common-key-name-enter = Eingabe
common-key-name-space = Leertaste
common-key-name-backspace = Rücktaste
common-key-name-delete = Entf
common-ago-moment = gerade eben
common-ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
common-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
common-ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
common-crash = Das Spiel endete letztes Mal unerwartet. Nichts ist verloren. Ein Bericht, den du lesen und schicken kannst, liegt in { $file }
common-rule = Taste F1: Regel { $rule }
common-rule-chapter = Taste F1: die Regel
common-and = { $first } und { $second }
common-decimal = { $whole },{ $tenth }
