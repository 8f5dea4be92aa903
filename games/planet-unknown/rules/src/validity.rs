//! The invariants of a state. A state from a file may violate them; tests check them for every state of random
//! games.
use super::bit_set::{BitSet, Domain};
use super::board::tile::{Ring, Tile};
use super::card::{
    CardSet, CivCard, EventCard, EventCardEffect, EventCardSet, Objective, ObjectiveSet, civ,
};
use super::event_cards::EventDeck;
use super::state::{GameState, MAX_SEATS, Phase, Seat, SeatId};
use super::station::{DEPOTS, positions};
use super::terrain::Track;
use crate::ensure;
use thiserror::Error;

/// An upper bound on the rounds of a game: each takes a tile off the station.
const MAX_ROUNDS: u16 = Tile::COUNT as u16 + 1;
/// An upper bound on a seat's meteorites, on its planet and collected: half of all tiles bring one, and some events.
const MAX_METEORITES: u32 = 80;
/// An upper bound on the effects, claims and patches that a seat has pending.
const MAX_PENDING: usize = 96;

/// The violated invariant of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum InvalidState {
    /// There is no seat, there are more than six, or one is named that does not exist.
    #[error("the seats are inconsistent")]
    Seats,
    /// A tile is missing or duplicate, or a stack is in the wrong ring.
    #[error("tiles of the station are missing or duplicate")]
    Tiles,
    /// A civ card is missing or duplicate.
    #[error("civ cards are missing or duplicate")]
    Cards,
    /// An objective is duplicate.
    #[error("objectives are duplicate")]
    Objectives,
    /// An event card is duplicate, or the one in force was not drawn.
    #[error("event cards are duplicate or inconsistent")]
    EventCards,
    /// A tracker is on a field that it cannot reach.
    #[error("a tracker of {0} is on an invalid field")]
    Tracker(SeatId),
    /// The pieces on a planet are inconsistent.
    #[error("the pieces on the planet of {0} are inconsistent")]
    Board(SeatId),
    /// There are more rovers, lifepods or meteorites than possible.
    #[error("{0} has too many rovers, lifepods or meteorites")]
    Pieces(SeatId),
    /// The pending effects of a seat are impossible.
    #[error("the pending effects of {0} are impossible")]
    Turn(SeatId),
}

impl GameState {
    /// Checks all invariants, so that a game can continue from this state.
    ///
    /// # Errors
    /// The first violated invariant.
    pub fn validate(&self) -> Result<(), InvalidState> {
        self.check_seats()?;
        self.check_tiles()?;
        self.check_cards()?;
        self.check_objectives()?;
        self.check_event_cards()?;
        self.seat_ids().try_for_each(|seat| self.check_seat(seat))
    }

    fn check_seats(&self) -> Result<(), InvalidState> {
        let count = self.seats.len();
        let exists = |seat: SeatId| seat.index() < count;
        let done = match self.phase {
            Phase::Preparation { done }
            | Phase::Turns { done }
            | Phase::Claims { done }
            | Phase::End { done, .. } => usize::from(done),
            Phase::Rotate | Phase::Finished => 0,
        };
        let early = self.finished_early;
        let ahead = || {
            self.turn_order()
                .skip(done + 1)
                .filter(|seat| early.contains(*seat))
        };
        let waits = early.is_empty() || self.is_simultaneous() && ahead().count() == early.len();
        let between = self
            .objectives
            .iter()
            .all(|entry| entry.between.into_iter().all(exists));
        let places = self.seats.iter().map(|seat| seat.position);
        let placed = places.eq(positions(count).iter().copied().take(count));
        let before_first = matches!(self.phase, Phase::Preparation { .. });
        let timely = if before_first {
            self.round == 0
        } else {
            (1..=MAX_ROUNDS).contains(&self.round)
        };
        let valid = (1..=MAX_SEATS).contains(&count)
            && exists(self.commander)
            && done < count
            && waits
            && between
            && placed;
        ensure(valid && timely, InvalidState::Seats)
    }

    fn check_tiles(&self) -> Result<(), InvalidState> {
        let mut seen = [false; Tile::COUNT as usize];
        let ringed = (0..DEPOTS).all(|depot| {
            Ring::ALL
                .into_iter()
                .all(|ring| self.station.stack(ring, depot).shape.ring() == ring)
        });
        let mut shapes: Vec<_> = self.station.stacks().map(|stack| stack.shape).collect();
        shapes.sort_unstable();
        shapes.dedup();
        let mut fits = ringed && shapes.len() == 12 && self.station.rotation < DEPOTS;
        for stack in self.station.stacks() {
            for tile in &stack.tiles {
                let twice = std::mem::replace(&mut seen[usize::from(u8::from(*tile))], true);
                fits &= !twice && tile.shape() == stack.shape;
            }
        }
        ensure(fits, InvalidState::Tiles)
    }

    fn check_cards(&self) -> Result<(), InvalidState> {
        let piles = [self.cards.in_play, self.cards.boxed, self.cards.used];
        let hands = self.seats.iter().map(|seat| seat.cards);
        let lasting = |hand: CardSet| hand.iter().all(|card| !card.is_immediate());
        let complete =
            disjoint(piles.into_iter().chain(hands.clone())) == Some(CivCard::all().collect());
        ensure(
            complete && hands.into_iter().all(lasting),
            InvalidState::Cards,
        )
    }

