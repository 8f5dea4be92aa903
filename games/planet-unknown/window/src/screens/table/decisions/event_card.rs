//! The questions that only event cards ask: which resource of a tile advances, which stack leaves the station.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::tile::TileButton;
use crate::widgets::{Button, help, terrain_icon};
use egui::Ui;
use kit::theme::Icon;
use play::intent::Intent;
use rules::{Action, Answer, Choice, Effect, ResourcesOf, Ring, Terrain, Tile};

/// Draws a button for each of the two resources, with its gains (rules §11.2).
pub(super) fn resource_ui(ui: &mut Ui, scene: &mut Scene<'_>, pending: u8, of: ResourcesOf) {
    for (index, terrain) in of.tile.terrains().into_iter().enumerate() {
        let name = describe::capitalised(&describe::resource(ui, terrain));
        let (gives, why) = gives(ui, scene, pending, terrain);
        let button = Button::new(format!("{name}: {gives}"))
            .icon(terrain_icon(terrain))
            .cap(scene.digit(index + 1));
        let button = help(ui.add(button), &name, || why.clone());
        scene.on_click(&button, Intent::Answer(Answer::Resource(terrain)));
    }
}

/// What a resource gives, in short and as a sentence that says why if it is nothing: water needs ice (rules §5.2), and
/// corporations have conditions of their own.
fn gives(ui: &Ui, scene: &Scene<'_>, pending: u8, terrain: Terrain) -> (String, String) {
    let gained = gains(scene, pending, terrain).into_iter();
    let gained: Vec<String> = gained.map(|effect| describe::gain(ui, effect)).collect();
    if !gained.is_empty() {
        let gives = kit::text::list(ui, &gained);
        let sentence = describe::capitalised(&gives);
        (gives, sentence)
    } else if terrain == Terrain::Water {
        let help = t!(ui, "table-preview-dry-help");
        (t!(ui, "events-resource-dry"), help)
    } else {
        let rule = describe::corporation_rule(ui, scene.seat.own().corporation);
        (t!(ui, "events-resource-nothing"), rule)
    }
}

/// The effects that would be pending after the choice of a resource, and are not pending now.
fn gains(scene: &Scene<'_>, pending: u8, terrain: Terrain) -> Vec<Effect> {
    let seat = scene.seat.id();
    let mut state = scene.state().clone();
    let choice = Choice::Resolve {
        pending,
        answer: Answer::Resource(terrain),
    };
    if state.apply(&Action { seat, choice }).is_err() {
        return Vec::new();
    }
    let before = &scene.state().seat(seat).turn.agenda;
    let after = state.seat(seat).turn.agenda.iter();
    let new = after.filter(|pending| !before.contains(pending));
    new.map(|pending| pending.effect).collect()
}

/// Draws the shapes of the seat's own depot: a picture and a button for each. The stacks on the dial can be clicked,
/// too.
pub(super) fn shape_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let depot = scene.state().depot_of(scene.seat.id());
    for (index, ring) in Ring::ALL.into_iter().enumerate() {
        let stack = scene.state().station.stack(ring, depot);
        let tile = stack.top().unwrap_or(Tile::new(stack.shape, 0, false));
        let ring_name = describe::ring(ui, ring);
        let (shape, count) = (stack.shape.name(), stack.tiles.len());
        let label = t!(ui, "events-remove", shape, count);
        let picture = TileButton::new(tile)
            .size(egui::vec2(54.0, 38.0))
            .hint(&label)
            .show(ui);
        let button = Button::new(label)
            .icon(Icon::Trash)
            .cap(scene.digit(index + 1));
        let button = help(ui.add(button), &ring_name, || t!(ui, "events-remove-help"));
        scene.on_click(&(button | picture), Intent::Answer(Answer::Remove(ring)));
    }
}
