# Questions before a game is opened.
opening-further-title = This game has been played further
opening-further = You are opening the game from “{ $file }”. Another version is in “{ $kept }”. Both stay, whichever you choose.
opening-branch-title = This game went on differently
opening-branch = You are opening the game from “{ $file }”. The version kept here took steps of it back and went on differently, to “{ $kept }”. Both stay, whichever you choose.
opening-further-over = Show how it ended
opening-further-kept = Continue there: { $place }
opening-further-file = Play on from here as a separate game: { $place }
opening-in-use-title = This game is open in another window
opening-in-use = Only one window at a time can play a game. You can play on here with a copy, which becomes a separate game.
opening-in-use-copy = Open a copy
opening-version = { $round } after { $actions } actions
