//! What clicks and keys do on the own planet: cells that answer what is asked, and rovers that drive.

use super::{SeatMut, SeatView};
use crate::intent::Outcome;
use crate::preview::Preview;
use crate::routes::Routes;
use rules::{Answer, Asked, Cell, CellSet, Choice, Illegal, Purpose, Question};

impl SeatMut<'_> {
    pub(super) fn act(&mut self, cell: Cell) -> Outcome {
        self.hand_mut().cursor = Some(cell);
        if !self.here().is_playing() || self.here().turns_dial() {
            return Outcome::Quiet;
        }
        if let Some(shown) = self.hand().ghost {
            if shown.pinned && shown.cells().contains(cell) {
                return self.confirm();
            }
            if let Some(ghost) = &mut self.hand_mut().ghost {
                ghost.pinned = false;
            }
            self.hover(cell);
            // A tile that did not follow the pointer is seen in its new place before it is laid there.
            return match self.hand().ghost == Some(shown) {
                true => self.confirm(),
                false => self.pin(),
            };
        }
        self.act_on_board(cell)
    }

    /// What a click on `cell` means without a tile in the hand. A rover that can drive comes first, unless the player
    /// has picked the question that the cell answers, or the question asks for a rover; a second click on that rover then
    /// picks it to drive.
    pub(super) fn act_on_board(&mut self, cell: Cell) -> Outcome {
        let answers_picked =
            self.hand().focus.is_some() && self.here().answering_cells().contains(cell);
        if let Some(routes) = &self.hand().routes
            && routes.cost(cell).is_some()
        {
            let routes = routes.clone();
            return self.drive(&routes, cell);
        }
        if self.here().drivable().contains(cell)
            && !answers_picked
            && !self.here().asks_for_rover(cell)
        {
            self.hand_mut().relocating = None;
            return self.pick_rover(cell);
        }
        if self.here().answering_cells().contains(cell) {
            return self.answer_cell(cell);
        }
        if self.turn_to_cell(cell) {
            return self.answer_cell(cell);
        }
        let drives = self.hand().routes.is_some();
        let moves = drives || self.here().relocating().is_some();
        let closed = self.here().state().closed_to_rovers(self.seat, cell);
        match closed.filter(|_| moves) {
            Some(fault) => Outcome::NoEntry(fault),
            None if drives => Outcome::OutOfReach,
            None => match self.here().lone_rover().filter(|_| !moves) {
                Some(rover) => self.drive_lone(rover, cell),
                None if self.here().focused().is_none() && !self.here().drivable().is_empty() => {
                    self.drive_whichever(cell)
                }
                None => self.here().refuse_cell(cell),
            },
        }
    }

    /// Drives the rover that gets to `cell`, unless none or several do.
    fn drive_whichever(&mut self, cell: Cell) -> Outcome {
        let explore = |rover| Routes::explore(self.here().state(), self.seat, rover);
        let rovers = self.here().drivable().into_iter().map(explore);
        let mut reaching: Vec<Routes> = rovers
            .filter(|routes| routes.cost(cell).is_some())
            .collect();
        match (reaching.pop(), reaching.is_empty()) {
            (Some(routes), true) => self.drive(&routes, cell),
            (Some(_), false) => Outcome::RoverFirst,
            (None, _) => Outcome::OutOfReach,
        }
    }

    /// Drives the only rover, which stands at `rover`, to `cell`, or picks it if it does not get there.
    fn drive_lone(&mut self, rover: Cell, cell: Cell) -> Outcome {
        let routes = Routes::explore(self.here().state(), self.seat, rover);
        match routes.cost(cell) {
            Some(_) => self.drive(&routes, cell),
            None => self.pick_rover(rover),
        }
    }

    fn answer_cell(&mut self, cell: Cell) -> Outcome {
        let Some(asked) = self.here().focused() else {
            return Outcome::Quiet;
        };
        if let Some(answer) = answer_with(&asked.question, cell, self.here().relocating()) {
            let (pending, is_costly) = (asked.pending, self.here().patch_costs(asked, cell));
            return match is_costly {
                true => self.prepare(Choice::Resolve { pending, answer }),
                false => self.answer(answer),
            };
        }
        if matches!(asked.question, Question::Relocate { .. }) {
            self.hand_mut().focus = Some(asked.pending);
            self.hand_mut().relocating = Some(cell);
        }
        Outcome::Quiet
    }

    /// Picks the rover at `cell`, which may be picked already: only putting it back lets it go.
    pub(super) fn pick_rover(&mut self, cell: Cell) -> Outcome {
        let routes = Routes::explore(self.here().state(), self.seat, cell);
        self.hand_mut().routes = Some(routes);
        Outcome::Quiet
    }

    pub(super) fn next_cell(&mut self, forward: bool) -> Outcome {
        if self.here().is_asked_on_board() {
            return self.next_place(forward);
        }
        let cells: Vec<Cell> = self.here().answering_cells().into_iter().collect();
        if let Some(cell) = next_of(&cells, self.hand().cursor, forward) {
            self.hand_mut().cursor = Some(cell);
        }
        Outcome::Quiet
    }

    pub(super) fn next_rover(&mut self) -> Outcome {
        let drivable: Vec<Cell> = self.here().drivable().into_iter().collect();
        let here = self.hand().routes.as_ref().map(Routes::from);
        let Some(rover) = next_of(&drivable, here, true) else {
            return Outcome::Refused(Illegal::NoMovement);
        };
        self.hand_mut().cursor = Some(rover);
        self.hand_mut().ghost = None;
        self.pick_rover(rover)
    }

    /// Drives all the way to `to`, one step at a time as the rules require.
    fn drive(&mut self, routes: &Routes, to: Cell) -> Outcome {
        let first = self.session.position();
        let before = self.session.actions_of(self.seat);
        let mut from = routes.from();
        for step in routes.way_to(to) {
            let choice = Choice::Drive { from, to: step };
            let driven = self.session.play_of(self.seat, choice);
            if let Outcome::Refused(_) = driven {
                return driven;
            }
            from = step;
        }
        let outcome = self
            .session
            .play_what_is_obvious(Outcome::Played { from: first });
        self.note_drive(before);
        self.sitting_mut().driven = Some(to);
        // Where the drive has brought a question about the planet, a click answers that.
        if self.here().drivable().contains(to) && self.here().answering_cells().is_empty() {
            self.pick_rover(to);
        }
        outcome
    }

    /// Picks the rover that drove last again, once nothing else is asked on the planet, or the only one that can drive, once
    /// nothing else is asked at all.
    pub(super) fn drive_on(&mut self) {
        if self.hand().holds_something() || !self.here().answering_cells().is_empty() {
            return;
        }
        let driven = self.here().sitting().driven;
        if let Some(rover) = driven.filter(|rover| self.here().drivable().contains(*rover)) {
            self.pick_rover(rover);
        } else if let (Some(rover), None) = (self.here().lone_rover(), self.here().focused()) {
            // Enter must not drive it to where the last tile was laid.
            self.hand_mut().cursor = Some(rover);
            self.pick_rover(rover);
        }
    }
}

