# Die Wiederholung eines Spiels.
replay-title = Wiederholung
replay-station = Raumstation
replay-slider = Stelle im Spiel
replay-position = Aktion { $action } von { $actions } · Runde { $round }
replay-beginning = Das Spiel ist aufgebaut. Noch ist nichts geschehen.
replay-medals = { $medals ->
    [one] bisher 1 Medaille
   *[other] bisher { $medals } Medaillen
}
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Eine Aktion zurück
replay-forward = Eine Aktion vor
replay-turn-back = Einen Zug zurück
replay-turn-forward = Einen Zug vor
replay-speed = Tempo
replay-play-on = Ab hier weiterspielen
replay-play-on-hint = Eine Kopie des Spiels geht ab diesem Augenblick als Übungsspiel weiter: Alles danach fällt weg, und du kannst alles rückgängig machen. Das Spiel selbst bleibt, wie es ist.
replay-play-on-yes = Weiterspielen
replay-play-on-over = An dieser Stelle ist das Spiel schon zu Ende.
replay-key-step = Eine Aktion zurück oder vor
replay-key-turn = Einen Zug zurück oder vor
replay-key-play = Abspielen oder anhalten
replay-key-ends = Zum Anfang oder zum Ende
