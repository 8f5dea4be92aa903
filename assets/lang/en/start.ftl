# The start screen.
start-subtitle = Turn the station. Shape a world.
start-new-game = New game
start-practice = Practice
start-rules = Rules
start-settings = Settings
start-quit = Quit
start-sound-turn-on = Turn sound on
start-sound-turn-off = Turn sound off
start-version = Version { $version }
start-continue = Continue
start-open = Open…
start-recent = Other games
start-records = Records
start-games = My games: { $count } in progress
