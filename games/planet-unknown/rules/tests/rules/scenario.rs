//! Lays out positions; [`playing`] plays choices in them and checks the results.

mod playing;

use rules::*;

/// A position in a game, and the events since it was laid out. Seat 0 commands and acts first.
pub struct Scenario {
    pub state: GameState,
    pub events: Vec<Event>,
}

/// The cell at `column` and `row`.
pub fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("a cell of the grid")
}

/// A set of cells given as (column, row).
pub fn cells(list: &[(u8, u8)]) -> CellSet {
    list.iter()
        .map(|(column, row)| cell(*column, *row))
        .collect()
}

/// A tile by its name: `I3/civ-energy`, with a `!` behind it if it shows a meteor.
pub fn tile(name: &str) -> Tile {
    let printed = |tile: &Tile| {
        let meteor = if tile.has_meteor() { "!" } else { "" };
        format!("{}/{}{meteor}", tile.shape(), tile.pair_name())
    };
    Tile::all()
        .find(|tile| printed(tile) == name)
        .unwrap_or_else(|| panic!("no tile is named {name}"))
}

/// Civ card number `number`.
pub fn card(number: u8) -> CivCard {
    CivCard::new(number).expect("a civ card")
}

/// A tile as printed, turned clockwise by quarter turns.
pub fn turned(quarter_turns: u8) -> Orientation {
    Orientation::new(false, quarter_turns)
}

/// The phases in which the first seat claims civ cards: in its turn, and after all turns if claims are left over.
pub const CLAIMING: [Phase; 2] = [Phase::Turns { done: 0 }, Phase::Claims { done: 0 }];

/// A tile as printed.
pub const UPRIGHT: Orientation = Orientation::UPRIGHT;

/// The field of `track` at `height`.
pub fn field(track: Track, height: u8) -> Field {
    Field::new(track, height)
}

impl Scenario {
    /// The first turns of a standard game: seat 0 commands, has not turned the station, and has to take its tile.
    pub fn new(seats: usize) -> Self {
        Self::of(&Setup::standard(seats, "rules"))
    }

    /// The first turn of a game of one seat on a planet, with the standard corporation.
    pub fn on(planet: PlanetId) -> Self {
        let mut setup = Setup::standard(1, "rules");
        setup.seats[0].planet = planet;
        Self::of(&setup)
    }

    /// The first turns of a game from `setup`.
    pub fn of(setup: &Setup) -> Self {
        let mut scene = Self::before_rotating(setup);
        if scene.state.phase == Phase::Rotate {
            scene.play(Choice::Rotate(0));
        }
        scene.events.clear();
        scene
    }

    /// The start of a game in which seat 0 commands.
    pub fn before_rotating(setup: &Setup) -> Self {
        let mut state = setup.deal().expect("a valid setup");
        state.commander = SeatId(0);
        Self {
            state,
            events: Vec::new(),
        }
    }

    /// The first turns with a tile already at the top of the planet of every seat: civ on (5, 0), energy on (5, 1).
    pub fn with_first_tile(seats: usize) -> Self {
        let mut scene = Self::new(seats);
        for seat in 0..seats {
            scene
                .seat_mut(seat)
                .board
                .lay_tile(tile("I2/civ-energy"), UPRIGHT, cell(5, 0));
        }
        scene
    }

    /// The turn of seat 0, which claims civ cards and has nothing pending yet. The others have finished theirs; a first tile
    /// lies on every planet.
    pub fn claiming(seats: usize) -> Self {
        let mut scene = Self::with_first_tile(seats);
        scene.clear_agendas();
        scene.state.finished_early = scene.state.turn_order().skip(1).collect();
        scene
    }

    /// As [`Self::claiming`], but the turns are over, and the claims were left over.
    pub fn claiming_last(seats: usize) -> Self {
        let mut scene = Self::with_first_tile(seats);
        scene.clear_agendas();
        scene.state.phase = Phase::Claims { done: 0 };
        scene
    }

    /// The first turns of a game in which seat 0 has this corporation, with a first tile on every planet and its token,
    /// if any, on the civ track.
    pub fn with_corporation(corporation: CorporationId, seats: usize) -> Self {
        let mut scene = Self::with_first_tile(seats);
        let me = scene.me_mut();
        me.corporation = corporation;
        me.rovers_left = corporation.data().rovers;
        me.corporation_state.token = corporation.rules().preparation().map(|_| Track::Civ);
        scene.clear_agendas().pending(Effect::TakeTile);
        scene
    }

    pub fn seat(&self, seat: usize) -> &Seat {
        &self.state.seats[seat]
    }

    pub fn seat_mut(&mut self, seat: usize) -> &mut Seat {
        &mut self.state.seats[seat]
    }

    /// Seat 0.
    pub fn me(&self) -> &Seat {
        self.seat(0)
    }

    /// Seat 0, to be laid out.
    pub fn me_mut(&mut self) -> &mut Seat {
        self.seat_mut(0)
    }

    /// The planet of seat 0, to be laid out.
    pub fn board(&mut self) -> &mut Board {
        &mut self.me_mut().board
    }

