# What speaks for a choice.
hint-with = { $choice }: { $reasons }
hint-then = then { $reasons }
hint-ends-game = brings the last round
hint-goals = { $count ->
    [one] pays with a private goal
   *[other] pays with { $count } private goals
}
hint-level = the colony reaches level { $level }
hint-points = { $points }
hint-completes = completes the mission “{ $mission }”
hint-contributes = helps the mission “{ $mission }”
hint-goal = completes the private goal “{ $goal }”
hint-meets-contract = meets a contract
hint-upgrades = upgrades { $building }
hint-constructs = constructs { $building }
hint-supports = the colony needs { $buildings }
hint-takes = the blueprint “{ $blueprint }”
hint-learns = a tech: { $tech }
hint-develops = { $count ->
    [one] develops a tech
   *[other] develops { $count } steps
}
hint-hires = hires a scientist or takes a contract
hint-welcomes = welcomes { $ships }
hint-finds = { $count ->
    [one] takes a tile
   *[other] takes { $count } tiles
}
hint-bots = places { $bots }
hint-colonists = { $colonists } for the living quarters
hint-travels = travels
hint-helps-others = others gain by it
hint-gains = brings { $goods }
hint-costs = costs { $goods }
