# Statistik der beendeten Spiele einer Art.
standings-title = Statistik von { $game }
standings-collecting = Die Partien werden gelesen …
standings-none = Noch ist keine Partie zu Ende.
standings-who = Wer
standings-games = Partien
standings-won = Gewonnen
standings-mean = Durchschnitt
standings-best = Bestes
standings-bot = Bots: { $level }
standings-share = { $won } ({ $percent } %)
