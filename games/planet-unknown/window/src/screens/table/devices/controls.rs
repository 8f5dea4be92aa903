//! What a device says, as a signal of the player at the board.

use super::board_focus::{self, BoardRoom, Target};
use crate::devices::{Control, Direction};
use crate::presentation::{self, Part};
use crate::screens::table::TableScreen;
use crate::screens::table::panels::planet_id;
use crate::screens::table::scene::{HintSignal, Signal};
use crate::widgets::board::cell_id;
use egui::{IdSet, Ui};
use play::ghost::Spin;
use play::intent::Intent;
use play::session::Session;
use rules::Cell;

impl TableScreen {
    /// The signal for what the device of the selected player says, unless it only moves or clicks the focus of the board.
    pub(super) fn signal_of(
        &mut self,
        ui: &Ui,
        control: Control,
        room: BoardRoom,
    ) -> Option<Signal> {
        let play = |intent| Some(Signal::Play(intent));
        let is_yes_or_no = matches!(control, Control::Accept | Control::Back);
        if self.desk.reading.is_some() && is_yes_or_no {
            return Some(Signal::Read(None));
        }
        let asks_waste = self.desk.here().waste.is_some();
        match control {
            Control::Back if asks_waste => Some(Signal::KeepTurn),
            Control::Menu => Some(Signal::OpenMenu(true)),
            Control::Undo => play(Intent::Undo),
            Control::Redo => play(Intent::Redo),
            Control::Peek if self.session.covers_choice() => play(Intent::TurnUp),
            Control::Peek => None,
            // Everybody looks away first: no button pressed once too often turns the cards up.
            _ if self.session.covers_choice() => None,
            Control::Hint => Some(Signal::Hint(HintSignal::Open(!self.hints().is_open()))),
            Control::Drive if self.session.drivable().is_empty() => {
                play(Intent::StepFocus { forward: true })
            }
            Control::Drive => play(Intent::NextRover),
            Control::EndTurn if self.session.is_rotating() => None,
            Control::EndTurn => play(Intent::EndTurn { sure: asks_waste }),
            _ if self.is_on_stage() => self.on_stage(control),
            _ => self.beside_stage(ui, control, room),
        }
    }

    /// Whether the device of the selected player moves what is on the planet or the dial, rather than the focus.
    pub(super) fn is_on_stage(&self) -> bool {
        let session = &self.session;
        holds(session) || (is_asked_on_stage(session) && !self.desk.here().focus.off_stage)
    }

    /// What a control means for the tile in the hand, the rover, the cursor or the dial.
    fn on_stage(&mut self, control: Control) -> Option<Signal> {
        let session = &self.session;
        let play = |intent| Some(Signal::Play(intent));
        let spin = |spin| session.ghost().and_then(|_| play(Intent::Spin(spin)));
        match control {
            Control::Move(Direction::Left) | Control::TurnLeft if session.turns_dial() => {
                play(Intent::TurnDial(-1))
            }
            Control::Move(Direction::Right) | Control::TurnRight if session.turns_dial() => {
                play(Intent::TurnDial(1))
            }
            Control::Move(to) => {
                let (columns, rows) = to.step();
                play(Intent::Move { columns, rows })
            }
            Control::TurnLeft => spin(Spin::CounterClockwise),
            Control::TurnRight => spin(Spin::Clockwise),
            Control::Flip => spin(Spin::Flip),
            Control::Accept => play(Intent::Confirm),
            Control::Back if holds(session) => play(Intent::PutBack),
            Control::Back => {
                self.desk.here_mut().focus.off_stage = true;
                None
            }
            Control::Previous | Control::Next => {
                let forward = control == Control::Next;
                match session.ghost() {
                    Some(_) => play(Intent::StepPlacement { forward }),
                    None => play(Intent::NextCell { forward }),
                }
            }
            _ => None,
        }
    }

    /// What a control means for the widgets of the board.
    fn beside_stage(&mut self, ui: &Ui, control: Control, room: BoardRoom) -> Option<Signal> {
        let targets = self.targets(ui, room);
        let focus = &mut self.desk.here_mut().focus;
        match control {
            Control::Move(to) => focus.shift(&targets, room, to),
            Control::Accept => {
                if let Some(target) = focus.current(&targets, room) {
                    board_focus::click(ui.ctx(), target);
                }
            }
            Control::Back => focus.off_stage = false,
            Control::Previous | Control::Next => {
                let forward = control == Control::Next;
                return Some(Signal::Play(Intent::StepFocus { forward }));
            }
            _ => {}
        }
        ui.ctx().request_repaint();
        None
    }

    /// The widgets of a board that a device can click. Cells of the planet have a cursor of their own.
    fn targets(&self, ui: &Ui, room: BoardRoom) -> Vec<Target> {
        let planet = planet_id(self.session.viewer());
        let cells: IdSet = Cell::all().map(|cell| cell_id(planet, cell)).collect();
        let is_cell = |id| cells.contains(&id);
        board_focus::targets(ui.ctx(), ui.layer_id(), room.all, is_cell)
    }

    /// Paints the focus of the selected board, if its device would click something.
    pub(in crate::screens::table) fn focus_ui(&self, ui: &Ui, room: BoardRoom) {
        if self.is_on_stage() || self.session.covers_choice() {
            return;
        }
        let focus = self.desk.here().focus;
        if let Some(target) = focus.current(&self.targets(ui, room), room) {
            focus.paint(target, ui.painter());
        }
    }
}

/// Whether the player holds something that is moved.
fn holds(session: &Session) -> bool {
    session.ghost().is_some() || session.routes().is_some() || session.has_picked_relocated()
}

/// Whether the question is answered on the planet or by the dial.
fn is_asked_on_stage(session: &Session) -> bool {
    if session.turns_dial() {
        return true;
    }
    let Some(asked) = session.focused() else {
        return false;
    };
    let part = presentation::question(&asked.what, &asked.question).part;
    part == Some(Part::Planet) && !session.answering_cells().is_empty()
}
