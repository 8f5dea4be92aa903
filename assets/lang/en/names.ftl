# The names of things, used inside other sentences.
names-terrain = { $terrain ->
    [civ] civ
    [water] water
    [biomass] biomass
    [rover] rover
    [tech] tech
   *[energy] energy
}
# The terrain at the head of a compound noun: {names-stem} + area, resource, track, tracker.
names-stem = { $terrain ->
    [civ] civ
    [water] water
    [biomass] biomass
    [rover] rover
    [tech] tech
   *[energy] energy
}
names-area = { $stem } area
names-resource = { $stem } resource
names-track = { $stem } track
names-tracker = { $stem } tracker
names-tile = { $first }–{ $second } tile (shape { $shape }){ $meteor ->
    [yes] {" "}with a meteor
   *[no] {""}
}
names-field = { $track }, field { $height }
names-field-own = field { $height }
names-field-other = field { $height } of the { $track }
names-row = row { $row }
names-column = column { $column }
names-ring-inner = inner ring
names-ring-outer = outer ring
names-benefit-medals = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
names-medals-signed = { $signed } { $count ->
    [one] medal
   *[other] medals
}
names-benefit-medals-void = { $medals ->
    [one] 1 medal, which does not count
   *[other] { $medals } medals, which do not count
}
names-benefit-medals-instead = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}{ $gain ->
    [0] {" "}as before
   *[other] { $whole ->
        [yes] {" "}({ $signed } on all tracks together)
       *[no] {" "}instead of { $before } ({ $signed })
    }
}
names-benefit-civ-milestone = civ milestone, rank { $rank }
names-benefit-boost = synergy boost
names-benefit-patch = biomass patch
names-benefit-rover = new rover
names-benefit-rover-moves = { $steps ->
    [one] 1 rover movement
   *[other] { $steps } rover movements
}
names-benefit-tech-milestone = tech level { $level }
names-benefit-one-of = { $first } or { $second }
names-benefit-advance = advance of the { $tracker }
names-berth-scoring = the scoring area
names-berth-tech = tech { $level }
names-benefit-foresee = a look at the next event
