# Names of things. Those of blueprints and scientists come with the components.
names-mineral = { $count ->
    [one] 1 mineral
   *[other] { $count } minerals
}
names-battery = { $count ->
    [one] 1 battery
   *[other] { $count } batteries
}
names-water = { $count } water
names-plant = { $count ->
    [one] 1 plant
   *[other] { $count } plants
}
names-oxygen = { $count } oxygen
names-crystal = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
names-any = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any kind
}
names-any-lss = { $count } battery, water, plant or oxygen
names-colonists = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
names-colonists-to-work = { $count ->
    [one] 1 colonist to the working area
   *[other] { $count } colonists to the working area
}
names-miner = 1 colonist as its miner
names-goals = { $count ->
    [one] 1 private goal
   *[other] { $count } private goals
}
names-goal-paid = the private goal “{ $goal }”
names-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
names-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
names-cubes = { $count ->
    [one] 1 progress cube
   *[other] { $count } progress cubes
}
names-blueprints = { $count ->
    [one] 1 blueprint
   *[other] { $count } blueprints
}
names-points = { $count } OP
names-movement = { $count } MP
names-nothing = nothing
names-free-of-charge = free of charge
names-or = { " " }or{ " " }

# Places.
names-orbit = Orbit
names-colony = Colony
names-on-orbit = in orbit
names-on-colony = in the colony
names-to-orbit = to orbit
names-to-colony = to the colony
names-to-other = to the other side
names-hex = hex { $hex }
names-space = turn order space { $space }
names-lab = laboratory space { $space }
names-living-quarters = living quarters
names-working-area = working area
names-depot-space = depot space { $space }
names-below-depot = below the depot
names-no-bonus = no bonus
names-life-support = life support
names-private-goal = private goal

# Buildings: as a label, as an object with its article, several of them, several advanced ones.
names-building-mine = mine
names-building-generator = generator
names-building-water-extractor = water extractor
names-building-greenhouse = greenhouse
names-building-oxygen-condenser = oxygen condenser
names-building-shelter = shelter
names-a-mine = a mine
names-a-generator = a generator
names-a-water-extractor = a water extractor
names-a-greenhouse = a greenhouse
names-a-oxygen-condenser = an oxygen condenser
names-a-shelter = a shelter
names-a-any = any building
names-many-mine = mines
names-many-generator = generators
names-many-water-extractor = water extractors
names-many-greenhouse = greenhouses
names-many-oxygen-condenser = oxygen condensers
names-many-shelter = shelters
names-advanced-mine = advanced mines
names-advanced-generator = advanced generators
names-advanced-water-extractor = advanced water extractors
names-advanced-greenhouse = advanced greenhouses
names-advanced-oxygen-condenser = advanced oxygen condensers
names-advanced-shelter = advanced shelters
names-building-at = { $building } on { $hex }

# Tech.
names-tech-mine = mine tech
names-tech-generator = generator tech
names-tech-water-extractor = water extractor tech
names-tech-greenhouse = greenhouse tech
names-tech-oxygen-condenser = oxygen condenser tech
names-tech-rover = rover tech
names-tech-upgrade = upgrade tech
names-tech-ship = ship tech
names-tech-shelter = shelter tech
names-tech-level = { $tech }, level { $level }
names-tech-of = { $tech } of { $name }, level { $level }
names-tech-use-complex = Joins { $buildings } to a complex: as many as the tech has levels.
names-tech-use-rover-mp = As many MP more as it has levels when your rover moves by MP.
names-tech-use-extra-upgrades = As many upgrades more in one action as it has levels.
names-tech-use-extra-ships = As many ships more in one action as it has levels.

