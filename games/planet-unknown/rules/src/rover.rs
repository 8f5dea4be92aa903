//! Rovers on the planet: moving, teleporting and collecting (rules §6.4, §6.5, §8).

use super::board::{Cell, CellSet};
use super::corporation::Berth;
use super::effect::{Effect, Pending, Source};
use super::event::PieceEvent;
use super::resolver::Resolver;
use super::state::{GameState, SeatId};
use super::terrain::Terrain;

/// The reason why a rover may not enter a neighbouring square, the most basic one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepFault {
    /// The planet has no cell there (rules §6.5).
    Missing,
    /// There is another rover (rules §6.5).
    Rover,
    /// The planet forbids entering the cell, or the step (rules §7).
    Planet,
    /// The event card of the round forbids entering the cell (rules §9.2).
    Event,
}

impl StepFault {
    /// Every reason, the most basic first.
    pub const ALL: [Self; 4] = [Self::Missing, Self::Rover, Self::Planet, Self::Event];
}

impl GameState {
    /// The neighbouring squares that the rover on `from` may not enter for this reason and no more basic one;
    /// diagonal ones too if it moves diagonally. Together with [`Self::rover_steps`] they are all its neighbours.
    /// Empty if there is no rover.
    pub fn refused_steps(&self, seat: SeatId, from: Cell, fault: StepFault) -> CellSet {
        let owner = self.seat(seat);
        let board = &owner.board;
        if !board.rovers.contains(from) {
            return CellSet::EMPTY;
        }
        let diagonal = owner.rules().moves_diagonally(owner);
        let place = CellSet::of(from);
        let around = place.around(diagonal);
        let existing = around & board.data().cells;
        let closed = existing.without(board.rovers | self.rover_steps(seat, from));
        let steps = board.data().steps(place, diagonal);
        let by_planet = closed.without(steps.without(board.barred()));
        match fault {
            StepFault::Missing => around.without(existing),
            StepFault::Rover => existing & board.rovers,
            StepFault::Planet => by_planet,
            StepFault::Event => closed.without(by_planet),
        }
    }

    /// The reason why no rover of `seat` may enter `cell`, by a step or a teleport; `None` if one may (rules §11.5).
    pub fn closed_to_rovers(&self, seat: SeatId, cell: Cell) -> Option<StepFault> {
        let board = &self.seat(seat).board;
        if board.barred().contains(cell) {
            return Some(StepFault::Planet);
        }
        self.barred_cells(seat)
            .contains(cell)
            .then_some(StepFault::Event)
    }

    /// The cells to which the rover on `from` may take one step (rules §6.5); empty if there is none.
    pub fn rover_steps(&self, seat: SeatId, from: Cell) -> CellSet {
        let owner = self.seat(seat);
        let board = &owner.board;
        if !board.rovers.contains(from) {
            return CellSet::EMPTY;
        }
        board
            .data()
            .steps(CellSet::of(from), owner.rules().moves_diagonally(owner))
            .without(board.rovers | self.barred_cells(seat))
    }

    /// The cells to which a tech teleports the rover on `from`, and the level of the tech. Cells one step away are not
    /// included.
    pub fn rover_teleports(&self, seat: SeatId, from: Cell) -> Option<(u8, CellSet)> {
        let owner = self.seat(seat);
        let board = &owner.board;
        if !board.rovers.contains(from) {
            return None;
        }
        let (level, cells) = owner.rules().teleport(owner, from)?;
        let cells =
            cells.without(board.rovers | self.barred_cells(seat) | self.rover_steps(seat, from));
        (!cells.is_empty()).then_some((level, cells))
    }

    /// The cells that the rover on `from` can reach now, by one step or teleport, with the movement left.
    pub fn rover_destinations(&self, seat: SeatId, from: Cell) -> CellSet {
        let owner = self.seat(seat);
        if owner.turn.movement == 0 {
            let free = owner.rules().free_cells(owner);
            if free.is_empty() {
                return free;
            }
            return free & self.rover_steps(seat, from);
        }
        let teleports = self.rover_teleports(seat, from);
        self.rover_steps(seat, from) | teleports.map_or(CellSet::EMPTY, |(_, cells)| cells)
    }
}

/// The way of a rover from one cell to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Drive {
    from: Cell,
    to: Cell,
    /// The level of the tech that teleports it; `None` for a step.
    tech: Option<u8>,
    /// Whether it costs a movement.
    pays: bool,
}

