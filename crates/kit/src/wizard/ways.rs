//! The choice of the way to share the screen.

use egui::Ui;

use crate::t;
use crate::text::{secrets, sharing};
use crate::widgets::{choice, row};
use table::{Secrets, Sharing, Ways};

/// Draws the choice of the order of play and, if there are `several` people, of the treatment of secrets. `sharing_help` and
/// `secrets_help` say in the words of the game what a choice means.
pub fn ways_ui(
    ui: &mut Ui,
    ways: &mut Ways,
    several: bool,
    sharing_help: impl Fn(Sharing) -> String,
    secrets_help: impl Fn(Secrets) -> String,
) {
    let name = t!(ui, "sharing-title");
    row(ui, &name, &sharing_help(ways.sharing), |ui| {
        let all = Sharing::ALL.map(|each| (each, sharing(ui, each)));
        if let Some(chosen) = choice(ui, &name, ways.sharing, &all) {
            ways.sharing = chosen;
        }
    });
    if several {
        secrets_ui(ui, ways, secrets_help);
    }
}

/// Draws the choice of the treatment of secrets.
pub fn secrets_ui(ui: &mut Ui, ways: &mut Ways, help: impl Fn(Secrets) -> String) {
    let name = t!(ui, "sharing-secrets");
    row(ui, &name, &help(ways.secrets), |ui| {
        let all = Secrets::ALL.map(|each| (each, secrets(ui, each)));
        if let Some(chosen) = choice(ui, &name, ways.secrets, &all) {
            ways.secrets = chosen;
        }
    });
}
