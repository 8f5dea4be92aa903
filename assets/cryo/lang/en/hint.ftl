# What speaks for a choice.
hint-with = { $choice }: { $reasons }
hint-then = { $choice } – then: { $reasons }
hint-ends-game = ends the game
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-settles = { $count ->
    [one] settles 1 pod
   *[other] settles { $count } pods
}
hint-loses = { $count ->
    [one] loses a pod of yours
   *[other] loses { $count } pods of yours
}
hint-costs-others = { $count ->
    [one] costs others 1 pod
   *[other] costs others { $count } pods
}
hint-wakes = { $count ->
    [one] wakes 1 pod
   *[other] wakes { $count } pods
}
hint-plays-upgrade = an upgrade
hint-plays-mission = a mission
hint-plays-vehicle = a vehicle
hint-draws = { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
hint-completes = completes a machine
hint-runs = { $count ->
    [one] uses 1 machine
   *[other] uses { $count } machines
}
hint-frees-drones = { $count ->
    [one] brings 1 drone home
   *[other] brings { $count } drones home
}
hint-gains = brings { $resources }
hint-costs = costs { $resources }
