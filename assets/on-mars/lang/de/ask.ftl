# Was gefragt wird, und die Antworten.
ask-space = Welches Feld der Reihenfolgeleiste nimmst du?
ask-bonus = { $place }: { $effect }. Nimmst du das?
ask-shuttle = Auf welcher Seite startet das Shuttle?
ask-turn = Dein Zug { $side }: Wähle eine Hauptaktion oder vorher eine Sonderaktion.
ask-turn-main = Wähle deine Hauptaktion { $side }.
ask-turn-executive = Nimm eine Sonderaktion oder beende deinen Zug.
ask-turn-end = Beende deinen Zug.
ask-turn-goal = { $asked } Ein privates Ziel ist erreicht: Klick darauf.
ask-placing = Auf dem Aktionsfeld stehen schon Kolonisten: Zahle { $count }, mit Kristallen oder Kolonisten.
ask-more = { $what }: Schickst du einen Kolonisten in den Arbeitsbereich? Dafür: { $more }
ask-blueprint = { $left ->
    [one] Welchen Bauplan nimmst du?
   *[other] Welchen Bauplan nimmst du? (noch { $left })
}
ask-learn = Welche Technologie erlernst du, und auf welches Feld kommt sie?
ask-pay-goals = { $price }: Das zahlen nur private Ziele. Sieh sie dir an (L)
ask-pay =
    { $price }: Wie zahlst du?{ $goals ->
        [0] { "" }
       *[other] {" "}Auch private Ziele zahlen: Klick eines an.
    }