    /// Lays a tile on the planet of seat 0 without taking it from a stack or gaining anything.
    pub fn lay(
        &mut self,
        name: &str,
        orientation: Orientation,
        (column, row): (u8, u8),
    ) -> &mut Self {
        let place = tile(name)
            .shape()
            .footprint(orientation)
            .at(cell(column, row))
            .expect("a place in the grid");
        assert!(
            place.is_within(self.me().board.empty()),
            "{name} does not fit at ({column}, {row})"
        );
        self.board()
            .lay_tile(tile(name), orientation, cell(column, row));
        self
    }

    /// Lays a patch on the planet of seat 0.
    pub fn patch(&mut self, column: u8, row: u8) -> &mut Self {
        self.board().lay_patch(cell(column, row));
        self
    }

    /// Puts a rover of seat 0's corporation on its planet.
    pub fn rover(&mut self, column: u8, row: u8) -> &mut Self {
        self.me_mut().rovers_left -= 1;
        self.board().rovers.insert(cell(column, row));
        self
    }

    /// Puts a meteorite on the planet of seat 0.
    pub fn meteorite(&mut self, column: u8, row: u8) -> &mut Self {
        self.board().meteorites.insert(cell(column, row));
        self
    }

    /// Puts a tracker of seat 0 on its own track at `height`.
    pub fn tracker(&mut self, track: Track, height: u8) -> &mut Self {
        self.me_mut().trackers[track as usize] = field(track, height);
        self
    }

    /// Puts all trackers of seat 0 at `height`.
    pub fn trackers(&mut self, height: u8) -> &mut Self {
        Track::ALL.into_iter().for_each(|track| {
            self.tracker(track, height);
        });
        self
    }

    /// Covers every cell of seat 0's planet with patches, except `free` and the cells of tiles.
    pub fn cover_all_but(&mut self, free: &[(u8, u8)]) -> &mut Self {
        let empty = self.me().board.empty().without(cells(free));
        empty.into_iter().for_each(|cell| {
            self.board().lay_patch(cell);
        });
        self
    }

    /// Puts effects on the agenda of seat 0.
    pub fn pending(&mut self, effect: Effect) -> &mut Self {
        self.me_mut()
            .turn
            .agenda
            .push(Pending::new(effect, Source::Round));
        self
    }

    /// Puts the claim of a civ milestone of this rank on the agenda of `seat`.
    pub fn reach(&mut self, seat: usize, rank: u8) -> &mut Self {
        let claim = Effect::Claim(Milestone::of(rank));
        let agenda = &mut self.seat_mut(seat).turn.agenda;
        agenda.push(Pending::new(claim, Source::Round));
        self
    }

    pub fn clear_agendas(&mut self) -> &mut Self {
        self.state
            .seats
            .iter_mut()
            .for_each(|seat| seat.turn.agenda.clear());
        self
    }

    /// Empties the agenda of one seat.
    pub fn clear_agendas_of(&mut self, seat: usize) -> &mut Self {
        self.seat_mut(seat).turn.agenda.clear();
        self
    }

    /// Puts stacks with these tiles on top into the depot of seat 0.
    pub fn depot(&mut self, inner: &str, outer: &str) -> &mut Self {
        let depot = usize::from(self.state.depot_of(SeatId(0)));
        let station = &mut self.state.station;
        for (stacks, name) in [(&mut station.inner, inner), (&mut station.outer, outer)] {
            let tile = tile(name);
            let there = stacks
                .iter()
                .position(|stack| stack.shape == tile.shape())
                .expect("a tile of this ring");
            stacks.swap(depot, there);
            let tiles = &mut stacks[depot].tiles;
            let place = tiles
                .iter()
                .position(|other| *other == tile)
                .expect("a tile that was not taken");
            let top = tiles.len() - 1;
            tiles.swap(place, top);
        }
        self
    }

    /// Leaves only the top tile (or none) on a stack of seat 0's depot.
    pub fn leave(&mut self, ring: Ring, count: usize) -> &mut Self {
        let depot = self.state.depot_of(SeatId(0));
        let tiles = &mut self.state.station.stack_mut(ring, depot).tiles;
        let rest = tiles.len() - count;
        *tiles = tiles[rest..].iter().copied().collect();
        self
    }

    /// Leaves exactly these civ cards of their rank in play.
    pub fn only_cards(&mut self, rank: u8, numbers: &[u8]) -> &mut Self {
        let wanted: CardSet = numbers.iter().map(|number| card(*number)).collect();
        let all = CardSet::of_rank(rank);
        let piles = &mut self.state.cards;
        piles.in_play = piles.in_play.without(all) | wanted;
        piles.boxed = piles.boxed.without(wanted) | all.without(wanted);
        self
    }

    /// Moves a civ card from wherever it is to the hand of `seat`.
    pub fn hold(&mut self, seat: usize, number: u8) -> &mut Self {
        self.state.cards.in_play.remove(card(number));
        self.state.cards.boxed.remove(card(number));
        self.seat_mut(seat).cards.insert(card(number));
        self
    }
}
