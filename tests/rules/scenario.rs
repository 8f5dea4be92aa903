//! Lays out positions and plays choices in them.
//!
//! Every choice that is played must be listed as legal, and the state before and after it must survive being cloned
//! and written to both formats that files use. Every refusal must leave the state as it was.

use super::common::{assert_survives_files, plainly};
use planet_unknown::game::*;

/// A position in a game, and what has happened since it was laid out. Seat 0 commands and acts first.
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
    list.iter().map(|(column, row)| cell(*column, *row)).collect()
}

/// A tile by its name: `I3/civ-energy`, with a `!` behind it if it shows a meteor.
pub fn tile(name: &str) -> Tile {
    let printed = |tile: &Tile| {
        let meteor = if tile.has_meteor() { "!" } else { "" };
        format!("{}/{}{meteor}", tile.shape(), tile.pair_name())
    };
    Tile::all().find(|tile| printed(tile) == name).unwrap_or_else(|| panic!("no tile is named {name}"))
}

/// Civ card number `number`.
pub fn card(number: u8) -> CivCard {
    CivCard::new(number).expect("a civ card")
}

/// A tile as printed, turned clockwise by quarter turns.
pub fn turned(quarter_turns: u8) -> Orientation {
    Orientation::new(false, quarter_turns)
}

/// A tile as printed.
pub const UPRIGHT: Orientation = Orientation::UPRIGHT;

/// The field of `track` at `height`.
pub fn field(track: Track, height: u8) -> Field {
    Field::new(track, height)
}

impl Scenario {
    /// The first turns of a standard game: seat 0 commands, has not turned the station, and is to take its tile.
    pub fn new(seats: usize) -> Self {
        Self::of(&Setup::standard(seats, "rules"))
    }

    /// The same alone on a planet, with the standard corporation.
    pub fn on(planet: PlanetId) -> Self {
        let mut setup = Setup::standard(1, "rules");
        setup.seats[0].planet = planet;
        Self::of(&setup)
    }

