//! Secrets that are face down. Their owner sees them while holding a key or a button.

use super::TableScreen;
use super::layout::Tab;
use crate::app::widgets::keys_free;
use crate::play::intent::Intent;
use egui::{Key, Ui};

/// The key that shows the secrets while it is held.
const PEEK: Key = Key::L;

impl TableScreen {
    /// Shows the secrets of the player at the screen while the key or the button is held.
    pub(super) fn peek(&mut self, ui: &Ui) {
        let by_key = keys_free(ui) && ui.input(|input| input.key_down(PEEK));
        // The button sets this again in every frame in which it is held.
        let by_button = std::mem::take(&mut self.desk.here_mut().peeks);
        let peeks = (by_key || by_button) && self.session.can_peek() && !self.menu;
        if peeks != self.session.peeks() {
            self.session.handle(Intent::Peek(peeks));
            self.desk.all_boards &= !peeks;
            self.desk.bring(Tab::Cards);
            ui.ctx().request_repaint();
        }
    }
}
