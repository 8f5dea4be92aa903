# The setup wizard.
wizard-step-players = Players
wizard-step-worlds = Worlds
wizard-step-modules = Modules
wizard-step-station = Station
wizard-step-name = Step { $number }: { $title }
wizard-next = Next: { $step }
wizard-previous = Back to { $step }
wizard-known = We know the game
wizard-known-hint = Skips the cards that explain planets, corporations and anything new.

wizard-players-order = The seats lie clockwise around the station, in this order. Chance picks the first station commander.

wizard-worlds-title = Planets and corporations
wizard-worlds-for = Choose for
wizard-worlds-random = { $dealt ->
    [yes] Deal again
   *[no] Random for everyone
}
wizard-worlds-random-planet = Random planet
wizard-worlds-random-corporation = Random corporation
wizard-worlds-way = How to choose
wizard-worlds-free = Choose freely
wizard-worlds-deal = Deal two, choose one
wizard-worlds-deal-hint = { $player } was dealt two planets and two corporations and keeps one of each.
wizard-worlds-open = Still to choose a planet and a corporation: { $names }.
wizard-worlds-next = Next: { $player }
wizard-worlds-hall = Gallery
wizard-worlds-planets = Planets
wizard-worlds-corporations = Corporations
wizard-worlds-taken = { $owner }
wizard-worlds-taken-name = { $kind }: { $name }, taken by { $owner }
wizard-worlds-taken-hint = { $owner } has it already; there is only one.

wizard-alone-title = One player
wizard-alone = Alone
wizard-alone-help = You choose how to play alone in step 3.
wizard-practice-section = Undo
wizard-objectives-section = Objectives
wizard-deck-title = The deck of events
wizard-deck-hint = 20 cards. If you move one slider, the others move too.
wizard-deck-preset-gentle = Gentle
wizard-deck-preset-balanced = Balanced
wizard-deck-preset-harsh = Harsh
wizard-deck-preset-name = Deck: { $preset }
wizard-deck-random = Surprise me
wizard-deck-random-name = Surprise me: a random deck, { $preset }
wizard-deck-of = of { $most }
wizard-deck-picture = The deck: { $deck }
wizard-variants-title = Variants
wizard-house-title = House rules
wizard-house-hint = All are off in the printed rules.

wizard-station-title = Space station
wizard-station-random = Random
wizard-station-by-hand = By hand
wizard-station-hint = { $by_hand ->
    [yes] Every depot has one small and one large stack.
   *[no] The rings are turned against each other at random.
}
wizard-station-whole = Whole station
wizard-station-exchange = Drag the station to turn it. Choose two stacks of a ring to swap them.
wizard-turn = one depot clockwise
wizard-turn-back = one depot anticlockwise

wizard-summary = Your game
wizard-summary-length = About { $minutes } minutes
wizard-summary-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
wizard-summary-open = not chosen yet
wizard-summary-station = { $by_hand ->
    [yes] Station by hand
   *[no] Station at random
}
