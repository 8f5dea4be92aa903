# Civ cards: their titles, and texts built from their effects.
cards-title-1 = Temp Agency
cards-title-2 = Dept. of Operations
cards-title-3 = Dept. of Natural Resources
cards-title-4 = Dept. of Engineering
cards-title-5 = Salvage Yard
cards-title-6 = Observance of First Planet Holiday
cards-title-7 = Rising Planet Award
cards-title-8 = First Planet Holiday
cards-title-9 = People’s Planet Choice Award
cards-title-10 = New Angel Investors
cards-title-11 = Wage Increase
cards-title-12 = Dept. of Parks and Rec
cards-title-13 = Approved Overtime
cards-title-14 = Relocation Bonus
cards-title-15 = Top Planet Award
cards-title-16 = Depot Repair Online
cards-title-17 = Landing Zone Approved
cards-title-18 = Search and Rescue Team
cards-title-19 = Partnership Opportunity
cards-title-20 = Best in Planet Award
cards-title-21 = Unionization
cards-title-22 = Sustainable Living Act
cards-title-23 = Gaming Commission
cards-title-24 = Planet Lottery
cards-title-25 = Meteor Defense Program
cards-title-26 = Global Parks System
cards-title-27 = Best Planet to Live on Award
cards-title-28 = Space Citizen Decree
cards-title-29 = Meteorite Repo
cards-title-30 = Meteorite Repo
cards-title-31 = Meteorite Repo
cards-title-32 = Meteorite Repo
cards-title-33 = Commerce Agreement
cards-title-34 = Commerce Agreement
cards-title-35 = Commerce Agreement
cards-title-36 = Commerce Agreement

cards-when = { $immediate ->
    [yes] Takes effect at once
   *[no] { $open ->
        [yes] Counted at the end
       *[no] Counts at the end, stays secret
    }
}
cards-fate = { $immediate ->
    [yes] You carry it out at once. Then it leaves the game.
   *[no] It stays with you, face down. Its effect counts at the end of the game.
}
cards-rank = Rank { $rank }

cards-effect-advance-different = Advance { $count } different trackers once each.
cards-effect-advance-twice = Advance one tracker twice.
cards-effect-patches = { $count ->
    [one] Gain a biomass patch.
   *[other] Gain { $count } biomass patches.
}
cards-effect-rover-moves = { $count ->
    [one] 1 rover movement.
   *[other] { $count } rover movements.
}
cards-effect-take-tile = Take a tile from your depot and place it, with its resources.
cards-effect-take-tile-only = Take a tile from your depot and place it. Its resources do not advance.
cards-effect-collect-lifepods = Collect { $count } lifepods from your planet.
cards-effect-relocate = Teleport one of your rovers to any cell of your planet.
cards-effect-destroy-line = Destroy all meteorites of one row or column of your planet.
cards-effect-raise-all = Advance every tracker below field { $height } up to field { $height }, without synergy boosts.
cards-effect-destroy-meteorites = Destroy { $count } meteorites of your planet.
cards-effect-medals = { $count ->
    [one] 1 medal.
   *[other] { $count } medals.
}
cards-effect-medals-per-patch = { $count ->
    [one] 1 medal per biomass patch on your planet.
   *[other] { $count } medals per biomass patch on your planet.
}
cards-effect-medals-and-advance = { $count } medals. At the end advance one tracker once, with its benefits.
cards-effect-lifepods-worth = Each collected lifepod is worth { $count } medals.
cards-effect-meteorite-contract = Every three collected meteorites are worth 1 more medal for each of these cards you hold.
cards-effect-commerce = 1, 2, 3 or 4 of these cards together score 1, 3, 6 or 10 medals.

# Objectives: their titles, and texts built from what they count.
cards-objective-1 = Perimeter
cards-objective-2 = Beacon
cards-objective-3 = Torus
cards-objective-4 = Ringworld
cards-objective-5 = Circuit
cards-objective-6 = Biome
cards-objective-7 = Transit
cards-objective-8 = Plasma
cards-objective-9 = Megacity
cards-objective-10 = Silicon
cards-objective-11 = Pacific
cards-objective-12 = Garden
cards-objective-13 = Interchange
cards-objective-14 = Supercharge
cards-objective-15 = Sprawl
cards-objective-16 = X
cards-objective-17 = Ten Thousand Lakes
cards-objective-18 = Luddite
cards-objective-19 = Conservation
cards-objective-20 = Galvanize
cards-objective-21 = Twenty Percent
cards-objective-22 = Rideshare
cards-objective-23 = Rural
cards-objective-24 = Pinnacle
cards-objective-25 = Geode
cards-objective-26 = Rescue
cards-objective-27 = Vaporize
cards-objective-28 = Deductible
cards-private-1 = Complex
cards-private-2 = Rubik
cards-private-3 = Landfill
cards-private-4 = Lattice
cards-private-5 = Doghouse
cards-private-6 = Voltaic
cards-private-7 = Highway
cards-private-8 = Secret Lab
cards-private-9 = Germinate
cards-private-10 = Amazon
cards-private-11 = Pony Express
cards-private-12 = Power Line
cards-private-13 = Skyway
cards-private-14 = Equator
cards-private-15 = Genome
cards-private-16 = Panama
cards-private-17 = Runway
cards-private-18 = Power Strip
cards-private-19 = Crowd Source
cards-private-20 = Exponent
cards-private-21 = Overgrowth
cards-private-22 = Flow Rate
cards-private-23 = Overdrive
cards-private-24 = Alternative Energy
cards-private-25 = Cleanup
cards-private-26 = Tight Ship
cards-private-27 = Meltdown
cards-private-28 = Coveralls
cards-counts-edge-resources = { $wants ->
    [fewest] Fewest { $stem } resources on the planet edge
   *[most] Most { $stem } resources on the planet edge
}
cards-counts-largest-area = { $wants ->
    [fewest] Smallest largest { $stem } area
   *[most] Largest { $stem } area
}
cards-counts-areas = { $wants ->
    [fewest] Fewest { $stem } areas
   *[most] Most { $stem } areas
}
cards-counts-resources = { $wants ->
    [fewest] Fewest { $stem } resources
   *[most] Most { $stem } resources
}
cards-counts-tracks-at-top = { $wants ->
    [fewest] Fewest trackers at the top of their track
   *[most] Most trackers at the top of their track
}
cards-counts-meteorites = { $wants ->
    [fewest] Fewest collected meteorites
   *[most] Most collected meteorites
}
cards-counts-lifepods = { $wants ->
    [fewest] Fewest collected lifepods
   *[most] Most collected lifepods
}
cards-asks-rectangle = { $square ->
    [yes] { $name }: a square of { $width } × { $width } cells
   *[no] { $name }: a rectangle of { $width } × { $height } cells, either way round
}
cards-asks-rich-area = { $name }: an area with { $count } resources
cards-asks-track-at-top = A tracker on the last field of the { $track }
cards-asks-at-most-resources = { $name }: at most { $count } resources on your planet
cards-asks-meteorites = At least { $count } collected meteorites
cards-asks-more-lifepods-than-meteorites = More collected lifepods than meteorites
cards-asks-no-empty-ice = No uncovered ice
cards-asks-no-empty-land = No uncovered land
