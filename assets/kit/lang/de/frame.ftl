# Der Rahmen eines Tisches, sein Ergebnis und seine Wiederholung.
frame-acts = { $name } ist an der Reihe
frame-asks = { $name }: { $question }
frame-thinks = { $name } denkt nach
frame-waits-for = { $name } ist am Zug.
frame-over = Die Partie ist zu Ende.
frame-results = Ergebnis
frame-counting = Ein Klick oder Eingabe zählt alles sofort.
frame-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
frame-result-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
frame-total = Summe
frame-replay = Wiederholung
frame-again = Noch einmal dieselbe Partie
frame-home = Zurück zum Start
frame-log = Protokoll
frame-log-empty = Noch ist nichts geschehen.
frame-save = Speichern
frame-save-as = Speichern unter …
frame-rules = Regeln
frame-settings = Einstellungen
frame-turn-to = { $name } an den Bildschirm
frame-undo = Rückgängig
frame-redo = Wiederholen
frame-no-undo = Es gibt nichts rückgängig zu machen.
frame-no-redo = Es gibt nichts zu wiederholen.
frame-undo-revealed = Verborgenes wurde aufgedeckt: Weiter zurück geht es nicht.
frame-undo-passed-on = Der Zug ist weitergegeben: Weiter zurück geht es nicht.
frame-undo-gone-on = Andere haben seitdem weitergespielt; weiter zurück geht es nicht.
frame-hint = Tipp
frame-hints-thinking = Die beste Wahl wird gesucht …
frame-hints-ranked = Der beste Tipp steht oben. Seine Zahl wählt einen Tipp, die Eingabetaste den ersten.
frame-hints-secret = Tipps würden Verdecktes verraten: Decke es zuerst auf (Taste L).
frame-peek = { $shown ->
    [yes] Verbergen, was { $name } hat
   *[no] Zeigen, was { $name } hat
}
frame-pause = Bots anhalten
frame-go-on = Bots weiterspielen lassen
frame-bot-fault = Ein Bot hat keine Entscheidung gefunden ({ $error }). „Weiterspielen lassen“ versucht es noch einmal.
frame-key-move = Auf dem Tisch bewegen
frame-key-accept = Markiertes wählen
frame-key-answer = Eine Antwort wählen
frame-key-undo = Rückgängig, wiederholen
frame-key-end = Zug beenden
frame-key-hint = Tipp
frame-key-peek = Eigene Geheimnisse zeigen oder verbergen
frame-key-seat = Den Bildschirm jemandem zuwenden
frame-key-pause = Bots anhalten oder weiterspielen lassen
frame-key-log = Protokoll
frame-key-save = Speichern
frame-card-read = Verstanden
frame-card-away = Karte weglegen
frame-card-play-on = Weiterspielen
frame-card-leave = Lektion verlassen
frame-confirm = Den Zug trotzdem beenden?
frame-confirm-yes = Ja, beenden
frame-players = Spieler
frame-changed = { $name }; seit deinem Zug verändert
