# Was für eine Wahl spricht.
hint-with = { $choice }: { $reasons }
hint-then = { $choice } – danach: { $reasons }
hint-ends-game = beendet das Spiel
hint-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-settles = { $count ->
    [one] siedelt 1 Kapsel an
   *[other] siedelt { $count } Kapseln an
}
hint-loses = { $count ->
    [one] kostet dich 1 Kapsel
   *[other] kostet dich { $count } Kapseln
}
hint-costs-others = { $count ->
    [one] kostet andere 1 Kapsel
   *[other] kostet andere { $count } Kapseln
}
hint-wakes = { $count ->
    [one] weckt 1 Kapsel
   *[other] weckt { $count } Kapseln
}
hint-plays-upgrade = ein Upgrade
hint-plays-mission = eine Mission
hint-plays-vehicle = ein Fahrzeug
hint-draws = { $count ->
    [one] zieht 1 Karte
   *[other] zieht { $count } Karten
}
hint-completes = macht eine Maschine vollständig
hint-runs = { $count ->
    [one] nutzt 1 Maschine
   *[other] nutzt { $count } Maschinen
}
hint-frees-drones = { $count ->
    [one] bringt 1 Drohne heim
   *[other] bringt { $count } Drohnen heim
}
hint-gains = bringt { $resources }
hint-costs = kostet { $resources }
