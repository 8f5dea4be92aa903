# The wizard.
wizard-own-set = You play with the values of your own set.
wizard-long-game = Long game
wizard-long-game-hint = One short mission and two long ones instead of two short ones and a long one (rule 2.12).
wizard-space-oddity = Space Oddity
wizard-space-oddity-hint = Once the end has come, the game ends with that phase: there is no last round (rule 17.2).
wizard-secrets-face-down = Private goals lie face down until their owner looks at them.
wizard-secrets-open = Whoever looks at the screen sees the private goals of the player it shows.
wizard-secrets-hand-over = The screen is covered until the next player has taken over, so nobody else sees private goals.
wizard-seats = Chance says who begins. Then, clockwise, each of you chooses a space of turn order (rule 2.17), but not with the First Colonists.
wizard-seats-alone = You play against Lacerda, who follows cards of his own, and for a solo goal (rule 11.1).
wizard-first-colonists = First Colonists
wizard-first-colonists-hint = For a first game of two to four: chance gives out the spaces of turn order instead of you, three easy missions, and cards with small tasks (rule 17.3).
