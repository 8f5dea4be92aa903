# Objectives: how they stand.
objective-name = { $title }: { $text }. { $standing }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
objective-progress = { $met ->
    [yes] Met
   *[no] { $over ->
        [yes] Not met
       *[no] Not yet
    }
}: { $how_far }
objective-at-least = { $has } of { $needed }
objective-more-than = { $has }, at least { $needed }
objective-at-most = { $most ->
    [0] { $has } uncovered
   *[other] { $has }, at most { $most }
}
objective-too-many = { $has }, more than { $most }
objective-help-race = Whoever is alone in the lead at the end scores { $win } medals. Tied leaders score { $tie } each.
objective-help-alone = { $medals } medals if you meet it at the end of the game.
