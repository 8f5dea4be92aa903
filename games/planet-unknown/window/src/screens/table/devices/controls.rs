//! What a device says, as a signal of the player at the board.

use super::board_focus::{self, BoardRoom, Target};
use crate::presentation::{self, Part};
use crate::screens::table::TableScreen;
use crate::screens::table::panels::planet_id;
use crate::screens::table::scene::Signal;
use crate::widgets::board::cell_id;
use egui::{IdSet, Rect, Ui};
use kit::devices::{Control, Direction};
use play::ghost::Spin;
use play::intent::Intent;
use play::session::SeatView;
use rules::{Asked, Cell, SeatId};

impl TableScreen {
    /// The signal for what the device of `seat` says, unless it only moves or clicks the focus of the board.
    pub(super) fn signal_of(&mut self, ui: &Ui, seat: SeatId, control: Control) -> Option<Signal> {
        let play = |intent| Some(Signal::Play(intent));
        let is_yes_or_no = matches!(control, Control::Accept | Control::Back);
        if self.desk.reading.is_some() && is_yes_or_no {
            return Some(Signal::Read(None));
        }
        let view = self.session.seat(seat);
        let asks_waste = self.desk.asks_waste(view);
        let is_hinted = self.place(seat).hints.is_open();
        match control {
            Control::Back if asks_waste => Some(Signal::KeepTurn),
            Control::Menu => Some(Signal::OpenMenu),
            Control::Undo => play(Intent::Undo),
            Control::Redo => play(Intent::Redo),
            Control::Peek if view.covers_choice() => play(Intent::TurnUp),
            Control::Peek => None,
            // Everybody looks away first: no button pressed once too often turns the cards up.
            _ if view.covers_choice() => None,
            Control::Hint => Some(Signal::OpenHint(!is_hinted)),
            Control::Drive if view.drivable().is_empty() => {
                play(Intent::StepFocus { forward: true })
            }
            Control::Drive => play(Intent::NextRover),
            Control::EndTurn if view.is_rotating() => None,
            Control::EndTurn => play(Intent::EndTurn { sure: asks_waste }),
            _ if !self.is_on_stage(seat) => self.beside_stage(ui, seat, control),
            Control::Back if !holds(view) => {
                self.place_mut(seat).focus.off_stage = true;
                None
            }
            _ => on_stage(view, control),
        }
    }

    /// Whether the device of `seat` moves what is on the planet or the dial, rather than the focus.
    pub(super) fn is_on_stage(&self, seat: SeatId) -> bool {
        let view = self.session.seat(seat);
        holds(view) || (is_asked_on_stage(view) && !self.place(seat).focus.off_stage)
    }

    /// What a control means for the widgets of the board.
    fn beside_stage(&mut self, ui: &Ui, seat: SeatId, control: Control) -> Option<Signal> {
        let room = self.board_room(ui, seat);
        let targets = targets(ui, seat, room.all);
        let focus = &mut self.place_mut(seat).focus;
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

    /// Paints the focus of the board of `seat`, if its device would click something.
    pub(in crate::screens::table) fn focus_ui(&self, ui: &Ui, seat: SeatId, room: BoardRoom) {
        if self.is_on_stage(seat) || self.session.seat(seat).covers_choice() {
            return;
        }
        let focus = self.place(seat).focus;
        let targets = targets(ui, seat, room.all);
        if let Some(target) = focus.current(&targets, room) {
            focus.paint(target, ui.painter());
        }
    }
}

/// The widgets that a device could click on `board` in the last frame. Cells of the planet have a cursor of their own.
fn targets(ui: &Ui, seat: SeatId, board: Rect) -> Vec<Target> {
    let planet = planet_id(seat);
    let cells: IdSet = Cell::all().map(|cell| cell_id(planet, cell)).collect();
    ui.ctx().viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.get_layer(ui.layer_id());
        let clickable = widgets.filter(|widget| widget.enabled && widget.sense.senses_click());
        let targets = clickable.map(|widget| Target {
            id: widget.id,
            rect: widget.interact_rect,
        });
        let seen = targets.filter(|target| {
            target.rect.is_positive()
                && board.contains(target.rect.center())
                && !cells.contains(&target.id)
        });
        seen.collect()
    })
}

/// What a control means for the tile in the hand, the rover, the cursor or the dial.
pub fn on_stage(seat: SeatView<'_>, control: Control) -> Option<Signal> {
    let play = |intent| Some(Signal::Play(intent));
    let spin = |spin| seat.ghost().and_then(|_| play(Intent::Spin(spin)));
    match control {
        Control::Move(Direction::Left) | Control::TurnLeft if seat.turns_dial() => {
            play(Intent::TurnDial(-1))
        }
        Control::Move(Direction::Right) | Control::TurnRight if seat.turns_dial() => {
            play(Intent::TurnDial(1))
        }
        Control::Move(to) => {
            let (columns, rows) = to.step();
            play(Intent::Move { columns, rows })
        }
        Control::TurnLeft => spin(Spin::CounterClockwise),
        Control::TurnRight => spin(Spin::Clockwise),
        Control::Flip => spin(Spin::Flip),
        Control::Accept if seat.turns_dial() => play(Intent::ConfirmDial),
        Control::Accept => play(Intent::Confirm),
        Control::Back => play(Intent::PutBack),
        Control::Previous | Control::Next => {
            let forward = control == Control::Next;
            match seat.ghost() {
                Some(_) => play(Intent::StepPlacement { forward }),
                None => play(Intent::NextCell { forward }),
            }
        }
        _ => None,
    }
}

/// Whether the player holds something that is moved.
fn holds(view: SeatView<'_>) -> bool {
    view.ghost().is_some() || view.routes().is_some() || view.has_picked_relocated()
}

/// Whether the question is answered on the planet or by the dial.
fn is_asked_on_stage(view: SeatView<'_>) -> bool {
    let is_on_planet = |asked: &Asked| {
        let question = presentation::question(&asked.what, &asked.question);
        question.part == Some(Part::Planet) && !view.answering_cells().is_empty()
    };
    view.turns_dial() || view.focused().is_some_and(is_on_planet)
}
