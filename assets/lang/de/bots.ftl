# Bots an den Plätzen, und ihnen zusehen.
bots-name = { $number ->
    [1] Wega
    [2] Rigel
    [3] Atair
    [4] Mira
    [5] Deneb
   *[other] Sirius
}
bots-watch = Nur Bots: Du siehst einem Spiel zu, so schnell oder langsam du magst.
bots-hint = Klicke auf „Person“ oder auf die Stärke eines Bots, um zu wählen, wer einen Platz spielt.
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
