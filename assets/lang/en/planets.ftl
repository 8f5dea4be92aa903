# Planets: what they are like, their rules, their cells and why they forbid a place.
planets-character-ksb-4156 = A rocky world with everything you need.
planets-character-k-273 = An ice world with a few stony islands.
planets-character-gaia = A green world whose first towns already glow.
planets-character-persephone = Four realms, each of which shuns one resource.
planets-character-arashi = A storm circles the planet along its equator.
planets-character-petra = No ice, but currents of energy in the dark rock.
planets-character-tartarus = A glowing chasm splits the world in two.
planets-character-charybdis = An ocean world turning around a whirlpool.
planets-character-k-aax = Toxic clouds hang over wild valleys.
planets-character-pajitnov = A world of blocks, made for pieces that slide.
planets-character-oblivion = A black hole has swallowed the middle.
planets-character-lacuna = A moon full of holes.
planets-character-cerberus = Three bodies bound to each other.

planets-rule-ksb-4156 = Land, ice and lifepods as usual: no special rule. The planet to start with.
planets-rule-k-273 = A tile may not cover both ice and land.
planets-rule-gaia = Each city still uncovered at the end scores 2 medals. A city is land.
planets-rule-persephone = In each quadrant one resource symbol must not lie: civ at the top left, energy at the top right, tech at the bottom left, water at the bottom right. Terrain without a symbol may.
planets-rule-arashi = A tile that covers cells of the ring must also cover a cell off the ring. Biomass patches never lie on the ring.
planets-rule-petra = There is no ice. An uncovered current is energy terrain and counts as covered for rows and columns – unless a lifepod is still on it.
planets-rule-tartarus = A tile may not lie on both sides of the chasm. Rovers do not cross it; only with diagonal movement may they use its two bridges.
planets-rule-charybdis = The first tile must cover one of the four cells of the whirlpool, not the planet edge.
planets-rule-k-aax = Rovers may not enter uncovered toxic cells.
planets-rule-pajitnov = A tile must be able to slide one cell into its place from at least one of the four sides without crossing what already lies there.
planets-rule-oblivion = The planet edge is only the outermost frame. A row or column in two parts scores once both parts are complete.
planets-rule-lacuna = A hole is not a cell, but does not create a planet edge either. A row or column in several parts scores once all its parts are complete.
planets-rule-cerberus = Each body that is completely covered scores 2 medals. Tiles and rovers may cross from one body to another.

planets-fault-k-273 = It would cover both ice and land.
planets-fault-persephone = One of its resource symbols must not lie in this quadrant.
planets-fault-arashi = It would lie entirely on the ring.
planets-fault-tartarus = It would lie on both sides of the chasm.
planets-fault-pajitnov = It cannot slide into this place from any side.
planets-first-charybdis = The first tile must cover one of the four cells of the whirlpool.

planets-feature-city = city
planets-feature-toxic = toxic cloud
planets-feature-ring = ring
planets-feature-current = current
planets-feature-whirlpool = whirlpool
planets-part-sides = side { $number } of the chasm
planets-part-bodies = body { $number }

planets-help-city = A city: 2 medals at the end if nothing covers it.
planets-help-toxic = A toxic cloud: rovers may not enter here until a tile or patch covers it.
planets-help-ring = The ring: a tile here must also cover a cell off the ring, and no patch may lie here.
planets-help-current = { $pod ->
    [yes] A lifepod is on this current: until it is gone, the cell is ordinary empty land.
   *[no] A current: while uncovered it is energy terrain and counts as covered for its row and column.
}
planets-help-whirlpool = The whirlpool: the first tile must cover one of its four cells.
planets-help-forbidden = No { $resource } may be placed here.
