# The challenges.
challenge-title = Challenge of the day
challenge-hint = Everybody on earth gets the same solo deal today. Who gets furthest above the target?
challenge-start = Start
challenge-results = Your results
challenge-no-results = None yet.
challenge-result = Planet Unknown { $day }: { $medals } of { $target } medals, { $grade }{ $hinted ->
    [yes] , with hints
   *[no] {""}
}
challenge-copy = Copy the best one for friends
challenge-copied = The line is copied. Paste it where your friends read it.
challenge-friend = A friend’s challenge
challenge-friend-hint = Paste a friend’s line, or type a date such as 2026-11-23: you get the same deal.
challenge-line = Line or date
challenge-open = Show this deal
challenge-no-date = There is no date in it.
challenge-page = Challenges
challenge-campaign = Campaign
challenge-campaign-hint = Twenty games of rising difficulty, over all planets, corporations and modules. Each game opens the next one, with or without a star.
challenge-stars-of-all = { $won } of { $all } stars
challenge-stage = Stage { $number }
challenge-stage-start = Start stage { $number }
challenge-stage-stars = Stars from { $one }, { $two } and { $three } medals: what Easy, Normal and Expert reach here.
challenge-stage-closed = Play the stage before to its end.
challenge-stage-best = { $stars } of 3 stars, best { $medals }
challenge-stage-not-played = Not played yet
challenge-worlds = All worlds
challenge-worlds-hint = Your best solo result on each planet with each corporation: green from the target on, gold from ten above.
challenge-worlds-played = { $played } of { $all } played
challenge-worlds-result = { $medals } medals, target { $target }: { $grade }
challenge-disk = Your progress cannot be read or saved: { $reason }
challenge-newer = Your progress comes from a newer version of the game. It is left as it is.
challenge-damaged = The file with your progress was damaged. It is kept as { $file }.
