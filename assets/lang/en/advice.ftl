# Hints and the coach: the best options of a decision, and why.
advice-fact-completes = completes { $lines } ({ $medals ->
    [one] 1 medal
   *[other] { $medals } medals
})
advice-fact-enables = lets you complete { $line } this turn
advice-fact-nears = leaves only { $missing ->
    [one] 1 cell
   *[other] { $missing } cells
} open in { $line }
advice-fact-keeps-open = keeps { $line } easier to complete
advice-fact-frees = clears { $line } of its meteorite
advice-fact-hampers = makes { $line } harder to complete
advice-fact-blocks = brings a meteorite into { $line }
advice-fact-bonus = { $better ->
    [yes] wins
   *[no] loses
} { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} of the planet itself
advice-fact-fills = fills a hole of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
advice-fact-hole = leaves a hole of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
advice-fact-fits = keeps { $places ->
    [one] 1 place
   *[other] { $places } places
} open for the { $shape } tile
advice-fact-no-room = leaves no room for the { $shape } tile
advice-gain-medals = brings the { $tracker } to a field of { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
advice-gain-civ-milestone = earns a civ card of rank { $rank }
advice-gain-boost = earns a synergy boost
advice-gain-patch = earns a biomass patch
advice-gain-rover = earns a new rover
advice-gain-rover-moves = earns { $steps ->
    [one] 1 rover movement
   *[other] { $steps } rover movements
}
advice-gain-tech-milestone = unlocks tech level { $level }
advice-gain-one-of = earns “{ $benefit }”
advice-fact-energy-gains = can earn “{ $benefit }” with energy
advice-fact-approaches = comes within one step of “{ $benefit }”
advice-fact-advances = advances the { $tracker }
advice-fact-regresses = moves the { $tracker } back
advice-fact-loses-medals = loses { $count ->
    [one] 1 medal
   *[other] { $count } medals
} on the tracks
advice-fact-collects-lifepods = collects { $count ->
    [one] a lifepod
   *[other] { $count } lifepods
}
advice-fact-collects-meteorites = collects { $count ->
    [one] a meteorite
   *[other] { $count } meteorites
}
advice-fact-loads-meteorite = loads a meteorite onto a rover
advice-fact-rover-near = brings a rover within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of the lifepod at { $cell }
advice-fact-loses-lifepods = loses { $count ->
    [one] a lifepod
   *[other] { $count } lifepods
}
advice-fact-loses-rovers = loses { $count ->
    [one] a rover
   *[other] { $count } rovers
}
advice-fact-meteorite = brings a meteorite down at { $cell }
advice-fact-card-worth = is worth { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} as things are
advice-fact-card-now = takes effect immediately
advice-fact-meets = meets your objective “{ $objective }”
advice-fact-serves = serves your objective “{ $objective }”
advice-fact-spoils = sets back your objective “{ $objective }”
advice-fact-leads = takes the lead in “{ $objective }”
advice-fact-offers = brings the { $tile } in front of you
# What the evaluation says where no single fact explains it. part is lines, tracks, techs, pending, pieces, cards, private or objectives.
advice-fact-outlook = { $better ->
    [yes] promises more
   *[no] promises less
} { $part }
advice-part-lines = in rows and columns
advice-part-tracks = on the tracks
advice-part-techs = from techs
advice-part-pending = from cards and benefits still to come
advice-part-pieces = from rovers, lifepods and meteorites
advice-part-cards = from civ cards
advice-part-private = for your own objectives
advice-part-objectives = for the neighbour objectives
advice-sentence = { $good }.
advice-sentence-but = { $good }, but { $bad }.
advice-sentence-bad = { $bad }.
advice-best-later = Does better when the game is played out from here.
advice-best-though = Does better when the game is played out from here, although it { $bad }.
advice-best-but = { $good }, and does better later, although it { $bad }.
advice-equal-though = Makes up for it later, although it { $bad }.
advice-none = Makes hardly any difference.
advice-alone = Nothing else brings a sure gain.
advice-none-worse = Brings a little less overall.
advice-place = { $ring } at { $cell }
advice-symbol = { $resource } on { $cell }
advice-first-step = { $choice } (the first of { $steps } steps)
advice-choice = { $effect }: { $choice }
advice-only = There is nothing else to choose.

# The hint at the table.
advice-hint = Ask for a hint
advice-tab = Best options
advice-not-now = You have nothing to decide right now.
advice-covered = First show the cards that you choose among.
advice-still-thinking = The hint is still thinking.
advice-close = Close the hint
advice-thinking = Thinking…
advice-tried = { $count ->
    [one] Checked 1 way to play on
   *[other] Checked { $count } ways to play on
}
advice-tried-more = { $count ->
    [one] 1 way checked so far
   *[other] { $count } ways checked so far
}
advice-failed = The hint failed: { $error }
advice-nothing = There is nothing to choose here.
advice-medals = ≈ { $medals } medals
advice-medals-error = ≈ { $medals } ± { $error } medals
advice-medals-help = The medals to expect at the end with good play, estimated by playing the game out from here. The number after ± shows how reliable the comparison is: most of the time the true difference is within twice that number. The actual result also depends on luck and on how everyone plays.
advice-best = best
advice-equal = about equal
advice-gap = { $medals } less
advice-option-name = Option { $number }: { $choice }, about { $medals } medals, { $standing }
advice-standing-best = the best found
advice-standing-equal = about equal to the best
advice-standing-gap = { $medals } medals less than the best
advice-click-prepare = Click to prepare it; nothing is played yet.
advice-prepared = Prepared: { $choice }
advice-play = Play it

# The coach of practice games.
advice-coach = Coach
advice-coach-switch = Comment on my moves
advice-coach-waits = Make a move, and the coach will comment on it.
advice-coach-thinking = The coach is looking at your move…
advice-coach-thinking-on = The coach is looking more closely…
advice-coach-best = That is the best move found.
advice-coach-equal = About as good as the best move found.
advice-coach-costs = Costs about { $medals } ± { $error } medals.
advice-coach-better = { $costs ->
    [yes] Better: { $choice }. { $why }
   *[no] Just as good: { $choice }. { $why }
}
advice-coach-show = Show
advice-coach-try = Take back and try it
advice-weaker = weaker
