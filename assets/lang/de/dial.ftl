# Die Raumstation: die Namen ihrer Stapel.
dial-name = Raumstation, Drehung { $rotation }
dial-depot = Sektor { $depot }, { $ring }: { $top }, { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
dial-depot-of = { $depot }, vor { $player }
dial-empty = leer
dial-hidden = { $shape }-Plättchen, verdeckt
