# Alerts: the event cards. Their headlines, and texts built from what they do.
alerts-title-1 = Cargo bay reports one rover too many
alerts-title-2 = New notices on the board
alerts-title-3 = Headquarters has one more wish
alerts-title-4 = A great leap, little applause
alerts-title-5 = The first bus line is running
alerts-title-6 = New firmware for the wheels
alerts-title-7 = The rover floats after all
alerts-title-8 = Rover now runs on compost
alerts-title-9 = School starts on deck four
alerts-title-10 = Warm showers for everyone
alerts-title-11 = First harvest festival
alerts-title-12 = The pump has repaired itself
alerts-title-13 = Algae ahead of schedule
alerts-title-14 = It rained. It really rained!
alerts-title-15 = You have the helm
alerts-title-16 = Something green between the rocks
alerts-title-17 = For once, everything works
alerts-title-18 = Somebody is knocking in the pod
alerts-title-19 = Geology wants exactly that rock
alerts-title-20 = Coffee machine back online
alerts-title-21 = Traffic jam at the airlock
alerts-title-22 = Update failed, trying again
alerts-title-23 = Coolant in the wrong tank
alerts-title-24 = Vines in the gearbox
alerts-title-25 = Who has the manual?
alerts-title-26 = Shower rota suspended
alerts-title-27 = Beans again
alerts-title-28 = Dripping in the server room
alerts-title-29 = The fungus likes circuit boards
alerts-title-30 = Greenhouse valve jammed
alerts-title-31 = Heads down, small rocks
alerts-title-32 = The budget is under review
alerts-title-33 = Shore roads under water
alerts-title-34 = Breeding season, please go round
alerts-title-35 = Live cable across the road
alerts-title-36 = Roadworks in the rover yard
alerts-title-37 = Experiment running, keep out
alerts-title-38 = Street party, no through traffic
alerts-title-39 = Storm on the horizon
alerts-title-40 = Half the delivery is missing
alerts-title-41 = Main fuse blown
alerts-title-42 = Backup? What backup?
alerts-title-43 = Impact in three, two …
alerts-title-44 = Only one crate made it
alerts-title-45 = The ceremony is cancelled
alerts-title-46 = Headquarters has changed its mind
alerts-title-47 = Rover overdue, no answer
alerts-title-48 = Offices closed until further notice
alerts-title-49 = The beacon has gone silent
alerts-title-50 = Hangar door open, who was that?
alerts-title-51 = Sorry, I dropped the sample
alerts-title-52 = Cut the container loose!
alerts-title-53 = A voice in the static
alerts-title-54 = Answer or listen?
alerts-title-55 = Quarantine: keep apart
alerts-title-56 = The ice is singing
alerts-title-57 = Meltwater in the cellar
alerts-title-58 = Everyone for themselves
alerts-title-59 = Nothing gets signed today
alerts-title-60 = Stay away from the rim

# An alert in a sentence, after “the”, and by its colour and number on its card.
alerts-called = { $colour ->
    [green] green alert
    [orange] orange alert
   *[red] red alert
} “{ $title }”
alerts-kind = { $colour ->
    [green] Green alert
    [orange] Orange alert
   *[red] Red alert
}
alerts-numbered = { $kind } { $number }
alerts-or = { $first } or { $second }

alerts-effect-extra-rover = You gain a rover beyond those of your corporation. Place it on a tile that you place this round.
alerts-effect-add-cards = A random civ card from the box joins each rank.
alerts-effect-draw-objective = Draw one more private objective.
alerts-effect-advance-bare = Advance one tracker by { $times } without benefits: { $tracks }.
alerts-effect-advance = Advance one tracker once: { $tracks }.
alerts-effect-turn = Turn the station until any depot you like lies in front of you.
alerts-effect-patch = Gain a biomass patch.
alerts-effect-boost = Gain a synergy boost.
alerts-effect-collect-lifepod = Collect a lifepod from your planet.
alerts-effect-collect-meteorite = Collect a meteorite from your planet.
alerts-effect-regress = Regress one tracker by { $times }: { $tracks }.
alerts-effect-regress-any = Regress any one tracker by { $times }.
alerts-effect-meteorite = Put a meteorite on an empty meteor symbol of your planet. A rover there is destroyed.
alerts-effect-bar-terrain = Rovers may not enter { $area }s this round.
alerts-effect-bar-edge = Tiles may not be placed on the planet edge this round.
alerts-effect-bar-ice = Tiles may not be placed on ice this round.
alerts-effect-bar-own = Tiles may not be placed next to terrain they show this round.
alerts-effect-one-resource = Only one of the two resources of a tile placed this round advances.
alerts-effect-one-resource-any = Only one of the two resources of this round’s tile advances, even if it cannot be placed.
alerts-effect-bar-milestones = Milestones give nothing this round.
alerts-effect-bar-boosts = Synergy boosts do nothing this round.
alerts-effect-destroy-objective = One of your private objectives is destroyed.
alerts-effect-destroy-rover = If you have more than one rover on your planet, one of them is destroyed.
alerts-effect-remove-cards = Each rank loses a random civ card to the box.
alerts-effect-destroy-lifepod = A lifepod on your planet is destroyed.
alerts-effect-destroy-collected-lifepod = One of your collected lifepods is destroyed.
alerts-effect-destroy-collected-meteorite = One of your collected meteorites is destroyed.
alerts-effect-remove-shape = Choose a shape of your depot: all its tiles leave the station.
alerts-effect-boost-or-foresee = Choose: a synergy boost, or a look at the next alert.

# Why something is not allowed in this round.
alerts-bars-edge = The { $alert } keeps tiles off the planet edge this round.
alerts-bars-ice = The { $alert } keeps tiles off the ice this round.
alerts-bars-own = The { $alert } keeps tiles away from terrain they show this round.
alerts-bars-terrain = The { $alert } keeps rovers out of every { $area } this round.
alerts-bars-milestones = Because of the alert “{ $title }”, milestones give nothing this round.
alerts-bars-boosts = Because of the alert “{ $title }”, synergy boosts do nothing this round.
alerts-bars-other = The { $alert } forbids it this round.

# The alert at the table.
alerts-of-round = The event of round { $round }
alerts-foreseen = The next alert, for your eyes only
alerts-foreseen-name = Next: { $alert }
alerts-go-on = Continue
alerts-deck = Alerts
alerts-left = { $count ->
    [0] No alerts are left: this is the last round.
    [one] One alert is left
   *[other] { $count } alerts are left
}{ $count ->
    [0] {""}
   *[other] : { $green } green, { $orange } orange, { $red } red.
}
alerts-legend-tiles = No tiles here this round
alerts-legend-terrain = Not next to its own kind this round
alerts-legend-rovers = No rovers here this round
alerts-destroy = Destroy
alerts-remove = { $shape }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
alerts-remove-help = All tiles of this shape leave the station.
alerts-resource-nothing = gives nothing
alerts-by-round = Alerts by round:
alerts-in-round = Round { $round }: { $alert }
alerts-resource-energy = advance a tracker that the energy reaches
alerts-lifted = Nothing could be placed under the alert, so it does not bind your tile.
