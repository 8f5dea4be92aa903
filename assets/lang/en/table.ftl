table-round = Round { $round }
table-turn-of = { $name } plays
table-last-round = Last round
table-undo = Undo
table-redo = Redo
table-redo-nothing = Nothing has been undone.
table-menu = Menu
table-save = Save
table-save-as = Save as…
table-open = Open…
table-players = Players…
table-players-rated = A solo game in which a bot has played gives no record.
table-rules = Rules
table-keys = Keys
table-settings = Settings
table-leave = To the start screen

table-tab-planet = Planet
table-tab-station = Station
table-tab-seats = Other players
table-tab-tracks = Corporation
table-tab-cards = Cards
table-tab-log = Log

table-station = Space station
table-turn-left = Turn anticlockwise
table-turn-right = Turn clockwise
table-turn-confirm = { $steps ->
    [0] Leave it as it is
    [1] Turn 1 depot clockwise
    [4] Turn 2 depots anticlockwise
    [5] Turn 1 depot anticlockwise
   *[other] Turn { $steps } depots clockwise
}
table-no-tiles = This depot has no tile face up.
table-offer-of = On offer to { $name }
table-tile-hint = Click to take it and hold it over the planet.

table-look-back = Back to your planet
table-look-at = Look at { $name }
table-all-boards = All boards
table-all-boards-close = Back to the table

table-token-now = { $track } (as now)
table-objectives = Neighbour objectives
table-standing = { $own } : { $other }
table-against = against { $name }
table-cards = Civ cards
table-no-cards = No cards yet.
table-cards-done = Carried out:
table-secret-cards = { $count ->
    [one] One secret card.
   *[other] { $count } secret cards.
}

table-ask-finished = The game is over.
table-ask-awaited = It is your turn.
table-look-back-awaited = Your move: back to your planet
table-ask-looking = You are looking at the planet of { $name }.
table-ask-rotate = { $name }, turn the station or leave it as it is.
table-ask-others-rotate = { $name } is turning the station.
table-ask-wait = Your civ card waits for { $name }. Wait, or end your turn and choose the card after the round.
table-ask-end = Everything is done. End your turn.
table-ask-end-round = Everything is done. Ending your turn ends the round: then nothing can be undone.
table-ask-end-without-rover = You have no rover on your planet, so the movement lapses. End your turn.
table-ask-end-stuck = None of your rovers can move, so the movement lapses. End your turn.
table-ask-begin = Your preparation is complete.
table-ask-drive-where = Click a numbered cell to drive there, or end your turn.
table-ask-drive = Click a rover to see where it can drive, or end your turn.
table-end-preparation = Continue
table-end-turn = { $preparing ->
    [yes] { table-end-preparation }
   *[no] End turn
}
table-movement = { $steps ->
    [one] 1 movement
   *[other] { $steps } movements
}
table-movement-title = Rover movement
table-movement-help = Spend it at any time in your turn: click a rover, then a cell within reach. What is left at the end of the turn lapses; after the last round, it can still be used.
table-give-up = Let it lapse
table-decline = Decline
table-spin-left = Turn anticlockwise
table-spin-right = Turn clockwise
table-flip = Flip
table-place = Place
table-pin = Set down here
table-drive-costs = This drive costs medals
table-out-of-reach = The rover cannot get there with the remaining movement.
table-put-back = Put back
table-take = Take: { $tile }
table-discard-tile = { $ring }: { $first } and { $second }
table-discard-hint = The tile is set aside. Energy on it counts as its other resource, and water needs no ice.
table-cells = { $count ->
    [one] One cell of the planet can be chosen.
   *[other] { $count } cells of the planet can be chosen.
}
table-store = Store until the end
table-relocate-rover = Choose a rover on the planet.
table-relocate-target = Choose where it goes.
table-relocate-other = Another rover
table-look = Look at the cards of rank { $rank }
table-cards-aside = Look at the board first
table-show-cards = Show the cards
table-keep = Keep
table-keep-card = Keep { $card }

