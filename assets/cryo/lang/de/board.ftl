# Der Tisch: Namen, Tooltips und Überschriften.
board-sun = { $count ->
    [0] Die Leiste ist leer
    [one] 1 Vorfall auf der Leiste
   *[other] { $count } Vorfälle auf der Leiste
}
board-sun-help = Jeder Rückruf führt einen Vorfall aus und deckt den nächsten der Leiste auf: { $stacks }. Zuletzt kommt der Sonnenuntergang; wer ihn ausführt, beendet das Spiel.
board-sun-risen = Der Sonnenuntergang liegt offen! Wer ihn bei einem Rückruf ausführt, beendet das Spiel.
board-sun-ends = Das Spiel endet mit diesem Zug.
board-dock = { $dock }: { $state }
board-dock-open = frei
board-dock-taken = Drohne von { $name }
board-dock-damaged = beschädigt
board-dock-damaged-open = beschädigt, für dich frei
board-dock-line = { $action }: { $deed }
board-dock-not = { $action }: { $deed } – jetzt nicht: { $reason }
board-cell-help = { $deed }
board-cell-stack = { $deed } Darunter: noch { $count }. { $cost }
board-tile-cost = In einem Kostenslot verlangt es { $cost }.
board-chamber = { $chamber }: { $pods }
board-chamber-nobody = leer
board-chamber-pods = { $count } von { $name }
board-chamber-gone = { $chamber }: sabotiert
board-chamber-help = Hier schlafen Kapseln aller Spieler. Die Stase-Kontrolle dieses Schiffsteils weckt deine.
board-chamber-next = Die nächste Sabotage dieses Schiffsteils zerstört diese Kammer mit allen Kapseln.
board-chamber-danger = Hier liegt eine Sabotage offen: Der nächste Rückruf kann diese Kammer zerstören.
board-incident = { $section }: { $incident }
board-incident-none = { $section }: kein Vorfall
board-incident-help = Wer die Drohnen zurückruft, führt einen offenen Vorfall aus. { $after }
board-salvage = { $space }: { $who }
board-salvage-empty = leer
board-salvage-help = Bei einem Rückruf bringt jede Kapsel hier ihrem Besitzer, was das Feld zeigt. Die Kapsel bleibt.
board-launch-help = Schicke ein Fahrzeug mit Kapseln in die Höhlen. Hier ist Platz für beliebig viele Drohnen. Jetzt hier: { $count }.
board-cavern = { $space }, { $cavern }: { $pods }
board-cavern-down = { $space }, verdeckt ({ $size })
board-cavern-help = Siedeln kostet { $cost }. Meiste Kapseln: { $first } Punkte, zweitmeiste: { $second }. Ein Gleichstand um die meisten bringt den zweiten Wert.
board-cavern-leader = { $name } führt.
board-cavern-tie = Gleichstand um die meisten.
board-cavern-down-help = Kundschafter decken sie auf und siedeln gleich eine Kapsel an.
board-cavern-secret = Dein Bodenscanner zeigt: { $cavern }.
board-segment = Tunnel { $segment }: { $energy } Energie
board-segment-help = So viel kostet der ganze Weg eines Transports zu den Höhlen dieses Abschnitts.
board-entrance = Eingang
board-home = { $dock }: { $state }
board-home-drone = Drohne
board-home-free = frei
board-home-help = Eine Drohne, die hier heimkehrt, darf die Maschine nutzen: { $machine }.
board-home-no-machine = Hier läuft noch keine Maschine: Ein Slot ist leer. Heimkehren darf eine Drohne trotzdem.
board-slot = { $slot }: { $tile }
board-slot-empty = leer
board-slot-help = Ein Plättchen im Kostenslot verlangt seine Kosten, im Belohnungsslot gibt es seine Belohnung. Es geht nur als Schrott wieder fort.
board-track = { $amount } von { $most }
board-track-help = Eine Nanomaschine zahlt für 1 Kristall, Organisches Material oder Technologie. Was nicht auf eine Leiste passt, verfällt.
board-pods = { $pods } von { $room } auf der Plattform
board-pods-help = Platz für Kapseln auf der Plattform und in den Fahrzeugen. Noch { $sleeping } im Schlaf, { $settled } angesiedelt, { $lost } verloren. Behaltene Vorfälle: { $kept }.
board-upgrades = Upgrades
board-missions = Missionen
board-vehicles = Fahrzeuge
board-place-empty = frei
board-upgrade = Upgrade { $name }
board-vehicle = Fahrzeug { $name }: { $seats } Plätze
board-mission = Mission { $name }: jetzt { $points } Punkte
board-mission-down = Mission, verdeckt
board-mission-down-help = Mit L siehst du deine Missionen an.
board-deck = Stapel: { $count }
board-deck-help = Ablage: { $discarded }. Ist der Stapel leer, wird sie neu gemischt.
board-card = Karte { $card }
board-hand-empty = Du hast keine Karte auf der Hand.
board-card-down = Karte { $number }, verdeckt
board-look-first = Deine Hand liegt verdeckt: Die Taste L oder das Auge unten zeigt sie.
board-card-down-help = Mit einem Klick oder L siehst du deine Hand an.
board-card-help = Upgrade: { $upgrade } Mission: { $mission } Fahrzeug: { $vehicle } Schrott: { $scrap }.
board-scrap = Schrott: { $reward }
board-keep = Klicke die Karten an, die du behältst: { $marked } von 3 gewählt.
board-mix = Klicke auf deiner Plattform Kristall, Organisches Material oder Technologie an, um eins hinzuzufügen.
board-back = Klicke deine Kapseln auf dem Eis an: { $marked } gewählt.
board-launch-vehicle = Klicke ein Fahrzeug an oder ziehe es zu einem Tunnel.
board-launch-segment = Klicke einen Tunnel an oder ziehe das Fahrzeug dorthin.
board-launch-pods = Verteile die Kapseln, sieh die Rechnung an und starte.
board-launch-bill = Kostet { $cost }
board-launch-nanites = Nanomaschinen zahlen, was fehlt.
board-launch-go = Transport einleiten
board-launch-title = { $vehicle } → { $segment }
board-action-side =
    { $action } { $side ->
        [left] links
        [right] rechts
        [above] oben
       *[below] unten
    }
board-no-action = Keine Aktion
board-less = eine Kapsel weniger nach { $space }
board-more = eine Kapsel mehr nach { $space }
board-pick-cell = Wähle ein Dock, das sie berührt.
board-pick-drone = Setze die Drohne auf ein freies Dock.
board-pick-returning = Setze die Drohne auf ein freies Dock deiner Plattform.
board-pick-card = Lege sie auf die Plätze für Upgrades, Missionen oder Fahrzeuge.
board-other = Plattform von { $name }
board-other-help = { $standing }. Upgrades: { $upgrades }. Fahrzeuge: { $vehicles }. Kapseln: { $room } Plätze, { $settled } angesiedelt, { $lost } verloren. Behaltene Vorfälle: { $loot }.
board-none = keine
board-points = { $points } Punkte ohne Missionen
board-recalls = { $count } auf der Leiste
board-lost = { $name } verbrennt { $chamber }
board-lost-pods = verloren: { $losses }
board-lost-none = niemand war dort
board-sunset = Sonnenuntergang
board-sunset-by = { $name } beendet das Spiel
board-launched = { $name }: Transport nach { $segment }
