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
names-cell = { $action } ({ $section })
names-drones = { $count ->
    [0] keine Drohnen
    [one] 1 Drohne
   *[other] { $count } Drohnen
}
names-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
names-missions = { $count ->
    [0] keine Missionen
    [one] 1 Mission
   *[other] { $count } Missionen
}
names-upgrade = Upgrade { $name }
names-mission = Mission { $name }
names-vehicle = Fahrzeug { $name }
names-category-pods = Kapseln in Höhlen
names-category-platform = Plattform
names-category-cards = Upgrades & Fahrzeuge
names-category-missions = Missionen
names-category-majorities = Mehrheiten
names-count-pods = Kapseln in Höhlen ({ $pods }): { $points }
names-count-upgrades = Upgrades: { $points }
names-count-vehicles = Fahrzeuge: { $points }
names-count-platform = Kapseln auf der Plattform: { $points }
names-count-mission = Mission { $mission }: { $points }
names-count-majority = Mehrheit in { $cavern }: { $points }
