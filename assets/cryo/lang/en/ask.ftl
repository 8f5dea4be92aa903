# What the player is asked, and the answers.
ask-keep = Keep three of your five cards.
ask-main = Your turn: send a drone to a dock, or recall your drones.
ask-main-recall = Your turn: all drones are out. Recall them.
ask-drone = Which drone leaves the platform? A machine only runs when a drone comes home to it.
ask-amount-stasis = Stasis control: how many pods wake up?
ask-amount-reactor = Reactor: how much crystal becomes energy?
ask-mix = Converter: what becomes nanites?
ask-split = Computer: how many cards do you draw, how many do you play?
ask-play = { $left ->
    [one] Play a card from your hand.
   *[other] Play a card from your hand, the first of { $left }.
}
ask-card = Card reward: draw a card, or play one from your hand.
ask-card-draw = Card reward: draw a card.
ask-one-of = Choose one.
ask-wake = { $left ->
    [one] In which chamber does a pod wake? Click it on the ship.
   *[other] { $left } pods wake, one by one: in which chamber? Click it on the ship.
}
ask-tile = The tile: take its reward, or put it into a slot.
ask-prototype = Prototype: pay one resource for the reward of the tile?
ask-scout = Which cavern is scouted?
ask-send = To which salvage space does the pod go?
ask-back = Which pods come back? (up to { $most })
ask-launch = Launch: choose a vehicle, a tunnel segment and the pods.
ask-incident = Recall: which incident is carried out?
ask-elsewhere = No chamber is left there: which section is sabotaged?
ask-return = A drone returns ({ $left } left): on which dock of your platform?
ask-resource = What pays for { $dock }?
ask-card-cost = Which card pays for { $dock }?
ask-automation = Automation: which further machine runs?
ask-second = Overclock: pay 1 tech for another action of this dock?
ask-discard = Too many cards: which one is discarded?
ask-payment = { $cost }: how do you pay?
ask-end = Scrap something, or end your turn.
ask-look = { $question } (Your cards lie face down: L.)
ask-choice-keep = Keep { $cards }
ask-choice-deploy = { $dock }: { $cell }
ask-choice-deploy-only = { $dock }: no action
ask-choice-recall = Recall
ask-choice-drone = Drone of { $dock }
ask-choice-amount-stasis = { $pods } for { $cost }
ask-choice-amount-reactor = { $cost } → { $energy }
ask-choice-mix = { $cost } → { $nanites }
ask-choice-split-draw = Draw { $draw }
ask-choice-split-play = Play { $play }
ask-choice-split-both = Draw { $draw }, play { $play }
ask-choice-play = Play: { $card }
ask-choice-draw = Draw a card
ask-choice-take = Take { $resource }
ask-choice-wake = Wake: { $chamber }
ask-choice-reward = Take the reward: { $reward }
ask-choice-fill = Into { $slot }
ask-choice-spend = Pay { $resource }
ask-choice-scout = Scout { $space }
ask-choice-send = To { $space }
ask-choice-back = Bring back: { $spaces }
ask-choice-launch = { $vehicle } to { $segment }: { $caverns }
ask-choice-launch-to = { $pods } to { $space }
ask-choice-incident = { $section }: { $incident }
ask-choice-elsewhere = Sabotage { $section }
ask-choice-return = { $dock }: no action
ask-choice-return-use = { $dock }: use it
ask-choice-discard = Discard { $card }
ask-choice-run = Use { $dock }
ask-choice-second = Second action: { $cell }
ask-choice-scrap = Scrap { $what } for { $reward }
ask-choice-pay = Pay { $resources }
ask-choice-decline = Decline
ask-choice-end-turn = End turn