    /// Every objective is in one place at most.
    fn check_objectives(&self) -> Result<(), InvalidState> {
        let between = self.objectives.iter().map(|dealt| &dealt.objective);
        let held = self.seats.iter().flat_map(|seat| &seat.private_objectives);
        let single = |objective: &Objective| -> ObjectiveSet { [*objective].into_iter().collect() };
        let singles = between
            .chain(&self.contests)
            .chain(&self.objective_deck)
            .chain(held)
            .map(single);
        let agendas = self.seats.iter().flat_map(|seat| &seat.turn.agenda);
        let drawn = agendas.filter_map(|pending| pending.effect.drawn_objectives());
        let rejected = self.seats.iter().map(|seat| seat.rejected);
        let places = singles.chain(drawn).chain(rejected);
        ensure(
            disjoint(places.chain([self.objectives_out])).is_some(),
            InvalidState::Objectives,
        )
    }

    /// Every event card is in one place at most, and the one in force was drawn.
    fn check_event_cards(&self) -> Result<(), InvalidState> {
        let EventDeck {
            hidden,
            in_force,
            drawn,
        } = &self.event_cards;
        let below: EventCardSet = hidden.iter().copied().collect();
        let apart = below.len() as usize == hidden.len() && !below.meets(*drawn);
        let known = in_force.is_none_or(|event_card| drawn.contains(event_card));
        let foreseen = self
            .seats
            .iter()
            .all(|seat| !seat.foresees || !hidden.is_empty());
        ensure(apart && known && foreseen, InvalidState::EventCards)
    }

    fn check_seat(&self, id: SeatId) -> Result<(), InvalidState> {
        let seat = self.seat(id);
        let on_track = |track: &Track| seat.may_stand(*track, seat.tracker(*track));
        ensure(Track::ALL.iter().all(on_track), InvalidState::Tracker(id))?;
        ensure(seat.board.is_valid(), InvalidState::Board(id))?;
        let rovers = u32::from(seat.rovers_left) + seat.board.rovers.len();
        let lifepods = u32::from(seat.collected_lifepods()) + seat.board.lifepods.len();
        let mut drawn = self.event_cards.drawn.iter().map(EventCard::effect);
        let extra = drawn.any(|effect| effect == EventCardEffect::ExtraRover);
        let fits = rovers <= u32::from(seat.corporation.data().rovers) + u32::from(extra)
            && lifepods <= seat.board.data().lifepods.len()
            && u32::from(seat.stored_patches) <= seat.board.empty().len() + 36
            && u32::from(seat.meteorites) + seat.board.meteorite_count() <= MAX_METEORITES;
        ensure(fits, InvalidState::Pieces(id))?;
        ensure(self.is_turn_valid(seat), InvalidState::Turn(id))
    }

    fn is_turn_valid(&self, seat: &Seat) -> bool {
        let turn = &seat.turn;
        let gained = turn.agenda.len() + turn.milestones.len() + usize::from(seat.stored_patches);
        gained <= MAX_PENDING
            && turn.placed.is_within(seat.board.tiles())
            && turn
                .milestones
                .iter()
                .all(|milestone| civ::RANKS.contains(&milestone.rank))
            && turn
                .agenda
                .iter()
                .all(|pending| pending.effect.is_valid(seat.board.tiles()))
    }
}

/// The union of these sets; `None` if two of them share an item.
fn disjoint<D: Domain>(sets: impl IntoIterator<Item = BitSet<D>>) -> Option<BitSet<D>> {
    let mut sets = sets.into_iter();
    sets.try_fold(BitSet::EMPTY, |all, set| {
        (!all.meets(set)).then_some(all | set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, CellSet};
    use crate::{Board, Setup};

    #[test]
    fn an_objective_lies_between_seats_of_the_game() {
        let mut state = Setup::standard(3, "between").deal().expect("a valid setup");
        assert_eq!(state.validate(), Ok(()));
        state.objectives[0].between[1] = SeatId(3);
        assert_eq!(state.validate(), Err(InvalidState::Seats));
    }

    /// A planet with one outer tile, and an uncovered cell.
    fn board() -> (Board, CellSet) {
        let state = Setup::standard(1, "pieces").deal().expect("a valid setup");
        let mut board = state.seats[0].board.clone();
        let rules = crate::PlacementRules::plain(&board, false);
        let mut tiles = Tile::all().filter(|tile| tile.has_meteor());
        let tile = tiles.next().expect("a tile with a meteor");
        let (orientation, anchors) = rules.all_anchors(tile).next().expect("it can lie");
        let anchor = anchors.into_iter().next().expect("a place");
        board.lay_tile(tile, orientation, anchor);
        let bare = board.empty().into_iter().next().expect("an empty cell");
        (board, CellSet::of(bare))
    }

    /// A change that makes a board inconsistent: a piece on an uncovered cell.
    type Contradiction = fn(&mut Board, CellSet);

    #[test]
    fn pieces_that_contradict_each_other_are_invalid() {
        let (board, bare) = board();
        assert!(board.is_valid());
        let contradictions: [(&str, Contradiction); 7] = [
            ("patches", |board, bare| board.patches |= bare),
            ("symbols", |board, bare| board.symbols |= bare),
            ("meteor symbols", |board, bare| board.meteor_symbols |= bare),
            ("meteorites", |board, bare| board.meteorites |= bare),
            ("loaded", |board, bare| board.loaded |= bare),
            ("last tile", |board, bare| board.last_tile |= bare),
            ("rovers", |board, _| board.rovers |= off_planet(board)),
        ];
        for (name, contradict) in contradictions {
            let mut board = board.clone();
            contradict(&mut board, bare);
            assert!(!board.is_valid(), "{name}");
        }
    }

    /// A cell of the grid outside the planet.
    fn off_planet(board: &Board) -> CellSet {
        let missing = |cell: &Cell| !board.data().cells.contains(*cell);
        let cell = Cell::all().find(missing).expect("a corner");
        CellSet::of(cell)
    }
}