ask-develop = { $free ->
    [yes] { $left ->
        [one] Kostenlos entwickeln: Welches Techplättchen rückt einen Schritt nach rechts, und wohin?
       *[other] Kostenlos entwickeln: Welches Techplättchen rückt einen Schritt nach rechts, und wohin? (noch { $left })
    }
   *[other] { $left ->
        [one] Welches Techplättchen rückt einen Schritt nach rechts, und wohin?
       *[other] Welches Techplättchen rückt einen Schritt nach rechts, und wohin? (noch { $left })
    }
}
ask-warehouse = { $left ->
    [one] Was nimmst du aus dem Warenlager?
   *[other] Was nimmst du aus dem Warenlager? (noch { $left })
}
ask-move-bots = Noch { $bots } BP für deine Bots.
ask-move-rover = Noch { $rover } BP für deinen Rover.
ask-move-all = Noch { $bots } BP für deine Bots, { $rover } für deinen Rover.
ask-move-on = Hier darf keine Figur bleiben: Zieh weiter. { $left }
ask-type = Was baust du?
ask-site = Wo baust du { $building }?
ask-join = Mit wessen Tech schließt sich das Gebäude an seinen Komplex an?
ask-extra = Mit wessen { $tech } tust du es noch öfter?
ask-lss = Das war für die Lebenserhaltung nötig. Was wählst du?
ask-fetch = { $left ->
    [one] Welcher Kolonist kommt zurück?
   *[other] Welche Kolonisten kommen zurück? (noch { $left })
}
ask-fetch-all = Welche Kolonisten kommen von Aktionsfeldern zurück?
ask-upgrade = { $left ->
    [one] Welchen Bauplan baust du auf welches Gebäude?
   *[other] Welchen Bauplan baust du auf welches Gebäude? (noch { $left })
}
ask-displace = { $name } baut hier ({ $hex }). { $rover ->
    [0] Wohin weicht dein Bot?
   *[other] Wohin weicht dein Rover?
}
ask-ship = Welches Schiff empfängst du?
ask-reward = Was bringt dir das Schiff?
ask-bot = Wo steht der neue Bot?
ask-hire = Wen stellst du an, oder welchen Vertrag nimmst du?
ask-refill = Welcher Vertrag füllt die Lücke in der Auslage?
ask-reply = { $name } hat deine { $tech } benutzt. Behältst du den Sauerstoff, oder entwickelst du das Plättchen?
ask-use = Welches fortschrittliche Gebäude nutzt du?
ask-produce = Was produziert noch einmal?
ask-choose = { $count ->
    [one] Welche Ressource erhältst du?
   *[other] Welche { $count } Ressourcen erhältst du?
}
ask-gain = Du erhältst { $goods }. Was kommt auf Verträge?
ask-deliver = Deine letzte Gelegenheit, Waren auf Verträge zu legen.
ask-travel = { $shuttle ->
    [yes] Das Shuttle fliegt { $side }. Reist du?
   *[other] Reist du { $side }, mit einem Schiff aus deinem Hangar?
}
ask-explore = Welche Entdeckung kommt auf welches Hexfeld, { $steps } Schritte von deinem Rover?
ask-radar = Welche Entdeckung kommt auf das Radar?
ask-button-space = { $at } { $space }
ask-choice-space = Feld { $space }: { $bonus }
ask-choice-space-here = { $at }, Feld { $space }: { $bonus }
ask-choice-bonus = Nehmen
ask-choice-bonus-not = Lassen
ask-choice-more = Noch einmal, für einen Kolonisten
ask-choice-more-not = Das genügt
ask-choice-executive = { $effect } ({ $price })
ask-choice-end-turn = Zug beenden
ask-choice-pay = Zahlen: { $payment }
ask-choice-blueprint = { $name } ({ $gain })
ask-choice-learn = { $tech } auf { $space } ({ $price })
ask-choice-learn-place = { $tech } auf { $space } ({ $price }; Platz { $place } im Techbereich)
ask-choice-develop = { $tech } auf { $space } ({ $price })
ask-choice-take = { $good } nehmen
ask-choice-move-bot = Bot: { $from } → { $to }
ask-choice-move-rover = Rover auf { $to }
ask-choice-buy-bot = 1 Kristall: 1 BP für Bots
ask-choice-buy-rover = 1 Kristall: 1 BP für den Rover
ask-choice-rover-tech = { $tech } von { $name }: { $level } BP
ask-choice-type = { $building } ({ $cost })
ask-choice-tech = { $tech } von { $name }, Level { $level }
ask-choice-tech-boosted = { $tech } von { $name }, Level { $level }, dazu { $colonists }
ask-choice-tech-none = Ohne Tech
ask-choice-tech-boost = Ohne Tech, dafür { $colonists }
ask-choice-fetch = Von „{ $slot }“
ask-choice-fetch-wa = Aus dem Arbeitsbereich
ask-choice-upgrade = { $blueprint }: { $building }
ask-choice-ship = Schiff vom { $space }, macht frei: { $opens }
ask-choice-hire = { $card } ({ $cost })
ask-choice-reply-oxygen = 1 Sauerstoff behalten
ask-choice-reply-develop = { $tech } entwickeln
ask-choice-contract = { $contract } ({ $met } / { $failed })
ask-choice-use-pay = { $blueprint }: { $effect } ({ $price })
ask-choice-use-scientist = { $blueprint }: { $effect } (mit einem Wissenschaftler)
ask-choice-use-free = { $blueprint }: { $effect } (kostenlos)
ask-choice-goal = Privates Ziel ({ $condition }): { $reward }
ask-choice-deliver = { $goods } → { $contract }
ask-choice-deliver-below = { $goods } von unter dem Depot → { $contract }
ask-choice-stay = Bleiben ({ $side })
ask-choice-shuttle = Mit dem Shuttle { $side } reisen
ask-choice-own-ship = Mit einem Schiff des Hangars { $side } reisen
ask-choice-explore = { $discovery } auf { $hex }
ask-choice-radar = { $discovery }
ask-choice-moved = Bewegung beenden
ask-choice-enough = Das ist alles
ask-choice-decline = Verzichten
ask-choice-show = Aufgabenkarte zeigen: { $card }
