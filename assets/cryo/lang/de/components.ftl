# Fehler in einem Materialsatz.
components-syntax = Zeile { $line }, Spalte { $column } ist nicht zu lesen. Vergleiche dort Klammern, Kommas, Anführungszeichen und Namen mit der Vorlage.
components-wrong = { $place }: { $flaw }
components-flaw-game = Das ist kein Materialsatz für diese Fassung. Schreibe schema: 1 und die id "cryo".
components-flaw-name = Ein Name ist leer oder kommt zweimal vor. Gib jedem einen eigenen.
components-flaw-number = Das sind zu wenige oder zu viele. Vergleiche die Zahl mit der Vorlage.
components-flaw-amount = Mit dieser Zahl lässt sich nicht spielen: Sie ist zu klein oder zu groß. Vergleiche sie mit der Vorlage.
components-flaw-fixed = Das steht in den Regeln fest. Lass es wie in der Vorlage.
components-flaw-unknown = Etwas dieses Namens gibt es nicht. Füge es hinzu oder nenne etwas anderes.
components-flaw-no-way = Dorthin führt vom Eingang kein Weg. Nenne in from die Abschnitte davor.
components-flaw-cost = Das kann hier nicht gezahlt werden. Nenne crystal, organics oder tech, auf einem Plättchen auch eine Karte (card).
components-flaw-reward = Eine Belohnung hat höchstens 9 von einer Ressource und 3 von card und wake; one_of nennt nur Ressourcen oder Energie.
components-flaw-cell = Ein Ressourcenfeld hat colour und printed, ein anderes Feld keines davon. Transporte gibt es nur am Transportdock.
components-flaw-incident = Eine Plünderung hat eine Belohnung, die anderen haben keine. Es gibt einen Sonnenuntergang, mit eigener Rückseite.
