# Was für eine Wahl spricht.
hint-with = { $choice }: { $reasons }
hint-then = danach { $reasons }
hint-ends-game = leitet die letzte Runde ein
hint-goals = { $count ->
    [one] zahlt mit einem privaten Ziel
   *[other] zahlt mit { $count } privaten Zielen
}
hint-level = die Kolonie erreicht Level { $level }
hint-points = { $points }
hint-completes = erfüllt die Mission „{ $mission }“
hint-contributes = hilft der Mission „{ $mission }“
hint-goal = erfüllt das private Ziel „{ $goal }“
hint-meets-contract = erfüllt einen Vertrag
hint-upgrades = baut { $building } aus
hint-constructs = baut { $building }
hint-supports = die Kolonie braucht { $buildings }
hint-takes = der Bauplan „{ $blueprint }“
hint-learns = eine Technologie: { $tech }
hint-develops = { $count ->
    [one] entwickelt eine Technologie
   *[other] entwickelt { $count } Schritte
}
hint-hires = gewinnt einen Wissenschaftler oder einen Vertrag
hint-welcomes = begrüßt { $ships }
hint-finds = { $count ->
    [one] nimmt ein Plättchen
   *[other] nimmt { $count } Plättchen
}
hint-bots = stellt { $bots } auf
hint-colonists = { $colonists } für den Wohnbereich
hint-travels = reist
hint-helps-others = auch andere haben etwas davon
hint-gains = bringt { $goods }
hint-costs = kostet { $goods }
