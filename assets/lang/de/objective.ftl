# Nachbarziele: wie sie stehen.
objective-name = { $title }: { $text }. { $player } { $own }, { $opponent } { $other }: { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
