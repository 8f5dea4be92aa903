# Statistics of the finished games of one kind.
standings-title = Statistics of { $game }
standings-collecting = Reading the games …
standings-none = No game has been finished yet.
standings-who = Who
standings-games = Games
standings-won = Won
standings-mean = Average
standings-best = Best
standings-bot = Bots: { $level }
standings-share = { $won } ({ $percent } %)
