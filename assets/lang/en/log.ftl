# What happened, one sentence each. The player is told by the line it stands in.
log-named = { $name }: { $text }
log-round = { $solo ->
    [yes] Round { $round } begins.
   *[no] Round { $round } begins. { $name } commands the station.
}
log-rotated = { $steps ->
    [0] The station stays where it is.
    [1] The station turns one depot clockwise.
    [4] The station turns 2 depots anticlockwise.
    [5] The station turns one depot anticlockwise.
   *[other] The station turns { $steps } depots clockwise.
}
log-placed = { $by_card ->
    [yes] Placed at { $cell } by a civ card: { $tile }.
   *[no] Placed at { $cell }: { $tile }.
}{ $lifted ->
    [yes] {" "}{ log-lifted }
   *[no] {""}
}
log-lifted = Nothing could be placed under the restrictions, so they did not apply.
log-discarded = Fits nowhere, set aside: { $tile }.
log-revealed = A new tile lies face up ({ $ring }).
log-meteorite-landed = A meteorite lands at { $cell }.
log-meteorite-repelled = The meteorite at { $cell } is kept away.
log-lifepod-destroyed = The lifepod at { $cell } is destroyed.
log-rover-destroyed = The rover at { $cell } is destroyed.
log-meteorite-destroyed = The meteorite at { $cell } is destroyed.
log-line-cleared = Cleared of meteorites: { $line }.
log-advanced = The { $tracker } advances to { $field }.
log-advanced-medals = The { $tracker } advances to { $field }, now worth { $medals }.
log-advanced-top = The { $tracker } is at the top and gains the movement above it.
log-movement = { $steps ->
    [one] 1 rover movement gained.
   *[other] { $steps } rover movements gained.
}
log-movement-tech = { $steps ->
    [one] 1 rover movement gained through tech { $level }.
   *[other] { $steps } rover movements gained through tech { $level }.
}
log-gained = { $due ->
    [yes] Now due: { $effect }.
   *[no] Now pending: { $effect }.
}
log-gained-energy = May advance a tracker with energy.
log-milestone = Civ milestone reached: a civ card of rank { $rank }.
log-tech = { $tech } is now available.
log-patch = { $on_tile ->
    [yes] A biomass patch is placed on the tile at { $cell }.
   *[no] A biomass patch is placed at { $cell }.
}
log-patch-stored = A biomass patch is stored until the end.
log-rover-placed = A rover lands at { $cell }.
log-rover-moved = A rover drives from { $from } to { $to }.
log-lifepod-collected = The lifepod at { $cell } is collected.
log-meteorite-collected = The meteorite at { $cell } is collected.
log-cards-seen = Looked at the civ cards of rank { $rank }: { $cards }.
log-card-taken = Civ card of rank { $rank } taken: “{ $card }”. { $text }
log-card-secret = A secret civ card of rank { $rank } is kept.
log-card-held = Kept for the end: “{ $card }”. { $text }
log-declined = Declined: { $effect }.
log-lost = Not carried out: { $effect }.
log-idle-resource = { $track ->
    [water] The { $tracker } does not advance: none of the tile’s water lies on ice.
    [biomass] The { $tracker } does not advance: the biomass joins no area that was there before. Patches alone are no area.
   *[other] The { $tracker } does not advance.
}
log-turn-ended = Turn over.
log-last-round = This is the last round. { $reason }
log-commander = { $name } is the next station commander.
log-game-ended = The game is over.

log-reason-unplaceable = { $known ->
    [yes] { $name } could place none of the tiles on offer.
   *[no] One player could place none of the tiles on offer.
}
log-reason-empty-depot = Both stacks of a depot are empty.

# Pending effects as short names, as on the chips of the table.
log-effect-tile = take and place a tile
log-effect-extra-tile = { $resources ->
    [0] extra tile without resources
   *[other] extra tile
}
log-effect-resource = advance the { $tracker }
log-effect-advance = { $times ->
    [one] advance a tracker
   *[other] advance a tracker { $times } times
}
log-effect-advance-one = { $times ->
    [one] advance the { $tracker }
   *[other] advance the { $tracker } { $times } times
}
log-effect-boost = synergy boost
log-effect-different = { $count ->
    [one] advance one more tracker
   *[other] advance { $count } different trackers
}
log-effect-raise = raise trackers to field { $height }
log-effect-energy = energy
log-effect-patch = biomass patch
log-effect-rover = new rover
log-effect-lifepods = { $count ->
    [one] collect a lifepod
   *[other] collect { $count } lifepods
}
log-effect-meteorites = { $count ->
    [one] destroy a meteorite
   *[other] destroy { $count } meteorites
}
log-effect-line = clear a row or column of meteorites
log-effect-relocate = teleport a rover
log-effect-claim = civ card of rank { $rank }
log-effect-keep = keep a civ card of rank { $rank }

