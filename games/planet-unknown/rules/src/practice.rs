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
use super::corporation::{Berth, CorporationState};
use super::event::{CourseEvent, TileEvent};
use super::moves::Act;
use super::resolver::Resolver;
use super::state::{GameState, Phase, Seat, SeatId};
use super::station::DEPOTS;

/// The most rover movement that can be set.
pub const MAX_MOVEMENT: u8 = 36;
/// The most meteorites, and the most stored patches, that can be set.
pub const MAX_STOCK: u8 = 24;

impl GameState {
    /// Whether `seat`, which is active, may turn the station before it takes its tile.
    pub(super) fn check_turning(&self, seat: SeatId, steps: u8) -> Result<Act, Illegal> {
        if steps >= DEPOTS {
            return Err(Illegal::Rotation);
        }
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
        if waits { Ok(()) } else { Err(Illegal::NotNow) }
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
        if self.seat(seat).turn.is_urgent() {
            return Err(Illegal::Urgent);
        }
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
        let covered = board.covered();
        match change {
            Change::Tracker { tracker, to } if !seat.may_stand(tracker, to) => {
                return Err(Illegal::CannotStand(tracker));
            }
            Change::Lifepod(cell) if !board.data().lifepods.without(covered).contains(cell) => {
                return Err(Illegal::NoRoom);
            }
            Change::Meteorite(cell) if !board.tiles().contains(cell) => {
                return Err(Illegal::NoRoom);
            }
            Change::Rover(cell) if !board.data().cells.contains(cell) => {
                return Err(Illegal::NoRoom);
            }
            Change::Rover(cell) if !board.rovers.contains(cell) && seat.rovers_left == 0 => {
                return Err(Illegal::TooMany);
            }
            Change::Tile {
                tile,
                orientation,
                anchor,
            } => {
                self.find_tile(tile).ok_or(Illegal::NotInStation)?;
                self.room(id).check(tile, orientation, anchor)?;
            }
            Change::Patch(cell) => self.room(id).check_patch(cell)?,
            // At the end the stored patches are on the agenda already.
            Change::StoredPatches(_) if matches!(self.phase, Phase::End { .. }) => {
                return Err(Illegal::NotNow);
            }
            Change::CollectedMeteorites(count) | Change::StoredPatches(count)
                if count > MAX_STOCK =>
            {
                return Err(Illegal::TooLarge);
            }
            Change::Berth(berth) if !may_berth(seat, berth) => return Err(Illegal::WrongBerth),
            Change::Token(_) if seat.corporation_state.token.is_none() => {
                return Err(Illegal::NoRoom);
            }
            Change::Movement(steps) if steps > MAX_MOVEMENT => return Err(Illegal::TooLarge),
            _ => {}
        }
        Ok(())
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
    let lies_there = match berth {
        Berth::Scoring => return false,
        Berth::Field(field) => seat.corporation_state.parked.contains(field),
        Berth::Tech(level) => seat.corporation_state.berthed.contains(level),
    };
    lies_there
        || seat
            .rules()
            .berths(seat)
            .is_some_and(|berths| berths.contains(berth))
}

/// Puts a lifepod on a part of the corporation, or removes it.
fn toggle_berth(state: &mut CorporationState, berth: Berth) {
    match berth {
        Berth::Scoring => {}
        Berth::Field(field) if state.parked.contains(field) => state.parked.remove(field),
        Berth::Field(field) => state.parked.insert(field),
        Berth::Tech(level) if state.berthed.contains(level) => state.berthed.remove(level),
        Berth::Tech(level) => state.berthed.insert(level),
    }
}

fn lay_out(seat: &mut Seat, change: Change) -> Destroyed {
    let board = &mut seat.board;
    match change {
        Change::Tracker { tracker, to } => seat.trackers[tracker as usize] = to,
        Change::Lifepod(cell) => board.lifepods.toggle(cell),
        Change::Meteorite(cell) => board.meteorites.toggle(cell),
        Change::Rover(cell) => {
            let returns = board.rovers.contains(cell);
            seat.rovers_left = if returns {
                seat.rovers_left + 1
            } else {
                seat.rovers_left.saturating_sub(1)
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
        Change::Berth(berth) => toggle_berth(&mut seat.corporation_state, berth),
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
