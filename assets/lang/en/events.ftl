# The event cards: their headlines, and texts built from what they do.
events-title-1 = Cargo bay reports one rover too many
events-title-2 = New notices on the board
events-title-3 = Headquarters has one more wish
events-title-4 = A great leap, little applause
events-title-5 = The first bus line is running
events-title-6 = New firmware for the wheels
events-title-7 = The rover floats after all
events-title-8 = Rover now runs on compost
events-title-9 = School starts on deck four
events-title-10 = Warm showers for everyone
events-title-11 = First harvest festival
events-title-12 = The pump has repaired itself
events-title-13 = Algae ahead of schedule
events-title-14 = It rained. It really rained!
events-title-15 = You have the helm
events-title-16 = Something green between the rocks
events-title-17 = For once, everything works
events-title-18 = Somebody is knocking in the pod
events-title-19 = Geology wants exactly that rock
events-title-20 = Coffee machine back online
events-title-21 = Traffic jam at the airlock
events-title-22 = Update failed, trying again
events-title-23 = Coolant in the wrong tank
events-title-24 = Vines in the gearbox
events-title-25 = Who has the manual?
events-title-26 = Shower rota suspended
events-title-27 = Beans again
events-title-28 = Dripping in the server room
events-title-29 = The fungus likes circuit boards
events-title-30 = Greenhouse valve jammed
events-title-31 = Heads down, small rocks
events-title-32 = The budget is under review
events-title-33 = Shore roads under water
events-title-34 = Breeding season, please go round
events-title-35 = Live cable across the road
events-title-36 = Roadworks in the rover yard
events-title-37 = Experiment running, keep out
events-title-38 = Street party, no through traffic
events-title-39 = Storm on the horizon
events-title-40 = Half the delivery is missing
events-title-41 = Main fuse blown
events-title-42 = Backup? What backup?
events-title-43 = Impact in three, two …
events-title-44 = Only one crate made it
events-title-45 = The ceremony is cancelled
events-title-46 = Headquarters has changed its mind
events-title-47 = Rover overdue, no answer
events-title-48 = Offices closed until further notice
events-title-49 = The beacon has gone silent
events-title-50 = Hangar door open, who was that?
events-title-51 = Sorry, I dropped the sample
events-title-52 = Cut the container loose!
events-title-53 = A voice in the static
events-title-54 = Answer or listen?
events-title-55 = Quarantine: keep apart
events-title-56 = The ice is singing
events-title-57 = Meltwater in the cellar
events-title-58 = Everyone for themselves
events-title-59 = Nothing gets signed today
events-title-60 = Stay away from the rim

# An event card in a sentence, after “the”, and by its colour and number on its card.
events-called = { $colour ->
    [green] green event
    [orange] orange event
   *[red] red event
} “{ $title }”
events-numbered = { $colour ->
    [green] Green event
    [orange] Orange event
   *[red] Red event
} { $number }
events-or = { $first } or { $second }

events-effect-extra-rover = You gain a rover beyond those of your corporation. Place it on a tile that you place this round.
events-effect-add-cards = A random civ card from the box joins each rank.
events-effect-draw-objective = Draw one more private objective.
events-effect-advance-bare = Advance one tracker by { $times } without benefits: { $tracks }.
events-effect-advance = Advance one tracker once: { $tracks }.
events-effect-turn-station = Turn the station until any depot you like lies in front of you.
events-effect-patch = Gain a biomass patch.
events-effect-boost = Gain a synergy boost.
events-effect-collect-lifepod = Collect a lifepod from your planet.
events-effect-collect-meteorite = Collect a meteorite from your planet.
events-effect-regress = Regress one tracker by { $times }: { $tracks }.
events-effect-regress-any = Regress any one tracker by { $times }.
events-effect-meteorite = Put a meteorite on an empty meteor symbol of your planet. A rover there is destroyed.
events-effect-bar-terrain = Rovers may not enter { $area }s this round.
events-effect-bar-edge = Tiles may not be placed on the planet edge this round.
events-effect-bar-ice = Tiles may not be placed on ice this round.
events-effect-bar-own-terrain = Tiles may not be placed next to terrain they show this round.
events-effect-one-resource = Only one of the two resources of a tile placed this round advances its tracker.
events-effect-one-resource-any = Only one of the two resources of this round’s tile advances its tracker, even if the tile cannot be placed.
events-effect-bar-milestones = Milestones give nothing this round.
events-effect-bar-boosts = Synergy boosts do nothing this round.
events-effect-destroy-objective = One of your private objectives is destroyed.
events-effect-destroy-rover = If you have more than one rover on your planet, one of them is destroyed.
events-effect-remove-cards = Each rank loses a random civ card to the box.
events-effect-destroy-lifepod = A lifepod on your planet is destroyed.
events-effect-destroy-collected-lifepod = One of your collected lifepods is destroyed.
events-effect-destroy-collected-meteorite = One of your collected meteorites is destroyed.
events-effect-remove-shape = Choose a shape of your depot: all its tiles leave the station.
events-effect-boost-or-foresee = Choose: a synergy boost, or a look at the next event.

# Why something is not allowed in this round.
events-bars-edge = The { $event_card } keeps tiles off the planet edge this round.
events-bars-ice = The { $event_card } keeps tiles off the ice this round.
events-bars-own = The { $event_card } keeps tiles away from terrain they show this round.
events-bars-terrain = The { $event_card } keeps rovers out of every { $area } this round.
events-bars-milestones = Because of the event “{ $title }”, milestones give nothing this round.
events-bars-boosts = Because of the event “{ $title }”, synergy boosts do nothing this round.

# The event card at the table.
events-of-round = { $foreseen ->
    [yes] The next event, for your eyes only
   *[no] The event of round { $round }
}
events-foreseen-name = Next: { $event_card }
events-void = The event does nothing to you. { $words }
events-go-on = Continue
events-deck = Events
events-left = { $count ->
    [0] No events are left: this is the last round.
    [one] One event is left
   *[other] { $count } events are left
}{ $count ->
    [0] {""}
   *[other] : { $green } green, { $orange } orange, { $red } red.
}
events-legend-tiles = No tiles here this round
events-legend-terrain = Not next to its own kind this round
events-legend-rovers = No rovers here this round
events-destroy = Destroy
events-remove = { $shape }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
events-remove-help = All tiles of this shape leave the station.
events-resource-nothing = gives nothing
events-resource-dry = gives nothing: no ice below it
events-by-round = Events by round:
events-in-round = Round { $round }: { $event_card }
events-resource-energy = advance a tracker that the energy reaches
events-lifted = Nothing could be placed under the event, so it does not bind your tile.
