# Module, Varianten und Hausregeln.
modules-solo = Solospiel
modules-help-solo = Du spielst gegen einen Zielwert. Jede Runde dreht sich die Raumstation von selbst um einen Sektor im Uhrzeigersinn und ein Ereignis wird aufgedeckt; von vier Einzelzielen behältst du drei.
modules-free-play = Freies Spiel
modules-help-free-play = Alle Regeln der Runde, aber ohne Zielwert, Ereignisse und Ziele. Du kannst alles rückgängig machen.
modules-practice = Übungsspiel
modules-help-practice = Du kannst alles rückgängig machen und jeden Sektor, jedes Plättchen und jede Stellung einstellen. Das Ergebnis kommt nicht in die Bestenliste.
modules-events = Ereignisse
modules-help-events = Jede Runde wird ein Ereignis aufgedeckt, das alle ausführen, bevor sie Plättchen nehmen. Nach dem letzten endet das Spiel.
modules-private-objectives = Einzelziele
modules-help-private-objectives = Alle ziehen zwei Einzelziele und behalten eines davon geheim. Ist es am Ende erfüllt, bringt es 5 Medaillen.
modules-two-players = Zwei-Personen-Variante
modules-help-two-players = Die Raumstation dreht sich jede Runde von selbst um einen Sektor im Uhrzeigersinn; niemand bestimmt, wie weit.
modules-reveal-at-once = Plättchen sofort aufdecken
modules-help-reveal-at-once = Das Plättchen unter einem genommenen wird sofort aufgedeckt, nicht erst am Ende der Runde.
modules-patches-count = Bonusplättchen zählen als Plättchen
modules-help-patches-count = Ein neues Plättchen darf auch dort liegen, wo es nur an ein Bonusplättchen grenzt.
modules-claims-after-round = Bevölkerungskarten erst nach der Runde wählen
modules-help-claims-after-round = Wer einen Bevölkerungs-Meilenstein erreicht, wählt die Karte nicht sofort, sondern wenn alle die Runde beendet haben.
modules-event-cards = { $colour ->
    [green] Grüne Meldungen
    [orange] Orange Meldungen
   *[red] Rote Meldungen
}
modules-deck = { $green } grüne, { $orange } orange, { $red } rote
modules-made-up = { $base } zu Beginn, { $green_shift } für { $green } grüne, { $orange_shift } für { $orange } orange und { $red_shift } für { $red } rote Meldungen.
modules-target = Zielwert: { $medals } Medaillen
modules-grade = { $grade ->
    [0] Funkstille
    [1] Notruf
    [2] Einsamer Außenposten
    [3] Auftrag erfüllt
    [4] Blühende Kolonie
    [5] Grüne Welt
   *[other] Neue Heimat der Menschheit
}
modules-grade-help = { $grade ->
    [0] Niemand antwortet mehr. Der Planet bleibt unbekannt.
    [1] Da unten lebt jemand, will aber abgeholt werden.
    [2] Die ersten Hütten stehen. Beinahe!
    [3] Der Zielwert ist erreicht: Hier können Menschen leben.
    [4] Besser als geplant: Die ersten Fähren sind ausgebucht.
    [5] Sogar das Kommando der Raumstation will jetzt umziehen.
   *[other] Eine Welt, die in jedem Schulbuch stehen wird.
}
