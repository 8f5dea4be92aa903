# Every game that was begun.
games-title = My games
games-hint = Every game is saved automatically after every action. A game in progress is never removed.
games-damaged = Damaged
games-in-progress = In progress
games-over = Finished
games-unreadable = A game that cannot be read
games-remove = Delete the game of { $name }
games-same-deal = Play the deal of { $name } again
games-analyse = Analyse the game of { $name }
games-replay = Replay the game of { $name }
games-removed = Deleted: { $name }
games-restore = Bring it back
games-in-use = Another window has this game open.
