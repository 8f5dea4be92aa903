//! Secrets that lie face down: they are seen for as long as their owner holds a key or a button.

use super::TableScreen;
use super::layout::Tab;
use crate::app::widgets::keys_free;
use crate::play::intent::Intent;
use egui::{Key, Ui};

/// The key that is held to look at the own secrets.
const PEEK: Key = Key::L;

impl TableScreen {
    /// Turns the secrets of the player at the screen up while they are looked at, and lays them face down again.
    pub(super) fn peek(&mut self, ui: &Ui) {
        let by_key = keys_free(ui) && ui.input(|input| input.key_down(PEEK));
        // The button says anew in each frame that it is held.
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