# Main actions: the label, and how they are done.
names-main-landing-pod = Landing pod
names-main-obtain-blueprint = Obtain a blueprint
names-main-learn-tech = Learn a technology
names-main-research-development = Research & development
names-main-resupply = Resupply
names-main-control-center = Control center
names-main-construct = Construct a building
names-main-upgrade = Upgrade a building
names-main-welcome-ship = Welcome a ship
names-main-hire = Scientist or contract
names-slot-obtain-blueprint = Obtain a blueprint
names-slot-research-development = Research & development
names-slot-construct = Construct a building
names-slot-upgrade = Upgrade a building
names-slot-hire = Scientist or contract
names-do-landing-pod = Travel to the colony now, without placing a discovery tile. That ends your turn, but for an executive action.
names-do-obtain-blueprint = Place a colonist, take a blueprint of the display with what it gives, and stand a building marker on it. Each colonist to the working area: once more.
names-do-learn-tech = Take a tile of the tech grid, pay for its row, and put it on laboratory column 1. Each colonist to the working area: once more.
names-do-research-development = Place a colonist and develop twice at the usual price. Each colonist to the working area: 1 more step.
names-do-resupply = Take 1 item from the warehouse. Each colonist to the working area: 1 more.
names-do-control-center = { $bots } MP for your bots and { $rover } MP for your rover. Each crystal: 1 MP more; rover tech may be used.
names-do-construct = Place a colonist and construct a building in the building zone of one of your bots.
names-do-upgrade = Place a colonist, pay 1 mineral, and move the marker of a blueprint to a building of its type. Upgrade tech: several.
names-do-welcome-ship = Pay { $cost }, move a ship to your hangar, and take { $first } or { $second }. Each colonist to the working area: once more.
names-do-hire = Place a colonist, and take a scientist or an Earth contract of the display.
names-slots = { $taken } of { $slots } slots taken
names-level-limit = ships so far: { $count } of { $most }

# What cards, tiles and spaces do.
names-effect-gain-resource = gain { $goods }
names-effect-gain-resource-choice = { $others ->
    [yes] gain { $count } resources of your choice, no minerals
   *[other] gain { $count } resources of your choice
}
names-effect-gain-crystal = gain { $crystals }
names-effect-gain-op = score { $points }
names-effect-gain-colonist = gain { $colonists }
names-effect-gain-colonist-for = pay { $cost }: gain { $colonists }
names-effect-warehouse-take = { $count ->
    [one] take 1 item from the warehouse
   *[other] take up to { $count } items from the warehouse
}
names-effect-warehouse-resources = { $count ->
    [one] take 1 resource from the warehouse, no crystal
   *[other] take up to { $count } resources from the warehouse, no crystals
}
names-effect-learn-tech = { $count ->
    [one] learn 1 technology at the usual price
   *[other] learn up to { $count } technologies at the usual price
}
names-effect-develop = { $count ->
    [1] develop once, { $how }
    [2] develop twice, { $how }
   *[other] develop { $count } times, { $how }
}
names-develop-free = with no price for the steps
names-develop-paid = at the usual price
names-effect-take-blueprint = { $count ->
    [one] take 1 blueprint
   *[other] take up to { $count } blueprints
}
names-effect-upgrade = { $count ->
    [one] upgrade 1 building{ $how }
   *[other] upgrade up to { $count } buildings{ $how }
}
names-upgrade-free = { " " }without the mineral
names-upgrade-anywhere = { " " }anywhere on the map
names-effect-construct = construct { $building }
names-effect-move-bots = { $movement } for your bots{ $more }
names-effect-move-bots-as-rover = { $movement } for your bots, which collect like a rover{ $more }
names-effect-move-rover = { $movement } for your rover{ $more }
names-effect-move-rover-highest = move your rover as many hexes as the highest rover tech in play has levels{ $more }
names-effect-move-all = { $bots } for your bots and { $rover } for your rover; crystals and rover tech may add
names-more-crystals = ; crystals may add
names-more-tech = ; rover tech may add
names-more-both = ; crystals and rover tech may add
names-effect-produce-all = your miners and advanced buildings produce once
names-effect-welcome-ship = { $free ->
    [yes] welcome { $ships } without the price
   *[other] welcome { $ships } for the usual price
}
names-effect-welcome-ship-with = { $free ->
    [yes] welcome { $ships } without the price, with { $first } or { $second }
   *[other] welcome { $ships } for the usual price, with { $first } or { $second }
}
names-effect-take-contract = { $paid ->
    [yes] take a contract of the display for its price
   *[other] take a contract of the display for free
}
names-effect-take-scientist = { $free ->
    [yes] take a scientist for free
   *[other] hire a scientist
}
names-effect-hire-any = hire a scientist or take a contract at the usual price
names-effect-retrieve-any = { $count ->
    [one] fetch back 1 colonist from action slots or working area
   *[other] fetch back up to { $count } colonists from action slots or working area
}
names-effect-retrieve-slots = fetch back any number of colonists from action slots
names-effect-retrieve-wa = { $count ->
    [one] fetch back 1 colonist from the working area
   *[other] fetch back up to { $count } colonists from the working area
}
names-effect-exchange-resource = { $gained ->
    [one] pay { $paid } resources, gain 1 other than minerals
   *[other] { $paid ->
        [one] pay 1 resource, gain { $gained } other than minerals
       *[other] pay { $paid } resources, gain { $gained } other than minerals
    }
}
names-effect-copy-discovery = put a discovery tile on the card at first; gain its benefit, now and each time
names-effect-travel-orbit = travel to orbit now
names-effect-travel-colony = travel to the colony now
names-effect-travel-other = travel to the other side now
names-effect-use-advanced-building = use the action of an advanced building
names-boosted = { $effect }; each colonist: { $more }
names-boost-upgrade = 1 more upgrade
names-boost-tech-level = +1 tech level
names-boost-produce-one = one of them once more
names-boost-ship = 1 more ship
names-boost-warehouse = 1 more item
names-boost-learn-tech = 1 more tech
names-boost-crystal = 1 more crystal
names-boost-develop = 1 more step
names-boost-blueprint = 1 more blueprint
names-boost-resource = 1 more resource

