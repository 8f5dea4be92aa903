//! The whole table.

use crate::desk::Desk;
use cryo::{Choice, State};
use egui::Ui;
use kit::frame::{At, note_spot};

/// Draws the table and returns what the player chooses on it.
pub(crate) fn board_ui(ui: &mut Ui, _desk: &mut Desk, _at: &At<'_, State>) -> Option<Choice> {
    for spot in ["sun", "ship", "caverns", "platform", "hand"] {
        note_spot(ui.ctx(), spot, ui.max_rect());
    }
    None
}
