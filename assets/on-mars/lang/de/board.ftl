# Der Tisch.
board-grid = Techbereich
board-grid-tile = { $tech } ({ $cost })
board-warehouse = Warenlager
board-warehouse-item = Warenlager: { $good }
board-warehouse-help = Nachschub und Boni nehmen von hier. Du darfst nur nehmen, was bei dir Platz hat.
board-exploration = Erkundung
board-exploration-help = Wer in die Kolonie reist, legt eines der beiden Plättchen auf die Karte. Noch { $left } im Stapel.
board-display-card = In der Auslage: { $card }
board-track = { $kind }: Reihe { $row } der Lebenserhaltung, Kolonielevel { $level }
board-track-needed = { $kind }: Reihe { $row } der Lebenserhaltung, nötig auf Level { $level }
board-track-help = Ein solches Gebäude bringt, solange es nötig ist, { $reward } und eine von vier Zugaben nach Wahl.
board-stack = { $kind }: noch { $left }
board-stack-help = Kostet { $cost }. Die Pfeile legen Kristalle auf leere Hexfelder.
board-hire = { $name } ({ $cost })
board-hire-gap = Eine Lücke: Am Ende des Zugs kommt ein Vertrag hierher
board-progress = Fortschrittsbereich: { $own } Würfel von dir
board-progress-help = Wenn du zum ersten Mal einen Komplex einer Art bildest oder vergrößerst, kommt dein Würfel dieser Art hierher. 1 bis 5 Würfel zählen bei Level 2, Level 3 und am Ende 1, 2, 4, 7 oder 11 GP.
board-space-free = { $name }, frei
board-space-taken = { $name }: { $player }
board-shuttle = { $rounds ->
    [0] fliegt nicht mehr
    [one] fliegt in 1 Runde
   *[other] fliegt in { $rounds } Runden
}
board-shuttle-none = Shuttle noch nicht gesetzt
board-shuttle-side = Shuttleleiste: { $side }
board-shuttle-help = Jede Runde rückt das Shuttle ein Feld zur Mitte. Vom roten Feld fliegt es auf die andere Seite, auf das Feld mit dem Kolonielevel.
board-mission = Mission { $mission }: noch { $left }
board-level = Level { $level }
board-level-up = Kolonielevel { $level }
board-remaining = Bis zum Ende: { $left }
board-last-round = Letzte Runde
board-over = Partie zu Ende
board-end-help = Jede erfüllte Mission und jedes der Kolonielevel 3, 4 und 5 ist ein Schritt. Nach dem letzten werden diese Runde und noch eine gespielt.
board-whole-map = Ganze Karte
board-empty-hex = Leer
board-complex = Komplex der Größe { $size }
board-shelter-of = Unterkunft von { $name }
board-advanced-of = { $card } von { $name }
board-piece-of = { $piece ->
    [miner] Minenarbeiter von { $name }
    [bot] Bot von { $name }
   *[rover] Rover von { $name }
}

# Das Tableau eines Platzes.
board-storage = Lager, je { $most }
board-stored = Lager: { $good } von höchstens { $most }
board-stored-help = Von jeder Art eines, und eines mehr für jede Unterkunft auf der Karte. Ein Mineral ersetzt jede andere Ressource.
board-crystals = Kristalle im Depot: { $count } von { $most }, unter dem Depot warten { $waits }
board-crystals-help = Erhaltene Kristalle warten bis zum Ende der Runde unter dem Depot.
board-lq = { $at }: { $count } von { $room }
board-lq-help = { $supply } Kolonisten im Vorrat. Die Zahlen sind die GP jeder Reihe am Ende.
board-wa = { $at }: { $count }
board-wa-help = Von hier kommen Kolonisten zurück, wenn du reist.
board-executive = Sonderaktion: { $effect } ({ $price })
board-executive-help = Einmal im Zug, vor oder nach der Hauptaktion.
board-executive-shut = Durch ein Schiff verdeckt: { $effect } ({ $price })
board-executive-shut-help = Sie wird frei, wenn du das Schiff auf ihrem Feld empfängst.
board-hangar = Hangar: { $hangar }; Vorrat: { $bots }
board-hangar-help = Ein Schiff im Hangar bringt dich einmal auf die andere Seite oder zählt am Ende 3 GP.
board-hangar-tiles = Genommen: { $tiles }
board-lab-tile = { $name }: { $tech }
board-lab-free = { $name }, frei
board-lab-help = Ein Schritt hierher kostet { $costs }. Vorteil: { $brings }. Am Ende { $points } GP.
board-card-built = { $name } hat { $card } gebaut
board-card-unbuilt = { $name } hat { $card } noch nicht gebaut
board-figure-on = { $about } Die Figur steht auf „{ $card }“.
board-goal = Privates Ziel: { $goal }
board-goal-down = Privates Ziel { $number }, verdeckt
board-goal-down-help = Nur wer es hat, darf es ansehen: mit einem Klick, dem Auge oder der Taste dafür.
board-goal-done = Erfülltes privates Ziel: { $goal }
board-other = Tableau von { $name }
board-close = Tableau von { $name } schließen
board-close-help = Zurück zur Karte.

# Was man in der Hand hat.
board-chosen = { $chosen } von { $count }: Klicke auf Ressourcen im Lager
board-pick-grid = Wähle ein Feld in Spalte 1 des Labors.
board-pick-lab = Wähle das Feld, auf das das Plättchen rückt.
board-pick-bot = Bot in der Hand: { $bots } BP. Ein Klick auf sein Hexfeld stellt ihn zurück oder nimmt deinen Rover, falls er dort steht.
board-pick-rover = Rover in der Hand: { $rover } BP. Ein Klick auf sein Hexfeld stellt ihn zurück.
board-pick-card = Wähle ein Gebäude im Baubereich deiner Bots.
board-pick-tile = Wähle ein leeres Hexfeld drei Schritte von deinem Rover.
board-pick-colonist = Setze den Kolonisten auf eine Aktion, oder zum Verbessern in den Arbeitsbereich.

# Punkte.
board-points-now = Wäre das Spiel jetzt zu Ende: { $total } GP. { $lines }

# Ein Schritt des jetzigen Zugs, in der Zeile über der eigenen Tafel.
board-step = Zurück vor: { $step }
board-step-help = Ein Klick nimmt diesen Schritt und alles danach zurück.
board-price = Preis: { $due }
board-price-part = Preis: { $due }; schon gelegt: { $paid }
board-price-help = Leg Kristalle, Ressourcen, Kolonisten oder private Ziele hierher, um mit ihnen zu zahlen. Ein Klick auf sie tut dasselbe.
board-plan = Plan: { $plan }
board-plan-help = Sobald du eines dieser Gebäude baust, wird diese Karte gezeigt, und du ziehst zwei Aufgabenkarten.
board-task-card = Aufgabe: { $card }
board-task-card-help = Ist die Aufgabe erledigt, zeigt ein Klick die Karte und bringt die Belohnung, in diesem Zug oder im nächsten; eine Karte im Zug.
board-first-colonists-down = First Colonists, Karte { $number }, verdeckt
board-first-colonists-down-help = Nur wer sie hat, darf sie ansehen.
