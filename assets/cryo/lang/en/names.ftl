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
