# Namen der Dinge.
names-arm-north = Nord
names-arm-east = Ost
names-arm-south = Süd
names-arm-west = West
names-place = { $arm } { $orbit }
names-planet-at = { $planet } ({ $place })
names-tile = „{ $goal }“ / „{ $effect }“
names-bag = Beutel
names-stack = Stapel { $number }
names-energy = { $count } Energie
names-water = { $count } Wasser
names-gas = { $count } Gas
names-nothing = nichts
names-item = { $one } oder { $other }
names-fusion = { $count } Fusionsmarker
names-flare = { $count } Sonneneruptionsmarker
names-creation = { $count } Erschaffungsmarker
names-life = { $count } Lebensmarker
names-species = { $count } Speziesmarker
names-tiles = { $count } Plättchen
names-goals = { $count ->
    [0] keine Ziele
    [one] 1 Ziel
   *[other] { $count } Ziele
}
names-marker-ep = { $ep } EP
names-marker-add = Leben kostet { $resource } mehr
names-marker-minus = Leben kostet { $count } weniger
names-black-hole = Schwarzes Loch
names-solar-storm = Sonnensturm
names-category-life = Leben
names-category-species = Spezies
names-category-markers = EP-Marker
names-category-goals = Ziele
names-count-planet = { $planet }: { $points } × { $size } = { $ep }
names-count-marked = { $planet }: { $points } × { $size } { $markers } = { $ep }
names-count-goal = Ziel „{ $goal }“: { $ep }
names-tie = Gleich viele Punkte: Es entscheiden mehr gewertete Ziele, dann mehr Spezies (Regel 9.6).
names-points = bisher { $ep } EP
