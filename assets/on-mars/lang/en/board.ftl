# The table.
board-grid = Tech grid
board-grid-tile = { $tech } ({ $cost })
board-warehouse = Warehouse
board-warehouse-item = Warehouse: { $good }
board-warehouse-help = Resupply, bonuses and benefits take from here. You may only take what fits.
board-exploration = Exploration
board-exploration-help = Travel to the colony, and you put one of the two tiles on the map. { $left } more in the stack.
board-display-card = On display: { $card }
board-track = { $kind }: row { $row } of life support, colony level { $level }
board-track-needed = { $kind }: row { $row } of life support, needed at level { $level }
board-track-help = Whoever builds one while it is needed scores { $reward } and chooses one of four extras.
board-stack = { $kind }: { $left } left
board-stack-help = Costs { $cost }. The arrows lay out crystals on empty hexes.
board-hire = { $name } ({ $cost })
board-hire-gap = A gap: filled with a contract at the end of the turn
board-progress = Progress area: { $own } cubes of yours
board-progress-help = The first time that you form or enlarge a complex of a type, your cube of it comes here. 1 to 5 cubes score 1, 2, 4, 7 or 11 OP at levels 2 and 3 and at the end.
board-space-free = { $name }, free
board-space-taken = { $name }: { $player }
board-shuttle = { $rounds ->
    [0] travels no more
    [one] travels in 1 round
   *[other] travels in { $rounds } rounds
}
board-shuttle-none = shuttle not yet placed
board-shuttle-side = Shuttle track: { $side }
board-shuttle-help = Each round the shuttle moves one space to the middle. From the red space it travels to the other side, to the space with the colony level.
board-mission = Mission { $mission }: { $left } to go
board-level = Level { $level }
board-level-up = Colony level { $level }
board-remaining = To the end: { $left }
board-last-round = Last round
board-over = Game over
board-end-help = Each complete mission and each of the colony levels 3, 4 and 5 is one step. After the last one, this round and one more are played.
board-whole-map = Whole map
board-empty-hex = Empty
board-complex = Complex of { $size }
board-shelter-of = Shelter of { $name }
board-advanced-of = { $card } of { $name }
board-piece-of = { $piece ->
    [miner] Miner of { $name }
    [bot] Bot of { $name }
   *[rover] Rover of { $name }
}

# The board of a seat.
board-storage = Storage, { $most } of each
board-stored = Storage: { $good } of { $most } at most
board-stored-help = One of each, and one more for each shelter on the map. A mineral pays for any other resource.
board-crystals = Crystals in the depot: { $count } of { $most }, { $waits } waiting below
board-crystals-help = Crystals you gain wait below the depot until the end of the round.
board-lq = { $at }: { $count } of { $room }
board-lq-help = { $supply } colonists in the supply. The numbers are the OP of each row at the end.
board-wa = { $at }: { $count }
board-wa-help = Colonists come back from here when you travel.
board-executive = Executive action: { $effect } ({ $price })
board-executive-help = Once a turn, before or after the main action.
board-executive-shut = Shut by a ship: { $effect } ({ $price })
board-executive-shut-help = It opens when you welcome the ship on its space.
board-hangar = Hangar: { $hangar }; supply: { $bots }
board-hangar-help = A ship of the hangar carries you to the other side once, or scores 3 OP at the end.
board-hangar-tiles = Taken: { $tiles }
board-lab-tile = { $name }: { $tech }
board-lab-free = { $name }, free
board-lab-help = A step to here costs { $costs }. Benefit: { $brings }. { $points } OP at the end.
board-card-built = { $name } has built { $card }
board-card-unbuilt = { $name } has not built { $card } yet
board-figure-on = { $about } The figure stands on { $card }.
board-goal = Private goal: { $goal }
board-goal-down = Private goal { $number }, face down
board-goal-down-help = Only its player may look at it: with a click, the eye or its key.
board-goal-done = Private goal completed: { $goal }
board-other = Board of { $name }
board-close = Close the board of { $name }
board-close-help = Back to the map.

# What is in the hand.
board-chosen = { $chosen } of { $count }: click on resources in storage
board-pick-grid = Choose a space of laboratory column 1.
board-pick-lab = Choose the space to which the tile moves.
board-pick-bot = Bot in the hand: { $bots } MP. A click on its own hex puts it back, or takes your rover if it stands there.
board-pick-rover = Rover in the hand: { $rover } MP. A click on its own hex puts it back.
board-pick-card = Choose a building in the building zone of your bots.
board-pick-tile = Choose an empty hex three steps from your rover.
board-pick-colonist = Put the colonist on an action, or into the working area for a boost.

# Points.
board-points-now = If the game ended now: { $total } OP. { $lines }

# A step of the present turn, in the line above the own board.
board-step = Back to before: { $step }
board-step-help = A click takes back this step and all after it.
board-price = Price: { $due }
board-price-part = Price: { $due }; there already: { $paid }
board-price-help = Put crystals, resources, colonists or private goals here to pay with them. A click on them does the same.
board-plan = Plan: { $plan }
board-plan-help = As soon as you construct one of these buildings, this card is shown and you draw two task cards.
board-task-card = Task: { $card }
board-task-card-help = Once you have done the task, a click on the card shows it and brings the reward, in that turn or the next; one card in a turn.
board-first-colonists-down = First Colonists, card { $number }, face down
board-first-colonists-down-help = Only its player may look at it.
