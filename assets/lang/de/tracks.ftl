# Ein Konzerntableau: die Namen seiner Felder, Marker, Technologien und Vorräte.
tracks-name = { $corporation }, Konzerntableau
tracks-owner = Konzerntableau von { $owner }: { $corporation }
tracks-field = { $place }: { $gives }
tracks-field-taken = { $place }: { $gives }; hier steht: { $trackers }
tracks-nothing = nichts
tracks-tracker = { $tracker } auf { $field }
tracks-above-rover = Über der Roverleiste: { $movement } für jedes weitere Vorrücken
tracks-tech-on = Technologie-Stufe { $level }: freigeschaltet
tracks-tech-off = Technologie-Stufe { $level }: gesperrt
tracks-rovers = Noch nicht gesetzte Rover: { $count }
tracks-lifepods = Eingesammelte Rettungskapseln: { $count }
tracks-meteorites = Eingesammelte Meteoriten: { $count }, vollständige Dreiergruppen: { $groups }
tracks-patches = Gelagerte Bonusplättchen: { $count }
