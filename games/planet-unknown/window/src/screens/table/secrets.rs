//! Secrets that are face down. Their owner sees them while holding a key or a button.

use super::TableScreen;
use super::layout::Tab;
use crate::Cx;
use crate::widgets::keys_free;
use egui::{Key, Ui};
use play::intent::Intent;
use play::session::Sharing;
use rules::SeatId;

/// The key that shows the secrets while it is held.
const PEEK: Key = Key::L;

impl TableScreen {
    /// Shows the secrets of each player on show while the key or the button is held.
    pub(super) fn peek(&mut self, ui: &Ui, cx: &Cx<'_>) {
        let at_keys = self.session.viewer();
        if self.session.sharing() != Sharing::SideBySide {
            return self.peek_at(ui, cx, at_keys, at_keys);
        }
        for seat in self.session.people().collect::<Vec<_>>() {
            self.sit_at(seat);
            self.peek_at(ui, cx, seat, at_keys);
        }
        self.sit_at(at_keys);
    }

    /// Shows the secrets of the selected player while the key or the button is held.
    fn peek_at(&mut self, ui: &Ui, cx: &Cx<'_>, seat: SeatId, at_keys: SeatId) {
        let is_free = keys_free(ui) || self.reads_foreseen();
        let by_key = seat == at_keys && is_free && is_key_down(ui, cx);
        // The button sets this again in every frame in which it is held.
        let by_button = std::mem::take(&mut self.desk.here_mut().peeks);
        let by_device = self.peeks_by_device(cx, seat);
        let held = by_key || by_button || by_device;
        let peeks = held && self.session.can_peek() && !self.menu;
        if peeks != self.session.peeks() {
            self.session.handle(Intent::Peek(peeks));
            self.desk.all_boards &= !peeks;
            self.desk.bring(Tab::Cards);
            if !peeks && self.reads_foreseen() {
                self.desk.reading = None;
            }
            ui.ctx().request_repaint();
        }
    }

    /// Whether the event card above the table is the next one, which only its seat may see.
    fn reads_foreseen(&self) -> bool {
        let in_force = self.session.state().event_cards.in_force;
        let reading = self.desk.reading;
        reading.is_some_and(|reading| in_force != Some(reading.event_card))
    }
}

/// Whether the key is held that shows secrets, and does not belong to somebody at a half of the keyboard.
fn is_key_down(ui: &Ui, cx: &Cx<'_>) -> bool {
    let owner = cx.settings.controls.key(PEEK).map(|(half, _)| half);
    let is_claimed = cx.devices.claimed().any(|half| Some(half) == owner);
    !is_claimed && ui.input(|input| input.key_down(PEEK))
}
