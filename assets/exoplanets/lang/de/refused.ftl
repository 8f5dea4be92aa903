# Warum etwas nicht geht.
refused-over = Die Partie ist zu Ende.
refused-not-open = Du bist gerade nicht gefragt.
refused-other-question = Gerade wird etwas anderes gefragt: Beantworte das zuerst.
refused-no-such-tile = Dieses Plättchen hast du nicht auf der Hand.
refused-no-planet-there = Dort gibt es keinen Planeten zu holen: Der Beutel braucht zwei, ein Stapel einen (Regel 4.5).
refused-not-drawn = Dieser Planet wurde nicht gezogen.
refused-arm-full = Dieser Arm ist voll (Regel 4.8).
refused-no-such-resource = Diese Ressource steht nicht zur Wahl: Die Wolke hat keine, oder du hast keine abzugeben (Regel 4.12).
refused-not-in-system = Dieser Planet gehört noch nicht zum System.
refused-dominated = Eine Spezies beherrscht diesen Planeten: Dort kommt nichts mehr hin (Regel 5.6).
refused-top-level = Du bist dort auf Stufe 3; weiter geht es nur mit einer Spezies (Regel 6.3).
refused-no-life-before = Eine Spezies braucht Leben von dir, das zu Beginn deines Zuges schon da war (Regel 6.5).
refused-not-the-price = Das ist nicht der Preis (Regel 5.2).
refused-claimed-before = Dieses Ziel hast du schon erfüllt: Das Plättchen taugt nur noch für seinen Effekt (Regel 8.3).
refused-goal-not-met = Die Bedingung dieses Ziels ist gerade nicht erfüllt: { $now } von { $least } (Regel 8.2).
refused-no-effect = Dieser Effekt könnte gerade nichts bewirken (Regel 7.3).
refused-wrong-target = Dieser Effekt passt nicht zu diesem Planeten (Regel 7.5).
refused-seats = Es spielen zwei bis vier.
refused-colours = Zwei haben dieselbe Farbe.
refused-components = Das Spielmaterial ist nicht zu gebrauchen: { $error }
refused-invalid-seats = Es spielen zwei bis vier.
refused-invalid-planets = Planeten fehlen, sind doppelt da oder liegen falsch.
refused-invalid-tiles = Plättchen fehlen, sind doppelt da oder liegen falsch.
refused-invalid-resources = Ressourcen fehlen, oder es sind zu viele.
refused-invalid-life = Lebens- oder Speziesmarker fehlen oder liegen falsch.
refused-invalid-special = Fusions-, Sonneneruptions- oder Erschaffungsmarker fehlen oder liegen falsch.
refused-invalid-markers = Effektmarker liegen, wo keine sein können.
refused-invalid-turn = Zug und Geburt widersprechen sich.
refused-invalid-agenda = Was noch zu tun ist, widerspricht dem Rest.
refused-no-life-marker = Du hast keinen Lebensmarker mehr (Regel 6.3).
refused-no-species-marker = Du hast keinen Speziesmarker mehr (Regel 6.7).
refused-cannot-pay = { $count ->
    [one] Das kannst du nicht bezahlen: Es fehlt { $missing } (Regel 5.2).
   *[other] Das kannst du nicht bezahlen: Es fehlen { $missing } (Regel 5.2).
}