# What gave an effect.
log-source-round = The round
log-source-resource = { $resource } of the tile
log-source-card = Civ card “{ $card }”
log-source-stored = Stored biomass patch

# What is asked.
log-ask-tile = Take one of your two tiles and place it.
log-ask-only-tile = Take your tile and place it.
log-ask-extra-tile = { $resources ->
    [0] { $source }: take and place one more tile. Its resources do not advance.
   *[other] { $source }: take and place one more tile.
}
log-ask-discard = No tile on offer can be placed. Take one: both its resources advance, and this is the last round.
log-ask-advance-one = Advance the { $tracker }.
log-ask-advance = { $times ->
    [one] Choose a tracker to advance.
   *[other] Choose a tracker to advance { $times } times.
}
log-ask-boost = Synergy boost: choose any tracker to advance.
log-ask-different = { $count ->
    [one] Choose one more tracker to advance.
   *[other] Choose a tracker to advance; { $count } different ones to go.
}
log-ask-raise = Choose the next tracker to raise, up to field { $height }.
log-ask-energy = Energy: you may advance one of these trackers.
log-ask-patch = Place the biomass patch.
log-ask-patch-or-store = Place the biomass patch, or store it until the end.
log-ask-rover = Choose a cell of the tile for the new rover.
log-ask-rover-milestone = Choose a cell for the new rover. Put it on the tile you just placed.
log-ask-rover-new = Choose a cell of a tile of this round for the additional rover.
log-ask-lifepod = { $count ->
    [one] Choose a lifepod to collect.
   *[other] Choose a lifepod to collect; up to { $count } more.
}
log-ask-meteorite = { $count ->
    [one] Choose a meteorite to destroy.
   *[other] Choose a meteorite to destroy; up to { $count } more.
}
log-ask-line = Choose a row or column to clear of meteorites.
log-ask-relocate = Choose a rover, then the cell to teleport it to.
log-ask-look = Choose a civ card of rank { $rank }.
log-ask-keep = Keep exactly one civ card (milestone of rank { $rank }).
log-ask-keep-extra = No card of rank { $rank } is left; you may keep the extra one.
log-ask-impossible = { $effect }: not possible now. { $why }

# What stands in the way of an effect.
log-hindered-tile = None of your tiles fits on your planet.
log-hindered-advance = None of these trackers can advance.
log-hindered-tracker = The { $tracker } cannot move.
log-hindered-milestone = No milestone lies ahead of the tracker.
log-hindered-regress = None of these trackers can go back.
log-hindered-patch = No cell of your planet can take a patch.
log-hindered-rover = No rover is left, or no cell of the tile can take one.
log-hindered-relocate = You have no rover on your planet, or no cell for it.
log-hindered-destroy-rover = You do not have two rovers on your planet.
log-hindered-lifepod = No lifepod is left on your planet.
log-hindered-collected = You have collected no lifepod.
log-hindered-meteorite = No meteorite lies on your planet.
log-hindered-meteorite-lands = No meteor symbol is free, or a tech keeps meteorites away.
log-hindered-card = No such card is left.
log-hindered-draw = Fewer than three objectives are left.
log-hindered-objective = You have no private objective.
log-hindered-choice = There is nothing to choose from.

# What can be chosen.
log-choice-rotate = { $steps ->
    [0] Do not turn the station
    [1] Turn the station one depot clockwise
    [4] Turn the station 2 depots anticlockwise
    [5] Turn the station one depot anticlockwise
   *[other] Turn the station { $steps } depots clockwise
}
log-choice-place = Place the tile of the { $ring } at { $cell }
log-choice-discard = Take the tile of the { $ring } without placing it
log-choice-advance = Advance the { $tracker } to { $field }
log-choice-advance-top = Take the movement above the { $track }
log-choice-cell = Choose { $cell }
log-choice-store = Store the biomass patch
log-choice-line = Clear { $line }
log-choice-relocate = Teleport the rover from { $from } to { $to }
log-choice-look = Look at the cards
log-choice-keep = Keep “{ $card }”
log-choice-skip = Decline
log-choice-drive = Drive the rover from { $from } to { $to }
log-choice-end = { $preparing ->
    [yes] { table-end-preparation }
   *[no] End the turn
}
log-choice-fetch = Fetch the { $tile }