    /// The same from another setup.
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
        let mut state = setup.deal().expect("a sound setup");
        state.commander = SeatId(0);
        Self { state, events: Vec::new() }
    }

    /// The same with a tile already lying at the top of the planet of every seat: civ on (5, 0), energy on (5, 1).
    pub fn with_first_tile(seats: usize) -> Self {
        let mut scene = Self::new(seats);
        for seat in 0..seats {
            scene.seat_mut(seat).board.lay_tile(tile("I2/civ-energy"), UPRIGHT, cell(5, 0));
        }
        scene
    }

    /// Seat 0 claims civ cards and has nothing pending yet; a first tile lies on every planet.
    pub fn claiming(seats: usize) -> Self {
        let mut scene = Self::with_first_tile(seats);
        scene.clear_agendas();
        scene.state.phase = Phase::Claims { done: 0 };
        scene
    }

    /// The same in the first turns of a game in which seat 0 has this corporation; a token lies on the civ track.
    pub fn with_corporation(corporation: CorporationId, seats: usize) -> Self {
        let mut scene = Self::with_first_tile(seats);
        let me = scene.me_mut();
        me.corporation = corporation;
        me.rovers_left = corporation.data().rovers;
        me.corporation_state.token = corporation.rules().preparation().map(|_| Track::Civ);
        scene.clear_agendas().pending(Effect::TakeTile);
        scene
    }

    // ---- laying out ----

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

    /// Seat 0, to lay out.
    pub fn me_mut(&mut self) -> &mut Seat {
        self.seat_mut(0)
    }

    /// The planet of seat 0, to lay out.
    pub fn board(&mut self) -> &mut Board {
        &mut self.me_mut().board
    }

    /// Lays a tile on the planet of seat 0 without taking it from a stack or gaining anything.
    pub fn lay(&mut self, name: &str, orientation: Orientation, (column, row): (u8, u8)) -> &mut Self {
        let place = tile(name).shape().footprint(orientation).at(cell(column, row)).expect("a place in the grid");
        assert!(place.is_within(self.me().board.empty()), "{name} does not fit at ({column}, {row})");
        self.board().lay_tile(tile(name), orientation, cell(column, row));
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

    /// Covers every cell of seat 0's planet but `free` with patches, except where tiles lie.
    pub fn cover_all_but(&mut self, free: &[(u8, u8)]) -> &mut Self {
        let empty = self.me().board.empty().without(cells(free));
        empty.into_iter().for_each(|cell| {
            self.board().lay_patch(cell);
        });
        self
    }

    /// Puts effects on the agenda of seat 0.
    pub fn pending(&mut self, effect: Effect) -> &mut Self {
        self.me_mut().turn.agenda.push(Pending::new(effect, Source::Round));
        self
    }

    pub fn clear_agendas(&mut self) -> &mut Self {
        self.state.seats.iter_mut().for_each(|seat| seat.turn.agenda.clear());
        self
    }

    /// Puts stacks with these tiles on top into the depot of seat 0.
    pub fn depot(&mut self, inner: &str, outer: &str) -> &mut Self {
        let depot = usize::from(self.state.depot_of(SeatId(0)));
        let station = &mut self.state.station;
        for (stacks, name) in [(&mut station.inner, inner), (&mut station.outer, outer)] {
            let tile = tile(name);
            let there = stacks.iter().position(|stack| stack.shape == tile.shape()).expect("a tile of this ring");
            stacks.swap(depot, there);
            let tiles = &mut stacks[depot].tiles;
            let place = tiles.iter().position(|other| *other == tile).expect("a tile that was not taken");
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
        tiles.drain(..rest);
        self
    }

    /// Leaves exactly these civ cards of their rank in play.
    pub fn only_cards(&mut self, rank: u8, numbers: &[u8]) -> &mut Self {
        let wanted: CardSet = numbers.iter().map(|number| card(*number)).collect();
        let all = CardSet::of_rank(rank);
        let piles = &mut self.state.cards;
        piles.in_play = piles.in_play.without(all).or(wanted);
        piles.boxed = piles.boxed.without(wanted).or(all.without(wanted));
        self
    }

    /// Moves a civ card from wherever it lies to the hand of `seat`.
    pub fn hold(&mut self, seat: usize, number: u8) -> &mut Self {
        self.state.cards.in_play.remove(card(number));
        self.state.cards.boxed.remove(card(number));
        self.seat_mut(seat).cards.insert(card(number));
        self
    }

    // ---- playing ----

    /// Plays a choice of the seat in play and gives what happened.
    #[track_caller]
    pub fn play(&mut self, choice: Choice) -> Vec<Event> {
        let seat = self.state.active().expect("a game that goes on");
        let action = Action { seat, choice };
        assert_survives_files(&self.state);
        assert_eq!(self.state.check(&action), Ok(()), "{choice:?}");
        let listed = self.state.legal(seat).contains(&plainly(&self.state, seat, choice));
        assert!(listed, "{choice:?} passes but is not listed");
        let events = self.state.apply(&action).expect("a checked choice");
        assert_survives_files(&self.state);
        self.events.extend(events.iter().copied());
        events
    }

    /// Asserts that a choice of the seat in play is refused for `reason` and changes nothing.
    #[track_caller]
    pub fn refuse(&mut self, choice: Choice, reason: impl Into<Illegal>) {
        let seat = self.state.active().expect("a game that goes on");
        self.refuse_seat(seat.index(), choice, reason);
    }

    /// The same for a choice of any seat.
    #[track_caller]
    pub fn refuse_seat(&mut self, seat: usize, choice: Choice, reason: impl Into<Illegal>) {
        let reason = reason.into();
        let action = Action { seat: SeatId(seat as u8), choice };
        let before = self.state.clone();
        assert_eq!(self.state.check(&action), Err(reason), "{choice:?}");
        assert_eq!(self.state.apply(&action), Err(reason), "{choice:?}");
        assert!(self.state == before, "{choice:?} was refused and changed the state");
        assert!(!self.state.legal(action.seat).contains(&choice), "{choice:?} is refused but listed");
    }

    /// Resolves the first pending `effect` of the seat in play.
    #[track_caller]
    pub fn resolve(&mut self, effect: Effect, answer: Answer) -> Vec<Event> {
        let choice = self.answering(effect, answer);
        self.play(choice)
    }

    /// Asserts that this answer to the first pending `effect` is refused.
    #[track_caller]
    pub fn refuse_answer(&mut self, effect: Effect, answer: Answer, reason: impl Into<Illegal>) {
        let choice = self.answering(effect, answer);
        self.refuse(choice, reason);
    }

    #[track_caller]
    fn answering(&self, effect: Effect, answer: Answer) -> Choice {
        Choice::Resolve { pending: self.place_of(effect), answer }
    }

    /// The place of the first pending `effect` on the agenda of the seat in play.
    #[track_caller]
    pub fn place_of(&self, effect: Effect) -> u8 {
        let agenda = self.agenda();
        let place = agenda.iter().position(|pending| *pending == effect);
        place.unwrap_or_else(|| panic!("{effect:?} is not pending: {agenda:?}")) as u8
    }

    /// Loses the first pending `effect`.
    #[track_caller]
    pub fn skip(&mut self, effect: Effect) -> Vec<Event> {
        let pending = self.place_of(effect);
        self.play(Choice::Skip { pending })
    }

    /// Takes the tile of `ring` for the round and places it.
    #[track_caller]
    pub fn place(&mut self, ring: Ring, orientation: Orientation, (column, row): (u8, u8)) -> Vec<Event> {
        let answer = Answer::Place { ring, orientation, anchor: cell(column, row) };
        self.resolve(Effect::TakeTile, answer)
    }

    /// Asserts that the tile of `ring` may not be placed like that.
    #[track_caller]
    pub fn refuse_place(
        &mut self,
        ring: Ring,
        orientation: Orientation,
        (column, row): (u8, u8),
        reason: impl Into<Illegal>,
    ) {
        let answer = Answer::Place { ring, orientation, anchor: cell(column, row) };
        self.refuse_answer(Effect::TakeTile, answer, reason);
    }

    /// Resolves the first pending `effect` by advancing `tracker`.
    #[track_caller]
    pub fn advance(&mut self, effect: Effect, tracker: Track) -> Vec<Event> {
        let answer = self.up(tracker);
        self.resolve(effect, answer)
    }

    /// The answer that advances `tracker` once.
    pub fn up(&self, tracker: Track) -> Answer {
        let seat = self.state.active().expect("a game that goes on");
        let here = self.state.seat(seat).tracker(tracker);
        let to = if here.height == 15 { here } else { field(here.track, here.height + 1) };
        Answer::Advance { tracker, to }
    }

    /// Resolves the first pending `effect` by advancing `tracker` to `to`.
    #[track_caller]
    pub fn advance_to(&mut self, effect: Effect, tracker: Track, to: Field) -> Vec<Event> {
        self.resolve(effect, Answer::Advance { tracker, to })
    }

    /// Goes to the turns of the next round, in which nothing is pending; no tile is taken in between.
    #[track_caller]
    pub fn next_round(&mut self) -> &mut Self {
        self.clear_agendas();
        self.skip_turns();
        self.state.commander = SeatId(0);
        self.play(Choice::Rotate(0));
        self.clear_agendas()
    }

    /// Resolves the ability of tech `level`, which is on offer.
    #[track_caller]
    pub fn use_tech(&mut self, level: u8, answer: Answer) -> Vec<Event> {
        let pending = self.offer_of(level).unwrap_or_else(|| panic!("tech {level} is not on offer"));
        self.play(Choice::Resolve { pending, answer })
    }

    /// The place of the ability of tech `level` behind the agenda, if it is on offer.
    pub fn offer_of(&self, level: u8) -> Option<u8> {
        let seat = self.state.active().expect("a game that goes on");
        let place = self.state.offers(seat).iter().position(|offer| offer.source == Source::Tech(level))?;
        Some((self.state.seat(seat).turn.agenda.len() + place) as u8)
    }

    /// Drives a rover through these cells, one step each.
    #[track_caller]
    pub fn drive(&mut self, way: &[(u8, u8)]) {
        for step in way.windows(2) {
            self.play(Choice::Drive { from: cell(step[0].0, step[0].1), to: cell(step[1].0, step[1].1) });
        }
    }

    #[track_caller]
    pub fn end_turn(&mut self) -> Vec<Event> {
        self.play(Choice::EndTurn)
    }

    /// Seat 0 claims a civ card: it looks and keeps card `number`, which is put in play for that.
    #[track_caller]
    pub fn claim(&mut self, number: u8) -> Vec<Event> {
        let rank = card(number).rank();
        self.state.cards.boxed.remove(card(number));
        self.state.cards.in_play.insert(card(number));
        self.pending(Effect::Claim(Milestone::of(rank)));
        let mut events = self.resolve(Effect::Claim(Milestone::of(rank)), Answer::Look);
        events.extend(self.resolve(Effect::Keep { rank, extra: None }, Answer::Keep(card(number))));
        events
    }

    /// Lets every seat that is left in this part of the round end it, its tiles not taken.
    #[track_caller]
    pub fn skip_turns(&mut self) -> &mut Self {
        let round = self.state.round;
        while self.state.round == round && matches!(self.state.phase, Phase::Turns { .. }) {
            self.clear_agendas();
            self.end_turn();
        }
        self
    }

    // ---- looking ----

    /// The pending effects of the seat in play.
    pub fn agenda(&self) -> Vec<Effect> {
        let seat = self.state.active().expect("a game that goes on");
        self.state.seat(seat).turn.agenda.iter().map(|pending| pending.effect).collect()
    }

    /// What the first pending `effect` of the seat in play asks.
    #[track_caller]
    pub fn question(&self, effect: Effect) -> Question {
        let seat = self.state.active().expect("a game that goes on");
        let pending = self.state.seat(seat).turn.agenda[usize::from(self.place_of(effect))];
        self.state.question(seat, &pending)
    }

    /// The trackers that the first pending `effect` may advance.
    #[track_caller]
    pub fn may_advance(&self, effect: Effect) -> Vec<Track> {
        match self.question(effect) {
            Question::Advance(steps) => steps.iter().map(|(tracker, _)| *tracker).collect(),
            Question::Impossible => Vec::new(),
            other => panic!("{effect:?} asks {other:?}"),
        }
    }

    /// The fields to which the first pending `effect` may advance `tracker`.
    #[track_caller]
    pub fn ways(&self, effect: Effect, tracker: Track) -> Vec<Field> {
        match self.question(effect) {
            Question::Advance(steps) => {
                steps.iter().filter(|(moved, _)| *moved == tracker).map(|(_, to)| *to).collect()
            }
            Question::Impossible => Vec::new(),
            other => panic!("{effect:?} asks {other:?}"),
        }
    }

    /// The cells that the first pending `effect` may choose.
    #[track_caller]
    pub fn may_choose(&self, effect: Effect) -> CellSet {
        match self.question(effect) {
            Question::Cell { cells, .. } => cells,
            Question::Impossible => CellSet::EMPTY,
            other => panic!("{effect:?} asks {other:?}"),
        }
    }

    /// Whether this choice of the seat in play would be legal.
    pub fn allows(&self, choice: Choice) -> bool {
        let seat = self.state.active().expect("a game that goes on");
        self.state.check(&Action { seat, choice }).is_ok()
    }

    /// Height of a tracker of seat 0.
    pub fn height(&self, track: Track) -> u8 {
        self.me().tracker(track).height
    }

    /// Whether this has happened since the position was laid out.
    pub fn told(&self, kind: EventKind) -> bool {
        self.events.iter().any(|event| event.kind == kind)
    }
}
