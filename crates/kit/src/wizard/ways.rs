//! The choice of the way to share the screen.

use egui::Ui;

use crate::t;
use crate::text::{secrets, sharing};
use crate::widgets::{choice, row};
use table::{Secrets, Sharing, Ways};

/// Draws the choice between these `orders` of play, if there are any, and, if there are `several` people, of the treatment of secrets. `sharing_help` and
/// `secrets_help` say in the words of the game what a choice means.
pub fn ways_ui(
    ui: &mut Ui,
    ways: &mut Ways,
    orders: &[Sharing],
    several: bool,
    sharing_help: impl Fn(Sharing) -> String,
    secrets_help: impl Fn(Secrets) -> String,
) {
    if !orders.is_empty() {
        orders_ui(ui, ways, orders, sharing_help);
    }
    if !several {
        return;
    }
    let name = t!(ui, "sharing-secrets");
    row(ui, &name, &secrets_help(ways.secrets), |ui| {
        let all = Secrets::ALL.map(|each| (each, secrets(ui, each)));
        if let Some(chosen) = choice(ui, &name, ways.secrets, &all) {
            ways.secrets = chosen;
        }
    });
}

fn orders_ui(ui: &mut Ui, ways: &mut Ways, orders: &[Sharing], help: impl Fn(Sharing) -> String) {
    let name = t!(ui, "sharing-title");
    let now = match orders.contains(&ways.sharing) {
        true => ways.sharing,
        false => Sharing::AnyOrder,
    };
    row(ui, &name, &help(now), |ui| {
        let all = orders.iter().map(|each| (*each, sharing(ui, *each)));
        let all: Vec<_> = all.collect();
        if let Some(chosen) = choice(ui, &name, now, &all) {
            ways.sharing = chosen;
        }
    });
}