# What is laid out in a practice game.
log-fetched = the { $tile } moves to the top.
log-arranged-tracker = laid out: the { $tracker } is on { $field }.
log-arranged-lifepod = laid out: a lifepod is placed or removed at { $cell }.
log-arranged-meteorite = laid out: a meteorite is placed or removed at { $cell }.
log-arranged-rover = laid out: a rover is placed or removed at { $cell }.
log-arranged-tile = laid out: the { $tile } is at { $cell }.
log-arranged-patch = laid out: a biomass patch is at { $cell }.
log-arranged-collected-lifepods = laid out: { $count } collected lifepods.
log-arranged-collected-meteorites = laid out: { $count } collected meteorites.
log-arranged-stored-patches = laid out: { $count } stored patches.
log-arranged-movement = laid out: { $count } rover movements.
log-arranged-berth = laid out: a lifepod is placed or removed on the corporation.
log-arranged-token = laid out: the token is on the { $track }.

# Why something is refused.
log-illegal-finished = The game is over.
log-illegal-not-your-turn = It is another player’s turn.
log-illegal-not-now = That is not what is being asked now.
log-illegal-no-such-effect = There is no such pending effect.
log-illegal-urgent = You have to resolve another effect first.
log-illegal-claim-waits = The civ card has to wait until everybody before you has finished.
log-illegal-impossible = This cannot be carried out now.
log-illegal-wrong-answer = That does not answer the question.
log-illegal-mandatory = First carry out what is pending.
log-illegal-mandatory-effect = Something is still pending: “{ $effect }”.
log-illegal-no-tile = Your depot has no such tile.
log-illegal-must-place = This tile fits nowhere, but the other one does: take that one.
log-illegal-cannot-advance = The { $tracker } may not advance now; others may.
log-illegal-at-top = The { $tracker } is at the top of its track.
log-illegal-way-closed = The { $tracker }’s way is blocked: the next field is taken.
log-illegal-wrong-cell = That cell cannot be chosen here.
log-illegal-no-movement = No rover movement is left.
log-illegal-no-rover = None of your rovers is there.
log-illegal-blocked-step = The rover cannot go there.
log-illegal-cannot-store = You cannot store biomass patches.
log-illegal-no-such-card = That card cannot be taken.
log-illegal-rotation = The station turns by 0 to 5 depots.
log-illegal-practice-only = That is possible only in practice games.
log-illegal-not-in-station = That tile is no longer in the station.
log-illegal-cannot-stand = The { $tracker } cannot be there.
log-illegal-no-room = That piece cannot be there.
log-illegal-too-many = All of them are in play already. Remove one first.
log-illegal-too-large = More than that cannot be laid out.
log-fault-outside = It lies partly outside the planet.
log-fault-overlaps = It overlaps something already placed.
log-fault-not-on-edge = The first tile must cover a cell on the planet edge.
log-fault-not-adjacent = It must touch a tile already placed.
log-fault-adjacent-patches = It must touch a tile already placed. Biomass patches do not count.
log-fault-planet = The planet’s rule forbids it.
log-fault-event = The event of this round forbids it.
log-step-missing = There is no cell there.
log-step-rover = Another rover is there.
log-undo-beginning = Nothing has been done yet.
log-undo-revealed = Something hidden has been revealed; you can’t undo further.
log-undo-passed-on = The turn has been passed on; you can’t undo further.
log-undo-gone-on = Others have played on since; you can’t undo further.

