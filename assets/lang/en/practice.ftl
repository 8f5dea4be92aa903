# Practice games and the list of exercises.
practice-title = Practice
practice-tab = Practice
practice-player = Crew
practice-free = Free practice
practice-free-text = Choose planet, corporation and seats and try out whatever you like: any depot, any tile, any position. You can undo everything.
practice-free-start = Set up a practice game
practice-exercises = Exercises
practice-exercises-hint = A prepared position and a goal to reach before the round ends. A hint is always one click away.
practice-filter = Exercises shown
practice-filter-all = All
practice-filter-unsolved = Not solved yet
practice-filter-standard = Standard game
practice-none = There is no exercise of this kind.
practice-only = Only { $name }
practice-start = Start
practice-exercise-start = Start: { $title }
practice-difficulty = Difficulty { $level } of 3
practice-solved = Solved

# The practice part of the table.
practice-hint = Hint
practice-solve = Next step of the solution
practice-again = Again
practice-list = All exercises
practice-next = Next exercise
practice-stay = Stay here
practice-solved-title = Well done!
practice-solved-text = { $shown ->
    [yes] That was the solution. Try it yourself now:
   *[no] You have reached the goal:
}
practice-mark = Mark this position
practice-marks-none = You can return to a marked position at any time.
practice-parts = Parts of the practice game
practice-part-coach = Coach
practice-part-marks = Marks
practice-part-position = Position
practice-part-why = Why?
practice-return = Return to mark { $name }
practice-unmark = Delete mark { $name }
practice-station = Station
practice-turn-left = Turn left
practice-turn-right = Turn right
practice-after-turning = First turn the station, as the round requires.
practice-any-tile = Any tile
practice-any-tile-hint = Choose a stack, then one of its tiles: it moves to the top, and its depot in front of you.
practice-stack = Stack with { $count } tiles
practice-fetch = Fetch this tile
practice-position = Position
practice-edit = Lay out the position
practice-edit-hint = Click a field to put the tracker of that track there, a tech to unlock it, and a cell of the planet to place or remove the chosen piece. You gain nothing by it.
practice-piece = Piece
practice-piece-lifepod = Lifepod
practice-piece-meteorite = Meteorite
practice-piece-rover = Rover
practice-piece-patch = Patch
practice-count-movement = rover movements
practice-count-lifepods = collected lifepods
practice-count-meteorites = collected meteorites
practice-count-patches = stored patches
practice-less = Less: { $what }
practice-more = More: { $what }
practice-least = There are none left.
practice-most = There are no more.
practice-why-switch = Explain every choice
practice-why-rotate = The commander turns the station as far as they like, so any depot can end up in front of you.
practice-why-duty = { $optional ->
    [yes] You may decline this.
   *[no] This must be carried out if possible.
}
practice-why-count = { $count } possibilities; they light up.
practice-why-discard = Take a tile without placing it
practice-why-must-place = Not while one of your tiles fits.
practice-why-may-end = You may end the turn: everything that must be carried out is done.
practice-why-no-end = You may not end the turn yet.
practice-why-rules = Rules { $chapter }
practice-why-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
practice-why-hand = The tile in your hand, in its present position:
practice-why-take = Take a tile to see where it may not lie, and why.
practice-why-nowhere = Fits nowhere, however it is turned: { $tile }
practice-why-committed = You have already chosen the other tile.
practice-why-patch = The biomass patch:
practice-why-rovers = Rovers
practice-why-drive = Rover at { $from }, to { $to }
practice-why-stuck = The { $tracker } is at the end of its way, or the way is blocked.
practice-why-others = This does not advance: { $trackers }
practice-own-tracker = Its own tracker
practice-on-tracks = On the tracks
practice-filter-turns = Best turns
practice-progress = Difficulty { $level }: { $solved } of { $all } solved
