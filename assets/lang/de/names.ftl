# Die Namen der Dinge, in anderen Sätzen gebraucht.
names-terrain = { $terrain ->
    [civ] Bevölkerung
    [water] Wasser
    [biomass] Biomasse
    [rover] Rover
    [tech] Technologie
   *[energy] Energie
}
# Die Gebietsart am Anfang eines zusammengesetzten Wortes: {names-stem} + gebiet, ressource, leiste, marker.
names-stem = { $terrain ->
    [civ] Bevölkerungs
    [water] Wasser
    [biomass] Biomasse
    [rover] Rover
    [tech] Technologie
   *[energy] Energie
}
names-area = { $stem }gebiet
names-resource = { $stem }ressource
names-track = { $stem }leiste
names-tracker = { $stem }marker
names-tile = { $first }/{ $second }-Plättchen (Form { $shape }){ $meteor ->
    [yes] {" "}mit Meteor
   *[no] {""}
}
names-field = { $track }, Feld { $height }
names-field-own = Feld { $height }
names-field-other = Feld { $height } der { $track }
names-row = Reihe { $row }
names-column = Spalte { $column }
names-ring-inner = innerer Ring
names-ring-outer = äußerer Ring
names-benefit-medals = { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
names-medals-signed = { $signed } { $count ->
    [one] Medaille
   *[other] Medaillen
}
names-benefit-medals-void = { $medals ->
    [one] 1 Medaille, die nicht zählt
   *[other] { $medals } Medaillen, die nicht zählen
}
names-benefit-medals-instead = { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}{ $gain ->
    [0] {" "}wie bisher
   *[other] { $whole ->
        [yes] {" "}({ $signed } auf allen Leisten zusammen)
       *[no] {" "}statt { $before } ({ $signed })
    }
}
names-benefit-civ-milestone = Bevölkerungs-Meilenstein, Stufe { $rank }
names-benefit-boost = Synergieschub
names-benefit-patch = Bonusplättchen
names-benefit-rover = neuer Rover
names-benefit-rover-moves = { $steps ->
    [one] 1 Roverbewegung
   *[other] { $steps } Roverbewegungen
}
names-benefit-tech-milestone = Technologie-Stufe { $level }
names-benefit-one-of = { $first } oder { $second }
names-benefit-advance = Vorrücken: { $tracker }
names-berth-scoring = Wertungsbereich
names-berth-tech = Technologie { $level }
names-benefit-foresee = einen Blick auf das nächste Ereignis
