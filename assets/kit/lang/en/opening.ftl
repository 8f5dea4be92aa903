# Questions before a game is opened.
opening-further-title = { $branch ->
    [yes] This game went on differently
   *[no] This game has been played further
}
opening-further = { $branch ->
    [yes] You are opening the game from “{ $file }”. The version kept here took steps of it back and went on differently, to “{ $kept }”. Both stay, whichever you choose.
   *[no] You are opening the game from “{ $file }”. Another version is in “{ $kept }”. Both stay, whichever you choose.
}
opening-further-kept = Continue there: { $place }
opening-further-results = Show the results of the finished game
opening-further-file = Play on from here as a separate game: { $place }
opening-in-use-title = This game is open in another window
opening-in-use = Only one window at a time can play a game. You can play on here with a copy, which becomes a separate game.
opening-in-use-copy = Open a copy
opening-version = { $round } after { $actions } actions
