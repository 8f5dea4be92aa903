# Wie mehrere Leute sich einen Bildschirm teilen.
sharing-title = Reihenfolge
sharing-in-turn = Reihum
sharing-any-order = Beliebig
sharing-side-by-side = Nebeneinander
sharing-secrets = Geheimes
sharing-face-down = Verdeckt
sharing-open = Offen
sharing-hand-over = Übergeben
