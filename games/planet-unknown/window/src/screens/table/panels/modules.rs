//! The chips of the bar at the top for the modules in force and for the standing of the solo game.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe::{self, Module};
use crate::widgets::{chip, chip_width, help, icons_chip, icons_chip_width, module_icon, named};
use egui::Ui;
use kit::theme::{Icon, tokens};
use rules::Grade;

/// The medals and the target of the solo game.
fn standing(scene: &Scene<'_>) -> Option<(u16, u16)> {
    let target = scene.common.setup().options.target()?;
    Some((scene.seat.known_score(scene.seat.id()).total(), target))
}

/// The width of what tells how the solo game stands.
pub(super) fn solo_width(ui: &Ui, scene: &Scene<'_>) -> f32 {
    standing(scene).map_or(0.0, |(medals, target)| {
        let text = t!(ui, "table-solo-standing", medals, target);
        chip_width(ui, Some(Icon::Trophy), &text)
    })
}

/// The width of what tells the modules in force.
pub(super) fn in_force_width(scene: &Scene<'_>) -> f32 {
    let setup = scene.common.setup();
    match Module::of(&setup.options, setup.seats.len()).len() {
        0 => 0.0,
        count => icons_chip_width(count),
    }
}

/// The medals of the solo game against its target.
pub(super) fn solo_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let Some((medals, target)) = standing(scene) else {
        return;
    };
    let color = match medals >= target {
        true => tokens().color.good,
        false => tokens().color.accent,
    };
    let text = t!(ui, "table-solo-standing", medals, target);
    let shown = chip(ui, Some(Icon::Trophy), &text, color);
    let name = t!(ui, "table-solo-standing-name", medals, target);
    named(&shown, name.as_str());
    let sentence = || {
        let grade = describe::grade(ui, Grade::of(medals, target));
        let apart = describe::signed(i32::from(medals) - i32::from(target));
        t!(ui, "table-solo-standing-help", target, apart, grade)
    };
    help(shown, &name, sentence);
}

/// The modules, variants and house rules as icons, which say in words what they are.
pub(super) fn in_force_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let setup = scene.common.setup();
    let modules = Module::of(&setup.options, setup.seats.len());
    if modules.is_empty() {
        return;
    }
    let icons: Vec<Icon> = modules.iter().map(|module| module_icon(*module)).collect();
    let names = modules.iter().map(|module| describe::module(ui, *module));
    let names: Vec<String> = names.collect();
    let title = t!(ui, "table-modules");
    let name = format!("{title}: {}", names.join(", "));
    let shown = icons_chip(ui, &icons, &name, tokens().color.line_strong);
    let lines = || {
        let lines = modules.iter().zip(&names);
        let lines =
            lines.map(|(module, name)| format!("{name}: {}", describe::module_help(ui, *module)));
        let name_of_deck = t!(ui, "modules-events");
        let deck = setup.options.events;
        let deck = deck.map(|mix| format!("{name_of_deck}: {}", describe::deck(ui, mix)));
        lines.chain(deck).collect::<Vec<String>>().join("\n")
    };
    help(shown, &title, lines);
}
