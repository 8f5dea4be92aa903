# Die Herausforderungen.
challenge-title = Aufgabe des Tages
challenge-hint = Alle auf der Erde bekommen heute dasselbe Solospiel. Wer kommt am weitesten über den Zielwert?
challenge-start = Starten
challenge-results = Deine Ergebnisse
challenge-no-results = Noch keine.
challenge-result = Planet Unknown { $day }: { $medals } von { $target } Medaillen, { $grade }{ $hinted ->
    [yes] , mit Tipps
   *[no] {""}
}
challenge-copy = Das beste Ergebnis für Freunde kopieren
challenge-copied = Das Ergebnis ist kopiert. Füge es dort ein, wo deine Freunde es lesen.
challenge-friend = Herausforderung von Freunden
challenge-friend-hint = Füge ein, was deine Freunde geschickt haben, oder tippe ein Datum wie 23.11.2026: Du bekommst dasselbe Spiel.
challenge-line = Zeile oder Datum
challenge-open = Dieses Spiel zeigen
challenge-no-date = Darin steht kein Datum.
challenge-page = Herausforderungen
challenge-campaign = Kampagne
challenge-campaign-hint = Zwanzig Partien, die immer schwerer werden: alle Planeten, Konzerne und Module. Jede öffnet die nächste, mit oder ohne Stern.
challenge-stars-of-all = { $won } von { $all } Sternen
challenge-stage = Etappe { $number }
challenge-stage-start = Etappe { $number } starten
challenge-stage-stars = Sterne ab { $one }, { $two } und { $three } Medaillen: So viele erreichen hier Leicht, Normal und Experte.
challenge-stage-closed = Spiele erst die Etappe davor zu Ende.
challenge-stage-best = { $stars } von 3 Sternen, am besten { $medals }
challenge-stage-not-played = Noch nicht gespielt
challenge-worlds = Alle Welten
challenge-worlds-hint = Dein bestes Solo-Ergebnis auf jedem Planeten mit jedem Konzern: grün ab dem Zielwert, golden ab zehn darüber.
challenge-worlds-played = { $played } von { $all } gespielt
challenge-worlds-result = { $medals } Medaillen, Zielwert { $target }: { $grade }
challenge-disk = Dein Fortschritt lässt sich nicht lesen oder speichern: { $reason }
challenge-newer = Dein Fortschritt stammt aus einer neueren Version des Spiels. Er bleibt unverändert.
challenge-damaged = Die Datei mit deinem Fortschritt war beschädigt. Sie liegt jetzt als { $file } vor.
