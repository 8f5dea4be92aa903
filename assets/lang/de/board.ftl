# Ein Planet: die Namen seiner Felder, Reihen und Spalten.
board-summary = { $planet }, { $covered } von { $cells } Feldern bedeckt, Rettungskapseln: { $lifepods }, Rover: { $rovers }, Meteoriten: { $meteorites }
board-owner = Planet von { $owner }: { $summary }
board-cell = { $cell }: { $content }
board-ice = Eis
board-land = Land
board-terrain = { $terrain }
board-patch = Bonusplättchen
board-meteor = Meteorsymbol
board-meteorite = Meteorit
board-lifepod = Rettungskapsel
board-rover = Rover
board-rover-loaded = Rover mit Meteorit
board-cost = { $steps ->
    [one] 1 Schritt entfernt
   *[other] { $steps } Schritte entfernt
}
board-line-complete = { $line }: vollständig, { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
board-line-blocked = { $line }: von einem Meteoriten blockiert, bis er eingesammelt ist, { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
board-line-open = { $line }: noch { $missing ->
    [one] 1 Feld
   *[other] { $missing } Felder
} für { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
board-closed = { $cell }, in dieser Runde gesperrt
