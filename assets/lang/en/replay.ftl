# The replay of a game.
replay-title = Replay
replay-station = Station
replay-slider = Position in the game
replay-position = Action { $action } of { $actions } · Round { $round }
replay-beginning = The game is set up. Nothing has happened yet.
replay-medals = { $medals ->
    [one] 1 medal so far
   *[other] { $medals } medals so far
}
replay-play = Play
replay-pause = Pause
replay-back = One action back
replay-forward = One action forward
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-speed = Speed
replay-play-on = Play on from here
replay-play-on-hint = A copy of the game continues from this moment as a practice game: everything after it is left out, and you can undo everything. The game itself stays as it is.
replay-play-on-yes = Play on
replay-play-on-over = The game is over at this moment.
replay-key-step = One action back or forward
replay-key-turn = One turn back or forward
replay-key-play = Play or pause
replay-key-ends = To the beginning or the end
