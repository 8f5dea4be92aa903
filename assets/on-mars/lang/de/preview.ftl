# Was eine Wahl kosten, bringen und eröffnen würde.
preview-of = { $choice }: { $after }
preview-main = Kostet jetzt: { $costs }. { $about }
preview-main-not = Jetzt nicht: { $reason }. { $about }
preview-other-side = Auf der anderen Seite. { $about }
preview-units = { $units ->
    [one] 1 Kristall oder Kolonist, weil dort schon jemand steht
   *[other] { $units } Kristalle oder Kolonisten, weil dort schon jemand steht
}
preview-cleared = räumt die Kolonisten von { $names }
preview-no-colonist = kein Kolonist in deinem Wohnbereich
preview-hired = dein Kolonist steht schon dort
preview-no-slot = kein Feld ist frei
preview-nothing-possible = dort ist für dich nichts möglich, oder es lässt sich nicht bezahlen
preview-opens = Dann: { $effect }.
preview-developed = Level { $level }, am Ende { $points } mehr.
preview-type = { $gain } für jedes Gebäude seines Komplexes.
preview-needed = Die Lebenserhaltung braucht es: eine Belohnung und eine Zugabe.
preview-alone = Steht allein: { $gain }.
preview-joins = Komplex der Größe { $size }, braucht Tech mit Level { $level } und bringt: { $gain }.
preview-loses = Verfällt, weil kein Platz ist: { $goods }.
preview-pays = Kostet: { $paid }.
preview-arrows = Legt bis zu { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
} aus.
preview-displaces = Eine Figur von { $name } muss weichen.
preview-lost = Was dort liegt, geht verloren.
preview-ship = Öffnet: { $opens }.
preview-crystal = Nimmt den Kristall.
preview-tile = Hält er dort: { $effect }.
preview-pays-goals = Private Ziele zahlen die Kristalle, die fehlen
