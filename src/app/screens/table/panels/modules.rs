//! The chips of the bar at the top for the modules in force and for the standing of the solo game.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe::{self, Module};
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::{chip, help, icons_chip, module_icon};
use crate::game::Grade;
use crate::t;
use egui::Ui;

/// Draws the chips.
pub(super) fn modules_ui(ui: &mut Ui, scene: &Scene<'_>) {
    solo_ui(ui, scene);
    in_force_ui(ui, scene);
}

/// Draws the medals of the solo game against its target.
fn solo_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let session = scene.session;
    let Some(target) = session.setup().options.target() else {
        return;
    };
    let medals = session.known_score(session.viewer()).total();
    let grade = describe::grade(ui, Grade::of(medals, target));
    let apart = describe::signed(i32::from(medals) - i32::from(target));
    let color = if medals >= target {
        tokens().color.good
    } else {
        tokens().color.accent
    };
    let shown = chip(
        ui,
        Some(Icon::Trophy),
        &t!(ui, "table-solo-standing", medals = medals, target = target),
        color,
    );
    let name = t!(
        ui,
        "table-solo-standing-name",
        medals = medals,
        target = target
    );
    ui.ctx()
        .accesskit_node_builder(shown.id, |node| node.set_label(name.clone()));
    let sentence = t!(
        ui,
        "table-solo-standing-help",
        target = target,
        apart = apart,
        grade = grade
    );
    help(shown, &name, &sentence);
}

/// Draws the modules, variants and house rules as icons with tooltips.
fn in_force_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let setup = scene.session.setup();
    let modules = Module::of(&setup.options, setup.seats.len());
    if modules.is_empty() {
        return;
    }
    let icons: Vec<Icon> = modules.iter().map(|module| module_icon(*module)).collect();
    let names: Vec<String> = modules.iter().map(|module| module.name(ui)).collect();
    let line = |module: &Module| format!("{}: {}", module.name(ui), module.sentence(ui));
    let deck = setup.options.events.map(|mix| describe::deck(ui, mix));
    let lines: Vec<String> = modules.iter().map(line).chain(deck).collect();
    let title = t!(ui, "table-modules");
    let name = format!("{title}: {}", names.join(", "));
    help(
        icons_chip(ui, &icons, &name, tokens().color.line_strong),
        &title,
        &lines.join("\n"),
    );
}