# Tiles and cards.
names-blueprint = Blueprint { $number }: { $name }
names-blueprint-about = Level { $level }, { $building }. Action: { $effect }. When taken: { $gain }. At the end { $built } if built, { $unbuilt } if not.
names-discovery = discovery “{ $effect }”
names-research = research { $kind }
names-research-about = { $effect }; one of each type at most
names-scientist-about = Costs { $cost }. Works in: { $works }. At the end { $points } each for all { $scores }.
names-contract-upgrade = upgrade contract “{ $building }”
names-contract-deliver = delivery contract “{ $goods }”
names-contract-upgrade-about = At the end a building marker of yours in a complex of { $size } or more ({ $building }): { $points }, otherwise { $failed }.
names-contract-deliver-about = Put { $goods } on it: { $points }, otherwise { $failed }.
names-contract-rest = still missing: { $goods }
names-contract-complete = complete
names-mission-research-taken = Research
names-mission-blueprints-taken = Blueprints
names-mission-advanced-built = Advanced buildings
names-mission-bots-placed = Bots
names-mission-discovery-taken = Discoveries
names-mission-techs-taken = Technologies
names-mission-cubes-placed = Progress
names-mission-scientists-taken = Scientists
names-mission-contracts-completed = Contracts
names-mission-counts-research-taken = research tiles picked up
names-mission-counts-blueprints-taken = blueprints taken
names-mission-counts-advanced-built = buildings upgraded
names-mission-counts-bots-placed = bots placed after the start
names-mission-counts-discovery-taken = discovery tiles taken by rovers
names-mission-counts-techs-taken = tech tiles taken from the grid
names-mission-counts-cubes-placed = progress cubes placed
names-mission-counts-scientists-taken = scientists hired
names-mission-counts-contracts-completed = contracts completed
names-mission-about = Counts: { $counts }; { $crystals } each time. Still { $left } to go.
names-mission-done = Counts: { $counts }. Complete.
names-goal = { $condition }
names-goal-about = Reward: { $reward }; or { $other }.

