# Was geschehen ist, je ein Satz. Wer es war, sagt die Zeile, in der er steht.
log-named = { $name }: { $text }
log-round = { $solo ->
    [yes] Runde { $round } beginnt.
   *[no] Runde { $round } beginnt. { $name } hat das Kommando über die Raumstation.
}
log-rotated = { $steps ->
    [0] Die Raumstation bleibt, wie sie steht.
    [1] Die Raumstation dreht sich um einen Sektor im Uhrzeigersinn.
    [4] Die Raumstation dreht sich um 2 Sektoren gegen den Uhrzeigersinn.
    [5] Die Raumstation dreht sich um einen Sektor gegen den Uhrzeigersinn.
   *[other] Die Raumstation dreht sich um { $steps } Sektoren im Uhrzeigersinn.
}
log-placed = { $by_card ->
    [yes] Durch eine Bevölkerungskarte auf { $cell } gelegt: { $tile }.
   *[no] Auf { $cell } gelegt: { $tile }.
}{ $lifted ->
    [yes] {" "}{ log-lifted }
   *[no] {""}
}
log-lifted = Mit den Einschränkungen ließ sich nichts legen; darum galten sie nicht.
log-discarded = Passt nirgends, wird beiseitegelegt: { $tile }.
log-revealed = Ein neues Plättchen liegt offen ({ $ring }).
log-meteorite-landed = Auf { $cell } schlägt ein Meteorit ein.
log-meteorite-repelled = Der Meteorit auf { $cell } wird abgewehrt.
log-lifepod-destroyed = Die Rettungskapsel auf { $cell } wird zerstört.
log-rover-destroyed = Der Rover auf { $cell } wird zerstört.
log-meteorite-destroyed = Der Meteorit auf { $cell } wird zerstört.
log-line-cleared = Von Meteoriten befreit: { $line }.
log-advanced = Der { $tracker } rückt auf { $field } vor.
log-advanced-medals = Der { $tracker } rückt auf { $field } vor, jetzt { $medals } wert.
log-advanced-top = Der { $tracker } steht ganz oben; das bringt die Bewegung darüber.
log-movement = { $steps ->
    [one] 1 Roverbewegung erhalten.
   *[other] { $steps } Roverbewegungen erhalten.
}
log-movement-tech = { $steps ->
    [one] 1 Roverbewegung durch Technologie { $level } erhalten.
   *[other] { $steps } Roverbewegungen durch Technologie { $level } erhalten.
}
log-gained = { $due ->
    [yes] Jetzt fällig: { $effect }.
   *[no] Jetzt offen: { $effect }.
}
log-gained-energy = Bekommt Energie und darf damit einen Marker vorrücken.
log-milestone = Bevölkerungs-Meilenstein erreicht: eine Bevölkerungskarte der Stufe { $rank }.
log-tech = { $tech } ist jetzt verfügbar.
log-patch = { $on_tile ->
    [yes] Ein Bonusplättchen liegt nun über dem Plättchen auf { $cell }.
   *[no] Ein Bonusplättchen liegt nun auf { $cell }.
}
log-patch-stored = Ein Bonusplättchen wird bis zum Spielende aufbewahrt.
log-rover-placed = Ein Rover landet auf { $cell }.
log-rover-moved = Ein Rover fährt von { $from } nach { $to }.
log-lifepod-collected = Die Rettungskapsel auf { $cell } wird eingesammelt.
log-meteorite-collected = Der Meteorit auf { $cell } wird eingesammelt.
log-cards-seen = Bevölkerungskarten der Stufe { $rank } angesehen: { $cards }.
log-card-taken = Bevölkerungskarte der Stufe { $rank } genommen: „{ $card }“. { $text }
log-card-secret = Eine geheime Bevölkerungskarte der Stufe { $rank } wird behalten.
log-card-held = Für das Spielende behalten: „{ $card }“. { $text }
log-declined = Verzichtet auf: { $effect }.
log-lost = Nicht möglich: { $effect }.
log-idle-resource = { $track ->
    [water] Der { $tracker } rückt nicht vor: Das Wasser des Plättchens liegt nicht auf Eis.
    [biomass] Der { $tracker } rückt nicht vor: Die Biomasse schließt an kein vorhandenes Gebiet an. Bonusplättchen allein sind keines.
   *[other] Der { $tracker } rückt nicht vor.
}
log-turn-ended = Zug beendet.
log-last-round = Dies ist die letzte Runde. { $reason }
log-commander = { $name } hat als Nächstes das Kommando.
log-game-ended = Das Spiel ist zu Ende.

