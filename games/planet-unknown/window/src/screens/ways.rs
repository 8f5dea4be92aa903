//! The choice of the way to share the screen.

use crate::text::describe::{secrets_help, sharing_help};
use egui::Ui;
use table::{Sharing, Ways};

/// Draws the choice of the order of play and, if there are `several` people, of the treatment of secrets.
pub fn ways_ui(ui: &mut Ui, ways: &mut Ways, several: bool) {
    let ctx = &ui.ctx().clone();
    let (sharing, secrets) = (
        |each| sharing_help(ctx, each),
        |each| secrets_help(ctx, each),
    );
    kit::wizard::ways_ui(ui, ways, &Sharing::ALL, several, sharing, secrets);
}
