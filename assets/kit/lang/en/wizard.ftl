# The wizards that set up a game.
wizard-title = New game
wizard-title-of = New game: { $game }
wizard-turn-order = Turns go round in this order. The first one begins.
wizard-draw-first = Draw who begins
wizard-draw-first-hint = The order around the table stays.
wizard-start = Start game
wizard-players-title = Who is playing?
wizard-players-count = Number of players
wizard-player = { $bot ->
    [yes] { $number ->
        [1] Vega
        [2] Rigel
        [3] Altair
        [4] Mira
        [5] Deneb
       *[other] Sirius
    }
   *[no] Player { $number }
}
wizard-name-of = Name of player { $number }
wizard-colour-of = Colour of { $player }: { $colour }
wizard-colour-hint = Choose a colour. Whoever has it takes yours.
wizard-earlier = { $player }: one place earlier
wizard-later = { $player }: one place later
wizard-remove = Remove { $player }
wizard-others-bots = All others are bots
wizard-others-people = All others are people
wizard-groups = Your groups
wizard-group = Seat the group { $names }
wizard-group-forget = Forget the group { $names }
wizard-group-keep = Keep these players as a group
wizard-seed = Seed
wizard-seed-hint = The same seed with the same settings always deals the same game.
wizard-seed-empty = An empty seed works too: it always deals the same game.
wizard-seed-reroll = New seed
wizard-seed-copy = Copy
wizard-seed-copied = The seed is in the clipboard.
wizard-bots-hint = Click “Person”, or the name of a bot’s level, to choose who plays a seat.
wizard-bots-watch = Only bots: you watch a game at your own pace.
wizard-sets = Components
wizard-set-ours = Our own components
wizard-set-own = Set “{ $name }”
wizard-set-hint = The owner of the game can play with the printed values: a file in { $folder }.
wizard-set-template = Write a template
wizard-set-template-name = template
wizard-set-written = The template is there: { $file }. Change it in a text editor, and save it under a name of your own.
wizard-set-folder = Show the folder
wizard-set-no-folder = There is no folder yet. “Write a template” makes one.
wizard-set-again = Look again
wizard-key-steps = Previous step, next step
