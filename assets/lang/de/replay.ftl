# Die Wiederholung eines Spiels.
replay-station = Raumstation
replay-medals = { $medals ->
    [one] bisher 1 Medaille
   *[other] bisher { $medals } Medaillen
}
