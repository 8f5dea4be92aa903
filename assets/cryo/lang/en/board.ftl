# The table: names, tooltips and headings.
board-sun = { $count ->
    [0] The track is empty
    [one] 1 incident on the track
   *[other] { $count } incidents on the track
}
board-sun-help = Each recall carries out one incident and turns up the next one of the track: { $stacks }. The sunset comes last; whoever carries it out ends the game.
board-sun-risen = The sunset lies open! Whoever carries it out in a recall ends the game.
board-sun-ends = The game ends with this turn.
board-dock = { $dock }: { $state }
board-dock-open = open
board-dock-taken = drone of { $name }
board-dock-damaged = damaged
board-dock-damaged-open = damaged, open to you
board-dock-line = { $action }: { $deed }
board-dock-not = { $action }: { $deed } – not now: { $reason }
board-cell-help = { $deed }
board-cell-stack = { $deed } Below it: { $count } more. { $cost }
board-tile-cost = In a cost slot it asks for { $cost }.
board-chamber = { $chamber }: { $pods }
board-chamber-nobody = empty
board-chamber-pods = { $count } of { $name }
board-chamber-gone = { $chamber }: sabotaged
board-chamber-help = The pods of all players sleep here. Stasis control of this section wakes your own.
board-chamber-next = The next sabotage of this section destroys this chamber and all pods in it.
board-chamber-danger = A sabotage lies open in this section: the next recall may destroy this chamber.
board-incident = { $section }: { $incident }
board-incident-none = { $section }: no incident
board-incident-help = Whoever recalls the drones carries out one open incident. { $after }
board-salvage = { $space }: { $who }
board-salvage-empty = empty
board-salvage-help = At a recall, each pod here brings its owner what the space shows. The pod stays.
board-launch-help = Launch a vehicle with pods into the caverns. Any number of drones fit here. Here now: { $count }.
board-cavern = { $space }, { $cavern }: { $pods }
board-cavern-down = { $space }, face down ({ $size })
board-cavern-help = Settling costs { $cost }. Most pods: { $first } points, second most: { $second }. A tie for most gives the second value.
board-cavern-leader = { $name } leads.
board-cavern-tie = Tie for most.
board-cavern-down-help = Scouts turn it up and settle a pod at once.
board-cavern-secret = Your ground scanner shows: { $cavern }.
board-segment = Tunnel { $segment }: { $energy } energy
board-segment-help = What a launch to the caverns of this segment costs on the whole way.
board-entrance = Entrance
board-home = { $dock }: { $state }
board-home-drone = drone
board-home-free = free
board-home-help = A drone that comes home here may use the machine: { $machine }.
board-home-no-machine = There is no machine here yet: a slot is empty. A drone may come home all the same.
board-slot = { $slot }: { $tile }
board-slot-empty = empty
board-slot-help = A tile in a cost slot asks for its cost, in a reward slot it gives its reward. It leaves only as scrap.
board-track = { $amount } of { $most }
board-track-help = A nanite may pay for one crystal, organics or tech. What does not fit on a track is lost.
board-pods = { $pods } of { $room } on the platform
board-pods-help = Room for pods on the platform and in the vehicles. { $sleeping } still asleep, { $settled } settled, { $lost } lost. Incidents kept: { $kept }.
board-upgrades = Upgrades
board-missions = Missions
board-vehicles = Vehicles
board-place-empty = free
board-upgrade = Upgrade { $name }
board-vehicle = Vehicle { $name }: { $seats } seats
board-mission = Mission { $name }: { $points } points now
board-mission-down = Mission, face down
board-mission-down-help = Press L to look at your missions.
board-deck = Deck: { $count }
board-deck-help = Discard pile: { $discarded }. When the deck is empty, it is shuffled anew.
board-card = Card { $card }
board-hand-empty = Your hand is empty.
board-card-down = Card { $number }, face down
board-look-first = Your hand lies face down: the key L or the eye below shows it.
board-card-down-help = Click it or press L to look at your hand.
board-card-help = Upgrade: { $upgrade } Mission: { $mission } Vehicle: { $vehicle } Scrap: { $scrap }.
board-scrap = Scrap: { $reward }
board-keep = Click the cards that you keep: { $marked } of 3 marked.
board-mix = Click crystal, organics or tech on your platform to add one.
board-back = Click your pods on the ice to choose: { $marked } marked.
board-launch-vehicle = Click a vehicle, or drag it to a tunnel.
board-launch-segment = Click a tunnel, or drag the vehicle there.
board-launch-pods = Set the pods, look at the bill, and launch.
board-launch-bill = Costs { $cost }
board-launch-nanites = Nanites pay for what is missing.
board-launch-go = Launch
board-launch-title = { $vehicle } → { $segment }
board-action-side =
    { $action } { $side ->
        [left] on the left
        [right] on the right
        [above] above
       *[below] below
    }
board-no-action = No action
board-less = one pod less in { $space }
board-more = one pod more in { $space }
board-pick-cell = Choose a dock that touches it.
board-pick-drone = Set the drone on a free dock.
board-pick-returning = Set the drone on a free dock of your platform.
board-pick-card = Drop it on the places for upgrades, missions or vehicles.
board-other = Platform of { $name }
board-other-help = { $standing }. Upgrades: { $upgrades }. Vehicles: { $vehicles }. Pods: { $room } places, { $settled } settled, { $lost } lost. Incidents kept: { $loot }.
board-none = none
board-points = { $points } points without missions
board-recalls = { $count } on the track
board-lost = { $name } burns { $chamber }
board-lost-pods = lost: { $losses }
board-lost-none = nobody was there
board-sunset = Sunset
board-sunset-by = { $name } ends the game
board-launched = { $name }: launch to { $segment }
