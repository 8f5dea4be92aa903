# Den Bildschirm an die nächste Person weitergeben.
handover-title = { $name } ist am Zug
handover-hint = Gleich sind Karten zu sehen, die nur { $name } sehen darf. Alle anderen schauen bitte weg.
handover-ready = Ich bin { $name }
