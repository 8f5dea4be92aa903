//! Keys that must not answer the next question: a digit that is pressed again for the next step, although that step has been
//! taken by itself, and a key that is held down for too long.

use super::TableScreen;
use super::keys::{Press, pressed};
use crate::t;
use crate::widgets::Tone;
use egui::{Event, Key, Ui};
use kit::screen::Cx;
use kit::theme::DOUBLE_CLICK;

/// Takes out of the events of this frame what keys repeat that are held down, unless they are typed or move something.
pub(super) fn drop_held(ui: &Ui) {
    let moves = |key| {
        use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Tab};
        matches!(key, ArrowDown | ArrowLeft | ArrowRight | ArrowUp | Tab)
    };
    if !ui.ctx().text_edit_focused() {
        let is_held =
            |event: &Event| matches!(event, Event::Key { key, repeat: true, .. } if !moves(*key));
        ui.input_mut(|input| input.events.retain(|event| !is_held(event)));
    }
}

impl TableScreen {
    /// Takes such a digit out of the events of this frame, also for a dialog that has opened, and says why nothing happens.
    pub(super) fn drop_repeated(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let now = ui.input(|input| input.time);
        let Some((key, _)) = self.repeated.filter(|(_, at)| now - at < DOUBLE_CLICK) else {
            self.repeated = None;
            return;
        };
        let is_again = |event: &Event| pressed(event).is_some_and(|(again, _)| again == key);
        let dropped = ui.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !is_again(event));
            input.events.len() < before
        });
        if dropped {
            self.repeated = Some((key, now));
            self.tell_repeated(ui, cx);
        }
    }

    /// Whether `press` repeats a digit of this frame. If so, says why nothing happens.
    pub(super) fn is_repeated(&self, ui: &Ui, cx: &mut Cx<'_>, press: &Press) -> bool {
        let is_repeated = self.repeated.is_some_and(|(key, _)| key == press.key);
        if is_repeated {
            self.tell_repeated(ui, cx);
        }
        is_repeated
    }

    fn tell_repeated(&self, ui: &Ui, cx: &mut Cx<'_>) {
        let words = t!(ui, "table-key-repeated");
        self.tell(cx, self.session.viewer(), Tone::Info, words);
    }

    /// Notes `press` if it is a digit that has brought more than one entry since entry `before`.
    pub(super) fn note_steps(&mut self, ui: &Ui, press: &Press, before: usize) {
        if press.is_digit() && self.session.position() > before + 1 {
            self.repeated = Some((press.key, ui.input(|input| input.time)));
        }
    }
}
