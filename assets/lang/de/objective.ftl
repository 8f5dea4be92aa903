# Ziele: wie sie stehen.
objective-name = { $title }: { $text }. { $standing }: { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
objective-progress = { $met ->
    [yes] Erfüllt
   *[no] { $over ->
        [yes] Verfehlt
       *[no] Noch nicht
    }
}: { $how_far }
objective-at-least = { $has } von { $needed }
objective-more-than = { $has }, mindestens { $needed }
objective-at-most = { $most ->
    [0] noch { $has } unbedeckt
   *[other] { $has }, höchstens { $most }
}
objective-too-many = { $has }, mehr als { $most }
objective-help-race = Wer am Ende allein vorn liegt, erhält { $win } Medaillen. Bei Gleichstand erhalten die Besten je { $tie }.
objective-help-alone = { $medals } Medaillen, wenn du es am Ende des Spiels erfüllst.
