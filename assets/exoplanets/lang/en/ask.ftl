# What the player is asked, and the answers.
ask-keep = Keep two of your tiles: which one is removed?
ask-source = Phase 1: take a planet from the bag or a stack.
ask-planet = Which of the two is to be born?
ask-stack = On which stack does the other planet go ({ $planet })?
ask-arm = In which arm is the planet born?
ask-yield = Which resource does the yield give you?
ask-act = Phase 2: life, species, tiles.
ask-any = { $count ->
    [one] Take a resource of your choice.
   *[other] Take { $count } resources of your choice, one by one.
}
ask-give = Exchange: which resource do you give?
ask-receive = Exchange: which resource do you take?
ask-discard = The black hole takes a tile: which one?
ask-discard-more = The black hole takes { $count } tiles: which one first?
ask-look = { $question } (Your tiles lie face down: L.)
ask-choice-bag = Draw two from the bag
ask-choice-top = { $stack }: { $planet }
ask-choice-planet = { $planet } (life costs { $cost })
ask-choice-stack = On stack { $number }
ask-choice-stop = Exchange no more
ask-choice-end-turn = End turn
ask-left-unseen = tiles face down
ask-end-with = End turn (possible: { $left })
ask-choice-remove = Remove { $tile }
ask-choice-develop = Develop life for { $pay }: { $planet }
ask-choice-species = Create a species for { $pay }: { $planet }
ask-choice-claim = Goal “{ $goal }”: { $ep } EP
ask-choice-play = Effect “{ $effect }”
ask-choice-play-on = Effect “{ $effect }”: { $planet }
ask-choice-take = Take { $resource }
ask-choice-give = Give { $resource }
ask-choice-discard = Discard { $tile }
ask-left-life = life on { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
ask-left-species = { $count } species
ask-left-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
ask-left-effects = { $count ->
    [one] 1 effect
   *[other] { $count } effects
}
ask-any-because = { $cause } { $question }
ask-any-collision = Particle collision, for each two creation markers:
ask-any-returned = For your life markers that had to leave:
ask-any-effect = “{ $effect }”:
ask-aim = “{ $effect }”: choose a planet. Esc puts the tile back.
ask-wasted-goals = { $count ->
    [one] A goal of yours is met and can be claimed now. Later it may no longer be met.
   *[other] { $count } of your goals are met and can be claimed now. Later they may no longer be met.
}
ask-wasted-life = This is your last turn, and you can still bring life to a planet. Resources count nothing at the end.
