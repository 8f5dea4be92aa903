# Was gefragt wird, und die Antworten.
ask-keep = Behalte zwei deiner Plättchen: Welches kommt weg?
ask-source = Phase 1: Nimm einen Planeten aus Beutel oder Stapel.
ask-planet = Welcher von beiden wird geboren?
ask-stack = Auf welchen Stapel kommt der andere Planet ({ $planet })?
ask-arm = In welchem Arm wird der Planet geboren?
ask-yield = Welche Ressource bringt dir der Ertrag?
ask-act = Phase 2: Leben, Spezies, Plättchen.
ask-any = { $count ->
    [one] Nimm eine beliebige Ressource.
   *[other] Nimm { $count } beliebige Ressourcen, eine nach der anderen.
}
ask-give = Tausch: Welche Ressource gibst du ab?
ask-receive = Tausch: Welche Ressource nimmst du?
ask-discard = Das Schwarze Loch verschlingt ein Plättchen: Welches?
ask-discard-more = Das Schwarze Loch verschlingt { $count } Plättchen: Welches zuerst?
ask-look = { $question } (Deine Plättchen sind verdeckt: L.)
ask-choice-bag = Zwei aus dem Beutel ziehen
ask-choice-top = { $stack }: { $planet }
ask-choice-planet = { $planet } (Leben kostet { $cost })
ask-choice-stack = Auf Stapel { $number }
ask-choice-stop = Nicht weiter tauschen
ask-choice-end-turn = Zug beenden
ask-left-unseen = verdeckte Plättchen
ask-end-with = Zug beenden (möglich: { $left })
ask-choice-remove = { $tile } abgeben
ask-choice-develop = Leben entwickeln für { $pay }: { $planet }
ask-choice-species = Spezies erschaffen für { $pay }: { $planet }
ask-choice-claim = Ziel „{ $goal }“: { $ep } EP
ask-choice-play = Effekt „{ $effect }“
ask-choice-play-on = Effekt „{ $effect }“: { $planet }
ask-choice-take = { $resource } nehmen
ask-choice-give = { $resource } abgeben
ask-choice-discard = { $tile } abwerfen
ask-left-life = Leben auf { $count ->
    [one] 1 Planeten
   *[other] { $count } Planeten
}
ask-left-species = { $count } Spezies
ask-left-goals = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
ask-left-effects = { $count ->
    [one] 1 Effekt
   *[other] { $count } Effekte
}
ask-any-because = { $cause } { $question }
ask-any-collision = Partikelkollision, für je zwei Erschaffungsmarker:
ask-any-returned = Für deine Lebensmarker, die weichen mussten:
ask-any-effect = „{ $effect }“:
ask-aim = „{ $effect }“: Wähle einen Planeten. Esc legt das Plättchen zurück.
ask-wasted-goals = { $count ->
    [one] Eines deiner Ziele ist erfüllt, und du kannst es jetzt werten. Später ist es vielleicht nicht mehr erfüllt.
   *[other] { $count } deiner Ziele sind erfüllt, und du kannst sie jetzt werten. Später sind sie vielleicht nicht mehr erfüllt.
}
ask-wasted-life = Das ist dein letzter Zug, und du kannst noch Leben auf einen Planeten bringen. Ressourcen zählen am Ende nichts.
