# Namen der Dinge. Die von Aktionen, Karten und Höhlen stehen beim Spielmaterial.
names-crystal = { $count } Kristall
names-organics = { $count } Organisches Material
names-tech = { $count } Technologie
names-nanites = { $count ->
    [one] 1 Nanomaschine
   *[other] { $count } Nanomaschinen
}
names-energy = { $count } Energie
names-card = 1 Karte
names-card-rewards = { $count ->
    [one] 1 Kartenbelohnung
   *[other] { $count } Kartenbelohnungen
}
names-wakes = { $count ->
    [one] 1 Kapsel wecken
   *[other] { $count } Kapseln wecken
}
names-nothing = nichts
names-or = { " " }oder{ " " }
names-pods = { $count ->
    [one] 1 Kapsel
   *[other] { $count } Kapseln
}
names-chamber = Kammer { $number } ({ $section })
names-cavern = { $name } ({ $size })
names-size-small = klein
names-size-large = groß
names-salvage = Bergungsfeld { $number } ({ $resources })
names-sabotage = Sabotage
names-sunset = Sonnenuntergang
names-loot = Plünderung: { $reward }
names-dock = { $section }, Dock { $number }
names-launch-dock = Transportdock
names-home = Dock { $number }: { $machine }
names-slot-cost = { $machine }, Kosten
names-slot-reward = { $machine }, Belohnung
