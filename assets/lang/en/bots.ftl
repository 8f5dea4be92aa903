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
    [easy] overlooks much
    [normal] sees the next step
    [hard] thinks some rounds ahead
   *[expert] plans longer, also against you
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
bots-hint = Click “Person” to let a bot play a seat.
bots-pace = Pace of bots
bots-pace-hint = How long their moves stay on show.
bots-pace-slow = Slow
bots-pace-normal = Normal
bots-pace-fast = Fast
bots-pace-instant = Instant
bots-thinks = { $name } is thinking
bots-waits = { $name } waits
bots-pause = Pause
bots-go-on = Go on
bots-step = One move
bots-pause-name = Let the bots wait
bots-go-on-name = Let the bots go on
bots-step-name = Let a bot make one move
bots-level = { $name } is a bot: { $player }
bots-level-hint = It knows what a person in its place would know, and nothing else.
bots-follow = Follow the game
bots-fault = { $name } has come to no decision ({ $error }). “Go on” lets it try again.
bots-key-pause = let the bots wait or go on, one move
bots-at-table = Bots: { $names }.
