# Was eine Wahl bringen würde.
preview-pays = kostet { $resources }
preview-gains = bringt { $resources }
preview-level = Stufe { $level }
preview-tile = ein Weltraumplättchen
preview-creation = 1 Erschaffungsmarker (noch { $left } da)
preview-collision = nimmt den letzten Erschaffungsmarker: Partikelkollision
preview-marker = { $marker } (noch { $left } da)
preview-black-hole = nimmt den letzten Fusionsmarker: Schwarzes Loch
preview-solar-storm = nimmt den letzten Sonneneruptionsmarker: Sonnensturm
preview-loses = du verlierst { $lost }
preview-marked = { $marker }: { $planets }
preview-gets = { $name } erhält { $resources }
preview-returns = { $count ->
    [one] 1 Lebensmarker kehrt zu { $name } zurück und bringt eine beliebige Ressource
   *[other] { $count } Lebensmarker kehren zu { $name } zurück und bringen { $count } beliebige Ressourcen
}
preview-other-loses = { $name } verliert { $lost }
preview-points = { $ep } EP
preview-other-points = { $name } { $ep } EP
preview-any = { $count ->
    [one] 1 beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
preview-species = { $points } × Größe { $size } statt { $count ->
    [one] deines Lebensmarkers, den du zurückbekommst
   *[other] deiner { $count } Lebensmarker, die du zurückbekommst
}
