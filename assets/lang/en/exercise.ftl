# Exercises: name, goal and hint of each.
exercise-boost-title = One boost after the other
exercise-boost-goal = Reach tech 1 this turn.
exercise-boost-hint = The tile on offer shows no tech resource. But population and tech each have a synergy boost one field further up.
exercise-lifepod-title = The long way round
exercise-lifepod-goal = Collect two lifepods this turn.
exercise-lifepod-hint = Four movement are not enough. The rover track gives more; take the lifepod in the east first. Do not place the tile on rover or lifepods.
exercise-row-title = Water on ice
exercise-row-goal = Complete the second row and advance water with the same tile.
exercise-row-hint = Water advances only if one of its cells covers ice. The only ice of this row lies at its left end.
