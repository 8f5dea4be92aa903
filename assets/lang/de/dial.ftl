# Die Raumstation: die Namen ihrer Stapel.
dial-name = Raumstation, Drehung { $rotation }
dial-depot = Sektor { $depot }, { $ring }: { $top }, { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
dial-depot-of = { $depot }, vor { $player }
dial-depot-of-commander = { $depot }, vor { $player } (hat das Kommando)
dial-empty = leer
dial-hidden = { $shape }-Plättchen, verdeckt
