//! Practice games: a seat may also pick any depot, take any tile and change its position.
//!
//! These are ordinary choices, so a practice game is still a setup and a list of actions: it is undone, replayed and
//! saved like any game. They are never listed by [`GameState::legal`], and only games whose
//! [`GameOptions::practice`](super::GameOptions::practice) is set allow them.

pub use super::change::Change;

use super::action::Illegal;
use super::board::placement::Reach;
use super::board::tile::{Ring, Tile};
use super::board::{Destroyed, PlacementRules};
use super::corporation::Berth;
use super::event::{CourseEvent, TileEvent};
use super::moves::Act;
use super::resolver::Resolver;
use super::state::{GameState, Phase, Seat, SeatId};
use super::station::DEPOTS;
use crate::ensure;

/// The most rover movement that can be set.
pub const MAX_MOVEMENT: u8 = 36;
/// The most meteorites, and the most stored patches, that can be set.
pub const MAX_STOCK: u8 = 24;

impl GameState {
    /// Whether `seat`, which is active, may turn the station before it takes its tile.
    pub(super) fn check_turning(&self, seat: SeatId, steps: u8) -> Result<Act, Illegal> {
        ensure(steps < DEPOTS, Illegal::Rotation)?;
        self.check_tile_pending(seat)?;
        Ok(Act::TurnStation(steps))
    }

    /// Whether `seat`, which is active, may fetch `tile`.
    pub(super) fn check_fetch(&self, seat: SeatId, tile: Tile) -> Result<Act, Illegal> {
        self.check_tile_pending(seat)?;
        let (ring, depot) = self.find_tile(tile).ok_or(Illegal::NotInStation)?;
        Ok(Act::Fetch { tile, ring, depot })
    }

    /// A seat may pick its depot only before it takes a tile.
    fn check_tile_pending(&self, seat: SeatId) -> Result<(), Illegal> {
        let agenda = &self.seat(seat).turn.agenda;
        let waits = agenda
            .iter()
            .any(|pending| pending.effect.taking().is_some());
        ensure(waits, Illegal::NotNow)
    }

    /// The ring and the depot of `tile`, if it is still in the station.
    pub fn find_tile(&self, tile: Tile) -> Option<(Ring, u8)> {
        let ring = tile.shape().ring();
        (0..DEPOTS)
            .find(|depot| self.station.stack(ring, *depot).tiles.contains(&tile))
            .map(|depot| (ring, depot))
    }

    /// Checks `change` itself, and then whether the changed position would be valid.
    pub(super) fn check_change(&self, seat: SeatId, change: Change) -> Result<Act, Illegal> {
        ensure(!self.seat(seat).turn.is_urgent(), Illegal::Urgent)?;
        self.check_alone(seat, change)?;
        let mut after = self.clone();
        after.lay_out(seat, change);
        after.validate().map_err(|_| Illegal::TooMany)?;
        Ok(Act::Arrange(change))
    }

    /// Whether `change` itself is legal.
    fn check_alone(&self, id: SeatId, change: Change) -> Result<(), Illegal> {
        let seat = self.seat(id);
        let board = &seat.board;
        match change {
            Change::Tracker { tracker, to } => {
                ensure(seat.may_stand(tracker, to), Illegal::CannotStand(tracker))
            }
            Change::Lifepod(cell) => {
                let places = board.data().lifepods.without(board.covered());
                ensure(places.contains(cell), Illegal::NoRoom)
            }
            Change::Meteorite(cell) => ensure(board.tiles().contains(cell), Illegal::NoRoom),
            Change::Rover(cell) => {
                ensure(board.data().cells.contains(cell), Illegal::NoRoom)?;
                let has_one = board.rovers.contains(cell) || seat.rovers_left > 0;
                ensure(has_one, Illegal::TooMany)
            }
            Change::Tile {
                tile,
                orientation,
                anchor,
            } => {
                self.find_tile(tile).ok_or(Illegal::NotInStation)?;
                Ok(self.room(id).check(tile, orientation, anchor)?)
            }
            Change::Patch(cell) => Ok(self.room(id).check_patch(cell)?),
            Change::StoredPatches(count) => {
                // At the end the stored patches are on the agenda already.
                let at_end = matches!(self.phase, Phase::End { .. });
                ensure(!at_end, Illegal::NotNow)?;
                ensure(count <= MAX_STOCK, Illegal::TooLarge)
            }
            Change::CollectedMeteorites(count) => ensure(count <= MAX_STOCK, Illegal::TooLarge),
            Change::CollectedLifepods(_) => Ok(()),
            Change::Movement(steps) => ensure(steps <= MAX_MOVEMENT, Illegal::TooLarge),
            Change::Berth(berth) => ensure(may_berth(seat, berth), Illegal::WrongBerth),
            Change::Token(_) => {
                let has_one = seat.corporation_state.token.is_some();
                ensure(has_one, Illegal::NoRoom)
            }
        }
    }

