# The wizard.
wizard-own-set = You play with the values of your own set.
wizard-balance = Balance extra
wizard-balance-hint = Makes up for the place in the turn order: with three players seat 3 begins with an energy more, with four players seats 3 and 4. This rule is ours (rule 2.5).
wizard-balance-own = Meant for our own components. With your set it is off, unless you switch it on (rule 2.5).
wizard-order-in-turn = At the start all choose their cards one after the other. Then turns go round in any case.
wizard-order-any = At the start all choose their cards in any order: a click on a name turns the screen to that player. Then turns go round in any case.
wizard-secrets-face-down = Cards and missions lie face down until their owner looks at them.
wizard-secrets-open = Whoever looks at the screen sees the cards and missions of the player it shows.
wizard-secrets-hand-over = The screen is covered until the next player has taken over, so nobody else sees cards and missions.
