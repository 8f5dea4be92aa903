# The results of a game.
results-alone = { $medals ->
    [one] You end with 1 medal
   *[other] You end with { $medals } medals
}
results-winners = { $count ->
    [one] { $names } wins with { $medals } medals
   *[other] { $names } share the victory with { $medals } medals
}
results-rounds = { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
}
results-close = Equal medals: fewer empty cells decided, then fewer meteorites on the planet.
results-tabs = Results
results-tab-medals = Medals
results-tab-planets = Planets
results-tab-cards = Cards and objectives
results-tab-course = Course of the game
results-rank = Rank { $rank }
results-podium = Podium: { $ranks }
results-podium-line = { $rank ->
    [0] { $name }: { $medals } medals so far
   *[other] rank { $rank } { $name } with { $medals } medals
}
results-of-lines = Rows and columns
results-of-tracks = Resource tracks
results-of-collected = Lifepods and meteorites
results-of-cards = Civ cards
results-of-objectives = Objectives
results-rows = Rows
results-columns = Columns
results-planet-bonus = Planet
results-lifepods = Lifepods
results-meteorites = Meteorites
results-total = Medals
results-empty = Empty cells (breaks ties)
results-on-planet = Uncollected meteorites
results-lines = Rows { $rows } · columns { $columns } · empty cells { $empty } · meteorites not collected { $meteorites }
results-no-cards = No end-of-game cards.
results-course-hint = The medals scored so far at the end of each round, with all that was secret then.
results-course-round = Round
results-course-medals = Medals
results-course-name = Chart of medals by round. At the end: { $medals }
results-rematch = Rematch
results-rematch-hint = The same players and worlds with a new seed.
results-again = Same deal again
results-again-hint = The same seed deals the same tiles and cards.
results-change = Change setup
results-replay = Replay
results-save = Save
results-home = Start screen
results-neighbours = Neighbour objectives
results-common = Objective for everyone
results-private = Private objectives
results-solo = { $reached ->
    [yes] Target reached: { $medals } of { $target } medals
   *[no] { $medals } of { $target } medals
}
results-solo-target = Target { $target } · { $apart }
results-solo-name = Grade { $number } of { $all }: { $grade }. { $medals } medals, target { $target }, difference { $apart }
results-solo-first = The first result with this planet, corporation and target!
results-solo-best = New best! Before: { $medals }
results-solo-not-best = Best so far: { $medals } ({ $name })
results-records = Records

# The count of the medals.
results-counting = { $category }, { $name }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
results-counting-over = And the winner is…
results-counting-hint = Medals are counted category by category. Press anything to see the result at once.
results-skip = Show the result

# Moments, and pictures of planets.
results-best-turn = { $named ->
    [yes] Best turn of { $name }, round { $round }: { $made } ({ $medals } medals expected)
   *[no] Best turn, round { $round }: { $made } ({ $medals } medals expected)
}
results-turning-point = { $named ->
    [yes] Turning point for { $name } – { $point }
   *[no] Turning point – { $point }
}
results-best-turn-hint = The turn that raised the medals to expect at the end most. They are estimated; the course above shows what was earned. A click shows it in the analysis.
results-turning-point-hint = Where this player’s prospects changed most, through anybody’s turn. A click shows it in the analysis.
results-portrait = Planet of { $name }
results-portrait-line = { $name } · { $planet } · { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
results-portrait-save = Save as picture
results-portrait-saved = The picture is saved: { $file }
results-cell = { $row }, { $player }: { $value }
results-if-it-ended-now = As if the game ended now. Secrets of others are not in it.
