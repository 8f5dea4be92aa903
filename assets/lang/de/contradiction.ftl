# Was sich in einem gespeicherten Stand widerspricht.
contradiction-seats = Die Plätze passen nicht zusammen.
contradiction-tiles = Die Plättchen der Raumstation passen nicht zusammen.
contradiction-cards = Die Bevölkerungskarten passen nicht zusammen.
contradiction-objectives = Die Ziele passen nicht zusammen.
contradiction-event-cards = Die Ereigniskarten passen nicht zusammen.
contradiction-tracker = Auf Platz { $seat } steht ein Ressourcenmarker neben seiner Leiste.
contradiction-board = Auf Platz { $seat } widersprechen sich die Teile auf dem Planeten.
contradiction-pieces = Platz { $seat } hat mehr Teile, als es im Spiel gibt.
contradiction-turn = Auf Platz { $seat } ist der begonnene Zug unmöglich.
