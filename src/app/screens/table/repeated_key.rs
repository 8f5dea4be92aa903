//! A digit that is pressed again for the next step, although that step has been taken by itself, does not answer the question
//! that stands there now.

use super::TableScreen;
use super::keys::Press;
use crate::app::Cx;
use crate::app::theme::DOUBLE_CLICK;
use crate::app::widgets::Tone;
use crate::t;
use egui::{Key, Ui};

/// A digit whose step has brought others with it, and when it was pressed last, in seconds of the window's clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Repeated {
    key: Key,
    at: f64,
}

impl TableScreen {
    /// Whether `press` repeats such a digit. If so, says why nothing happens.
    pub(super) fn is_repeated(&mut self, ui: &Ui, cx: &mut Cx<'_>, press: &Press) -> bool {
        let now = ui.input(|input| input.time);
        let is_again = |last: &Repeated| last.key == press.key() && now - last.at < DOUBLE_CLICK;
        let again = self.repeated.filter(is_again);
        self.repeated = again.map(|last| Repeated { at: now, ..last });
        if again.is_some() {
            cx.notify_player(Tone::Info, t!(ui, "table-key-repeated"));
        }
        again.is_some()
    }

    /// Notes `press` if it is a digit that has brought more than one entry since entry `before`.
    pub(super) fn note_steps(&mut self, ui: &Ui, press: &Press, before: usize) {
        if press.digit().is_some() && self.session.position() > before + 1 {
            let at = ui.input(|input| input.time);
            let key = press.key();
            self.repeated = Some(Repeated { key, at });
        }
    }
}
