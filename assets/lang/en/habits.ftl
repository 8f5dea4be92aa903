# What the program does by itself in Planet Unknown.
habits-warn-wasteful = Warn before a wasteful end of turn
habits-warn-wasteful-hint = Ask once if movement or an ability would go unused.
habits-one-click = Lay tiles with one click
habits-one-click-hint = Where that costs something, such as a lifepod, a second click confirms it.
habits-coach = Coach
habits-coach-hint = In games with only one person, it comments on every move and shows a better one if there is one. Such games count as played with hints.
habits-obvious = Take forced steps automatically
habits-obvious-hint = Trackers move by themselves when you have no choice and nothing else you could do depends on it. Undo takes it back together with your step.
habits-end-turns = End turns automatically
habits-end-turns-hint = A turn ends as soon as nothing is left to do, while another person still plays. Undo takes that back. The last person ends the round by hand.
