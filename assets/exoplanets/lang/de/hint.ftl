# Was für eine Wahl spricht.
hint-with = { $choice } – { $reasons }
hint-points = { $ep } EP
hint-species = eine Spezies verdrängt niemand
hint-sends-away = verdrängt { $markers }
hint-gains = bringt { $resources }
hint-others-gain = { $count ->
    [one] andere erhalten 1 Ressource
   *[other] andere erhalten { $count } Ressourcen
}
hint-creation-marker = ein Erschaffungsmarker
hint-collision = löst die Partikelkollision aus
hint-sets-off = löst aus: { $phenomenon }
hint-costs-others = { $ep } EP weniger für andere
hint-cheaper = Leben wird günstiger
hint-meets-goal = erfüllt eines deiner Ziele
hint-new-tile = ein neues Weltraumplättchen
hint-takes = nimmt { $marker }
hint-gives-up = verzichtet auf das erfüllte Ziel „{ $goal }“ ({ $ep } EP)
