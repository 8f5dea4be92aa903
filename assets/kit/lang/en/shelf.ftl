# The shelf with the other games, and the page of each.
shelf-title = More games
shelf-players = { $least }–{ $most } players
shelf-minutes = { $least }–{ $most } minutes
shelf-continue = Continue