log-reason-unplaceable = { $known ->
    [yes] { $name } konnte keines der angebotenen Plättchen legen.
   *[no] Jemand konnte keines der angebotenen Plättchen legen.
}
log-reason-empty-depot = Beide Stapel eines Sektors sind leer.

# Ausstehende Wirkungen als kurze Namen, wie auf den Marken am Tisch.
log-effect-tile = Plättchen nehmen und legen
log-effect-extra-tile = { $resources ->
    [0] zusätzliches Plättchen ohne Ressourcen
   *[other] zusätzliches Plättchen
}
log-effect-resource = { $tracker } vorrücken
log-effect-advance = { $times ->
    [one] einen Marker vorrücken
   *[other] einen Marker { $times }-mal vorrücken
}
log-effect-advance-one = { $times ->
    [one] { $tracker } vorrücken
   *[other] { $tracker } { $times }-mal vorrücken
}
log-effect-boost = Synergieschub
log-effect-different = { $count ->
    [one] noch einen Marker vorrücken
   *[other] { $count } verschiedene Marker vorrücken
}
log-effect-raise = Marker bis Feld { $height } vorrücken
log-effect-energy = Energie
log-effect-patch = Bonusplättchen
log-effect-rover = neuer Rover
log-effect-lifepods = { $count ->
    [one] eine Rettungskapsel einsammeln
   *[other] { $count } Rettungskapseln einsammeln
}
log-effect-meteorites = { $count ->
    [one] einen Meteoriten zerstören
   *[other] { $count } Meteoriten zerstören
}
log-effect-line = eine Reihe oder Spalte von Meteoriten befreien
log-effect-relocate = einen Rover versetzen
log-effect-claim = Bevölkerungskarte der Stufe { $rank }
log-effect-keep = eine Bevölkerungskarte der Stufe { $rank } behalten

# Was eine Wirkung gebracht hat.
log-source-round = Die Runde
log-source-resource = { $resource } des Plättchens
log-source-card = Bevölkerungskarte „{ $card }“
log-source-stored = Aufbewahrtes Bonusplättchen

# Was gefragt ist.
log-ask-tile = Nimm eines deiner beiden Plättchen und lege es.
log-ask-only-tile = Nimm dein Plättchen und lege es.
log-ask-extra-tile = { $resources ->
    [0] { $source }: Nimm noch ein Plättchen und lege es. Seine Ressourcen rücken nicht vor.
   *[other] { $source }: Nimm noch ein Plättchen und lege es.
}
log-ask-discard = Keines der Plättchen passt. Nimm eines: Seine beiden Ressourcen rücken vor, und dies ist die letzte Runde.
log-ask-advance-one = Rücke den { $tracker } vor.
log-ask-advance = { $times ->
    [one] Wähle einen Ressourcenmarker zum Vorrücken.
   *[other] Wähle einen Ressourcenmarker, der { $times }-mal vorrückt.
}
log-ask-boost = Synergieschub: Wähle einen beliebigen Ressourcenmarker zum Vorrücken.
log-ask-different = { $count ->
    [one] Wähle noch einen Ressourcenmarker zum Vorrücken.
   *[other] Wähle einen Ressourcenmarker zum Vorrücken; noch { $count } verschiedene.
}
log-ask-raise = Wähle den nächsten Ressourcenmarker, der bis Feld { $height } vorrückt.
log-ask-energy = Energie: Du darfst einen dieser Ressourcenmarker vorrücken.
log-ask-patch = Lege das Bonusplättchen.
log-ask-patch-or-store = Lege das Bonusplättchen, oder bewahre es bis zum Spielende auf.
log-ask-rover = Wähle ein Feld des Plättchens für den neuen Rover.
log-ask-rover-milestone = Wähle ein Feld für den neuen Rover: Er kommt auf das Plättchen, das du gerade gelegt hast.
log-ask-rover-new = Wähle auf einem Plättchen dieser Runde ein Feld für den zusätzlichen Rover.
log-ask-lifepod = { $count ->
    [one] Wähle eine Rettungskapsel zum Einsammeln.
   *[other] Wähle eine Rettungskapsel zum Einsammeln; noch bis zu { $count }.
}
log-ask-meteorite = { $count ->
    [one] Wähle einen Meteoriten, der zerstört wird.
   *[other] Wähle einen Meteoriten, der zerstört wird; noch bis zu { $count }.
}
log-ask-line = Wähle eine Reihe oder Spalte, die von Meteoriten befreit wird.
log-ask-relocate = Wähle einen Rover und dann das Feld, auf das er versetzt wird.
log-ask-look = Wähle eine Bevölkerungskarte der Stufe { $rank }.
log-ask-keep = Behalte genau eine Bevölkerungskarte (Meilenstein der Stufe { $rank }).
log-ask-keep-extra = Karten der Stufe { $rank } gibt es nicht mehr; du darfst die zusätzliche Karte behalten.
log-ask-impossible = { $effect }: Das ist jetzt nicht möglich. { $why }

