# Modules, variants and house rules.
modules-solo = Solo game
modules-help-solo = You play against a target number of medals. Every round the station turns one depot clockwise by itself and an event is revealed; of four private objectives you keep three.
modules-free-play = Free play
modules-help-free-play = All the rules of the round, but no target, no events and no objectives. You can undo everything.
modules-practice = Practice game
modules-help-practice = You can undo everything and set up any depot, tile and position. The result does not enter the records.
modules-events = Events
modules-help-events = Every round an event is revealed and carried out by everybody before the tiles are taken. After the last one the game ends.
modules-private-objectives = Private objectives
modules-help-private-objectives = Everyone draws two private objectives and keeps one in secret. It scores 5 medals if it is met at the end.
modules-two-players = Two-player variant
modules-help-two-players = The station turns one depot clockwise by itself every round; nobody chooses how far.
modules-reveal-at-once = Reveal tiles at once
modules-help-reveal-at-once = The tile under a taken one is turned face up immediately, not at the end of the round.
modules-patches-count = Patches count as tiles
modules-help-patches-count = A new tile may also lie where it touches only a patch.
modules-claims-after-round = Choose civ cards after the round
modules-help-claims-after-round = Whoever reaches a civ milestone chooses the card when everybody has finished the round, not at once.
modules-event-cards = { $colour ->
    [green] Green events
    [orange] Orange events
   *[red] Red events
}
modules-deck = { $green } green, { $orange } orange, { $red } red
modules-made-up = { $base } to begin with, { $green_shift } for { $green } green, { $orange_shift } for { $orange } orange and { $red_shift } for { $red } red events.
modules-target = Target: { $medals } medals
modules-grade = { $grade ->
    [0] Radio silence
    [1] Distress call
    [2] Lonely outpost
    [3] Mission accomplished
    [4] Flourishing colony
    [5] Green world
   *[other] New home of humankind
}
modules-grade-help = { $grade ->
    [0] Nobody answers any more. The planet stays unknown.
    [1] Someone lives down there, but wants to be picked up.
    [2] The first huts are up. Almost!
    [3] The target is reached: people can live here.
    [4] Better than planned: the first shuttles are fully booked.
    [5] Even the station commander wants to move down.
   *[other] A world that will be in every schoolbook.
}
