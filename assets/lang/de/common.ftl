# Wörter, die auf vielen Bildschirmen vorkommen.
common-back = Zurück
common-close = Schließen
common-cancel = Abbrechen
common-keys-title = Tasten
common-key-focus = Durch alles gehen, was sich wählen lässt
common-key-activate = Wählen, was den Ring trägt
common-key-back = Zurück oder schließen
common-key-text-scale = Schrift größer, kleiner oder normal
common-key-rules = Regeln
common-key-keys = Diese Liste
