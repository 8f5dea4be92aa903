# Das Regal mit den anderen Spielen, und die Seite eines jeden.
shelf-title = Weitere Spiele
shelf-players = { $least }–{ $most } Personen
shelf-minutes = { $least }–{ $most } Minuten
shelf-continue = Weiterspielen
