# Das Einrichten.
wizard-compensation = Platzausgleich
wizard-compensation-hint = Gleicht den Platz in der Zugfolge aus: Wer als Letztes an der Reihe ist, beginnt mit einem Sonneneruptionsmarker. Zu dritt und zu viert beginnen die anderen mit je einem Erschaffungsmarker. Diese Regel ist von uns (Regel 10.1).
wizard-compensation-own = Gedacht für unser eigenes Material. Mit eurem Satz ist er aus, wenn ihr ihn nicht einschaltet (Regel 10.1).
wizard-order-in-turn = Zu Beginn wählen alle nacheinander ihre Weltraumplättchen. Danach geht es ohnehin reihum.
wizard-order-any = Zu Beginn wählen alle in beliebiger Reihenfolge ihre Weltraumplättchen: Ein Klick auf einen Namen zeigt dessen Platz. Danach geht es ohnehin reihum.
wizard-secrets-face-down = Weltraumplättchen liegen verdeckt, bis ihr Besitzer sie ansieht.
wizard-secrets-open = Wer auf den Bildschirm sieht, sieht auch die Weltraumplättchen der Person, die gezeigt wird.
wizard-secrets-hand-over = Der Bildschirm ist verdeckt, bis die nächste Person übernommen hat. So sieht niemand sonst Weltraumplättchen.