# Was einem Effekt im Weg steht.
log-hindered-tile = Keines deiner Plättchen passt auf deinen Planeten.
log-hindered-advance = Keiner dieser Marker kann vorrücken.
log-hindered-tracker = Der { $tracker } kann nicht bewegt werden.
log-hindered-milestone = Vor dem Marker liegt kein Meilenstein.
log-hindered-regress = Keiner dieser Marker kann zurückrücken.
log-hindered-patch = Kein Feld deines Planeten kann ein Bonusplättchen aufnehmen.
log-hindered-rover = Es ist kein Rover übrig, oder auf dem Plättchen ist kein Feld für ihn.
log-hindered-relocate = Du hast keinen Rover auf deinem Planeten oder kein Feld für ihn.
log-hindered-destroy-rover = Du hast keine zwei Rover auf deinem Planeten.
log-hindered-lifepod = Auf deinem Planeten ist keine Rettungskapsel mehr.
log-hindered-collected = Du hast keine Rettungskapsel eingesammelt.
log-hindered-meteorite = Auf deinem Planeten liegt kein Meteorit.
log-hindered-meteorite-lands = Kein Meteorsymbol ist frei, oder eine Technologie hält Meteoriten fern.
log-hindered-card = Eine solche Karte gibt es nicht mehr.
log-hindered-draw = Es sind weniger als drei Ziele übrig.
log-hindered-objective = Du hast kein Einzelziel.
log-hindered-choice = Es gibt nichts zu wählen.

# Was gewählt werden kann.
log-choice-rotate = { $steps ->
    [0] Die Raumstation nicht drehen
    [1] Die Raumstation um einen Sektor im Uhrzeigersinn drehen
    [4] Die Raumstation um 2 Sektoren gegen den Uhrzeigersinn drehen
    [5] Die Raumstation um einen Sektor gegen den Uhrzeigersinn drehen
   *[other] Die Raumstation um { $steps } Sektoren im Uhrzeigersinn drehen
}
log-choice-place = Plättchen auf { $cell } legen ({ $ring })
log-choice-discard = Plättchen nehmen, ohne es zu legen ({ $ring })
log-choice-advance = { $tracker } auf { $field } vorrücken
log-choice-advance-top = Die Bewegung über der { $track } nehmen
log-choice-cell = { $cell } wählen
log-choice-store = Bonusplättchen aufbewahren
log-choice-line = { $line } befreien
log-choice-relocate = Rover von { $from } nach { $to } versetzen
log-choice-look = Karten ansehen
log-choice-keep = „{ $card }“ behalten
log-choice-skip = Verzichten
log-choice-drive = Rover von { $from } nach { $to } fahren
log-choice-end = { $preparing ->
    [yes] { table-end-preparation }
   *[no] Zug beenden
}
log-choice-fetch = { $tile } holen

