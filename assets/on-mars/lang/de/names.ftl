# Namen der Dinge.
names-orbit = Orbit
