# Names of things.
names-orbit = Orbit