table-waste-title = End the turn?
table-waste-movement = { $steps ->
    [one] 1 rover movement is not used yet.
   *[other] { $steps } rover movements are not used yet.
}
table-waste-effect = You could still use: { $effect }.
table-waste-end = End the turn
table-waste-back = Keep playing
table-waste-never = End it and don’t ask again


table-key-dial = Turn the station
table-key-take = Take the small or the large tile
table-key-spin = Turn and flip the tile, as the wheel and the right button do
table-key-move = Move the tile or the cursor
table-key-step = Next or previous legal placement
table-key-confirm = Put down, confirm, choose the cell
table-key-put-back = Put back
table-key-effect = Next or previous pending effect
table-key-choice = Choose by number
table-key-cell = To the next cell that can be chosen
table-key-decline = Decline or give up
table-key-rover = Next rover
table-key-end = End the turn
table-key-hint = Hint: the best options, and why
table-key-undo = Undo, redo
table-key-look = Look at the next player, at all boards
table-key-files = Save, open
table-key-menu = Menu
table-medals = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
table-preview-complete = This line would be complete.
table-preview-blocked = A meteorite would block { $line }.
table-preview-tracks = The medals of your tracks: { $medals }.
table-preview-bonus = The planet’s own medals: { $medals }.
table-preview-objective = The objective “{ $title }”: { $medals }.
table-preview-last = This would empty the depot: it would be the last round.
table-preview-energy = Energy may advance one of: { $trackers }.
table-preview-energy-one = { $count } choices
table-preview-one-resource = one resource of two
table-preview-one-resource-help = You then choose which of the two resources advances its tracker.
table-preview-ice = { $count ->
    [one] Covers one ice cell.
   *[other] Covers { $count } ice cells.
}
table-preview-dry = No ice
table-preview-dry-help = The water brings nothing: no water cell of the tile lies on ice.
table-preview-lifepods = { $count ->
    [one] Destroys a lifepod.
   *[other] Destroys { $count } lifepods.
}
table-preview-rovers = { $count ->
    [one] Destroys a rover.
   *[other] Destroys { $count } rovers.
}
table-preview-meteorite = A meteorite lands at { $cell }.
table-preview-repelled = A tech keeps the meteorite away.
table-tile-unfit = It fits nowhere on your planet. Take the other tile.
table-tile-later = Nobody is taking a tile right now.
table-commander = { $name } commands
table-count = Count now
table-part-preparation = Preparation
table-part-end = End of the game
table-phase-rotate = The commander turns the station.
table-phase-turns = All players take a tile, place it and resolve its effects, one after the other.
table-phase-claims = The civ cards still waiting are claimed.
table-phase-end = The last steps of the game: stored patches and end-of-game cards.
table-pending = Pending:
table-chip-at-once = A click carries it out: { $choice }.
table-all = Do all { $count }
table-all-help = Carries out everything that leaves no choice, in this order. Undo takes it back as one step.
table-impossible = { $source }: not possible now. { $why }
table-milestones = { $count ->
    [one] One card is still to be claimed.
   *[other] { $count } cards are still to be claimed.
}
table-secret-card = Secret card of rank { $rank }
table-phase-preparation = Before the first round, everyone makes their preparations.
table-use-tech = Use tech { $level }
table-row-empty = nothing
table-choose-first = Choose first ({ $ring }): { $steps ->
    [one] 1 movement
   *[other] { $steps } movements
}
table-choose-first-help = You commit to this tile and gain the movement before you place it. You must then place this tile.
table-step-locks = locks tech { $levels }
table-step-way = { $field } ({ $steps } steps)
table-step-more = { $step } – then { $more ->
    [one] one more step
   *[other] { $more } more steps
}
table-other-tracker = Another tracker
table-rover-first = Several rovers can drive. Click one of them first.
table-tile-first = Take one of your tiles first.
table-no-choice = Key { $digit } does nothing now.
table-tracker-first = Several trackers can go there. Click the tracker first.
table-then-field = Then choose where it goes.
table-lifepod-which = { $lifted ->
    [yes] Choose its new place.
   *[no] Choose a collected lifepod.
}
table-lifepod-other = Another lifepod
table-fields = { $count ->
    [one] One field of the corporation board can be chosen.
   *[other] { $count } fields of the corporation board can be chosen.
}
table-abilities = Abilities:
table-ability = Tech { $level }: { $effect }
table-key-tech = Use a tech instead
table-contests = For everyone
table-private = Private objectives
table-keep-objective = { $private ->
    [yes] { $count ->
        [one] Keep one objective for yourself.
       *[other] Keep { $count } objectives for yourself, one after the other.
    }
   *[no] Keep one objective for everyone to compete for.
}
table-secret-objectives = { $count ->
    [one] One secret objective, known only to its owner.
   *[other] { $count } secret objectives, known only to their owner.
}
table-modules = In this game
table-solo-standing = { $medals } / { $target }
table-solo-standing-name = Solo game: { $medals } of { $target } medals
table-solo-standing-help = The target is { $target } medals. If the game ended now, you would be at { $apart } and be rated “{ $grade }”.
table-objectives-later = They are dealt once everyone has kept a private objective.
table-movement-given = At the start of the round: { $text }
table-objectives-medals = They count { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} for you as things stand.
table-banner-objectives = The neighbour objectives are on the table
table-objectives-dealt = The neighbour objectives are on the table.
table-banner-over = Everybody has finished round { $round }
table-banner-claims = Cards are claimed in turn: { $name } begins
table-banner-last = The last round is over
table-banner-end = Now the end-of-game cards count

