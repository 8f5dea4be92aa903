# Aufgaben: Name, Ziel und Hinweis.
exercise-boost-title = Ein Schub nach dem anderen
exercise-boost-goal = Erreiche in diesem Zug Technologie 1.
exercise-boost-hint = Das Plättchen zeigt keine Technologie. Aber Bevölkerung und Technologie haben je ein Feld weiter oben einen Synergieschub.
exercise-lifepod-title = Der weite Weg
exercise-lifepod-goal = Sammle in diesem Zug zwei Rettungskapseln ein.
exercise-lifepod-hint = Vier Bewegungen reichen nicht. Die Roverleiste gibt mehr; hol zuerst die Rettungskapsel im Osten. Leg das Plättchen nicht auf Rover oder Rettungskapseln.
exercise-row-title = Wasser auf Eis
exercise-row-goal = Vervollständige die zweite Reihe und rücke mit demselben Plättchen Wasser vor.
exercise-row-hint = Wasser rückt nur vor, wenn eines seiner Felder Eis bedeckt. Das einzige Eis dieser Reihe liegt an ihrem linken Ende.
