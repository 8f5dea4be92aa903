//! The placement of a tile, or the discard of one that fits nowhere.

use super::is_narrow;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim_among_buttons};
use egui::{RichText, Ui};
use kit::devices::Control;
use kit::theme::{Icon, tokens};
use play::ghost::Spin;
use play::intent::Intent;
use rules::{Ring, Tile, TileOffer};

/// Draws the tiles to take or, once a tile is held, the buttons that turn, move and place it.
pub(super) fn place_ui(ui: &mut Ui, scene: &mut Scene<'_>, offer: &TileOffer) {
    let narrow = is_narrow(scene);
    // Whoever puts the tile back can take the other one.
    if !narrow || scene.seat.ghost().is_none() {
        tiles_ui(ui, scene, &offer.tiles, false);
    }
    if scene.seat.ghost().is_some() {
        spins_ui(ui, scene);
        let back = Button::icon_only(Icon::Cross, t!(ui, "table-put-back"));
        let cap = scene.cap(Control::Back);
        scene.button(ui, back.cap(cap), Intent::PutBack);
        let fault = fault(ui, scene);
        let lays = scene.seat.lays_now();
        let button = match lays {
            true => Button::new(t!(ui, "table-place")).primary(),
            false => Button::new(t!(ui, "table-pin")),
        };
        let cap = scene.cap(Control::Accept);
        let cap = cap.filter(|_| !narrow || scene.device().is_some());
        let button = button.icon(Icon::Check).cap(cap).refused(fault);
        scene.button(ui, button, Intent::Confirm);
    }
    if offer.lifted.event {
        dim_among_buttons(ui, t!(ui, "events-lifted"));
    }
    if offer.lifted.planet {
        dim_among_buttons(ui, t!(ui, "table-planet-lifted"));
    }
}

/// Draws the buttons that turn and flip the held tile.
fn spins_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    for (icon, name, control, spin) in [
        (
            Icon::RotateCcw,
            t!(ui, "table-spin-left"),
            Control::TurnLeft,
            Spin::CounterClockwise,
        ),
        (
            Icon::RotateCw,
            t!(ui, "table-spin-right"),
            Control::TurnRight,
            Spin::Clockwise,
        ),
        (Icon::Flip, t!(ui, "table-flip"), Control::Flip, Spin::Flip),
    ] {
        let button = Button::icon_only(icon, name).cap(scene.cap(control));
        scene.button(ui, button, Intent::Spin(spin));
    }
}

/// Returns the reason why the held tile may not lie where it is.
fn fault(ui: &Ui, scene: &Scene<'_>) -> Option<String> {
    let seat = scene.seat;
    let fault = seat.fault()?;
    Some(describe::fault_for(ui, fault, seat.state(), seat.id()))
}

/// The same in a line: in red once the player has tried to lay the tile there.
pub(super) fn fault_line(ui: &Ui, scene: &Scene<'_>) -> Option<RichText> {
    let ghost = scene.seat.ghost();
    let tried = ghost.map(|ghost| (ghost.orientation, ghost.anchor));
    let ink = match tried == scene.place.refused {
        true => tokens().color.bad,
        false => tokens().color.text_dim,
    };
    Some(RichText::new(fault(ui, scene)?).color(ink))
}

/// Draws the choice of a tile to discard when neither fits (rules §4.8).
pub(super) fn discard_ui(ui: &mut Ui, scene: &mut Scene<'_>, tiles: &[(Ring, Tile)]) {
    tiles_ui(ui, scene, tiles, true);
    dim_among_buttons(ui, t!(ui, "table-discard-hint"));
}

/// Draws the tiles to take, with their resources if these are all that they are taken for.
fn tiles_ui(ui: &mut Ui, scene: &mut Scene<'_>, tiles: &[(Ring, Tile)], bringing: bool) {
    for (ring, tile) in tiles {
        let held = scene.seat.ghost().is_some_and(|ghost| ghost.ring == *ring);
        let name = t!(ui, "table-take", tile = describe::tile(ui, *tile));
        let mut label = describe::capitalised(&describe::ring(ui, *ring));
        if bringing {
            let word = |terrain| describe::capitalised(&describe::terrain(ui, terrain));
            let [first, second] = tile.terrains().map(word);
            label = t!(ui, "table-discard-tile", ring = label, first, second);
        }
        let button = Button::new(label).icon(Icon::Tile).name(name);
        let button = button.cap(scene.digit(*ring as usize + 1)).selected(held);
        scene.button(ui, button, Intent::Take(*ring));
    }
}