# What private goals ask for.
names-needs-level-of-best-tech = a tech of level { $count }
names-needs-ships-in-hangar = { $count } ships in the hangar
names-needs-advanced-markers-on-mars = { $count } advanced buildings
names-needs-mines-with-colonist-or-marker = { $count } mines with a miner or building marker of yours
names-needs-bots-on-mars = { $count } bots on Mars
names-needs-discovery-tiles-taken = { $count } discovery tiles taken by your rover
names-needs-shelters-on-mars = { $count } shelters on the map
names-needs-colonists-in-lq = { $count } colonists in the living quarters
names-needs-blueprints-owned = { $count } blueprints, built or not
names-needs-marker-in-complex = { $count ->
    [one] a building marker in a complex of { $size } or more
   *[other] { $count } building markers in complexes of { $size } or more
}
names-needs-same-resource-not-mineral = { $count } of one resource in storage, not minerals
names-needs-colony-level = colony level { $count } or more
names-needs-tech-tiles = { $count } tech tiles, the shelter tech included
names-needs-research-tiles-taken = { $count } research tiles
names-needs-scientists = { $count ->
    [one] 1 scientist
   *[other] { $count } scientists
}
names-needs-contracts-completed = { $count ->
    [one] 1 complete contract
   *[other] { $count } complete contracts
}
names-needs-tech-on-spaces = tech tiles on the laboratory spaces { $spaces }
names-needs-progress-cubes-placed = { $count } cubes in the progress area
names-needs-complexes-with-marker = building markers in { $count } different complexes of { $size } or more

# What LSS rewards count.
names-per-level-of-best-tech = { $points } for each level of the player's highest tech
names-per-ships-in-hangar = { $points } for each ship in the player's hangar
names-per-advanced-markers-on-mars = { $points } for each of the player's building markers on Mars
names-per-mines-with-colonist-or-marker = { $points } for each mine with the player's miner or building marker
names-per-bots-on-mars = { $points } for each of the player's bots on Mars
names-per-discovery-tiles-taken = { $points } for each discovery tile that the player's rover took
names-per-shelters-on-mars = { $points } for each of the player's shelters on Mars
names-per-colonists-in-lq = { $points } for each colonist in the player's living quarters
names-per-blueprints-owned = { $points } for each blueprint
names-per-marker-in-complex = { $points } for each building marker in a complex
names-per-same-resource-not-mineral = { $points } for each resource of the kind of which the player stores most, minerals aside
names-per-colony-level = { $points } for each level of the colony
names-per-tech-tiles = { $points } for each tech tile
names-per-research-tiles-taken = { $points } for each research tile
names-per-scientists = { $points } for each scientist
names-per-contracts-completed = { $points } for each complete contract
names-per-tech-on-spaces = { $points } for each tech tile on a marked space
names-per-progress-cubes-placed = { $points } for each cube in the progress area
names-per-complexes-with-marker = { $points } for each complex with your building marker

# Players and what they have.
names-own = you
names-crystals-waiting = { $count } below the depot
names-lq = { $count } of { $room } in the living quarters
names-wa = { $count } in the working area
names-hangar = { $ships } in the hangar
names-standing-level = Colony level { $level }

# The points of a result.
names-category-track = On the track
names-category-progress = Progress
names-category-hangar = Hangar
names-category-colonists = Colonists
names-category-tech = Tech
names-category-blueprints = Blueprints
names-category-scientists = Scientists
names-category-contracts = Contracts
names-count-track = On the track: { $points }
names-count-progress = Cubes in the progress area ({ $cubes }): { $points }
names-count-hangar = Ships in the hangar ({ $count }): { $points }
names-count-full-quarters = Living quarters, which count as full: { $points }
names-count-colonists = Colonists at home: { $points }
names-count-tech = Tech in the laboratory: { $points }
names-count-built = Blueprints built ({ $count }): { $points }
names-count-unbuilt = Blueprints not built ({ $count }): { $points }
names-count-scientist = { $scientist }: { $points }
names-count-contract = { $contract }: { $points }
names-task-card = { $task }: { $reward }
# Tasks of the First Colonists.
names-task-learn-tech = learn a tech
names-task-travel-by-shuttle = travel by shuttle
names-task-construct-shelter = construct a shelter
names-task-hire-scientist = hire a scientist
names-task-develop = develop a tech
names-task-develop-twice = develop twice in a turn
names-task-place-discovery = put a discovery on the map
names-task-obtain-blueprint = obtain a blueprint
