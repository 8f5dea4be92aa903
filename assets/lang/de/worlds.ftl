# Planeten und Konzerne.
worlds-planet = Planet
worlds-corporation = Konzern
worlds-difficulty = Schwierigkeit { $level } von { $most }
worlds-corporation-rule-universal-coalition = Zwei Rover, ausgewogene Leisten und fünf Technologien, die immer helfen. Der Konzern für den Einstieg.
worlds-tech-universal-coalition-1 = Plättchen und Bonusplättchen müssen nicht an Gelegtes angrenzen.
worlds-tech-universal-coalition-2 = Du darfst Bonusplättchen bis zum Spielende aufbewahren.
worlds-tech-universal-coalition-3 = Jede Roverbewegung von der Roverleiste oder über ihr ist um 1 größer.
worlds-tech-universal-coalition-4 = Die Wasserressource eines Plättchens rückt den Wassermarker zweimal vor.
worlds-tech-universal-coalition-5 = Auf deinem Planeten schlagen keine Meteoriten ein.
worlds-tech = Technologie { $level }
worlds-rovers = { $count ->
    [one] 1 Rover
   *[other] { $count } Rover
}
