# Je ein Satz zu allem, worauf der Zeiger ruhen kann.
help-line-open = { $missing ->
    [one] Ein Feld ist noch leer; gewertet wird, wenn alle Felder bedeckt sind und kein Meteorit darauf liegt.
   *[other] { $missing } Felder sind noch leer; gewertet wird, wenn alle Felder bedeckt sind und kein Meteorit darauf liegt.
}
help-line-blocked = Alle Felder sind bedeckt, aber ein Meteorit verhindert die Wertung: Sammle ihn ein oder zerstöre ihn.
help-line-complete = Vollständig: Die Medaillen zählen am Ende, wenn bis dahin kein Meteorit einschlägt.
help-rover = Rover fahren mit Roverbewegungen und sammeln Rettungskapseln und Meteoriten ein; ein Plättchen auf einem Rover zerstört ihn.
help-rover-loaded = Dieser Rover trägt einen Meteoriten: Fahre ihn auf ein Feld mit Roverressource, um ihn abzuladen. Bis dahin blockiert der Meteorit hier Reihe und Spalte.
help-lifepod = Eine Rettungskapsel: Erreiche sie mit einem Rover, dann bringt sie eine Medaille; ein Plättchen darauf zerstört sie.
help-meteorite = Ein Meteorit blockiert seine Reihe und Spalte, bis ein Rover ihn einsammelt; je drei eingesammelte bringen eine Medaille.
help-patch = Ein Bonusplättchen: ein Feld Biomasse ohne Ressource. Es bedeckt das Feld wie ein Plättchen.
help-terrain = Gebietsart eines gelegten Plättchens: { $track }.
help-ice = Eisfeld: Der Wassermarker rückt nur vor, wenn ein Wasserfeld des Plättchens auf Eis liegt.
help-land = Landfeld, noch leer.
help-stock-rovers = Rover, die noch beim Konzern stehen; Rover-Meilensteine bringen sie auf den Planeten.
help-stock-lifepods = Eingesammelte Rettungskapseln: je eine Medaille am Ende.
help-stock-meteorites = Eingesammelte Meteoriten: eine Medaille für je drei am Ende.
help-stock-patches = Bonusplättchen, die bis zum Spielende aufbewahrt werden.
help-stock-rovers-title = Rover
help-stock-lifepods-title = Rettungskapseln
help-stock-meteorites-title = Meteoriten
help-stock-patches-title = Aufbewahrte Bonusplättchen
help-commander = Wer das Kommando hat, dreht die Raumstation und ist in der Runde zuerst am Zug.
help-depot = Ein Sektor: ein kleines und ein großes Plättchen stehen zur Wahl. Die Zahl nennt die Plättchen im Stapel.
help-above-rover-title = Über der Roverleiste
help-above-rover = Steht der Marker ganz oben, bringt jedes weitere Vorrücken stattdessen diese Bewegung.
help-field = Wer dieses Feld betritt, erhält: { $gains }.
help-field-plain = Dieses Feld gibt nichts.
help-depot-title = Sektor
help-token = Der Marker begünstigt diese Leiste: Mehrere Technologien wirken für sie.
help-field-lifepod = Eine Rettungskapsel, die du hierher legst, bringt keine Medaille. Sie bedeckt das Feld: Marker überspringen es, und es gibt nichts, bis die Rettungskapsel versetzt wird.
help-field-beside = Ein Klick hierher führt eine andere offene Wirkung aus: { $effect }.
help-field-covered = Eine Rettungskapsel bedeckt dieses Feld: Marker überspringen es, und es gibt nichts.
help-field-medals = Auf jeder Leiste zählt nur das oberste Medaillenfeld, das ihr Marker erreicht hat.
help-field-boost = Ein Synergieschub rückt einen beliebigen Marker vor, auch noch einmal diesen, und auch dessen neues Feld bringt etwas. (Regeln 6.1)
help-field-no-card = Von dieser Stufe ist keine Bevölkerungskarte mehr übrig. (Regeln 6.2)
help-field-no-rover = Deine Rover sind alle unterwegs, es gibt keinen dazu. (Regeln 6.4)
help-track = Eine Ressource des Plättchens rückt den Marker ihrer Leiste um ein Feld vor, und das neue Feld bringt, was darauf steht. (Regeln 5.1)
help-track-civ = Bevölkerung: Ihre Meilensteine bringen Bevölkerungskarten.
help-track-water = Wasser: Es rückt nur vor, wenn ein Wasserfeld des Plättchens auf Eis liegt. Am Ende ist es viele Medaillen wert.
help-track-biomass = Biomasse: Ihre Felder bringen Bonusplättchen, die einzelne Felder füllen.
help-track-rover = Rover: Die Leiste bringt Rover und die Bewegung, um sie zu Rettungskapseln und Meteoriten zu fahren.
help-track-tech = Technologie: Sie schaltet die Technologien deines Konzerns frei.
