//! The questions that only event cards ask: which resource of a tile advances, which stack leaves the station.

use crate::app::screens::table::scene::Scene;
use crate::app::text::describe;
use crate::app::theme::Icon;
use crate::app::theme::screen_sizes::table::remove as sizes;
use crate::app::widgets::tile::TileButton;
use crate::app::widgets::{Button, help, terrain_icon};
use crate::game::{Action, Answer, Asked, Choice, Effect, Ring, Terrain, Tile};
use crate::play::intent::Intent;
use crate::t;
use egui::Ui;

/// Draws a button for each of the two resources, with its gains (rules §11.2).
pub(super) fn resource_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    asked: &Asked,
    terrains: [Terrain; 2],
) {
    for (index, terrain) in terrains.into_iter().enumerate() {
        let name = describe::capitalised(&describe::resource(ui, terrain));
        let gained: Vec<String> = gains(scene, asked.pending, terrain)
            .into_iter()
            .map(|effect| describe::gain(ui, effect))
            .collect();
        let gives = if gained.is_empty() {
            t!(ui, "events-resource-nothing")
        } else {
            describe::list(ui, &gained)
        };
        let button = Button::new(format!("{name}: {gives}"))
            .icon(terrain_icon(terrain))
            .cap(scene.key(format!("{}", index + 1)));
        if help(ui.add(button), &name, &describe::capitalised(&gives)).clicked() {
            scene.play(Intent::Answer(Answer::Resource(terrain)));
        }
    }
}

/// The effects that would be pending after the choice of a resource, and are not pending now.
fn gains(scene: &Scene<'_>, pending: u8, terrain: Terrain) -> Vec<Effect> {
    let seat = scene.session.viewer();
    let mut state = scene.state().clone();
    let choice = Choice::Resolve {
        pending,
        answer: Answer::Resource(terrain),
    };
    if state.apply(&Action { seat, choice }).is_err() {
        return Vec::new();
    }
    let before = &scene.state().seat(seat).turn.agenda;
    let after = state
        .seat(seat)
        .turn
        .agenda
        .iter()
        .filter(|pending| !before.contains(pending));
    after.map(|pending| pending.effect).collect()
}

/// Draws the shapes of the seat's own depot: a picture and a button for each. The stacks on the dial can be clicked,
/// too.
pub(super) fn shape_ui(ui: &mut Ui, scene: &mut Scene<'_>, rings: &[Ring]) {
    let depot = scene.state().depot_of(scene.session.viewer());
    for (index, ring) in rings.iter().enumerate() {
        let stack = scene.state().station.stack(*ring, depot);
        let tile = stack.top().unwrap_or(Tile::new(stack.shape, 0, false));
        let ring_name = describe::ring(ui, *ring);
        let label = t!(
            ui,
            "events-remove",
            shape = stack.shape.name(),
            count = stack.tiles.len()
        );
        let picture = TileButton::new(tile)
            .size(sizes::STACK.into())
            .hint(&label)
            .show(ui);
        let button = Button::new(label)
            .icon(Icon::Trash)
            .cap(scene.key(format!("{}", index + 1)));
        let clicked = help(ui.add(button), &ring_name, &t!(ui, "events-remove-help")).clicked();
        if clicked || picture.clicked() {
            scene.play(Intent::Answer(Answer::Remove(*ring)));
        }
    }
}
