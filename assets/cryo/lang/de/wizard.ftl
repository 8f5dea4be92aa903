# Das Einrichten.
wizard-own-set = Ihr spielt mit den Werten eures eigenen Satzes.
wizard-balance = Platzausgleich
wizard-balance-hint = Gleicht den Platz in der Reihenfolge aus: Zu dritt beginnt Platz 3 mit einer Energie mehr, zu viert beginnen so die Plätze 3 und 4. Diese Regel ist von uns (Regel 2.5).
wizard-balance-own = Gedacht für unser eigenes Material. Mit eurem Satz ist er aus, wenn ihr ihn nicht einschaltet (Regel 2.5).
wizard-order-in-turn = Zu Beginn wählen alle nacheinander ihre Karten. Danach geht es ohnehin reihum.
wizard-order-any = Zu Beginn wählen alle in beliebiger Reihenfolge ihre Karten: Ein Klick auf einen Namen zeigt dessen Platz. Danach geht es ohnehin reihum.
wizard-secrets-face-down = Karten und Missionen liegen verdeckt, bis ihr Besitzer sie ansieht.
wizard-secrets-open = Wer auf den Bildschirm sieht, sieht auch die Karten und Missionen der Person, die gezeigt wird.
wizard-secrets-hand-over = Der Bildschirm ist verdeckt, bis die nächste Person übernommen hat. So sieht niemand sonst Karten und Missionen.
