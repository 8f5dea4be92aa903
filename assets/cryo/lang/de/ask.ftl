# Was gefragt wird, und die Antworten.
ask-keep = Behalte drei deiner fünf Karten.
ask-main = Du bist dran: Sende eine Drohne zu einem Dock oder rufe deine Drohnen zurück.
ask-main-recall = Du bist dran: Alle Drohnen sind unterwegs. Ruf sie zurück.
ask-drone = Welche Drohne verlässt die Plattform? Eine Maschine läuft nur, wenn eine Drohne zu ihr heimkehrt.
ask-amount-stasis = Stase-Kontrolle: Wie viele Kapseln erwachen?
ask-amount-reactor = Reaktor: Wie viel Kristall wird zu Energie?
ask-mix = Umwandler: Was wird zu Nanomaschinen?
ask-split = Computer: Wie viele Karten ziehst du, wie viele spielst du?
ask-play = { $left ->
    [one] Spiele eine Handkarte.
   *[other] Spiele eine Handkarte, die erste von { $left }.
}
ask-card = Kartenbelohnung: Ziehe eine Karte oder spiele eine aus der Hand.
ask-card-draw = Kartenbelohnung: Ziehe eine Karte.
ask-one-of = Wähle eines davon.
ask-wake = { $left ->
    [one] In welcher Kammer erwacht eine Kapsel? Klick sie auf dem Schiff an.
   *[other] { $left } Kapseln erwachen, eine nach der anderen: in welcher Kammer? Klick sie auf dem Schiff an.
}
ask-tile = Das Plättchen: Nimm die Belohnung oder lege es in einen Slot.
ask-prototype = Prototyp: Eine Ressource zahlen für die Belohnung des Plättchens?
ask-scout = Welche Höhle wird erkundet?
ask-send = Auf welches Bergungsfeld geht die Kapsel?
ask-back = Welche Kapseln kommen zurück? (bis zu { $most })
ask-launch = Transport: Wähle Fahrzeug, Tunnelabschnitt und Kapseln.
ask-incident = Rückruf: Welcher Vorfall wird ausgeführt?
ask-elsewhere = Dort ist keine Kammer übrig: Welcher Schiffsteil wird sabotiert?
ask-return = Eine Drohne kehrt zurück (noch { $left }): auf welches Dock deiner Plattform?
ask-resource = Womit zahlst du { $dock }?
ask-card-cost = Mit welcher Karte zahlst du { $dock }?
ask-automation = Automatisierung: Welche Maschine läuft noch?
ask-second = Übertakten: 1 Technologie zahlen für eine weitere Aktion dieses Docks?
ask-discard = Zu viele Karten: Welche wird abgeworfen?
ask-payment = { $cost }: Wie zahlst du?
ask-end = Verschrotte etwas oder beende deinen Zug.
ask-look = { $question } (Deine Karten liegen verdeckt: L.)
ask-choice-keep = Behalten: { $cards }
ask-choice-deploy = { $dock }: { $cell }
ask-choice-deploy-only = { $dock }: keine Aktion
ask-choice-recall = Zurückrufen
ask-choice-drone = Drohne von { $dock }
ask-choice-amount-stasis = { $pods } für { $cost }
ask-choice-amount-reactor = { $cost } → { $energy }
ask-choice-mix = { $cost } → { $nanites }
ask-choice-split-draw = { $draw } ziehen
ask-choice-split-play = { $play } spielen
ask-choice-split-both = { $draw } ziehen, { $play } spielen
ask-choice-play = Spielen: { $card }
ask-choice-draw = Karte ziehen
ask-choice-take = { $resource } nehmen
ask-choice-wake = Wecken: { $chamber }
ask-choice-reward = Belohnung nehmen: { $reward }
ask-choice-fill = In { $slot }
ask-choice-spend = { $resource } zahlen
ask-choice-scout = { $space } erkunden
ask-choice-send = Auf { $space }
ask-choice-back = Zurückholen: { $spaces }
ask-choice-launch = { $vehicle } nach { $segment }: { $caverns }
ask-choice-launch-to = { $pods } nach { $space }
ask-choice-incident = { $section }: { $incident }
ask-choice-elsewhere = Sabotieren: { $section }
ask-choice-return = { $dock }: keine Aktion
ask-choice-return-use = { $dock }: nutzen
ask-choice-discard = { $card } abwerfen
ask-choice-run = { $dock } nutzen
ask-choice-second = Zweite Aktion: { $cell }
ask-choice-scrap = { $what } für { $reward } verschrotten
ask-choice-pay = { $resources } zahlen
ask-choice-decline = Verzichten
ask-choice-end-turn = Zug beenden
