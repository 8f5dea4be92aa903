# Bots an den Plätzen, und ihnen zusehen.
bots-person = Person
bots-kind = { $kind ->
    [random] Zufall
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
   *[expert] Experte
}
bots-kind-hint = { $kind ->
    [random] tut irgendetwas Erlaubtes
    [easy] verschätzt sich oft
    [normal] sieht den nächsten Schritt
    [hard] denkt einige Runden voraus
   *[expert] überlegt am längsten
}
bots-person-hint = jemand an diesem Bildschirm
bots-name = { $number ->
    [1] Wega
    [2] Rigel
    [3] Atair
    [4] Mira
    [5] Deneb
   *[other] Sirius
}
bots-seat = Platz { $number } spielt: { $player }
bots-seat-option = Platz { $number }: { $player }
bots-watch = Nur Bots: Du siehst einem Spiel zu, so schnell oder langsam du magst.
