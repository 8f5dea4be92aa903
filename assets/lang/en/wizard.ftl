# The setup wizard.
wizard-title = New game
wizard-step-players = Players
wizard-step-worlds = Worlds
wizard-step-variants = Variants
wizard-step-station = Station
wizard-step-name = Step { $number }: { $title }
wizard-next = Next: { $step }
wizard-previous = Back to { $step }
wizard-start = Start game
wizard-key-steps = The step before, the next step

wizard-players-title = Who plays?
wizard-players-count = Number of players
wizard-players-order = The seats lie clockwise around the station, in this order. Chance picks the first station commander.
wizard-practice = Alone you play a free practice game: all the rules of the round, but no target, no neighbours and no objectives. Undo never stops.
wizard-practice-section = Undo
wizard-practice-title = Practice game
wizard-practice-hint = Undo never stops, not even where hidden tiles or cards came out.
wizard-player = Player { $number }
wizard-name-of = Name of player { $number }
wizard-colour = { $colour ->
    [0] blue, circle
    [1] orange, triangle
    [2] pink, square
    [3] green, diamond
    [4] yellow, hexagon
   *[other] violet, pentagon
}
wizard-colour-of = Colour of { $player }: { $colour }
wizard-colour-hint = Choose a colour. Whoever has it takes yours.
wizard-earlier = { $player }: one place earlier
wizard-later = { $player }: one place later
wizard-remove = Remove { $player }

wizard-worlds-title = Planets and corporations
wizard-worlds-for = Choose for
wizard-worlds-random = Random for all
wizard-worlds-random-planet = Random planet
wizard-worlds-random-corporation = Random corporation
wizard-worlds-way = How to choose
wizard-worlds-free = Choose freely
wizard-worlds-deal = Deal two, choose one
wizard-worlds-deal-again = Deal anew
wizard-worlds-deal-hint = { $player } was dealt two planets and two corporations and keeps one of each.
wizard-worlds-open = Still to choose a planet and a corporation: { $names }.
wizard-worlds-next = Now chooses: { $player }
wizard-worlds-hall = Gallery
wizard-worlds-planets = Planets
wizard-worlds-corporations = Corporations
wizard-worlds-taken = { $owner }
wizard-worlds-taken-name = { $kind }: { $name }, taken by { $owner }
wizard-worlds-taken-hint = { $owner } has it already; it is there only once.

wizard-variants-title = Variants
wizard-variant-two = Two-player variant
wizard-variant-two-hint = The station turns one depot clockwise by itself every round; nobody decides how far.
wizard-house-title = House rules
wizard-house-hint = Both are off in the printed rules.
wizard-house-reveal = Reveal tiles at once
wizard-house-reveal-hint = The tile under a taken one is turned face up immediately, not at the end of the round.
wizard-house-patches = Patches count as tiles
wizard-house-patches-hint = A new tile may also adjoin just a biomass patch, not only a tile.

wizard-station-title = Space station
wizard-station-random = Random
wizard-station-by-hand = By hand
wizard-station-random-hint = The rings are turned against each other by chance.
wizard-station-by-hand-hint = Every depot has one small and one large stack.
wizard-station-whole = Whole station
wizard-station-exchange = Drag the station to turn it. Choose two stacks of a ring to exchange them.
wizard-turn = one depot clockwise
wizard-turn-back = one depot counter-clockwise
wizard-seed = Seed
wizard-seed-hint = The same seed with the same choices always deals the same game.
wizard-seed-empty = An empty seed works, too: it always deals the same game.
wizard-seed-reroll = New seed
wizard-seed-copy = Copy
wizard-seed-copied = The seed is in the clipboard.

wizard-summary = Your game
wizard-summary-players = { $count ->
    [one] Practice game for 1 player
   *[other] { $count } players
}
wizard-summary-random = Station at random
wizard-summary-by-hand = Station by hand
