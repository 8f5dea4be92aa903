# The challenge of the day.
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
challenge-friend = A line from a friend
challenge-friend-hint = Paste it, or type a date such as 2026-11-23: you get the same deal.
challenge-line = Line or date
challenge-open = Show this deal
challenge-no-date = There is no date in it.
