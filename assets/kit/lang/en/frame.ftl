# The frame of a table of any game, its results and its replay.
frame-acts = { $name } is to act
frame-asks = { $name }: { $question }
frame-thinks = { $name } is thinking
frame-waits-for = It is the turn of { $name }.
frame-over = The game is over.
frame-results = Results
frame-counting = A click or Enter counts everything at once.
frame-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
frame-result-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
frame-total = Total
frame-replay = Replay
frame-again = Same deal again
frame-home = Back to the start
frame-log = Log
frame-log-empty = Nothing has happened yet.
frame-save = Save
frame-save-as = Save as…
frame-rules = Rules
frame-settings = Settings
frame-turn-to = Turn the screen to { $name }
frame-undo = Undo
frame-redo = Redo
frame-no-undo = There is nothing to undo.
frame-no-redo = There is nothing to redo.
frame-undo-revealed = Something hidden came to light; you can’t undo further.
frame-undo-passed-on = The turn has been handed on; you can’t undo further.
frame-undo-gone-on = Others have played on since; you can’t undo further.
frame-hint = Hint
frame-hints-thinking = Looking for the best choice …
frame-hints-ranked = The best choice stands first. Its number takes a choice, Enter the first.
frame-hints-secret = Hints would tell what lies face down: turn it up first (key L).
frame-peek = { $shown ->
    [yes] Hide what { $name } holds
   *[no] Show what { $name } holds
}
frame-pause = Pause the bots
frame-go-on = Resume the bots
frame-bot-fault = A bot found no decision ({ $error }). “Resume” tries again.
frame-key-move = Move on the table
frame-key-accept = Choose what is marked
frame-key-answer = Choose an answer
frame-key-undo = Undo, redo
frame-key-end = End the turn
frame-key-hint = Hint
frame-key-peek = Show your secrets, or hide them
frame-key-seat = Turn the screen to a player
frame-key-pause = Pause or resume the bots
frame-key-log = Log
frame-key-save = Save
frame-card-read = Got it
frame-card-away = Put this card away
frame-card-play-on = Play on
frame-card-leave = Leave the lesson
frame-confirm = End your turn all the same?
frame-confirm-yes = Yes, end it
frame-players = Players
frame-changed = { $name }; changed since your turn
