# Das Einrichten.
wizard-own-set = Ihr spielt mit den Werten eures eigenen Satzes.
wizard-long-game = Langes Spiel
wizard-long-game-hint = Eine kurze Mission und zwei lange statt zwei kurzer und einer langen (Regel 2.12).
wizard-space-oddity = Space Oddity
wizard-space-oddity-hint = Ist das Ende gekommen, endet das Spiel mit dieser Phase: Eine letzte Runde gibt es nicht (Regel 17.2).
wizard-secrets-face-down = Private Ziele liegen verdeckt, bis ihr Besitzer sie ansieht.
wizard-secrets-open = Wer auf den Bildschirm sieht, sieht auch die privaten Ziele der Person, die gezeigt wird.
wizard-secrets-hand-over = Der Bildschirm ist verdeckt, bis die nächste Person übernommen hat. So sieht niemand sonst private Ziele.
wizard-seats = Wer beginnt, bestimmt der Zufall. Dann wählt im Uhrzeigersinn jeder ein Feld der Reihenfolgeleiste (Regel 2.17), außer mit First Colonists.
wizard-seats-alone = Du spielst gegen Lacerda, der seinen eigenen Karten folgt, und für ein Soloziel (Regel 11.1).
wizard-first-colonists = First Colonists
wizard-first-colonists-hint = Für eine erste Partie mit zwei bis vier Personen: Felder der Zugreihenfolge werden verlost statt gewählt, drei leichte Missionen und Karten mit kleinen Aufgaben (Regel 17.3).
