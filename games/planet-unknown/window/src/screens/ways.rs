//! The choice of the way to share the screen.

use crate::t;
use crate::text::describe;
use crate::widgets::{choice, row};
use egui::Ui;
use table::{Secrets, Sharing, Ways};

/// Draws the choice of the order of play and, if there are `several` people, of the treatment of secrets.
pub fn ways_ui(ui: &mut Ui, ways: &mut Ways, several: bool) {
    let name = t!(ui, "sharing-title");
    let hint = describe::sharing_help(ui, ways.sharing);
    row(ui, &name, &hint, |ui| {
        let all = Sharing::ALL.map(|each| (each, describe::sharing(ui, each)));
        if let Some(chosen) = choice(ui, &name, ways.sharing, &all) {
            ways.sharing = chosen;
        }
    });
    if !several {
        return;
    }
    let name = t!(ui, "sharing-secrets");
    let hint = describe::secrets_help(ui, ways.secrets);
    row(ui, &name, &hint, |ui| {
        let all = Secrets::ALL.map(|each| (each, describe::secrets(ui, each)));
        if let Some(chosen) = choice(ui, &name, ways.secrets, &all) {
            ways.secrets = chosen;
        }
    });
}
