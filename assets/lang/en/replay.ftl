# The replay of a game.
replay-station = Station
replay-medals = { $medals ->
    [one] 1 medal so far
   *[other] { $medals } medals so far
}
