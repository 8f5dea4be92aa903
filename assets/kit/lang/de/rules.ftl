# Die Regeln lesen.
rules-title = Regeln
rules-search = Regeln durchsuchen
rules-search-clear = Suche leeren
rules-back = Zurück zur vorigen Stelle
rules-open = { $number } öffnen in: { $chapter }
rules-found = { $count ->
    [0] Nichts gefunden. Versuche weniger oder kürzere Wörter.
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-key-scroll = In den Regeln blättern
rules-key-ends = An den Anfang oder das Ende des Kapitels
rules-key-search = In den Regeln suchen
rules-key-back = Zurück zur Stelle, an der du einem Link gefolgt bist