impl<'a> SeatView<'a> {
    /// The only rover that can drive, while nothing else is asked on the planet: a click anywhere picks or drives it.
    fn lone_rover(self) -> Option<Cell> {
        let rovers = self.drivable();
        let is_alone = rovers.len() == 1 && self.answering_cells().is_empty();
        rovers.first().filter(|_| is_alone)
    }

    /// Whether the question in focus asks for the rover at `cell`, and it has not been picked up yet.
    pub(super) fn asks_for_rover(self, cell: Cell) -> bool {
        let question = self.question();
        let asks = matches!(question, Some(Question::Relocate { .. }));
        asks && self.hand().routes.is_none()
            && self.relocating().is_none()
            && self.answering_cells().contains(cell)
    }

    /// The rover that the question in focus would teleport, if it is the only one.
    pub(super) fn only_relocated(self) -> Option<Cell> {
        let rovers = self.relocated();
        let is_only = rovers.len() == 1 && self.hand().routes.is_none();
        rovers.first().filter(|_| is_only)
    }

    /// The rovers that the question in focus may teleport.
    fn relocated(self) -> CellSet {
        if let Some(Question::Relocate { rovers, .. }) = self.question() {
            *rovers
        } else {
            CellSet::EMPTY
        }
    }

    /// The rovers that can be dragged: to drive, or to be teleported.
    pub fn draggable(self) -> CellSet {
        self.drivable() | self.relocated()
    }

    /// Whether a patch that `asked` would lay on `cell` costs something that the player may not have meant to give.
    fn patch_costs(self, asked: &Asked, cell: Cell) -> bool {
        let preview = self.patch_preview(asked, cell);
        preview.is_some_and(|preview| preview.costs())
    }

    fn patch_preview(self, asked: &Asked, cell: Cell) -> Option<Preview> {
        let Question::Cell {
            purpose: Purpose::Patch { .. },
            ..
        } = asked.question
        else {
            return None;
        };
        let answer = Answer::Cell(cell);
        Preview::of_answer(self.state(), self.seat, asked.pending, answer)
    }

    /// The patch that waits to be confirmed, and what it would bring and cost.
    pub fn prepared_patch(self) -> Option<(Cell, Preview)> {
        let cell = self.prepared_cell()?;
        Some((cell, self.patch_preview(self.focused()?, cell)?))
    }

    /// The cell that the prepared answer names, if it names one: a click there confirms it.
    pub(super) fn prepared_cell(self) -> Option<Cell> {
        match self.prepared()?.answer()? {
            Answer::Cell(cell) => Some(cell),
            _ => None,
        }
    }

    /// Why `cell` does not answer the question in focus.
    fn refuse_cell(self, cell: Cell) -> Outcome {
        let Some(asked) = self.focused() else {
            return Outcome::Quiet;
        };
        if let Question::PlaceTile(_) = asked.question {
            return Outcome::TileFirst;
        }
        let Some(answer) = answer_with(&asked.question, cell, self.relocating()) else {
            return Outcome::Quiet;
        };
        let pending = asked.pending;
        let refused = self.check(Choice::Resolve { pending, answer }).err();
        refused.map_or(Outcome::Quiet, Outcome::Refused)
    }
}

/// The one of `all` that comes after the one here, or before it; the first if nothing is here.
pub(super) fn next_of<T: Copy + PartialEq>(all: &[T], here: Option<T>, forward: bool) -> Option<T> {
    let step = if forward {
        1
    } else {
        all.len().checked_sub(1)?
    };
    let place = all.iter().position(|one| Some(*one) == here);
    let next = place.map_or(0, |place| (place + step) % all.len());
    all.get(next).copied()
}

/// The answer to `question` that a click on `cell` gives, with the rover that was picked up at `from`, if any.
fn answer_with(question: &Question, cell: Cell, from: Option<Cell>) -> Option<Answer> {
    match question {
        Question::Cell { .. } => Some(Answer::Cell(cell)),
        Question::Relocate { .. } => from.map(|from| Answer::Relocate { from, to: cell }),
        _ => None,
    }
}
