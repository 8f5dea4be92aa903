# Why something is refused.
refused-over = The game is over.
refused-not-open = It is not your turn to choose.
refused-other-question = Something else is asked now: answer that first.
refused-no-such-tile = This tile is not in your hand.
refused-no-planet-there = There is no planet to take: the bag needs two, a stack one (rule 4.5).
refused-not-drawn = This planet was not drawn.
refused-arm-full = This arm is full (rule 4.8).
refused-no-such-resource = This resource cannot be chosen: the cloud has none, or you have none to give (rule 4.12).
refused-not-in-system = This planet is not in the system yet.
refused-dominated = A species dominates this planet: nothing is placed there any more (rule 5.6).
refused-top-level = You are at level 3 there; only a species goes further (rule 6.3).
refused-no-life-before = A species needs life of yours that was there when your turn began (rule 6.5).
refused-not-the-price = That is not the price (rule 5.2).
refused-claimed-before = You have claimed this goal already: the tile is only good for its effect (rule 8.3).
refused-goal-not-met = The condition of this goal is not met now: { $now } of { $least } (rule 8.2).
refused-no-effect = This effect could do nothing now (rule 7.3).
refused-wrong-target = This effect does not go with that planet (rule 7.5).
refused-seats = Two to four play.
refused-colours = Two players have the same colour.
refused-components = The components cannot be used: { $error }
refused-invalid-seats = Two to four play.
refused-invalid-planets = Planets are missing, there twice or out of place.
refused-invalid-tiles = Tiles are missing, there twice or out of place.
refused-invalid-resources = Resources are missing or too many.
refused-invalid-life = Life or species markers are missing or out of place.
refused-invalid-special = Fusion, flare or creation markers are missing or out of place.
refused-invalid-markers = Effect markers lie where none can.
refused-invalid-turn = Turn and birth contradict each other.
refused-invalid-agenda = What is still to be done contradicts the rest.
refused-no-life-marker = You have no life marker left (rule 6.3).
refused-no-species-marker = You have no species marker left (rule 6.7).
refused-cannot-pay = { $count ->
    [one] You cannot pay for that: { $missing } is missing (rule 5.2).
   *[other] You cannot pay for that: { $missing } are missing (rule 5.2).
}
