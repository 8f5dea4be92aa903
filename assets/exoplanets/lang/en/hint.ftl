# What speaks for a choice.
hint-with = { $choice } – { $reasons }
hint-points = { $ep } EP
hint-species = nobody can send a species away
hint-sends-away = sends { $markers } away
hint-gains = brings { $resources }
hint-others-gain = { $count ->
    [one] others get 1 resource
   *[other] others get { $count } resources
}
hint-creation-marker = a creation marker
hint-collision = sets off the collision
hint-sets-off = sets off: { $phenomenon }
hint-costs-others = { $ep } EP less for others
hint-cheaper = life becomes cheaper
hint-meets-goal = meets a goal of yours
hint-new-tile = a new space tile
hint-takes = takes { $marker }
hint-gives-up = gives up the goal “{ $goal }”, which is met ({ $ep } EP)