impl GameState {
    /// The way of the rover on `from` to `to` with the movement left: a step if possible, else a teleport.
    pub(super) fn rover_drive(&self, seat: SeatId, from: Cell, to: Cell) -> Option<Drive> {
        let owner = self.seat(seat);
        let can_pay = owner.turn.movement > 0;
        let (tech, pays) = if self.rover_steps(seat, from).contains(to) {
            (None, !owner.rules().free_cells(owner).contains(to))
        } else {
            let (level, cells) = self.rover_teleports(seat, from)?;
            (cells.contains(to).then_some(Some(level))?, true)
        };
        (can_pay || !pays).then_some(Drive {
            from,
            to,
            tech,
            pays,
        })
    }
}

impl Resolver<'_> {
    /// Moves a rover by a step or a teleport, and pays for it (rules §6.5).
    pub(super) fn drive(&mut self, drive: Drive) {
        if let Some(level) = drive.tech {
            self.use_tech(level);
        }
        if drive.pays {
            self.me().turn.movement -= 1;
        }
        self.move_rover(drive.from, drive.to);
    }

    /// Moves a rover and its load from one cell to another.
    pub(super) fn move_rover(&mut self, from: Cell, to: Cell) {
        let board = &mut self.me().board;
        board.rovers.remove(from);
        board.rovers.insert(to);
        if board.loaded.contains(from) {
            board.loaded.remove(from);
            board.loaded.insert(to);
        }
        self.tell(PieceEvent::RoverMoved { from, to });
        self.arrive(to);
    }

    /// Collects from the cell that a rover was placed on or has entered.
    pub(super) fn arrive(&mut self, cell: Cell) {
        if self.me().board.lifepods.contains(cell) {
            self.collect_lifepod(cell);
        }
        let me = self.me();
        if let Some(lost) = me.rules().carrying(me) {
            self.handle_load(cell, lost.contains(cell));
        } else if self.me().board.meteorites.contains(cell) {
            self.me().board.meteorites.remove(cell);
            self.collect_meteorite(cell);
        }
    }

    /// For a rover that carries: it loses its meteorite, delivers it, loads one here, and delivers that (rules §8,
    /// §11.16).
    fn handle_load(&mut self, cell: Cell, loses: bool) {
        let me = self.me();
        if loses && me.board.loaded.contains(cell) {
            me.board.loaded.remove(cell);
            self.tell(PieceEvent::MeteoriteDestroyed(cell));
        }
        self.deliver(cell);
        let board = &mut self.me().board;
        if board.meteorites.contains(cell) && !board.loaded.contains(cell) {
            board.meteorites.remove(cell);
            board.loaded.insert(cell);
            self.tell(PieceEvent::MeteoriteLoaded(cell));
            self.deliver(cell);
        }
    }

    fn deliver(&mut self, cell: Cell) {
        let board = &mut self.me().board;
        if board.loaded.contains(cell) && board.resources(Terrain::Rover).contains(cell) {
            board.loaded.remove(cell);
            self.collect_meteorite(cell);
        }
    }

    /// Adds a meteorite that has left the planet to the collected ones.
    fn collect_meteorite(&mut self, cell: Cell) {
        self.me().meteorites += 1;
        self.tell(PieceEvent::MeteoriteCollected(cell));
        let me = self.me();
        let reactions = me.rules().on_meteorite(me);
        self.react(reactions);
    }

    /// Collects a meteorite from the planet without a rover: one on the ground before a carried one.
    pub(super) fn fetch_meteorite(&mut self, cell: Cell) {
        self.take_meteorite(cell);
        self.collect_meteorite(cell);
    }

    /// Destroys a meteorite of the planet: one on the ground before a carried one.
    pub(super) fn destroy_meteorite(&mut self, cell: Cell) {
        self.take_meteorite(cell);
        self.tell(PieceEvent::MeteoriteDestroyed(cell));
    }

    fn take_meteorite(&mut self, cell: Cell) {
        let board = &mut self.me().board;
        match board.meteorites.contains(cell) {
            true => board.meteorites.remove(cell),
            false => board.loaded.remove(cell),
        }
    }

    /// Collects a lifepod from the planet, to the scoring area or a place that the seat chooses (rules §1.3).
    pub(super) fn collect_lifepod(&mut self, cell: Cell) {
        self.me().board.lifepods.remove(cell);
        self.tell(PieceEvent::LifepodCollected(cell));
        let me = self.me();
        let open = me.rules().berths(me);
        if !open.fields.is_empty() || !open.techs.is_empty() {
            self.gain(Pending::new(Effect::BerthLifepod, Source::Corporation).urgent());
        } else {
            self.me().lifepods += 1;
        }
    }

    /// Puts a collected lifepod in a place. It unlocks a locked tech.
    pub(super) fn berth(&mut self, from: Option<Berth>, to: Berth) {
        let before = self.me().available_levels();
        if let Some(from) = from {
            self.me().take_lifepod(from);
        }
        self.me().put_lifepod(to);
        self.tell(PieceEvent::LifepodBerthed { from, to });
        self.unlock_since(before);
    }
}
