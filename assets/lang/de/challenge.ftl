# Die Aufgabe des Tages.
challenge-title = Aufgabe des Tages
challenge-hint = Alle auf der Erde bekommen heute dasselbe Solospiel. Wer kommt am weitesten über den Zielwert?
challenge-start = Starten
challenge-results = Deine Ergebnisse
challenge-no-results = Noch keine.
challenge-result = Planet Unknown { $day }: { $medals } von { $target } Medaillen, { $grade }{ $hinted ->
    [yes] , mit Tipps
   *[no] {""}
}
challenge-copy = Das beste für Freunde kopieren
challenge-copied = Die Zeile ist kopiert. Füge sie dort ein, wo deine Freunde sie lesen.
challenge-friend = Eine Zeile von Freunden
challenge-friend-hint = Füge sie ein oder tippe ein Datum wie 2026-11-23: Du bekommst dasselbe Spiel.
challenge-line = Zeile oder Datum
challenge-open = Dieses Spiel zeigen
challenge-no-date = Darin steht kein Datum.
