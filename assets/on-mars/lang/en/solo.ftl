# The opponent in the solo game, and what has to be met.
solo-goal-first-colonists = First Colonists
solo-goal-next-generation = Next Generation
solo-goal-hunky-dory = Hunky Dory
solo-goal-martian-potato = A Martian Potato
solo-line-level = colony level { $count } or more
solo-line-contracts = { $count ->
    [one] 1 Earth contract
   *[other] { $count } Earth contracts
}
solo-line-contract = the { $contract }
solo-line-private-goal = 1 private goal completed
solo-line-tech-level = a tech of level { $level }
solo-line-tech = { $tech } of level { $level }
solo-line-research = { $count } research tiles
solo-line-shelters = { $count } shelters on the map
solo-line-mines = colonists or building markers on { $count } mines
solo-line-advanced = { $count } advanced buildings
solo-line-advanced-of = { $count } { $buildings }
solo-line-complex-of = part of a complex of { $count } { $buildings }
solo-line-storage = { $goods } in storage
solo-line-scientist = the { $scientist }
solo-line-side = the player marker { $side }
solo-line-lead = { $points } more than Lacerda
solo-met = met
solo-not-met = not met
solo-won = You have met every line of “{ $goal }” and win.
solo-lost = “{ $goal }” is not met: Lacerda wins.
solo-card = Lacerda’s card: { $orbit } in orbit, { $colony } in the colony; mission { $mission }; { $travels ->
    [yes] he travels with the shuttle
   *[other] ✗: he stays
}
solo-pointer = Lacerda’s pointer: { $building }
solo-deed-card = Lacerda turns up a card: { $action }.
solo-deed-place = Lacerda places a colonist on “{ $slot }” and pays { $crystals }.
solo-deed-rover = Lacerda moves his rover to { $hex } instead.
solo-deed-pointer = Lacerda’s pointer goes to { $building }.
solo-deed-shelter = Lacerda builds a shelter on { $hex }.
solo-deed-ship = Lacerda moves a ship to his hangar.
solo-deed-bot = Lacerda puts a bot on his board.
solo-deed-stay = Lacerda stays.
solo-deed-travel = Lacerda travels to { $space }.
solo-deed-discovery = Lacerda puts a { $discovery } on { $hex }.
solo-deed-warehouse = Lacerda takes { $good } from the warehouse.
solo-choose-goal = Which solo goal do you play for?
solo-line = { $line }: { $have }, { $met }
solo-line-each-kind = 1 contract of each kind
solo-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
solo-goal-help = You win only if every line is met at the end.
solo-lead-ahead = { $line }: counted now, you are { $count } ahead
solo-lead-behind = { $line }: counted now, you are { $count } behind
