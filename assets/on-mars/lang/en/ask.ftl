# What the player is asked, and the answers.
ask-space = Which space of turn order do you take?
ask-bonus = { $place }: { $effect }. Do you take it?
ask-shuttle = On which side does the shuttle start?
ask-turn = Your turn { $side }: choose a main action, or an executive action first.
ask-turn-main = Choose your main action { $side }.
ask-turn-executive = Take an executive action, or end your turn.
ask-turn-end = End your turn.
ask-turn-goal = { $asked } A private goal is met: click on it.
ask-placing = Colonists stand on this action already: pay { $count }, in crystals or colonists.
ask-more = { $what }: send a colonist to the working area? For it: { $more }
ask-blueprint = { $left ->
    [one] Which blueprint do you take?
   *[other] Which blueprint do you take? ({ $left } left)
}
ask-learn = Which technology do you learn, and on which space?
ask-pay-goals = { $price }: only private goals can pay that. Look at them (L)
ask-pay =
    { $price }: how do you pay?{ $goals ->
        [0] { "" }
       *[other] {" "}Private goals pay too: click one.
    }
ask-develop = { $free ->
    [yes] { $left ->
        [one] Develop free of charge: which tech tile goes a step to the right, and where?
       *[other] Develop free of charge: which tech tile goes a step to the right, and where? ({ $left } left)
    }
   *[other] { $left ->
        [one] Which tech tile goes a step to the right, and where?
       *[other] Which tech tile goes a step to the right, and where? ({ $left } left)
    }
}
ask-warehouse = { $left ->
    [one] What do you take from the warehouse?
   *[other] What do you take from the warehouse? ({ $left } left)
}
ask-move-bots = { $bots } MP left for your bots.
ask-move-rover = { $rover } MP left for your rover.
ask-move-all = { $bots } MP left for your bots, { $rover } for your rover.
ask-move-on = A piece of yours may not stay here: move on. { $left }
ask-type = What do you construct?
ask-site = Where do you construct { $building }?
ask-join = With whose tech does the building join its complex?
ask-extra = With whose { $tech } do you do more of it?
ask-lss = Life support needed that. What do you choose?
ask-fetch = { $left ->
    [one] Which colonist comes back?
   *[other] Which colonists come back? ({ $left } left)
}
ask-fetch-all = Which colonists come back from action slots?
ask-upgrade = { $left ->
    [one] Which blueprint do you build on which building?
   *[other] Which blueprint do you build on which building? ({ $left } left)
}
ask-displace = { $name } builds here ({ $hex }). { $rover ->
    [0] Where does your bot go?
   *[other] Where does your rover go?
}
ask-ship = Which ship do you welcome?
ask-reward = What does the ship bring you?
ask-bot = Where does the new bot stand?
ask-hire = Whom do you hire, or which contract do you take?
ask-refill = Which contract fills the gap of the display?
ask-reply = { $name } has used your { $tech }. Do you keep the oxygen, or develop the tile?
ask-use = Which advanced building do you use?
ask-produce = What produces once more?
ask-choose = { $count ->
    [one] Which resource do you gain?
   *[other] Which { $count } resources do you gain?
}
ask-gain = You gain { $goods }. What goes onto contracts?
ask-deliver = Your last chance to put goods onto contracts.
ask-travel = { $shuttle ->
    [yes] The shuttle flies { $side }. Do you travel?
   *[other] Do you travel { $side } with a ship of your hangar?
}
ask-explore = Which discovery goes to which hex, { $steps } steps from your rover?
ask-radar = Which discovery goes on the Radar?
ask-button-space = { $at } { $space }
ask-choice-space = Space { $space }: { $bonus }
ask-choice-space-here = { $at }, space { $space }: { $bonus }
ask-choice-bonus = Take it
ask-choice-bonus-not = Leave it
ask-choice-more = Once more, for a colonist
ask-choice-more-not = That is enough
ask-choice-executive = { $effect } ({ $price })
ask-choice-end-turn = End turn
ask-choice-pay = Pay { $payment }
ask-choice-blueprint = { $name } ({ $gain })
ask-choice-learn = { $tech } to { $space } ({ $price })
ask-choice-learn-place = { $tech } to { $space } ({ $price }; place { $place } of the tech grid)
ask-choice-develop = { $tech } to { $space } ({ $price })
ask-choice-take = Take { $good }
ask-choice-move-bot = Bot: { $from } → { $to }
ask-choice-move-rover = Rover to { $to }
ask-choice-buy-bot = 1 crystal: 1 MP for bots
ask-choice-buy-rover = 1 crystal: 1 MP for the rover
ask-choice-rover-tech = { $tech } of { $name }: { $level } MP
ask-choice-type = { $building } ({ $cost })
ask-choice-tech = { $tech } of { $name }, level { $level }
ask-choice-tech-boosted = { $tech } of { $name }, level { $level }, and { $colonists }
ask-choice-tech-none = Without tech
ask-choice-tech-boost = Without tech, with { $colonists }
ask-choice-fetch = From “{ $slot }”
ask-choice-fetch-wa = From the working area
ask-choice-upgrade = { $blueprint }: { $building }
ask-choice-ship = Ship of { $space }, opens: { $opens }
ask-choice-hire = { $card } ({ $cost })
ask-choice-reply-oxygen = Keep 1 oxygen
ask-choice-reply-develop = Develop { $tech }
ask-choice-contract = { $contract } ({ $met } / { $failed })
ask-choice-use-pay = { $blueprint }: { $effect } ({ $price })
ask-choice-use-scientist = { $blueprint }: { $effect } (with a scientist)
ask-choice-use-free = { $blueprint }: { $effect } (free of charge)
ask-choice-goal = Private goal ({ $condition }): { $reward }
ask-choice-deliver = { $goods } → { $contract }
ask-choice-deliver-below = { $goods } from below the depot → { $contract }
ask-choice-stay = Stay { $side }
ask-choice-shuttle = Travel { $side } with the shuttle
ask-choice-own-ship = Travel { $side } with a ship of the hangar
ask-choice-explore = { $discovery } to { $hex }
ask-choice-radar = { $discovery }
ask-choice-moved = End the movement
ask-choice-enough = That is all
ask-choice-decline = Do without
ask-choice-show = Show the task card: { $card }
