//! Secrets that are face down. Their owner sees them while holding a key or a button.

use super::TableScreen;
use super::dialogs::Above;
use super::layout::Tab;
use crate::widgets::keys_free;
use egui::Ui;
use kit::devices::{Control, Keyboard, Saying};
use kit::screen::Cx;
use play::intent::Intent;

impl TableScreen {
    /// Shows the secrets of each player on show while the key or the button is held.
    pub(super) fn peek(&mut self, ui: &Ui, cx: &Cx<'_>) {
        let (viewer, is_beside) = (self.session.viewer(), self.session.is_beside());
        let is_key_down = is_key_down(ui, cx);
        let pads = !is_beside && self.peeks_by_device(cx, viewer);
        // Whoever comes to the screen while the key is held down has not asked for anything.
        self.peeker = (is_key_down || pads).then(|| self.peeker.unwrap_or(viewer));
        for seat in self.session.on_show() {
            let is_free = keys_free(ui) || self.reads_foreseen();
            let is_own = self.peeker == Some(seat) && seat == viewer;
            let by_key = is_own && is_free && is_key_down;
            // The button sets this again in every frame in which it is held.
            let by_button = std::mem::take(&mut self.place_mut(seat).peeks);
            let by_device = self.peeks_by_device(cx, seat) && (is_own || is_beside);
            let held = by_key || by_button || by_device;
            let view = self.session.seat(seat);
            let peeks = held && view.can_peek() && !matches!(self.above, Some(Above::Menu));
            if peeks != view.peeks() {
                self.session.seat_mut(seat).handle(Intent::Peek(peeks));
                self.desk.all_boards &= !peeks;
                self.place_mut(seat).bring(Tab::Cards);
                if !peeks && self.reads_foreseen() {
                    self.desk.reading = None;
                }
                ui.ctx().request_repaint();
            }
        }
    }

    /// Whether the event card above the table is the next one, which only its seat may see.
    fn reads_foreseen(&self) -> bool {
        let in_force = self.session.here().state().event_cards.in_force;
        let reading = self.desk.reading;
        reading.is_some_and(|reading| in_force != Some(reading.event_card))
    }
}

/// Whether a key is held that shows secrets, and does not belong to somebody at a half of the keyboard.
fn is_key_down(ui: &Ui, cx: &Cx<'_>) -> bool {
    let mut chords = Keyboard::Table.chords(Saying::Control(Control::Peek));
    chords.any(|chord| {
        let key = chord.shortcut.logical_key;
        !cx.is_claimed(key) && ui.input(|input| input.key_down(key))
    })
}
