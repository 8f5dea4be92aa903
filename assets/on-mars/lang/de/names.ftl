# Namen der Dinge. Die von Bauplänen und Wissenschaftlern stehen beim Spielmaterial.
names-mineral = { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerale
}
names-battery = { $count ->
    [one] 1 Batterie
   *[other] { $count } Batterien
}
names-water = { $count } Wasser
names-plant = { $count ->
    [one] 1 Pflanze
   *[other] { $count } Pflanzen
}
names-oxygen = { $count } Sauerstoff
names-crystal = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
}
names-any = { $count ->
    [one] 1 beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
names-any-lss = { $count } Batterie, Wasser, Pflanze oder Sauerstoff
names-colonists = { $count ->
    [one] 1 Kolonist
   *[other] { $count } Kolonisten
}
names-colonists-to-work = { $count ->
    [one] 1 Kolonist in den Arbeitsbereich
   *[other] { $count } Kolonisten in den Arbeitsbereich
}
names-miner = 1 Kolonist als Minenarbeiter
names-goals = { $count ->
    [one] 1 privates Ziel
   *[other] { $count } private Ziele
}
names-goal-paid = das private Ziel „{ $goal }“
names-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
names-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
names-cubes = { $count ->
    [one] 1 Fortschrittswürfel
   *[other] { $count } Fortschrittswürfel
}
names-blueprints = { $count ->
    [one] 1 Bauplan
   *[other] { $count } Baupläne
}
names-points = { $count } GP
names-movement = { $count } BP
names-nothing = nichts
names-free-of-charge = kostenlos
names-or = { " " }oder{ " " }

# Orte.
names-orbit = Orbit
names-colony = Kolonie
names-on-orbit = im Orbit
names-on-colony = in der Kolonie
names-to-orbit = in den Orbit
names-to-colony = in die Kolonie
names-to-other = auf die andere Seite
names-hex = Hexfeld { $hex }
names-space = Feld { $space } der Reihenfolgeleiste
names-lab = Laborfeld { $space }
names-living-quarters = Wohnbereich
names-working-area = Arbeitsbereich
names-depot-space = Depotfeld { $space }
names-below-depot = unter dem Depot
names-no-bonus = kein Bonus
names-life-support = Lebenserhaltung
names-private-goal = privates Ziel

# Gebäude: als Aufschrift, als Objekt mit Artikel, mehrere davon, mehrere fortschrittliche.
names-building-mine = Mine
names-building-generator = Generator
names-building-water-extractor = Wasserextraktor
names-building-greenhouse = Gewächshaus
names-building-oxygen-condenser = Sauerstoffkondensator
names-building-shelter = Unterkunft
names-a-mine = eine Mine
names-a-generator = einen Generator
names-a-water-extractor = einen Wasserextraktor
names-a-greenhouse = ein Gewächshaus
names-a-oxygen-condenser = einen Sauerstoffkondensator
names-a-shelter = eine Unterkunft
names-a-any = ein beliebiges Gebäude
names-many-mine = Minen
names-many-generator = Generatoren
names-many-water-extractor = Wasserextraktoren
names-many-greenhouse = Gewächshäuser
names-many-oxygen-condenser = Sauerstoffkondensatoren
names-many-shelter = Unterkünfte
names-advanced-mine = fortschrittliche Minen
names-advanced-generator = fortschrittliche Generatoren
names-advanced-water-extractor = fortschrittliche Wasserextraktoren
names-advanced-greenhouse = fortschrittliche Gewächshäuser
names-advanced-oxygen-condenser = fortschrittliche Sauerstoffkondensatoren
names-advanced-shelter = fortschrittliche Unterkünfte
names-building-at = { $building } auf { $hex }

# Tech.
names-tech-mine = Minen-Tech
names-tech-generator = Generator-Tech
names-tech-water-extractor = Wasserextraktor-Tech
names-tech-greenhouse = Gewächshaus-Tech
names-tech-oxygen-condenser = Sauerstoffkondensator-Tech
names-tech-rover = Rover-Tech
names-tech-upgrade = Ausbau-Tech
names-tech-ship = Schiff-Tech
names-tech-shelter = Unterkunft-Tech
names-tech-level = { $tech }, Level { $level }
names-tech-of = { $tech } von { $name }, Level { $level }
names-tech-use-complex = Verbindet { $buildings } zum Komplex: so viele, wie die Tech Level hat.
names-tech-use-rover-mp = So viele BP mehr, wie sie Level hat, wenn sich dein Rover mit BP bewegt.
names-tech-use-extra-upgrades = In einer Aktion so viele Gebäude mehr ausbauen, wie sie Level hat.
names-tech-use-extra-ships = In einer Aktion so viele Schiffe mehr empfangen, wie sie Level hat.

# Hauptaktionen: die Aufschrift, und wie man sie ausführt.
names-main-landing-pod = Landungskapsel
names-main-obtain-blueprint = Bauplan nehmen
names-main-learn-tech = Technologie erlernen
names-main-research-development = Forschung & Entwicklung
names-main-resupply = Nachschub
names-main-control-center = Kontrollzentrum
names-main-construct = Gebäude bauen
names-main-upgrade = Gebäude ausbauen
names-main-welcome-ship = Schiff empfangen
names-main-hire = Wissenschaftler oder Vertrag
names-slot-obtain-blueprint = Bauplan nehmen
names-slot-research-development = Forschung & Entwicklung
names-slot-construct = Gebäude bauen
names-slot-upgrade = Gebäude ausbauen
names-slot-hire = Wissenschaftler oder Vertrag
names-do-landing-pod = Reise jetzt in die Kolonie, ohne ein Entdeckungsplättchen zu legen. Damit ist dein Zug bis auf eine Sonderaktion vorbei.
names-do-obtain-blueprint = Setz einen Kolonisten ein, nimm einen Bauplan der Auslage mit dem, was er bringt, und stell einen Gebäudemarker darauf. Jeder Kolonist in den Arbeitsbereich: noch einmal.
names-do-learn-tech = Nimm ein Plättchen des Techbereichs, zahle für seine Reihe und leg es auf die Laborspalte 1. Jeder Kolonist in den Arbeitsbereich: noch einmal.
names-do-research-development = Setz einen Kolonisten ein und entwickle zweimal zum üblichen Preis. Jeder Kolonist in den Arbeitsbereich: 1 Schritt mehr.
names-do-resupply = Nimm 1 Ware aus dem Warenlager. Jeder Kolonist in den Arbeitsbereich: 1 mehr.
names-do-control-center = { $bots } BP für deine Bots und { $rover } BP für deinen Rover. Jeder Kristall: 1 BP mehr; Rover-Tech darf benutzt werden.
names-do-construct = Setz einen Kolonisten ein und bau ein Gebäude im Baubereich eines deiner Bots.
names-do-upgrade = Setz einen Kolonisten ein, zahle 1 Mineral und setz den Marker eines Bauplans auf ein Gebäude seiner Art. Mit Ausbau-Tech mehrere.
names-do-welcome-ship = Zahle { $cost }, stell ein Schiff in deinen Hangar und nimm { $first } oder { $second }. Jeder Kolonist in den Arbeitsbereich: noch einmal.
names-do-hire = Setz einen Kolonisten ein und nimm einen Wissenschaftler oder einen Erdenvertrag der Auslage.
names-slots = { $taken } von { $slots } Aktionsfeldern besetzt
names-level-limit = Schiffe bisher: { $count } von { $most }

# Was Karten, Plättchen und Felder bewirken.
names-effect-gain-resource = { $goods } erhalten
names-effect-gain-resource-choice = { $others ->
    [yes] { $count } Ressourcen deiner Wahl erhalten, keine Minerale
   *[other] { $count } Ressourcen deiner Wahl erhalten
}
names-effect-gain-crystal = { $crystals } erhalten
names-effect-gain-op = { $points } bekommen
names-effect-gain-colonist = { $colonists } dazu
names-effect-gain-colonist-for = { $cost } zahlen: { $colonists } dazu
names-effect-warehouse-take = { $count ->
    [one] 1 Ware aus dem Warenlager nehmen
   *[other] bis zu { $count } Waren aus dem Warenlager nehmen
}
names-effect-warehouse-resources = { $count ->
    [one] 1 Ressource aus dem Warenlager nehmen, keinen Kristall
   *[other] bis zu { $count } Ressourcen aus dem Warenlager nehmen, keine Kristalle
}
names-effect-learn-tech = { $count ->
    [one] 1 Technologie zum üblichen Preis erlernen
   *[other] bis zu { $count } Technologien zum üblichen Preis erlernen
}
names-effect-develop = { $count ->
    [1] einmal entwickeln, { $how }
    [2] zweimal entwickeln, { $how }
   *[other] { $count }-mal entwickeln, { $how }
}
names-develop-free = ohne Schrittkosten
names-develop-paid = zum üblichen Preis
names-effect-take-blueprint = { $count ->
    [one] 1 Bauplan nehmen
   *[other] bis zu { $count } Baupläne nehmen
}
names-effect-upgrade = { $count ->
    [one] 1 Gebäude ausbauen{ $how }
   *[other] bis zu { $count } Gebäude ausbauen{ $how }
}
names-upgrade-free = , ohne Mineral
names-upgrade-anywhere = , irgendwo auf der Karte
names-effect-construct = { $building } bauen
names-effect-move-bots = { $movement } für deine Bots{ $more }
names-effect-move-bots-as-rover = { $movement } für deine Bots, die dabei sammeln wie ein Rover{ $more }
names-effect-move-rover = { $movement } für deinen Rover{ $more }
names-effect-move-rover-highest = deinen Rover so viele Hexfelder bewegen, wie die höchste Rover-Tech im Spiel Level hat{ $more }
names-effect-move-all = { $bots } für deine Bots und { $rover } für deinen Rover; Kristalle und Rover-Tech bringen mehr
names-more-crystals = ; Kristalle bringen mehr
names-more-tech = ; Rover-Tech bringt mehr
names-more-both = ; Kristalle und Rover-Tech bringen mehr
names-effect-produce-all = deine Minenarbeiter und fortschrittlichen Gebäude produzieren einmal
names-effect-welcome-ship = { $free ->
    [yes] { $ships } empfangen, ohne den Preis
   *[other] { $ships } empfangen, zum üblichen Preis
}
names-effect-welcome-ship-with = { $free ->
    [yes] { $ships } empfangen, ohne den Preis; dazu { $first } oder { $second }
   *[other] { $ships } empfangen, zum üblichen Preis; dazu { $first } oder { $second }
}
names-effect-take-contract = { $paid ->
    [yes] einen Vertrag der Auslage zu seinem Preis nehmen
   *[other] einen Vertrag der Auslage kostenlos nehmen
}
names-effect-take-scientist = { $free ->
    [yes] einen Wissenschaftler kostenlos nehmen
   *[other] einen Wissenschaftler anstellen
}
names-effect-hire-any = zum üblichen Preis einen Wissenschaftler anstellen oder einen Vertrag nehmen
names-effect-retrieve-any = { $count ->
    [one] 1 Kolonisten von Aktionsfeldern oder aus dem Arbeitsbereich zurückholen
   *[other] bis zu { $count } Kolonisten von Aktionsfeldern oder aus dem Arbeitsbereich zurückholen
}
names-effect-retrieve-slots = beliebig viele Kolonisten von Aktionsfeldern zurückholen
names-effect-retrieve-wa = { $count ->
    [one] 1 Kolonisten aus dem Arbeitsbereich zurückholen
   *[other] bis zu { $count } Kolonisten aus dem Arbeitsbereich zurückholen
}
names-effect-exchange-resource = { $gained ->
    [one] { $paid } Ressourcen zahlen, 1 andere außer Mineralen erhalten
   *[other] { $paid ->
        [one] 1 Ressource zahlen, { $gained } außer Mineralen erhalten
       *[other] { $paid } Ressourcen zahlen, { $gained } außer Mineralen erhalten
    }
}
names-effect-copy-discovery = zuerst ein Entdeckungsplättchen auf die Karte legen; seinen Vorteil erhalten, jetzt und jedes Mal
names-effect-travel-orbit = jetzt in den Orbit reisen
names-effect-travel-colony = jetzt in die Kolonie reisen
names-effect-travel-other = jetzt auf die andere Seite reisen
names-effect-use-advanced-building = die Aktion eines fortschrittlichen Gebäudes nutzen
names-boosted = { $effect }; jeder Kolonist: { $more }
names-boost-upgrade = 1 Ausbau mehr
names-boost-tech-level = +1 Techlevel
names-boost-produce-one = eines davon noch einmal
names-boost-ship = 1 Schiff mehr
names-boost-warehouse = 1 Ware mehr
names-boost-learn-tech = 1 Technologie mehr
names-boost-crystal = 1 Kristall mehr
names-boost-develop = 1 Schritt mehr
names-boost-blueprint = 1 Bauplan mehr
names-boost-resource = 1 Ressource mehr

# Plättchen und Karten.
names-blueprint = Bauplan { $number }: { $name }
names-blueprint-about = Stufe { $level }, { $building }. Aktion: { $effect }. Beim Nehmen: { $gain }. Am Ende gebaut { $built }, sonst { $unbuilt }.
names-discovery = Entdeckung „{ $effect }“
names-research = Forschung { $kind }
names-research-about = { $effect }; von jedem Typ höchstens eines
names-scientist-about = Kostet { $cost }. Arbeitet in: { $works }. Am Ende je { $points } für { $scores }, gleich wem sie gehören.
names-contract-upgrade = Ausbauvertrag „{ $building }“
names-contract-deliver = Liefervertrag „{ $goods }“
names-contract-upgrade-about = Am Ende ein Gebäudemarker von dir in einem Komplex aus { $size } oder mehr ({ $building }): { $points }, sonst { $failed }.
names-contract-deliver-about = Leg { $goods } darauf: { $points }, sonst { $failed }.
names-contract-rest = es fehlt noch: { $goods }
names-contract-complete = erfüllt
names-mission-research-taken = Forschung
names-mission-blueprints-taken = Baupläne
names-mission-advanced-built = Fortschrittliche Gebäude
names-mission-bots-placed = Bots
names-mission-discovery-taken = Entdeckungen
names-mission-techs-taken = Technologien
names-mission-cubes-placed = Fortschritt
names-mission-scientists-taken = Wissenschaftler
names-mission-contracts-completed = Verträge
names-mission-counts-research-taken = aufgenommene Forschungsplättchen
names-mission-counts-blueprints-taken = genommene Baupläne
names-mission-counts-advanced-built = ausgebaute Gebäude
names-mission-counts-bots-placed = Bots, die nach dem Start dazukommen
names-mission-counts-discovery-taken = von Rovern genommene Entdeckungsplättchen
names-mission-counts-techs-taken = aus dem Techbereich genommene Techplättchen
names-mission-counts-cubes-placed = gelegte Fortschrittswürfel
names-mission-counts-scientists-taken = angestellte Wissenschaftler
names-mission-counts-contracts-completed = erfüllte Verträge
names-mission-about = Was zählt: { $counts }; jedes Mal { $crystals }. Noch { $left } bis zum Ziel.
names-mission-done = Was zählt: { $counts }. Erfüllt.
names-goal = { $condition }
names-goal-about = Belohnung: { $reward }; oder { $other }.

# Was private Ziele verlangen.
names-needs-level-of-best-tech = eine Tech mit Level { $count }
names-needs-ships-in-hangar = { $count } Schiffe im Hangar
names-needs-advanced-markers-on-mars = { $count } fortschrittliche Gebäude
names-needs-mines-with-colonist-or-marker = { $count } Minen mit Minenarbeiter oder Gebäudemarker von dir
names-needs-bots-on-mars = { $count } Bots auf dem Mars
names-needs-discovery-tiles-taken = { $count } Entdeckungsplättchen, die dein Rover genommen hat
names-needs-shelters-on-mars = { $count } Unterkünfte auf der Karte
names-needs-colonists-in-lq = { $count } Kolonisten im Wohnbereich
names-needs-blueprints-owned = { $count } Baupläne, gebaut oder nicht
names-needs-marker-in-complex = { $count ->
    [one] ein Gebäudemarker in einem Komplex aus { $size } oder mehr
   *[other] { $count } Gebäudemarker in Komplexen aus { $size } oder mehr
}
names-needs-same-resource-not-mineral = { $count } von einer Ressource im Lager, keine Minerale
names-needs-colony-level = Kolonielevel { $count } oder mehr
names-needs-tech-tiles = { $count } Techplättchen, die Unterkunft-Tech mitgezählt
names-needs-research-tiles-taken = { $count } Forschungsplättchen
names-needs-scientists = { $count ->
    [one] 1 Wissenschaftler
   *[other] { $count } Wissenschaftler
}
names-needs-contracts-completed = { $count ->
    [one] 1 erfüllter Vertrag
   *[other] { $count } erfüllte Verträge
}
names-needs-tech-on-spaces = Techplättchen auf den Laborfeldern { $spaces }
names-needs-progress-cubes-placed = { $count } Würfel im Fortschrittsbereich
names-needs-complexes-with-marker = Gebäudemarker in { $count } verschiedenen Komplexen aus { $size } oder mehr

# Was LSS-Belohnungen zählen.
names-per-level-of-best-tech = { $points } für jedes Level der höchsten eigenen Tech
names-per-ships-in-hangar = { $points } für jedes Schiff im eigenen Hangar
names-per-advanced-markers-on-mars = { $points } für jeden eigenen Gebäudemarker auf dem Mars
names-per-mines-with-colonist-or-marker = { $points } für jede Mine mit eigenem Minenarbeiter oder Gebäudemarker
names-per-bots-on-mars = { $points } für jeden eigenen Bot auf dem Mars
names-per-discovery-tiles-taken = { $points } für jedes Entdeckungsplättchen, das der eigene Rover genommen hat
names-per-shelters-on-mars = { $points } für jede eigene Unterkunft auf dem Mars
names-per-colonists-in-lq = { $points } für jeden Kolonisten im eigenen Wohnbereich
names-per-blueprints-owned = { $points } für jeden Bauplan
names-per-marker-in-complex = { $points } für jeden Gebäudemarker in einem Komplex
names-per-same-resource-not-mineral = { $points } für jede Ressource der Art, die am häufigsten im eigenen Lager liegt, Minerale ausgenommen
names-per-colony-level = { $points } für jedes Level der Kolonie
names-per-tech-tiles = { $points } für jedes Techplättchen
names-per-research-tiles-taken = { $points } für jedes Forschungsplättchen
names-per-scientists = { $points } für jeden Wissenschaftler
names-per-contracts-completed = { $points } für jeden erfüllten Vertrag
names-per-tech-on-spaces = { $points } für jedes Techplättchen auf einem markierten Feld
names-per-progress-cubes-placed = { $points } für jeden Würfel im Fortschrittsbereich
names-per-complexes-with-marker = { $points } für jeden Komplex mit deinem Gebäudemarker

# Die Spieler und was sie haben.
names-own = du
names-crystals-waiting = { $count } unter dem Depot
names-lq = { $count } von { $room } im Wohnbereich
names-wa = { $count } im Arbeitsbereich
names-hangar = { $ships } im Hangar
names-standing-level = Kolonielevel { $level }

# Die Punkte eines Ergebnisses.
names-category-track = Auf der Leiste
names-category-progress = Fortschritt
names-category-hangar = Hangar
names-category-colonists = Kolonisten
names-category-tech = Tech
names-category-blueprints = Baupläne
names-category-scientists = Wissenschaftler
names-category-contracts = Verträge
names-count-track = Auf der Leiste: { $points }
names-count-progress = Würfel im Fortschrittsbereich ({ $cubes }): { $points }
names-count-hangar = Schiffe im Hangar ({ $count }): { $points }
names-count-full-quarters = Wohnbereich, der als voll zählt: { $points }
names-count-colonists = Kolonisten daheim: { $points }
names-count-tech = Tech im Labor: { $points }
names-count-built = Gebaute Baupläne ({ $count }): { $points }
names-count-unbuilt = Nicht gebaute Baupläne ({ $count }): { $points }
names-count-scientist = { $scientist }: { $points }
names-count-contract = { $contract }: { $points }
names-task-card = { $task }: { $reward }
# Aufgaben der First Colonists.
names-task-learn-tech = eine Technologie erlernen
names-task-travel-by-shuttle = mit dem Shuttle reisen
names-task-construct-shelter = eine Unterkunft bauen
names-task-hire-scientist = einen Wissenschaftler anstellen
names-task-develop = eine Technologie entwickeln
names-task-develop-twice = zweimal in einem Zug entwickeln
names-task-place-discovery = eine Entdeckung auf die Karte legen
names-task-obtain-blueprint = einen Bauplan erwerben
