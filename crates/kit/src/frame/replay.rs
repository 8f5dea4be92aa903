//! The replay of a finished game, action by action.

use egui::{CentralPanel, Panel, Ui};
use game::{SeatId, View};
use table::{Kind, Table};

use super::{At, Face};
use crate::devices::{Keyboard, Saying};
use crate::screen::{Cx, Screen, title_bar};
use crate::t;
use crate::text::Speaks as _;
use crate::theme::Icon;
use crate::widgets::{Button, dim, says, slider};

/// A finished game, looked at as it was after any of its actions. Nothing in it is secret any more.
pub struct Replay<F: Face> {
    face: F,
    table: Table<F::Game>,
    /// The number of actions before the moment on show.
    at: i32,
}

impl<F: Face> Replay<F> {
    /// The replay of the game on `table`, from its beginning.
    pub fn new(face: F, table: Table<F::Game>) -> Self {
        Self { face, table, at: 0 }
    }

    fn tape_ui(&mut self, ui: &mut Ui) {
        let last = i32::try_from(self.table.entries().len()).unwrap_or(i32::MAX);
        ui.horizontal(|ui| {
            let steps = [
                (Icon::StepBack, t!(ui, "frame-step-back"), Saying::Back, -1),
                (Icon::Step, t!(ui, "frame-step"), Saying::Forward, 1),
            ];
            for (icon, name, saying, step) in steps {
                let clicked = ui.add(Button::icon_only(icon, name)).clicked();
                if clicked || says(ui, Keyboard::Replay, saying) {
                    self.at = (self.at + step).clamp(0, last);
                }
            }
            let name = t!(ui, "frame-action");
            slider(ui, &name, &mut self.at, 0..=last, 1);
            dim(ui, t!(ui, "frame-action-of", at = self.at, last));
        });
    }
}

impl<F: Face> Screen for Replay<F> {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "frame-replay");
        title_bar(ui, cx, &title);
        Panel::bottom("tape").show(ui, |ui| self.tape_ui(ui));
        let count = usize::try_from(self.at).unwrap_or(0);
        let Some(state) = self.table.state_at(count) else {
            return;
        };
        let last = count
            .checked_sub(1)
            .and_then(|last| self.table.entries().get(last));
        let seat = last.map_or(SeatId(0), |entry| entry.action.seat);
        let view = View::as_dealt(state, seat);
        let at = At {
            view: &view,
            setup: self.table.setup(),
            shows_secrets: true,
            acts: false,
            hint: None,
            pointed: None,
        };
        let language = ui.language();
        Panel::bottom("told").show(ui, |ui| {
            for event in last.iter().flat_map(|entry| &entry.events) {
                if let Some(sentence) = self.face.told(language, &at, event) {
                    ui.label(sentence);
                }
            }
        });
        CentralPanel::default().show(ui, |ui| self.face.board_ui(ui, &at));
    }

    fn game(&self) -> Option<Kind> {
        Some(Kind::of::<F::Game>())
    }
}
