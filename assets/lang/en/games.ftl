# Every game that was begun.
games-title = My games
games-hint = Every game is saved automatically after every action. A game in progress is never removed.
games-damaged = Damaged
games-in-progress = In progress
games-over = Finished
games-unreadable = A game that cannot be read
