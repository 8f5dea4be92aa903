# Der Gegner im Solospiel, und was erfüllt sein muss.
solo-goal-first-colonists = Erste Kolonisten
solo-goal-next-generation = Nächste Generation
solo-goal-hunky-dory = Alles im Lot
solo-goal-martian-potato = Eine Marskartoffel
solo-line-level = Kolonielevel { $count } oder mehr
solo-line-contracts = { $count ->
    [one] 1 Erdenvertrag
   *[other] { $count } Erdenverträge
}
solo-line-contract = der { $contract }
solo-line-private-goal = 1 privates Ziel erfüllt
solo-line-tech-level = eine Tech mit Level { $level }
solo-line-tech = { $tech } mit Level { $level }
solo-line-research = { $count } Forschungsplättchen
solo-line-shelters = { $count } Unterkünfte auf der Karte
solo-line-mines = Kolonisten oder Gebäudemarker auf { $count } Minen
solo-line-advanced = { $count } fortschrittliche Gebäude
solo-line-advanced-of = { $count } { $buildings }
solo-line-complex-of = Teil eines Komplexes: { $count } { $buildings }
solo-line-storage = { $goods } im Lager
solo-line-scientist = Wissenschaftler: { $scientist }
solo-line-side = der Spielermarker { $side }
solo-line-lead = { $points } mehr als Lacerda
solo-met = erfüllt
solo-not-met = nicht erfüllt
solo-won = Jede Zeile von „{ $goal }“ ist erfüllt: Du gewinnst.
solo-lost = „{ $goal }“ ist nicht erfüllt: Lacerda gewinnt.
solo-card = Lacerdas Karte: { $orbit } im Orbit, { $colony } in der Kolonie; Mission { $mission }; { $travels ->
    [yes] er reist mit dem Shuttle
   *[other] ✗: Er bleibt
}
solo-pointer = Lacerdas Zeiger: { $building }
solo-deed-card = Lacerda deckt eine Karte auf: { $action }.
solo-deed-place = Lacerda setzt einen Kolonisten ein („{ $slot }“) und zahlt { $crystals }.
solo-deed-rover = Lacerda bewegt stattdessen seinen Rover auf { $hex }.
solo-deed-pointer = Lacerdas Zeiger rückt weiter: { $building }.
solo-deed-shelter = Lacerda baut eine Unterkunft auf { $hex }.
solo-deed-ship = Lacerda stellt ein Schiff in seinen Hangar.
solo-deed-bot = Lacerda stellt einen Bot auf sein Tableau.
solo-deed-stay = Lacerda bleibt.
solo-deed-travel = Lacerda reist: { $space }.
solo-deed-discovery = Lacerda legt eine { $discovery } auf { $hex }.
solo-deed-warehouse = Lacerda nimmt { $good } aus dem Warenlager.
solo-choose-goal = Für welches Soloziel spielst du?
solo-line = { $line }: { $have }, { $met }
solo-line-each-kind = 1 Vertrag von jeder Sorte
solo-deck = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
solo-goal-help = Du gewinnst nur, wenn am Ende jede Zeile erfüllt ist.
solo-lead-ahead = { $line }: Jetzt gezählt, liegst du { $count } vorn
solo-lead-behind = { $line }: Jetzt gezählt, liegst du { $count } zurück
