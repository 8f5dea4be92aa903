//! Pieces: patches, rovers, lifepods and meteorites that an effect places, moves, collects or destroys (rules §6.3,
//! §6.4, §8, §9.5). Moving rovers is in `rover`.

use super::{Step, allow};
use crate::action::{Answer, Illegal, Line};
use crate::board::{Cell, CellSet};
use crate::corporation::Berths;
use crate::decision::{Purpose, Question, some_cell};
use crate::effect::{Pending, Source};
use crate::event::{PieceEvent, TileEvent};
use crate::gather::Gather;
use crate::resolver::Resolver;
use crate::state::{GameState, Phase, Seat, SeatId};
use smallvec::SmallVec;

impl GameState {
    pub(super) fn ask_patch(&self, seat: SeatId, source: Source) -> Question {
        let cells = self.patch_rules(seat).patch_cells();
        let in_end = matches!(self.phase, Phase::End { .. });
        let owner = self.seat(seat);
        let may_store =
            !in_end && source != Source::Stored && owner.rules().may_store_patches(owner);
        let purpose = Purpose::Patch { may_store };
        Question::only_if(
            !cells.is_empty() || may_store,
            Question::Cell { cells, purpose },
        )
    }

    /// A rover for a milestone (rules §6.4).
    pub(super) fn ask_rover(&self, seat: SeatId, tile: CellSet) -> Question {
        let owner = self.seat(seat);
        rover_on(owner, tile, owner.rovers_for_milestones())
    }

    /// A rover for a tile of this round (rules §11.24).
    pub(super) fn ask_new_rover(&self, seat: SeatId) -> Question {
        let owner = self.seat(seat);
        rover_on(owner, owner.turn.placed, owner.rovers_left)
    }

    pub(super) fn ask_lifepod(&self, seat: SeatId, purpose: Purpose) -> Question {
        some_cell(self.seat(seat).board.lifepods, purpose)
    }

    pub(super) fn ask_meteorite(&self, seat: SeatId, purpose: Purpose) -> Question {
        some_cell(self.seat(seat).board.all_meteorites(), purpose)
    }

    /// The symbols on which a meteorite can land (rules §9.5).
    pub(super) fn ask_meteor_symbol(&self, seat: SeatId) -> Question {
        let owner = self.seat(seat);
        if owner.rules().repels_meteorites(owner) {
            return Question::Impossible;
        }
        some_cell(owner.board.empty_meteor_symbols(), Purpose::PutMeteorite)
    }

    /// The rovers on the planet, if there is more than one.
    pub(super) fn ask_spare_rover(&self, seat: SeatId) -> Question {
        let rovers = self.seat(seat).board.rovers;
        Question::only_if(rovers.len() > 1, some_cell(rovers, Purpose::DestroyRover))
    }

    pub(super) fn ask_line(&self, seat: SeatId) -> Question {
        let meteorites = self.seat(seat).board.all_meteorites();
        let lines: SmallVec<[Line; 24]> = Line::all()
            .filter(|line| meteorites.meets(line.cells()))
            .collect();
        Question::only_if(!lines.is_empty(), Question::Line(lines))
    }

    pub(super) fn ask_relocate(&self, seat: SeatId) -> Question {
        let board = &self.seat(seat).board;
        let rovers = board.rovers;
        let to = board.data().cells.without(rovers | self.barred_cells(seat));
        let goes = !rovers.is_empty() && !to.is_empty();
        Question::only_if(goes, Question::Relocate { rovers, to })
    }

    /// The places open to a lifepod that is being collected.
    pub(super) fn berths(&self, seat: SeatId) -> Berths {
        let owner = self.seat(seat);
        owner.rules().berths(owner)
    }

    pub(super) fn ask_reposition(&self, seat: SeatId) -> Question {
        let owner = self.seat(seat);
        let from = Berths {
            scoring: owner.lifepods > 0,
            fields: owner.corporation_state.parked,
            ..Berths::default()
        };
        let to = self.berths(seat);
        Question::only_if(!from.is_empty(), Question::Reposition { from, to })
    }

    pub(super) fn ask_collected_lifepod(&self, seat: SeatId) -> Question {
        let kept = self.seat(seat).kept_lifepods();
        Question::only_if(!kept.is_empty(), Question::DestroyCollectedLifepod(kept))
    }
}

