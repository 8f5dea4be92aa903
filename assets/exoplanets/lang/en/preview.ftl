# What a choice would bring.
preview-pays = costs { $resources }
preview-gains = brings { $resources }
preview-level = level { $level }
preview-tile = a space tile
preview-creation = 1 creation marker ({ $left } left)
preview-collision = takes the last creation marker: particle collision
preview-marker = { $marker } ({ $left } left)
preview-black-hole = takes the last fusion marker: black hole
preview-solar-storm = takes the last flare marker: solar storm
preview-loses = you lose { $lost }
preview-marked = { $marker }: { $planets }
preview-gets = { $name } gets { $resources }
preview-returns = { $count ->
    [one] 1 life marker returns to { $name }, who takes a resource of choice
   *[other] { $count } life markers return to { $name }, who takes { $count } resources of choice
}
preview-other-loses = { $name } loses { $lost }
preview-points = { $ep } EP
preview-other-points = { $name } { $ep } EP
preview-any = { $count ->
    [one] 1 resource of choice
   *[other] { $count } resources of choice
}
preview-species = { $points } × size { $size } instead of your { $count ->
    [one] life marker, which comes back
   *[other] { $count } life markers, which come back
}
