# Die Schachtel im Regal.
shelf-about = Ein Kolonieschiff liegt zerbrochen auf dem Eis, und die Sonne geht unter. Schickt Drohnen durch das Wrack, weckt eure Crew, bevor die Kammern sabotiert werden, und bringt sie hinunter in die warmen Höhlen. Auf eurer Plattform entstehen Maschinen, Fahrzeuge und Missionen; wer am besten siedelt, gewinnt.
shelf-notice = Spielplan, Plättchen, Höhlen und einige Punktwerte dieser Fassung sind unsere eigenen und nicht die des gedruckten Spiels. Sie stehen in einer Datendatei, die ein Besitzer des Spiels durch die gedruckten Werte ersetzen kann.
