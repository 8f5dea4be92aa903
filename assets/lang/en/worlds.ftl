# Planets and corporations.
worlds-planet = Planet
worlds-corporation = Corporation
worlds-difficulty = Difficulty { $level } of { $most }
worlds-corporation-rule-universal-coalition = Two rovers, even tracks and five techs that help at any time. The corporation to begin with.
worlds-tech-universal-coalition-1 = Tiles and biomass patches need not touch what is already placed.
worlds-tech-universal-coalition-2 = You may store biomass patches until the end of the game.
worlds-tech-universal-coalition-3 = Each rover movement from the rover track, or from above it, is 1 larger.
worlds-tech-universal-coalition-4 = The water resource of a tile advances the water tracker twice.
worlds-tech-universal-coalition-5 = No meteorites land on your planet.
worlds-tech = Tech { $level }
worlds-rovers = { $count ->
    [one] 1 rover
   *[other] { $count } rovers
}
