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
advice-fact-blocks = puts a meteorite into { $line }
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
advice-fact-no-room = leaves no place for the { $shape } tile
advice-gain-medals = brings the { $tracker } to { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
advice-gain-card = earns a civ card of rank { $rank }
advice-gain-boost = earns a synergy boost
advice-gain-patch = earns a biomass patch
advice-gain-rover = earns a new rover
advice-gain-movement = earns { $steps ->
    [one] 1 rover movement
   *[other] { $steps } rover movement
}
advice-gain-tech = unlocks tech level { $level }
advice-gain-one-of = earns { $benefit }
advice-fact-energy = can bring “{ $benefit }” by energy
advice-fact-approaches = comes within one step of “{ $benefit }”
advice-fact-advances = advances the { $tracker }
advice-fact-regresses = moves the { $tracker } back
advice-fact-lifepods = collects { $count ->
    [one] a lifepod
   *[other] { $count } lifepods
}
advice-fact-meteorites = collects { $count ->
    [one] a meteorite
   *[other] { $count } meteorites
}
advice-fact-near = brings a rover within { $steps ->
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
advice-fact-card-worth = “{ $card }” is worth { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} as things are
advice-fact-card-now = “{ $card }” takes effect at once
advice-fact-meets = meets your objective “{ $objective }”
advice-fact-serves = serves your objective “{ $objective }”
advice-fact-spoils = sets back your objective “{ $objective }”
advice-fact-leads = takes the lead in “{ $objective }”
advice-fact-offers = brings the { $tile } before you
# What the evaluation says where no single fact explains it. part is lines, tracks, techs, pending, pieces, cards, private or objectives.
advice-fact-outlook = { $better ->
    [yes] promises more
   *[no] promises less
} { $part ->
    [lines] in rows and columns
    [tracks] on the tracks
    [techs] from techs
    [pending] from cards and benefits still to come
    [pieces] from rovers, lifepods and meteorites
    [cards] from civ cards
    [private] for your own objectives
   *[objectives] for the objectives with your neighbours
}
advice-sentence = { $good }.
advice-sentence-but = { $good }, but { $bad }.
advice-sentence-bad = { $bad }.
advice-none = Hardly differs from the others.
advice-none-worse = Brings a little less overall.
advice-choice = { $effect }: { $choice }
advice-only = There is nothing else to choose.
