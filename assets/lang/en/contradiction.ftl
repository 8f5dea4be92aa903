# What contradicts itself in a saved state.
contradiction-seats = The seats are inconsistent.
contradiction-tiles = The tiles of the station are inconsistent.
contradiction-cards = The civ cards are inconsistent.
contradiction-objectives = The objectives are inconsistent.
contradiction-event-cards = The event cards are inconsistent.
contradiction-tracker = A tracker of seat { $seat } is off its track.
contradiction-board = The pieces on the planet of seat { $seat } contradict each other.
contradiction-pieces = Seat { $seat } has more pieces than the game contains.
contradiction-turn = The turn in progress at seat { $seat } is impossible.
