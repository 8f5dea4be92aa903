# Meldungen: die Ereigniskarten

alerts-title = { $colour ->
    [green] Grüne Meldung
    [orange] Orange Meldung
   *[red] Rote Meldung
} { $number }
