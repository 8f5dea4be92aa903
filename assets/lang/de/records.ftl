# Die besten Ergebnisse des Solospiels.
records-title = Bestenliste
records-hint = Das beste Ergebnis des Solospiels für jeden Planeten, jeden Konzern und jeden Zielwert.
records-none = Noch nichts. Spiele ein Solospiel zu Ende!
records-planet = Planet
records-corporation = Konzern
records-target = Zielwert
records-medals = Medaillen
records-grade = Wertung
records-player = Person
records-row = { $planet }, { $corporation }, Zielwert { $target }: { $medals } Medaillen ({ $apart }), „{ $grade }“, { $name }{ $hinted ->
    [yes] , { records-hinted }
   *[no] {""}
}
records-disk = Die Bestenliste lässt sich nicht lesen oder schreiben. Das System meldet: { $reason }
records-newer = Die Bestenliste stammt von einer neueren Version des Spiels. Sie bleibt, wie sie ist; dieses Ergebnis kommt nicht hinzu.
records-damaged = Die Datei der Bestenliste war beschädigt. Sie bleibt als { $file } erhalten; eine neue ist begonnen.
records-hinted = mit Tipps
