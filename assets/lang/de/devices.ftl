# Gamepads, die beiden Hälften der Tastatur, und was man mit ihnen sagt.
devices-mouse = Maus
devices-keys-left = Tastatur, linke Hälfte
devices-keys-right = Tastatur, rechte Hälfte
devices-pad = { $family ->
    [xbox] Xbox-Controller { $number }
    [playstation] PlayStation-Controller { $number }
    [switch] Switch-Controller { $number }
   *[generic] Gamepad { $number }
}
devices-move = { $to ->
    [up] Nach oben
    [down] Nach unten
    [left] Nach links
   *[right] Nach rechts
}
devices-control = { $control ->
    [turn-left] Gegen den Uhrzeigersinn drehen
    [turn-right] Im Uhrzeigersinn drehen
    [flip] Plättchen wenden
    [accept] Nehmen, legen, wählen
    [back] Zurücklegen, abbrechen
    [previous] Vorherige Wahl
    [next] Nächste Wahl
    [drive] Rover fahren
    [end-turn] Zug beenden
    [undo] Rückgängig
    [redo] Wiederholen
    [peek] Geheime Karten ansehen (halten)
    [hint] Tipp
   *[menu] Menü
}
devices-shape = { $shape ->
    [cross] Kreuz
    [circle] Kreis
    [square] Quadrat
   *[triangle] Dreieck
}
devices-place = { $place ->
    [up] Oberer Knopf
    [down] Unterer Knopf
    [left] Linker Knopf
   *[right] Rechter Knopf
}
devices-middle = { $mark ->
    [lines] Menü-Taste
    [windows] Ansicht-Taste
    [plus] Plus
    [minus] Minus
    [back] Select
   *[start] Start
}
devices-cross = { $to ->
    [up] Steuerkreuz oben
    [down] Steuerkreuz unten
    [left] Steuerkreuz links
   *[right] Steuerkreuz rechts
}
devices-stick-pressed = Stick { $side }, gedrückt
devices-stick = { $to ->
    [up] Stick { $side } nach oben
    [down] Stick { $side } nach unten
    [left] Stick { $side } nach links
   *[right] Stick { $side } nach rechts
}
devices-key-taken-left = { $key } ist schon belegt, in der linken Hälfte: { $control }.
devices-key-taken-right = { $key } ist schon belegt, in der rechten Hälfte: { $control }.
devices-key-of-the-window = { $key } gehört dem Fenster.

devices-joined = { $device } spielt { $name }
devices-full = Jeder Platz hat schon ein Gerät.
devices-take-up = Steck das Gerät wieder ein, oder drück auf einem anderen einen Knopf, um zu übernehmen.

devices-none = Kein Gamepad ist angeschlossen. Steck eines ein, oder weck es mit einem seiner Knöpfe.
devices-try = Drück einen Knopf, um es auszuprobieren
devices-unused = ohne Bedeutung
devices-yes-by-letter = Auf Switch-Controllern wählt A
devices-yes-by-letter-hint = Sonst wählt der unterste Knopf, wie auf anderen Controllern.
devices-what = Aktion
devices-title = Controller und Tasten
devices-open = Einrichten
devices-pads = Gamepads
devices-actions = Tasten und Knöpfe
devices-pad-column = Gamepad
devices-left = Linke Hälfte
devices-right = Rechte Hälfte
devices-press-key = Taste?
devices-change-key = { $control }, { $half }: { $key }
devices-keys-hint = Zwei Personen können sich die Tastatur teilen. Klick auf eine Taste, um sie zu ändern; Esc lässt sie, wie sie ist.
devices-paused = { $name } pausiert: Der Controller ist nicht mehr angeschlossen.
devices-go-on = Mit Maus und Tastatur weiterspielen
devices-dialog = Controller …
devices-dialog-hint = Ein Gamepad steigt auch ein, wenn du darauf eine Taste drückst: zuerst auf einem Platz, der pausiert, sonst auf dem ersten freien.
devices-shared = Maus und Tastatur
devices-of-seat = { $name }: { $device }
devices-change = Womit { $name } spielt
