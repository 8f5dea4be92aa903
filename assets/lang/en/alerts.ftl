# Alerts: the event cards

alerts-title = { $colour ->
    [green] Green alert
    [orange] Orange alert
   *[red] Red alert
} { $number }