# Why a game cannot be set up.
log-setup-seats = A game has 1 to 6 players, not { $count }.
log-setup-seed = The seed is longer than { $most } characters.
log-setup-name = The name at seat { $seat } is longer than { $most } characters.
log-setup-colour = The colour of seat { $seat } does not exist.
log-setup-planet-twice = Only one player can have the planet { $name }.
log-setup-corporation-twice = Only one player can have the corporation { $name }.
log-setup-station = Each depot needs one small and one large stack.
log-setup-two-player-variant = The two-player variant needs exactly two players.
log-effect-keep-any = keep { $count ->
    [one] a civ card
   *[other] { $count } civ cards
}
log-effect-collect-meteorites = collect { $count ->
    [one] a meteorite
   *[other] { $count } meteorites
}
log-effect-regress = move a tracker back
log-effect-regress-one = move the { $tracker } back
log-effect-restart = { $tracker } back to 0
log-effect-to-milestone = { $tracker } to the next milestone
log-effect-one-of = { $first } or { $second }
log-effect-row = gain all fields at one height
log-effect-berth = put down a lifepod
log-effect-reposition = move { $count ->
    [one] a lifepod
   *[other] { $count } lifepods
}
log-effect-token = place your token
log-effect-draw = draw three objectives
log-effect-keep-objective = keep an objective
log-source-tech = tech { $level }
log-source-corporation = your corporation
log-ask-keep-any = Keep { $count ->
    [one] one more civ card.
   *[other] { $count } of all remaining civ cards.
}
log-ask-regress = Which tracker goes back?
log-ask-regress-far = Which tracker goes back by { $times }?
log-ask-bare-further = Advance the { $tracker } further without benefits ({ $times } left).
log-ask-bare = Which tracker advances by { $times } without benefits?
log-ask-pick = Take one of the two benefits.
log-ask-row = Choose a tracker: you gain what the five fields at its height give.
log-ask-token = Choose the track for your corporation’s token. Your techs favour that track.
log-ask-berth = Where does the lifepod go?
log-ask-reposition = Move a collected lifepod to another place.
log-ask-reposition-more = Move a collected lifepod to another place, { $count } times.
log-ask-draw = Draw three objectives and keep one.
log-ask-keep-objective = Keep one of the objectives.
log-ask-collect-meteorite = { $count ->
    [one] Collect a meteorite.
   *[other] Collect a meteorite; up to { $count } more.
}
log-choice-choose = Choose the tile of the { $ring } first
log-choice-regress = Move the { $tracker } back to { $field }
log-choice-reposition = From { $from } to { $to }
log-choice-draw = Draw
log-choice-instead = Use the tech
log-illegal-cannot-regress = The { $tracker } cannot go back there.
log-illegal-wrong-berth = A lifepod cannot go there.
log-illegal-no-tech = No tech can be used here.
log-meteorite-loaded = loads the meteorite at { $cell }.
log-lifepod-berthed = puts the lifepod on: { $to }.
log-lifepod-moved = moves a lifepod from { $from } to { $to }.
log-token = puts the { $token } on the { $track }.
log-regressed = The { $tracker } moves back to { $field }.
log-tile-chosen = chooses the { $tile }.
log-tech-used = uses tech { $level }.
log-objectives-drawn = draws the objectives { $titles }.
log-objective-kept = keeps the objective { $title }.
log-objective-kept-veiled = keeps a private objective.
log-setup-solo = The solo game has one seat and a deck of events.
log-setup-free-play = With one seat there are events in the solo game only.
log-setup-private-objectives = The module of private objectives needs 2 to 6 seats.
log-setup-event-deck = The deck of events has 20 cards, and no more of a colour than there are for so many seats.
log-choice-destroy = Destroy “{ $card }”
log-choice-turn = { $steps ->
    [0] Leave it as it is
    [1] Turn 1 depot clockwise
    [4] Turn 2 depots anticlockwise
    [5] Turn 1 depot anticlockwise
   *[other] Turn { $steps } depots clockwise
}
log-choice-remove = Remove the stack ({ $ring })
log-reason-last-event-card = The last event has been drawn.
log-effect-bare = advance by { $times } without benefits
log-effect-regress-far = move a tracker back by { $times }
log-effect-destroy-objective = destroy a private objective
log-effect-new-rover = additional rover
log-effect-turn = turn the station
log-effect-meteorite-lands = meteorite landing
log-effect-destroy-rover = destroy a rover
log-effect-destroy-lifepod = destroy a lifepod
log-effect-destroy-collected = destroy a collected lifepod
log-effect-one-resource = one resource only
log-effect-remove = remove a stack
log-source-setup = preparation
log-ask-destroy-objective = Which private objective is destroyed?
log-ask-turn = Turn the station or leave it as it is: which depot should face you?
log-ask-destroy-collected = Which collected lifepod is destroyed?
log-ask-resource = Which of the two resources advances?
log-ask-remove = Which stack of your depot leaves the station?
log-ask-meteorite-lands = Where does the meteorite land?
log-ask-destroy-rover = Which rover is destroyed?
log-ask-destroy-lifepod = Which lifepod on the planet is destroyed?
log-milestone-barred = gets nothing from the milestone: { $field }.
log-rover-gained = gets an additional rover.
log-collected-destroyed = loses a collected lifepod ({ $from }).
log-collected-meteorite-destroyed = loses a collected meteorite.
log-resource-ignored = goes without the { $resource }.
log-stack-removed = removes the stack ({ $ring }) from the station.
log-objective-destroyed = loses the private objective “{ $title }”.
log-event-card-foreseen = foresees the next event, the { $event_card }: { $text }
log-event-card-foreseen-veiled = foresees the next event.
log-event-card-revealed = { $event_card }: { $text }
log-cards-added = A civ card joins each rank.
log-cards-removed = Each rank loses a civ card.
log-ask-keep-private = { $count ->
    [one] Keep one private objective.
   *[other] Keep { $count } private objectives.
}
log-seat-to-bot = { $name }’s seat is now played by a bot ({ $level }).
log-seat-to-person = { $name }’s seat is now played by a person.
log-seat-named = { $before } is now called { $name }.
log-take-back = { $steps ->
    [one] Takes back this step.
   *[other] Takes back the last { $steps } steps. They can be redone.
}
log-go-back = Go back { $steps } steps?
log-go-back-hint = Turns that have ended are taken back, too. Redo brings them back until you play something else.
log-go-back-yes = Go back
