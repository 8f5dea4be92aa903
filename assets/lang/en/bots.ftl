# Bots at the seats, and watching them.
bots-person = Person
bots-kind = { $kind ->
    [random] Chance
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[expert] Expert
}
bots-kind-hint = { $kind ->
    [random] does anything that is allowed
    [easy] often misjudges a place
    [normal] sees the next step
    [hard] thinks some rounds ahead
   *[expert] thinks longest
}
bots-person-hint = somebody at this screen
bots-name = { $number ->
    [1] Vega
    [2] Rigel
    [3] Altair
    [4] Mira
    [5] Deneb
   *[other] Sirius
}
bots-seat = Seat { $number } is played by: { $player }
bots-seat-option = Seat { $number }: { $player }
bots-watch = Nobody but bots: you watch a game, at the pace you like.