# Was in einem Übungsspiel aufgebaut wird.
log-fetched = { $tile } kommt nach oben.
log-arranged-tracker = aufgebaut: { $tracker } steht auf { $field }.
log-arranged-lifepod = aufgebaut: Rettungskapsel auf { $cell } gesetzt oder entfernt.
log-arranged-meteorite = aufgebaut: Meteorit auf { $cell } gesetzt oder entfernt.
log-arranged-rover = aufgebaut: Rover auf { $cell } gesetzt oder entfernt.
log-arranged-tile = aufgebaut: { $tile } liegt auf { $cell }.
log-arranged-patch = aufgebaut: Bonusplättchen liegt auf { $cell }.
log-arranged-collected-lifepods = aufgebaut: { $count } eingesammelte Rettungskapseln.
log-arranged-collected-meteorites = aufgebaut: { $count } eingesammelte Meteoriten.
log-arranged-stored-patches = aufgebaut: { $count } aufbewahrte Bonusplättchen.
log-arranged-movement = aufgebaut: { $count } Roverbewegungen.
log-arranged-berth = aufgebaut: Rettungskapsel auf dem Konzern gesetzt oder entfernt.
log-arranged-token = aufgebaut: Der Marker des Konzerns liegt auf: { $track }.

# Warum etwas nicht geht.
log-illegal-finished = Das Spiel ist zu Ende.
log-illegal-not-your-turn = Jemand anderes ist am Zug.
log-illegal-not-now = Das ist gerade nicht gefragt.
log-illegal-no-such-effect = Diese Wirkung ist nicht offen.
log-illegal-urgent = Zuerst musst du eine andere Wirkung ausführen.
log-illegal-claim-waits = Die Bevölkerungskarte muss warten, bis alle vor dir fertig sind.
log-illegal-impossible = Das ist jetzt nicht möglich.
log-illegal-wrong-answer = Das passt nicht zu dem, was gefragt ist.
log-illegal-mandatory = Führe zuerst aus, was noch offen ist.
log-illegal-mandatory-effect = Erst ist noch etwas offen: „{ $effect }“.
log-illegal-no-tile = Dein Sektor hat kein solches Plättchen.
log-illegal-must-place = Dieses Plättchen passt nirgends. Nimm das andere, es passt.
log-illegal-cannot-advance = Der { $tracker } darf jetzt nicht vorrücken; andere dürfen es.
log-illegal-at-top = Der { $tracker } steht schon am Ende seiner Leiste.
log-illegal-way-closed = Dem { $tracker } ist der Weg versperrt: Das nächste Feld ist besetzt.
log-illegal-wrong-cell = Dieses Feld steht hier nicht zur Wahl.
log-illegal-no-movement = Es ist keine Roverbewegung mehr übrig.
log-illegal-no-rover = Dort steht keiner deiner Rover.
log-illegal-blocked-step = Dorthin kann der Rover nicht fahren.
log-illegal-cannot-store = Du kannst keine Bonusplättchen aufbewahren.
log-illegal-no-such-card = Diese Karte kannst du nicht nehmen.
log-illegal-rotation = Die Raumstation dreht sich um 0 bis 5 Sektoren.
log-illegal-practice-only = Das geht nur in Übungsspielen.
log-illegal-not-in-station = Dieses Plättchen ist nicht mehr in der Raumstation.
log-illegal-cannot-stand = Der { $tracker } kann dort nicht stehen.
log-illegal-no-room = Dort kann das nicht stehen.
log-illegal-too-many = Davon sind schon alle im Spiel. Nimm erst eines weg.
log-illegal-too-large = So viele lassen sich nicht aufbauen.
log-fault-outside = Es ragt über den Planeten hinaus.
log-fault-overlaps = Es überdeckt etwas, das schon liegt.
log-fault-not-on-edge = Das erste Plättchen muss ein Feld am Rand des Planeten bedecken.
log-fault-not-adjacent = Es muss an ein gelegtes Plättchen grenzen.
log-fault-adjacent-patches = Es muss an ein gelegtes Plättchen grenzen. Bonusplättchen zählen nicht.
log-fault-planet = Die Regel des Planeten verbietet es.
log-fault-event = Das Ereignis dieser Runde verbietet es.
log-step-missing = Dort ist kein Feld.
log-step-rover = Dort steht ein anderer Rover.
log-undo-beginning = Es ist noch nichts geschehen.
log-undo-revealed = Verdecktes ist aufgedeckt – weiter zurück geht es nicht.
log-undo-passed-on = Der Zug ist weitergegeben – weiter zurück geht es nicht.
log-undo-gone-on = Andere haben inzwischen weitergespielt – weiter zurück geht es nicht.