/// A rover on a cell of `tile`, if the seat has `rovers` left.
fn rover_on(owner: &Seat, tile: CellSet, rovers: u8) -> Question {
    let cells = tile.without(owner.board.rovers);
    Question::only_if(rovers > 0, some_cell(cells, Purpose::Rover))
}

pub(super) fn admits_cell(
    state: &GameState,
    seat: SeatId,
    cells: CellSet,
    purpose: Purpose,
    answer: Answer,
) -> Result<Step, Illegal> {
    if let (Purpose::Patch { may_store }, Answer::Store) = (purpose, answer) {
        return allow(may_store, Step::StorePatch, Illegal::CannotStore);
    }
    let Answer::Cell(cell) = answer else {
        return Err(Illegal::WrongAnswer);
    };
    if cells.contains(cell) {
        return Ok(Step::Cell { cell, purpose });
    }
    if let Purpose::Patch { .. } = purpose {
        state.patch_rules(seat).check_patch(cell)?;
    }
    Err(Illegal::WrongCell)
}

pub(super) fn each_cell(cells: CellSet, purpose: Purpose, all: &mut impl Gather<Answer>) {
    all.add_each(cells, Answer::Cell);
    if purpose == (Purpose::Patch { may_store: true }) {
        all.add(Answer::Store);
    }
}

pub(super) fn each_relocation(rovers: CellSet, cells: CellSet, all: &mut impl Gather<Answer>) {
    for from in rovers {
        all.add_each(cells, |to| Answer::Relocate { from, to });
    }
}

pub(super) fn each_reposition(source: Berths, berths: Berths, all: &mut impl Gather<Answer>) {
    for from in source.iter() {
        let others = berths.iter().filter(|to| *to != from);
        others.for_each(|to| all.add(Answer::Reposition { from, to }));
    }
}

impl Resolver<'_> {
    /// Carries out the purpose of a chosen cell.
    pub(super) fn act_on_cell(&mut self, pending: Pending, cell: Cell, purpose: Purpose) {
        match purpose {
            Purpose::Patch { .. } => self.lay_patch(cell, pending.source),
            Purpose::Rover => {
                self.me().rovers_left -= 1;
                self.me().board.rovers.insert(cell);
                self.tell(PieceEvent::RoverPlaced(cell));
                self.arrive(cell);
            }
            Purpose::CollectLifepod => self.collect_lifepod(cell),
            Purpose::CollectMeteorite => self.fetch_meteorite(cell),
            Purpose::DestroyMeteorite => self.destroy_meteorite(cell),
            Purpose::PutMeteorite => self.put_meteorite(cell),
            Purpose::DestroyRover => self.destroy_rover(cell),
            Purpose::DestroyLifepod => {
                self.me().board.lifepods.remove(cell);
                self.tell(PieceEvent::LifepodDestroyed(cell));
            }
        }
    }

    fn lay_patch(&mut self, cell: Cell, source: Source) {
        let on_tile = self.me().board.tiles().contains(cell);
        if self.me().board.meteorites.contains(cell) {
            self.destroy_meteorite(cell);
        }
        let destroyed = self.me().board.lay_patch(cell);
        self.tell(TileEvent::PatchPlaced {
            cell,
            on_tile,
            source,
        });
        self.tell_destroyed(destroyed);
    }

    /// Stores a patch until the end (rules §6.3).
    pub(super) fn store_patch(&mut self) {
        self.me().stored_patches += 1;
        self.tell(TileEvent::PatchStored);
    }

    pub(super) fn clear_line(&mut self, line: Line) {
        let cells = line.cells();
        self.tell(PieceEvent::LineCleared(line));
        let board = &self.me().board;
        let (lying, carried) = (board.meteorites & cells, board.loaded & cells);
        for cell in lying.into_iter().chain(carried) {
            self.destroy_meteorite(cell);
        }
    }

    /// A meteorite lands and destroys a rover there (rules §9.5).
    fn put_meteorite(&mut self, cell: Cell) {
        self.me().board.meteorites.insert(cell);
        self.tell(PieceEvent::MeteoriteLanded(cell));
        if self.me().board.rovers.contains(cell) {
            self.destroy_rover(cell);
        }
    }

    /// Destroys a rover and the meteorite it carries (rules §4.3).
    fn destroy_rover(&mut self, cell: Cell) {
        let board = &mut self.me().board;
        board.rovers.remove(cell);
        board.loaded.remove(cell);
        self.tell(PieceEvent::RoverDestroyed(cell));
    }
}
