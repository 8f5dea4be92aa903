# Names of things. Those of actions, cards and caverns come with the components.
names-crystal = { $count } crystal
names-organics = { $count } organics
names-tech = { $count } tech
names-nanites = { $count ->
    [one] 1 nanite
   *[other] { $count } nanites
}
names-energy = { $count } energy
names-card = 1 card
names-card-rewards = { $count ->
    [one] 1 card reward
   *[other] { $count } card rewards
}
names-wakes = { $count ->
    [one] wake 1 pod
   *[other] wake { $count } pods
}
names-nothing = nothing
names-or = { " " }or{ " " }
names-pods = { $count ->
    [one] 1 pod
   *[other] { $count } pods
}
names-chamber = chamber { $number } ({ $section })
names-cavern = { $name } ({ $size })
names-size-small = small
names-size-large = large
names-salvage = salvage space { $number } ({ $resources })
names-sabotage = sabotage
names-sunset = sunset
names-loot = loot ({ $reward })
names-dock = { $section }, dock { $number }
names-launch-dock = the launch dock
names-home = dock { $number }: { $machine }
names-slot-cost = { $machine }, cost
names-slot-reward = { $machine }, reward
names-cell = { $action } ({ $section })
names-drones = { $count ->
    [0] no drones
    [one] 1 drone
   *[other] { $count } drones
}
names-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
names-missions = { $count ->
    [0] no missions
    [one] 1 mission
   *[other] { $count } missions
}
names-upgrade = upgrade { $name }
names-mission = mission { $name }
names-vehicle = vehicle { $name }
names-category-pods = Pods in caverns
names-category-platform = Pods on the platform
names-category-cards = Upgrades & vehicles
names-category-missions = Missions
names-category-majorities = Majorities
names-count-pods = Pods in caverns ({ $pods }): { $points }
names-count-upgrades = Upgrades: { $points }
names-count-vehicles = Vehicles: { $points }
names-count-platform = Pods on the platform: { $points }
names-count-mission = Mission { $mission }: { $points }
names-count-majority = Majority of { $cavern }: { $points }
names-use-upgrade-ground-scanner = You may look under face-down caverns. Whenever anyone scouts, you gain the settling cost of that cavern.
names-use-upgrade-supercharge = At a launch each energy counts 2.
names-use-upgrade-interface = Your drones may use damaged docks.
names-use-upgrade-wake-up = Each vehicle has 1 more seat; each stasis control costs 1 organics less.
names-use-upgrade-automation = After your drones are back, one more complete machine without a drone may run.
names-use-upgrade-prototype = When a tile goes into a slot, you may pay 1 resource for its reward.
names-use-upgrade-early-warning = Just before a sabotage, one of your pods moves to the next chamber.
names-use-upgrade-overclock = After an action, you may pay 1 tech for another action of that dock.
names-use-mission-ground-scanner = { $points } per cavern with pods of yours.
names-use-mission-supercharge = { $points } per energy left.
names-use-mission-interface = { $points } per incident tile kept.
names-use-mission-wake-up = { $points } per pod in your largest settlement.
names-use-mission-automation = { $points } per tile on your platform.
names-use-mission-prototype = { $points } per { $per } resources left.
names-use-mission-early-warning = { $points } per own pod on the ice.
names-use-mission-overclock = { $points } per cavern with 2 or more pods of yours.
names-use-vehicle = { $seats } seats.
names-use-vehicle-far = { $seats } seats; reaches any tunnel for 1 energy.
names-use-vehicle-rescue = { $seats } seats; when played, one of your lost pods comes back.
names-end-mission = Mission { $mission }
names-end-cavern = Cavern { $cavern }
names-end-points = { $points ->
    [one] { $name }: +1 point
   *[other] { $name }: +{ $points } points
}
