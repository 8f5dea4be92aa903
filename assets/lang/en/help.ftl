# One sentence about everything the pointer can rest on.
help-line-open = { $missing ->
    [one] One cell is still empty; it scores once every cell is covered and no meteorite lies on it.
   *[other] { $missing } cells are still empty; it scores once every cell is covered and no meteorite lies on it.
}
help-line-blocked = Every cell is covered, but a meteorite keeps it from scoring: collect or destroy it.
help-line-complete = Complete: its medals score at the end unless a meteorite lands on it.
help-rover = Rovers drive with rover movement and collect lifepods and meteorites; a tile placed on a rover destroys it.
help-rover-loaded = This rover carries a meteorite: drive it to a cell with a rover resource to deliver it. Until then the meteorite blocks the row and column here.
help-lifepod = A lifepod: collect it with a rover for a medal; a tile placed on it destroys it.
help-meteorite = A meteorite blocks its row and column until a rover collects it; three collected meteorites score a medal.
help-patch = A biomass patch: one cell of biomass without a resource. It covers the cell like a tile.
help-terrain = Terrain of a placed tile: { $track }.
help-ice = Ice: a tile’s water moves the water tracker only if one of its water cells lies on ice.
help-land = Land, still empty.
help-stock-rovers = Rovers still on the corporation; rover milestones bring them to the planet.
help-stock-lifepods = Collected lifepods: a medal each at the end.
help-stock-meteorites = Collected meteorites: a medal for every three at the end.
help-stock-patches = Biomass patches stored until the end of the game.
help-stock-rovers-title = Rovers
help-stock-lifepods-title = Lifepods
help-stock-meteorites-title = Meteorites
help-stock-patches-title = Stored patches
help-commander = The station commander turns the station and takes the first turn of the round.
help-depot = A depot: one small and one large tile on offer. The number says how many tiles are left in the stack.
help-above-rover-title = Above the rover track
help-above-rover = A tracker at the top gains this movement instead whenever it would advance.
help-field = A tracker that enters this field gains: { $gains }.
help-field-plain = Nothing is gained here.
help-depot-title = Depot
help-token = The token favours this track: several techs work for it.
help-field-lifepod = A lifepod that you lay here scores no medal. It covers the field: trackers skip it, and it gives nothing until the lifepod is moved.
help-field-beside = A click here answers another pending effect: { $effect }.
help-field-covered = A lifepod covers this field: trackers skip it, and it gives nothing.
help-field-medals = Each track scores only the topmost medal field that its tracker has reached.
help-field-boost = A synergy boost advances any tracker, even this one again, and you gain what its new field shows. (Rules 6.1)
help-field-no-card = No civ card of this rank is left. (Rules 6.2)
help-field-no-rover = All your rovers are out, so there is none to gain. (Rules 6.4)
help-track = A tile’s resource advances the tracker of its track by one field, and the new field gives what is printed on it. (Rules 5.1)
help-track-civ = Civ: its milestones let you choose civ cards.
help-track-water = Water: it advances only if a water cell of the tile lies on ice. It is worth many medals at the end.
help-track-biomass = Biomass: its fields give biomass patches that fill single cells.
help-track-rover = Rovers: it brings rovers and the movement to drive them to lifepods and meteorites.
help-track-tech = Tech: it unlocks the techs of your corporation.
