# Ein Konzerntableau: die Namen seiner Felder, Marker, Technologien und Vorräte.
tracks-name = { $corporation }, Konzerntableau
tracks-owner = Konzerntableau von { $owner }: { $corporation }
tracks-field = { $place }: { $gives }
tracks-field-taken = { $place }: { $gives }; hier steht: { $trackers }
tracks-nothing = nichts
tracks-tracker = { $tracker } auf { $field }
tracks-above-rover = Über der Roverleiste: { $movement } für jedes weitere Vorrücken
tracks-tech-on = { $tech }: freigeschaltet
tracks-tech-off = { $tech }: gesperrt
tracks-rovers = Noch nicht gesetzte Rover: { $count }
tracks-lifepods = Eingesammelte Rettungskapseln: { $count }
tracks-meteorites = Eingesammelte Meteoriten: { $count }, vollständige Dreiergruppen: { $groups }
tracks-patches = Aufbewahrte Bonusplättchen: { $count }
tracks-tech-spent = { $tech }: genutzt
tracks-tech-lapsed = { $tech }: verfallen
tracks-lifepod = Rettungskapsel
tracks-token = { $here ->
    [yes] { $track }: Hier liegt der { $token }
   *[no] { $track }: Platz für den { $token }
}
tracks-struck = { $field }, zählt in dieser Runde nicht
