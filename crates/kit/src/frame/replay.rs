//! The replay of a finished game, action by action.

use egui::{CentralPanel, Context, Ui, Vec2, vec2};
use game::View;
use table::library::Opened;
use table::{Kind, Table};

use super::{At, Face, open};
use crate::devices::Keyboard;
use crate::screen::{Cx, Screen, foot, title_bar};
use crate::t;
use crate::tape::Tape;
use crate::text::{Speaks as _, TEXTS};
use crate::theme::tokens;
use crate::widgets::{KeyHint, keep_clear, key_hints};

/// How much more of the height the frame of a replay takes than that of a table, in points.
const HIGHER: f32 = 70.0;

/// A finished game, looked at as it was after any of its actions. Nothing in it is secret any more.
pub struct Replay<F: Face> {
    face: F,
    tape: Tape<F::Game>,
}

impl<F: Face> Replay<F> {
    /// The replay of the game on `table`, from its beginning.
    pub fn new(face: F, table: Table<F::Game>) -> Self {
        let tape = Tape::new(table);
        Self { face, tape }
    }

    /// Draws what the last action brought, the slider and the buttons.
    fn deck_ui(&mut self, ui: &mut Ui, view: &View<F::Game>, cx: &mut Cx<'_>) {
        let shown = foot("replay deck", tokens().space.s).show(ui, |ui| {
            let at = At::watched(view, self.tape.table().setup());
            let events = self.tape.entry().map_or(&[][..], |entry| &entry.events);
            let tell = |event| self.face.told(ui.language(), &at, event);
            let told: Vec<String> = events.iter().filter_map(tell).collect();
            ui.add(egui::Label::new(told.join(" ")).truncate());
            self.tape.slider_ui(ui);
            ui.horizontal_wrapped(|ui| {
                self.tape.buttons_ui(ui);
                self.tape.speed_ui(ui);
                if let Some(table) = self.tape.play_on_ui(ui) {
                    cx.push(open(self.face.clone(), Opened::new(table)));
                }
                self.tape.position_ui(ui);
            });
        });
        keep_clear(ui.ctx(), shown.response.rect.top());
    }
}

impl<F: Face> Screen for Replay<F> {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.tape.run(ui.ctx());
        self.tape.press_keys(ui);
        title_bar(ui, cx, &t!(ui, "replay-title"));
        let view = View::as_dealt(self.tape.state(), self.tape.acting());
        self.deck_ui(ui, &view, cx);
        let at = At::watched(&view, self.tape.table().setup());
        CentralPanel::default().show(ui, |ui| self.face.board_ui(ui, &at));
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Replay)
    }

    fn least_room(&self) -> Vec2 {
        self.face.least_room() + vec2(0.0, HIGHER)
    }

    fn game(&self) -> Option<Kind> {
        Some(Kind::of::<F::Game>())
    }
}
