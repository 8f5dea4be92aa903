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
names-loot = Plünderung ({ $reward })
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
names-category-platform = Kapseln auf der Plattform
names-category-cards = Upgrades & Fahrzeuge
names-category-missions = Missionen
names-category-majorities = Mehrheiten
names-count-pods = Kapseln in Höhlen ({ $pods }): { $points }
names-count-upgrades = Upgrades: { $points }
names-count-vehicles = Fahrzeuge: { $points }
names-count-platform = Kapseln auf der Plattform: { $points }
names-count-mission = Mission { $mission }: { $points }
names-count-majority = Mehrheit in { $cavern }: { $points }
names-use-upgrade-ground-scanner = Du darfst verdeckte Höhlen ansehen. Wenn irgendwer erkundet, erhältst du die Siedlungskosten dieser Höhle.
names-use-upgrade-supercharge = Bei einem Transport zählt jede Energie 2.
names-use-upgrade-interface = Deine Drohnen dürfen beschädigte Docks nutzen.
names-use-upgrade-wake-up = Jedes Fahrzeug hat 1 Platz mehr; jede Stase-Kontrolle kostet 1 Organisches Material weniger.
names-use-upgrade-automation = Nach der Rückkehr darf noch eine vollständige Maschine ohne Drohne laufen.
names-use-upgrade-prototype = Kommt ein Plättchen in einen Slot, darfst du 1 Ressource für seine Belohnung zahlen.
names-use-upgrade-early-warning = Kurz vor einer Sabotage zieht eine deiner Kapseln in die nächste Kammer.
names-use-upgrade-overclock = Nach einer Aktion darfst du 1 Technologie für eine weitere dieses Docks zahlen.
names-use-mission-ground-scanner = { $points } je Höhle mit eigenen Kapseln.
names-use-mission-supercharge = { $points } je übriger Energie.
names-use-mission-interface = { $points } je behaltenem Vorfall.
names-use-mission-wake-up = { $points } je Kapsel deiner größten Siedlung.
names-use-mission-automation = { $points } je Plättchen auf deiner Plattform.
names-use-mission-prototype = { $points } je { $per } übriger Ressourcen.
names-use-mission-early-warning = { $points } je eigener Kapsel auf dem Eis.
names-use-mission-overclock = { $points } je Höhle mit 2 oder mehr eigenen Kapseln.
names-use-vehicle = { $seats } Plätze.
names-use-vehicle-far = { $seats } Plätze; erreicht jeden Tunnel für 1 Energie.
names-use-vehicle-rescue = { $seats } Plätze; beim Ausspielen kommt eine deiner verlorenen Kapseln zurück.
names-end-mission = Mission { $mission }
names-end-cavern = Höhle { $cavern }
names-end-points = { $points ->
    [one] { $name }: +1 Punkt
   *[other] { $name }: +{ $points } Punkte
}
