# Gamepads, the two halves of the keyboard, and what is said with them.
devices-mouse = Mouse
devices-keys-left = Keyboard, left half
devices-keys-right = Keyboard, right half
devices-pad = { $family ->
    [xbox] Xbox controller { $number }
    [playstation] PlayStation controller { $number }
    [switch] Switch controller { $number }
   *[generic] Gamepad { $number }
}
devices-move = { $to ->
    [up] Move up
    [down] Move down
    [left] Move left
   *[right] Move right
}
devices-control = { $control ->
    [turn-left] Turn anticlockwise
    [turn-right] Turn clockwise
    [flip] Flip the tile
    [accept] Take, place, choose
    [back] Put back, cancel
    [previous] Previous choice
    [next] Next choice
    [drive] Drive a rover
    [end-turn] End the turn
    [undo] Undo
    [redo] Redo
    [peek] Look at secret cards (hold)
    [hint] Hint
   *[menu] Menu
}
devices-shape = { $shape ->
    [cross] Cross
    [circle] Circle
    [square] Square
   *[triangle] Triangle
}
devices-place = { $place ->
    [up] Top button
    [down] Bottom button
    [left] Left button
   *[right] Right button
}
devices-middle = { $mark ->
    [lines] Menu button
    [windows] View button
    [plus] Plus
    [minus] Minus
    [back] Select
   *[start] Start
}
devices-cross = { $to ->
    [up] D-pad up
    [down] D-pad down
    [left] D-pad left
   *[right] D-pad right
}
devices-stick-pressed = Stick { $side }, pressed
devices-stick = { $to ->
    [up] Stick { $side } up
    [down] Stick { $side } down
    [left] Stick { $side } left
   *[right] Stick { $side } right
}
devices-key-taken-left = { $key } is in use already, in the left half: { $control }.
devices-key-taken-right = { $key } is in use already, in the right half: { $control }.
devices-key-of-the-window = { $key } belongs to the window.

devices-joined = { $device } joins { $name }
devices-full = Every seat has a device.
devices-take-up = Plug it in again, or press a button on another device to take over.

devices-none = No gamepad is connected. Plug one in, or wake it up with one of its buttons.
devices-try = Press a button to try it
devices-unused = without a meaning
devices-yes-by-letter = On Switch controllers, A chooses
devices-yes-by-letter-hint = Otherwise the lowest button chooses, as on other controllers.
devices-what = Action
devices-title = Controllers and keys
devices-open = Set up
devices-pads = Gamepads
devices-actions = Keys and buttons
devices-pad-column = Gamepad
devices-left = Left half
devices-right = Right half
devices-press-key = Key?
devices-change-key = { $control }, { $half }: { $key }
devices-keys-hint = Two people can share the keyboard. Click a key to change it; Esc keeps it.
devices-paused = { $name } pauses: the controller is unplugged.
devices-go-on = Go on with mouse and keyboard
devices-dialog = Controllers…
devices-dialog-hint = A gamepad also joins when you press one of its buttons: first at a seat that pauses, then at the first free one.
devices-shared = Mouse and keyboard
devices-of-seat = { $name }: { $device }
devices-change = What { $name } plays with
