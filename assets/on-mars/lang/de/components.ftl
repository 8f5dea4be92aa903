# Fehler in einem Materialsatz.
components-syntax = Zeile { $line }, Spalte { $column } ist nicht zu lesen. Vergleiche dort Klammern, Kommas, Anführungszeichen und Namen mit der Vorlage.
components-wrong = { $place }: { $flaw }
components-flaw-game = Das ist kein Materialsatz für diese Fassung. Schreibe game: "on-mars" und version: 1.
components-flaw-name = Ein Name ist leer oder kommt zweimal vor. Gib jedem einen eigenen.
components-flaw-number = Das sind zu wenige oder zu viele. Vergleiche die Zahl mit der Vorlage.
components-flaw-amount = Mit dieser Zahl lässt sich nicht spielen: Sie ist zu klein oder zu groß. Vergleiche sie mit der Vorlage.
components-flaw-fixed = Das steht in den Regeln fest. Lass es wie in der Vorlage.
components-flaw-unknown = Etwas dieses Namens oder auf diesem Hexfeld gibt es nicht. Füge es hinzu oder nenne etwas anderes.
components-flaw-hex = Zwei Dinge liegen auf einem Hexfeld. Gib jedem ein eigenes.
components-flaw-effect = Diese Wirkung kann hier nicht stehen. Vergleiche sie mit der Vorlage.
