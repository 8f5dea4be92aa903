# Wer einen Platz spielt und wie schnell Bots spielen.
players-person = Person
players-kind-random = Zufall
players-kind-easy = Leicht
players-kind-family = Familie
players-kind-normal = Normal
players-kind-hard = Schwer
players-kind-expert = Experte
players-hint-of-random = tut irgendetwas Erlaubtes
players-hint-of-easy = übersieht vieles
players-hint-of-family = spielt gut und irrt sich ab und zu
players-hint-of-normal = sieht den nächsten Schritt
players-hint-of-hard = denkt einige Runden voraus
players-hint-of-expert = plant länger, auch gegen dich
players-person-hint = jemand an diesem Bildschirm
players-seat = Platz { $number } spielt: { $player }
players-seat-option = Platz { $number }: { $player }
players-pace = Tempo der Bots
players-pace-hint = So lange sind ihre Züge zu sehen.
players-pace-slow = Langsam
players-pace-normal = Normal
players-pace-fast = Schnell
players-pace-instant = Sofort
players-colour = { $colour ->
    [0] Blau, Kreis
    [1] Orange, Dreieck
    [2] Rosa, Quadrat
    [3] Grün, Raute
    [4] Gelb, Sechseck
    [6] Weiß, Dreieck nach unten
   *[other] Violett, Fünfeck
}
players-title = Spieler
players-hint = Wer einen Platz übernimmt, spielt von hier an weiter. Das wird in der Partie und in ihrer Datei vermerkt.
players-done = Fertig
