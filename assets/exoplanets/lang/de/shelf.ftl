# Die Schachtel im Regal.
shelf-about = Gemeinsam baut ihr ein Planetensystem um einen Stern, der langsam verglüht, und jede und jeder bringt Leben auf die Planeten, bis daraus Spezies werden. In jedem Zug entsteht ein Planet. Fünf Züge für alle – und unterwegs Schwarze Löcher, Sonnenstürme und Kollisionen.