# Warum ein Spiel nicht aufgebaut werden kann.
log-setup-seats = Das Spiel ist für 1 bis 6 Personen, nicht für { $count }.
log-setup-seed = Der Startwert hat mehr als { $most } Zeichen.
log-setup-name = Der Name an Platz { $seat } hat mehr als { $most } Zeichen.
log-setup-colour = Die Farbe von Platz { $seat } gibt es nicht.
log-setup-planet-twice = Den Planeten { $name } kann nur eine Person haben.
log-setup-corporation-twice = Den Konzern { $name } kann nur eine Person haben.
log-setup-station = Jeder Sektor braucht einen kleinen und einen großen Stapel.
log-setup-two-player-variant = Die Zwei-Personen-Variante braucht genau zwei Personen.
log-effect-keep-any = { $count ->
    [one] eine Bevölkerungskarte
   *[other] { $count } Bevölkerungskarten
} behalten
log-effect-collect-meteorites = { $count ->
    [one] einen Meteoriten
   *[other] { $count } Meteoriten
} einsammeln
log-effect-regress = einen Ressourcenmarker zurücksetzen
log-effect-regress-one = { $tracker } zurücksetzen
log-effect-restart = { $tracker } zurück auf 0
log-effect-to-milestone = { $tracker } bis zum nächsten Meilenstein
log-effect-one-of = { $first } oder { $second }
log-effect-row = alle Felder einer Höhe erhalten
log-effect-berth = eine Rettungskapsel ablegen
log-effect-reposition = { $count ->
    [one] eine Rettungskapsel
   *[other] { $count } Rettungskapseln
} versetzen
log-effect-token = den Marker des Konzerns legen
log-effect-draw = drei Ziele ziehen
log-effect-keep-objective = ein Ziel behalten
log-source-tech = Technologie { $level }
log-source-corporation = dein Konzern
log-ask-keep-any = Behalte { $count ->
    [one] noch eine Bevölkerungskarte.
   *[other] { $count } aller übrigen Bevölkerungskarten.
}
log-ask-regress = Welchen Ressourcenmarker setzt du zurück?
log-ask-regress-far = Welchen Ressourcenmarker setzt du um { $times } zurück?
log-ask-bare-further = Rücke den { $tracker } ohne Boni weiter vor (noch { $times }).
log-ask-bare = Welcher Ressourcenmarker rückt ohne Boni um { $times } vor?
log-ask-pick = Nimm einen der beiden Boni.
log-ask-row = Wähle einen Ressourcenmarker: Du erhältst, was auf den fünf Feldern seiner Höhe steht.
log-ask-token = Auf welche Leiste legst du den Marker deines Konzerns? Deine Technologien begünstigen diese Leiste.
log-ask-berth = Wohin kommt die Rettungskapsel?
log-ask-reposition = Versetze eine eingesammelte Rettungskapsel.
log-ask-reposition-more = Versetze { $count }-mal eine eingesammelte Rettungskapsel.
log-ask-draw = Ziehe drei Ziele und behalte eines davon.
log-ask-keep-objective = Behalte eines der Ziele.
log-ask-collect-meteorite = { $count ->
    [one] Sammle einen Meteoriten ein.
   *[other] Sammle einen Meteoriten ein; noch bis zu { $count }.
}
log-choice-choose = Zuerst das Plättchen wählen ({ $ring })
log-choice-regress = { $tracker } auf { $field } zurücksetzen
log-choice-reposition = Von { $from } nach { $to }
log-choice-draw = Ziehen
log-choice-instead = Technologie nutzen
log-illegal-cannot-regress = Der { $tracker } kann dorthin nicht zurückrücken.
log-illegal-wrong-berth = Dorthin kann keine Rettungskapsel.
log-illegal-no-tech = Hier lässt sich keine Technologie nutzen.
log-meteorite-loaded = lädt den Meteoriten von { $cell } auf.
log-lifepod-berthed = legt die Rettungskapsel ab: { $to }.
log-lifepod-moved = versetzt eine Rettungskapsel: { $from } → { $to }.
log-token = legt den { $token } auf: { $track }.
log-regressed = Der { $tracker } rückt auf { $field } zurück.
log-tile-chosen = wählt: { $tile }.
log-tech-used = nutzt Technologie { $level }.
log-objectives-drawn = zieht die Ziele { $titles }.
log-objective-kept = behält das Ziel { $title }.
log-objective-kept-veiled = behält ein Einzelziel.
log-setup-solo = Das Solospiel hat einen Platz und einen Stapel Ereignisse.
log-setup-free-play = Mit einem Platz gibt es Ereignisse nur im Solospiel.
log-setup-private-objectives = Das Modul der Einzelziele braucht 2 bis 6 Plätze.
log-setup-event-deck = Der Stapel hat 20 Ereignisse, und von keiner Farbe mehr, als es für so viele Plätze gibt.
log-choice-destroy = „{ $card }“ zerstören
log-choice-turn = { $steps ->
    [0] So stehen lassen
    [1] 1 Sektor im Uhrzeigersinn
    [4] 2 Sektoren gegen den Uhrzeigersinn
    [5] 1 Sektor gegen den Uhrzeigersinn
   *[other] { $steps } Sektoren im Uhrzeigersinn
}
log-choice-remove = Den Stapel entfernen ({ $ring })
log-reason-last-event-card = Das letzte Ereignis ist gezogen.
log-effect-bare = ohne Boni um { $times } vorrücken
log-effect-regress-far = einen Ressourcenmarker um { $times } zurücksetzen
log-effect-destroy-objective = ein Einzelziel zerstören
log-effect-new-rover = zusätzlicher Rover
log-effect-turn = Raumstation drehen
log-effect-meteorite-lands = Meteoriteneinschlag
log-effect-destroy-rover = einen Rover zerstören
log-effect-destroy-lifepod = eine Rettungskapsel zerstören
log-effect-destroy-collected = eine eingesammelte Rettungskapsel zerstören
log-effect-one-resource = nur eine Ressource
log-effect-remove = einen Stapel entfernen
log-source-setup = Vorbereitung
log-ask-destroy-objective = Welches Einzelziel wird zerstört?
log-ask-turn = Drehe die Raumstation oder lass sie so stehen: Welcher Sektor soll vor dir liegen?
log-ask-destroy-collected = Welche eingesammelte Rettungskapsel wird zerstört?
log-ask-resource = Welche der beiden Ressourcen rückt vor?
log-ask-remove = Welcher Stapel deines Sektors verlässt die Raumstation?
log-ask-meteorite-lands = Wo schlägt der Meteorit ein?
log-ask-destroy-rover = Welcher Rover wird zerstört?
log-ask-destroy-lifepod = Welche Rettungskapsel auf dem Planeten wird zerstört?
log-milestone-barred = erhält nichts für den Meilenstein: { $field }.
log-rover-gained = erhält einen zusätzlichen Rover.
log-collected-destroyed = verliert eine eingesammelte Rettungskapsel ({ $from }).
log-collected-meteorite-destroyed = verliert einen eingesammelten Meteoriten.
log-resource-ignored = verzichtet auf die { $resource }.
log-stack-removed = entfernt einen Stapel aus der Raumstation ({ $ring }).
log-objective-destroyed = verliert das Einzelziel „{ $title }“.
log-event-card-foreseen = sieht das nächste Ereignis voraus, eine { $event_card }: { $text }
log-event-card-foreseen-veiled = sieht das nächste Ereignis voraus.
log-event-card-revealed = { $event_card }: { $text }
log-cards-added = Zu jeder Stufe kommt eine Bevölkerungskarte hinzu.
log-cards-removed = Jede Stufe verliert eine Bevölkerungskarte.
log-ask-keep-private = { $count ->
    [one] Behalte ein Einzelziel.
   *[other] Behalte { $count } Einzelziele.
}
log-seat-to-bot = Den Platz von { $name } spielt jetzt ein Bot ({ $level }).
log-seat-to-person = Den Platz von { $name } spielt jetzt eine Person.
log-seat-named = { $before } heißt jetzt { $name }.
log-take-back = { $steps ->
    [one] Nimmt diesen Schritt zurück.
   *[other] Nimmt die letzten { $steps } Schritte zurück. Du kannst sie wiederholen.
}
log-go-back = { $steps } Schritte zurücknehmen?
log-go-back-hint = Auch beendete Züge werden zurückgenommen. „Wiederholen“ holt sie wieder, bis du etwas anderes spielst.
log-go-back-yes = Zurücknehmen
