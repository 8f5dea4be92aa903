//! The choice of the way to share the screen.

use crate::app::text::describe;
use crate::app::widgets::{choice, row};
use crate::play::session::Ways;
use crate::t;
use egui::Ui;

/// Draws the choice of the order of play and, if there are `several` people, of the treatment of secrets.
pub fn ways_ui(ui: &mut Ui, ways: &mut Ways, several: bool) {
    let (name, hint) = (t!(ui, "sharing-title"), t!(ui, "sharing-hint"));
    row(ui, &name, &hint, |ui| {
        if let Some(chosen) = choice(ui, &name, ways.sharing, &describe::sharings(ui)) {
            ways.sharing = chosen;
        }
    });
    if !several {
        return;
    }
    let (name, hint) = (t!(ui, "sharing-secrets"), t!(ui, "sharing-secrets-hint"));
    row(ui, &name, &hint, |ui| {
        if let Some(chosen) = choice(ui, &name, ways.secrets, &describe::secrets(ui)) {
            ways.secrets = chosen;
        }
    });
}