    /// The placement rules for `seat` with nothing but the free cells.
    fn room(&self, seat: SeatId) -> PlacementRules {
        let plain = PlacementRules::plain(&self.seat(seat).board, false);
        PlacementRules {
            reach: Reach::Anywhere,
            ..plain
        }
    }

    /// Carries out a checked change. Returns the pieces lost under a new one.
    fn lay_out(&mut self, id: SeatId, change: Change) -> Destroyed {
        if let Change::Tile { tile, .. } = change {
            self.station
                .stacks_mut()
                .for_each(|stack| stack.tiles.retain(|other| *other != tile));
        }
        lay_out(self.seat_mut(id), change)
    }
}

/// Whether a lifepod is at `berth` or can be put there.
fn may_berth(seat: &Seat, berth: Berth) -> bool {
    let open = seat.rules().berths(seat);
    berth != Berth::Scoring && (seat.kept_lifepods().contains(berth) || open.contains(berth))
}

fn lay_out(seat: &mut Seat, change: Change) -> Destroyed {
    let board = &mut seat.board;
    match change {
        Change::Tracker { tracker, to } => seat.trackers[tracker as usize] = to,
        Change::Lifepod(cell) => board.lifepods.toggle(cell),
        Change::Meteorite(cell) => board.meteorites.toggle(cell),
        Change::Rover(cell) => {
            seat.rovers_left = match board.rovers.contains(cell) {
                true => seat.rovers_left + 1,
                false => seat.rovers_left.saturating_sub(1),
            };
            board.rovers.toggle(cell);
            board.loaded.remove(cell);
        }
        Change::Tile {
            tile,
            orientation,
            anchor,
        } => return board.lay_tile(tile, orientation, anchor),
        Change::Patch(cell) => return board.lay_patch(cell),
        Change::CollectedLifepods(count) => seat.lifepods = count,
        Change::CollectedMeteorites(count) => seat.meteorites = count,
        Change::StoredPatches(count) => seat.stored_patches = count,
        Change::Movement(steps) => seat.turn.movement = steps,
        Change::Berth(berth) if seat.kept_lifepods().contains(berth) => seat.take_lifepod(berth),
        Change::Berth(berth) => seat.put_lifepod(berth),
        Change::Token(track) => seat.corporation_state.token = Some(track),
    }
    Destroyed::default()
}

impl Resolver<'_> {
    /// Moves `tile` of `ring` at `depot` to the top of its stack, and turns the stack to the seat.
    pub(super) fn fetch(&mut self, tile: Tile, ring: Ring, depot: u8) {
        let steps = (self.state.depot_of(self.seat) + DEPOTS - depot) % DEPOTS;
        let stack = self.state.station.stack_mut(ring, depot);
        stack.tiles.retain(|other| *other != tile);
        stack.tiles.push(tile);
        stack.revealed = true;
        self.tell(TileEvent::Fetched { tile, ring, depot });
        if steps > 0 {
            self.turn_station(steps);
        }
    }

    /// Changes a part of the position.
    pub(super) fn arrange(&mut self, change: Change) {
        if let Change::Tile { tile, .. } = change
            && let Some((ring, depot)) = self.state.find_tile(tile)
        {
            self.tell(TileEvent::Taken { tile, ring, depot });
        }
        let destroyed = self.state.lay_out(self.seat, change);
        self.tell(CourseEvent::Arranged(change));
        self.tell_destroyed(destroyed);
    }
}
