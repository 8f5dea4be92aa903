# Der Spielaufbau.
wizard-step-players = Mitspieler
wizard-step-worlds = Welten
wizard-step-modules = Module
wizard-step-station = Raumstation
wizard-step-name = Schritt { $number }: { $title }
wizard-next = Weiter: { $step }
wizard-previous = Zurück: { $step }
wizard-known = Wir kennen das Spiel
wizard-known-hint = Überspringt die Karten, die Planeten, Konzerne und Neues erklären.

wizard-players-order = Die Plätze liegen in dieser Reihenfolge im Uhrzeigersinn um die Raumstation. Wer zuerst das Kommando hat, wird ausgelost.

wizard-worlds-title = Planeten und Konzerne
wizard-worlds-for = Wählen für
wizard-worlds-random = { $dealt ->
    [yes] Neu austeilen
   *[no] Für alle zufällig
}
wizard-worlds-random-planet = Zufälliger Planet
wizard-worlds-random-corporation = Zufälliger Konzern
wizard-worlds-way = Wie gewählt wird
wizard-worlds-free = Frei wählen
wizard-worlds-deal = Zwei ziehen, eins wählen
wizard-worlds-deal-hint = { $player } hat zwei Planeten und zwei Konzerne gezogen und behält je einen davon.
wizard-worlds-open = Planet und Konzern fehlen noch: { $names }.
wizard-worlds-next = Als Nächstes: { $player }
wizard-worlds-hall = Galerie
wizard-worlds-planets = Planeten
wizard-worlds-corporations = Konzerne
wizard-worlds-taken = { $owner }
wizard-worlds-taken-name = { $kind }: { $name }, vergeben an { $owner }
wizard-worlds-taken-hint = Schon an { $owner } vergeben; davon gibt es nur einen.

wizard-alone-title = Eine Person
wizard-alone = Allein
wizard-alone-help = Wie du allein spielst, wählst du in Schritt 3.
wizard-practice-section = Rückgängig machen
wizard-objectives-section = Ziele
wizard-deck-title = Der Stapel der Ereignisse
wizard-deck-hint = 20 Karten. Bewegst du einen Regler, bewegen sich die anderen mit.
wizard-deck-preset-gentle = Sanft
wizard-deck-preset-balanced = Ausgewogen
wizard-deck-preset-harsh = Hart
wizard-deck-preset-name = Stapel: { $preset }
wizard-deck-random = Überrasch mich
wizard-deck-random-name = Überrasch mich: ein zufälliger Stapel, { $preset }
wizard-deck-of = von { $most }
wizard-deck-picture = Der Stapel: { $deck }
wizard-variants-title = Varianten
wizard-house-title = Hausregeln
wizard-house-hint = Nach den gedruckten Regeln sind alle aus.

wizard-station-title = Raumstation
wizard-station-random = Zufällig
wizard-station-by-hand = Von Hand
wizard-station-hint = { $by_hand ->
    [yes] Jeder Sektor hat einen kleinen und einen großen Stapel.
   *[no] Die Ringe werden zufällig gegeneinander gedreht.
}
wizard-station-whole = Ganze Raumstation
wizard-station-exchange = Ziehe an der Raumstation, um sie zu drehen. Wähle zwei Stapel eines Rings, um sie zu tauschen.
wizard-turn = um einen Sektor im Uhrzeigersinn
wizard-turn-back = um einen Sektor gegen den Uhrzeigersinn

wizard-summary = Dein Spiel
wizard-summary-length = Etwa { $minutes } Minuten
wizard-summary-players = { $count ->
    [one] 1 Person
   *[other] { $count } Mitspieler
}
wizard-summary-open = noch nicht gewählt
wizard-summary-station = { $by_hand ->
    [yes] Raumstation von Hand
   *[no] Raumstation zufällig
}
