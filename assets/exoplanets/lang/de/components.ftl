# Fehler in einem Materialsatz.
components-syntax = Zeile { $line }, Spalte { $column } ist nicht zu lesen. Vergleiche dort Klammern, Kommas, Anführungszeichen und Namen mit der Vorlage.
components-wrong = { $place }: { $flaw }
components-flaw-game = Das ist kein Materialsatz für diese Fassung. Schreibe game: "exoplanets" und format: 1.
components-flaw-name = Ein Name ist leer oder kommt zweimal vor. Gib jedem einen eigenen.
components-flaw-number = Das sind zu wenige oder zu viele. Vergleiche die Zahl mit der Vorlage und mit Kapitel 2 der Regeln.
components-flaw-amount = Mit dieser Zahl lässt sich nicht spielen: Sie ist zu klein oder zu groß. Vergleiche sie mit der Vorlage und mit Kapitel 2 der Regeln.
components-flaw-fixed = Diese Zahl steht in den Regeln fest. Lass sie wie in der Vorlage.
components-flaw-unknown = Ein Ziel oder einen Effekt dieses Namens gibt es nicht. Füge ihn hinzu oder nenne einen anderen.
components-flaw-effect = Teile des Effekts widersprechen sich: Mit mark ist er dauerhaft (permanent), sonst nicht, und er hat höchstens eines von discount, step und mark.
components-flaw-mark = Ein Eintrag in mark hat genau eines von ep (von -50 bis 50), add (ein Buchstabe) und minus (1 bis 9).
components-flaw-markers = Das sind mehr als 12 verschiedene Einträge in mark. Nimm weniger.
components-flaw-condition = Die Bedingung braucht min, mindestens 1; bei levels_each stattdessen levels von 1 bis 4.
