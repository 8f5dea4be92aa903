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
names-loot = loot: { $reward }
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
names-category-platform = Platform
names-category-cards = Upgrades & vehicles
names-category-missions = Missions
names-category-majorities = Majorities
names-count-pods = Pods in caverns ({ $pods }): { $points }
names-count-upgrades = Upgrades: { $points }
names-count-vehicles = Vehicles: { $points }
names-count-platform = Pods on the platform: { $points }
names-count-mission = Mission { $mission }: { $points }
names-count-majority = Majority of { $cavern }: { $points }
