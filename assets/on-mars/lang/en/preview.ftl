# What a choice would cost, bring and open.
preview-of = { $choice }: { $after }
preview-main = Costs now: { $costs }. { $about }
preview-main-not = Not now: { $reason }. { $about }
preview-other-side = On the other side. { $about }
preview-units = { $units ->
    [one] 1 crystal or colonist, as somebody stands there already
   *[other] { $units } crystals or colonists, as somebody stands there already
}
preview-cleared = clears the colonists of { $names }
preview-no-colonist = no colonist in your living quarters
preview-hired = your colonist is there already
preview-no-slot = no slot is free
preview-nothing-possible = nothing there is possible for you, or it cannot be paid
preview-opens = Then: { $effect }.
preview-developed = Level { $level }, { $points } more at the end.
preview-type = { $gain } for each building of its complex.
preview-needed = Life support needs it: a reward and an extra.
preview-alone = Stands alone: { $gain }.
preview-joins = A complex of size { $size }: it takes tech of level { $level }, and brings { $gain }.
preview-loses = Lost for want of room: { $goods }.
preview-pays = Costs { $paid }.
preview-arrows = Lays out up to { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}.
preview-displaces = A piece of { $name } has to move.
preview-lost = What lies there is lost.
preview-ship = Opens: { $opens }.
preview-crystal = Takes the crystal.
preview-tile = If it stops there: { $effect }.
preview-pays-goals = Private goals pay for the crystals that are missing
