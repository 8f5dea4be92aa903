# Bots an den Plätzen, und ihnen zusehen.
bots-person = Person
bots-kind-random = Zufall
bots-kind-easy = Leicht
bots-kind-family = Familie
bots-kind-normal = Normal
bots-kind-hard = Schwer
bots-kind-expert = Experte
bots-hint-of-random = tut irgendetwas Erlaubtes
bots-hint-of-easy = übersieht vieles
bots-hint-of-family = spielt gut und irrt sich ab und zu
bots-hint-of-normal = sieht den nächsten Schritt
bots-hint-of-hard = denkt einige Runden voraus
bots-hint-of-expert = plant länger, auch gegen dich
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
bots-hint = Klicke auf „Person“ oder auf die Stärke eines Bots, um zu wählen, wer einen Platz spielt.
bots-pace = Tempo der Bots
bots-pace-hint = So lange sind ihre Züge zu sehen.
bots-pace-slow = Langsam
bots-pace-normal = Normal
bots-pace-fast = Schnell
bots-pace-instant = Sofort
bots-thinks = { $name } überlegt
bots-plays = { $name } ist am Zug
bots-waits = { $name } wartet
bots-pause = Anhalten
bots-go-on = Weiter
bots-step = Ein Schritt
bots-pause-name = Bots anhalten
bots-go-on-name = Bots weiterspielen lassen
bots-step-name = Einen Bot einen Schritt machen lassen
bots-level = { $name } ist ein Bot: { $player }
bots-level-hint = Er weiß nur, was eine Person an seiner Stelle wüsste.
bots-follow = Dem Spiel folgen
bots-fault = { $name } hat keine Entscheidung gefunden ({ $error }). „Weiter“ versucht es noch einmal.
bots-key-pause = Bots anhalten oder weiterspielen lassen, ein Schritt
bots-at-table = Bots: { $names }.
bots-since = { $name } ({ $level }, ab Runde { $round })
bots-in-round = { $name } ({ $level }, in Runde { $round })
bots-in-rounds = { $name } ({ $level }, Runde { $first } bis { $last })
