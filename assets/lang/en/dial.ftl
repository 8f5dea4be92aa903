# The space station: the names of its stacks.
dial-name = Space station, rotation { $rotation }
dial-depot = Depot { $depot }, { $ring }: { $top }, { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
dial-depot-of = { $depot }, in front of { $player }
dial-depot-of-commander = { $depot }, in front of { $player }, the station commander
dial-empty = empty
dial-hidden = { $shape } tile, face down
