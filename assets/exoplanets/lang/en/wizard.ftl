# The wizard.
wizard-compensation = Seat compensation
wizard-compensation-hint = Makes up for the place in the turn order: the last player begins with a flare marker. With three or four players, each of the others begins with a creation marker. This rule is ours (rule 10.1).
wizard-compensation-own = Meant for our own components. With your set it is off, unless you switch it on (rule 10.1).
wizard-order-in-turn = At the start all choose their space tiles one after the other. Then turns go round in any case.
wizard-order-any = At the start all choose their space tiles in any order: a click on a name turns the screen to that player. Then turns go round in any case.
wizard-secrets-face-down = Space tiles lie face down until their owner looks at them.
wizard-secrets-open = Whoever looks at the screen sees the space tiles of the player it shows.
wizard-secrets-hand-over = The screen is covered until the next player has taken over, so nobody else sees space tiles.
