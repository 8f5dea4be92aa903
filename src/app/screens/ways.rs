//! The choice how several people share the screen, for every screen that offers it.

use crate::app::text::describe;
use crate::app::widgets::{choice, row};
use crate::play::session::Ways;
use crate::t;
use egui::Ui;

/// Draws the order in which people act and, if there are `several` who look at the screen, the way secrets are kept; sets
/// what the player picks.
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
