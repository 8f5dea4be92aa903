# Names of things.
names-arm-north = North
names-arm-east = East
names-arm-south = South
names-arm-west = West
names-place = { $arm } { $orbit }
names-planet-at = { $planet } ({ $place })
names-tile = “{ $goal }” / “{ $effect }”
names-bag = Bag
names-stack = Stack { $number }
names-energy = { $count } energy
names-water = { $count } water
names-gas = { $count } gas
names-nothing = nothing
names-item = { $one } or { $other }
names-fusion = { $count ->
    [one] 1 fusion marker
   *[other] { $count } fusion markers
}
names-flare = { $count ->
    [one] 1 flare marker
   *[other] { $count } flare markers
}
names-creation = { $count ->
    [one] 1 creation marker
   *[other] { $count } creation markers
}
names-life = { $count ->
    [one] 1 life marker
   *[other] { $count } life markers
}
names-species = { $count ->
    [one] 1 species marker
   *[other] { $count } species markers
}
names-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
names-goals = { $count ->
    [0] no goals
    [one] 1 goal
   *[other] { $count } goals
}
names-marker-ep = { $ep } EP
names-marker-add = life costs { $resource } more
names-marker-minus = life costs { $count } less
names-black-hole = black hole
names-solar-storm = solar storm
names-category-life = Life
names-category-species = Species
names-category-markers = EP markers
names-category-goals = Goals
names-count-planet = { $planet }: { $points } × { $size } = { $ep }
names-count-marked = { $planet }: { $points } × { $size } { $markers } = { $ep }
names-count-goal = Goal “{ $goal }”: { $ep }
names-tie = Equal points: more claimed goals decide, then more species (rule 9.6).
names-points = { $ep } EP so far