# The tile in the hand.
table-held-left = Turn the held tile anticlockwise
table-held-right = Turn the held tile clockwise
table-held-flip = Flip the held tile
table-held-put-back = Take the held tile up again
table-held-lay = Lay the held tile here
table-held-turn = It fits nowhere as it lies. Turn or flip it.

# A seat in one or two lines.
table-vitals-title = This player’s trackers and pieces
table-vitals-pieces = Techs: { $techs }, rovers on the planet: { $rovers }, lifepods: { $lifepods }, meteorites: { $meteorites }
table-vitals-since = Since your last step
table-vitals-since-help = What this player has gained since then: medals first, then what there is most of. “…” means that there is more.
table-banner-event = Event: { $title }
table-foreseen-unseen = The next event card is face down: hold L and click its sign at the top.
table-objectives-changed = { $own ->
    [yes] Your medals from objectives: { $changes }.
   *[no] { $name } has changed your medals from objectives: { $changes }.
}
table-objective-change = “{ $title }” { $medals }
table-private-met = Private objective met: “{ $title }”. It counts if that is still so at the end.
table-private-lost = Private objective no longer met: “{ $title }”.
table-techs-locked = { $by_rule ->
    [yes] No longer unlocked: tech { $levels }. The corporation’s rule: { $rule }
   *[no] No longer unlocked: tech { $levels }.
}
table-held-hinted = The hint has weighed this:
table-held-costs = Confirm it to lay the tile.
table-patch-costs = Click again to lay the patch.
table-tech-unlocked = Tech { $level } is yours. { $words }
table-card-waits = Rank { $rank } card waits
table-card-lacks = No card of rank { $rank } left
table-card-waits-help = { $after_round ->
    [yes] You have earned a civ card of rank { $rank }. In this game, cards are claimed when everybody has finished the round, beginning with the station commander. (Rules 3.6)
   *[no] You have earned a civ card of rank { $rank }. You choose it as soon as everybody before you has finished; if you end your turn before that, you choose it after the round. (Rules 3.6)
}
table-of-objectives = Of these, { $medals } from objectives
table-of-objectives-help = What an objective brings can change until the end, with every step of a neighbour. Everything else is earned.
table-vitals-replay = Show what happened since your last turn
table-replay = Replay so far
table-restart = Same deal from the start
table-label-score = Medals if the game ended now
table-key-labels = Label the table
table-key-repeated = The remaining steps were taken automatically. This is the next question.
table-planet-lifted = Nothing could be placed under the bans of the planet, so they do not bind your tile.
