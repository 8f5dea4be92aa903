# Neighbour objectives: how they stand.
objective-name = { $title }: { $text }. { $player } { $own }, { $opponent } { $other }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
