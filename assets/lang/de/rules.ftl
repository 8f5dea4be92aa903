# Die Regeln lesen.
rules-title = Regeln
rules-about = Über diese Regeln
rules-search = Regeln durchsuchen (englisch)
rules-search-clear = Suche leeren
rules-found = { $count ->
    [0] Nichts gefunden. Versuche weniger oder kürzere Wörter.
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
