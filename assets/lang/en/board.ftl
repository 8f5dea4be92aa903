# A planet: the names of its cells, rows and columns.
board-summary = { $planet }, { $covered } of { $cells } cells covered, lifepods: { $lifepods }, rovers: { $rovers }, meteorites: { $meteorites }
board-owner = Planet of { $owner }: { $summary }
board-cell = { $cell }: { $content }
board-ice = ice
board-land = land
board-terrain = { $terrain } terrain
board-patch = biomass patch
board-meteor = meteor symbol
board-meteorite = meteorite
board-lifepod = lifepod
board-rover = rover
board-rover-loaded = rover with a meteorite
board-cost = { $steps ->
    [one] 1 step away
   *[other] { $steps } steps away
}
board-line-complete = { $line }: complete, { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
board-line-blocked = { $line }: blocked by a meteorite, { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} lost until it is collected
board-line-open = { $line }: { $missing ->
    [one] 1 cell missing
   *[other] { $missing } cells missing
} for { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
board-closed = { $cell }, closed this round
