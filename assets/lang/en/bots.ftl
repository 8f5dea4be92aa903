# Bots at the seats, and watching them.
bots-name = { $number ->
    [1] Vega
    [2] Rigel
    [3] Altair
    [4] Mira
    [5] Deneb
   *[other] Sirius
}
bots-watch = Only bots: you watch a game at your own pace.
bots-hint = Click “Person”, or the name of a bot’s level, to choose who plays a seat.
bots-thinks = { $name } is thinking
bots-plays = { $name } is playing
bots-waits = { $name } is waiting
bots-pause = Pause
bots-go-on = Resume
bots-step = One move
bots-pause-name = Pause the bots
bots-go-on-name = Resume the bots
bots-step-name = Let a bot make one move
bots-level = { $name } is a bot: { $player }
bots-level-hint = It knows only what a person in its place would know.
bots-follow = Follow the game
bots-fault = { $name } found no decision ({ $error }). “Resume” tries again.
bots-key-pause = Pause or resume the bots, one move
bots-at-table = Bots: { $names }.
bots-since = { $name } ({ $level }, since round { $round })
bots-in-round = { $name } ({ $level }, in round { $round })
bots-in-rounds = { $name } ({ $level }, rounds { $first } to { $last })
