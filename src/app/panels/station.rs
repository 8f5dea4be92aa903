//! The station: the dial with its depots, what it offers to whom, and the two tiles of the seat shown large.

use super::{Scene, hint};
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::{strong, tokens};
use crate::app::widgets::dial::{DialPlayer, DialResponse, DialSpot, DialView};
use crate::app::widgets::player::player_badge;
use crate::app::widgets::tile::TileButton;
use crate::app::widgets::{dim, help};
use crate::game::station::DEPOTS;
use crate::game::{Answer, GameState, Orientation, Question, Ring, SeatId, Tile};
use crate::t;
use egui::{Align, Align2, EventFilter, Id, Layout, ScrollArea, Ui, vec2};

/// The id of the dial: it takes the keyboard while the station is turned.
pub fn dial_id() -> Id {
    Id::unique("dial")
}

/// Draws the station and the tiles on offer to the seat shown large.
pub fn station_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let state = scene.session.turned_state();
        let room = ui.available_size();
        let beside = room.x > 1.5 * room.y && room.x > 330.0;
        if beside {
            ui.horizontal_top(|ui| {
                dial_ui(ui, scene, &state, room.y.min(room.x * 0.55).max(150.0));
                ui.vertical(|ui| offers_ui(ui, scene, &state));
            });
        } else {
            let tiles = 0.425 * room.x + 46.0;
            ui.vertical_centered(|ui| dial_ui(ui, scene, &state, room.x.min((room.y - tiles).max(150.0))));
            offers_ui(ui, scene, &state);
        }
    });
}

fn offers_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &GameState) {
    own_tiles_ui(ui, scene, state);
    if scene.session.is_rotating() {
        other_offers_ui(ui, scene, state);
    }
}

fn dial_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &GameState, size: f32) {
    let players: Vec<DialPlayer<'_>> = state.seat_ids().map(|seat| dial_player(scene, state, seat)).collect();
    let rotating = scene.session.turns_dial();
    let front = state.seat(scene.session.shown()).position;
    let held =
        scene.session.ghost().map(|ghost| DialSpot { ring: ghost.ring, depot: state.depot_of(scene.session.viewer()) });
    let view = DialView::new(&state.station).players(&players).id(dial_id()).turnable(rotating).front(front);
    let hints = hint::on_dial(scene);
    let shown = view.selected(held).hints(&hints).show(ui, size);
    let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(dial_id(), arrows));
    if rotating {
        turn(scene, state, &shown);
    } else if let Some(spot) = shown.clicked.filter(|spot| spot.depot == state.depot_of(scene.session.viewer())) {
        take(scene, spot.ring);
        remove(scene, spot.ring);
    }
    if shown.hovered.is_some() {
        help(shown.response, &t!(ui, "help-depot-title"), &t!(ui, "help-depot"));
    }
}

fn dial_player<'a>(scene: &Scene<'a>, state: &GameState, seat: SeatId) -> DialPlayer<'a> {
    let player = scene.player(seat);
    DialPlayer {
        position: state.seat(seat).position,
        colour: player.colour,
        name: &player.name,
        commander: state.commands(seat),
        active: state.active() == Some(seat),
    }
}

/// Turns the dial as it was dragged, or so that the depot that was clicked comes before the commander.
fn turn(scene: &mut Scene<'_>, turned: &GameState, shown: &DialResponse) {
    let before = scene.state().station.rotation;
    let steps_to = |rotation: u8| (before + DEPOTS - rotation % DEPOTS) % DEPOTS;
    let position = turned.seat(scene.session.viewer()).position;
    let clicked = shown.clicked.map(|spot| (spot.depot + DEPOTS - position) % DEPOTS);
    if let Some(rotation) = shown.released.or(shown.proposed).or(clicked) {
        let steps = steps_to(rotation);
        if steps != scene.session.dial() {
            scene.play(Intent::SetDial(steps));
        }
    }
}

fn own_tiles_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &GameState) {
    let seat = scene.session.shown();
    let offered = state.offered(seat);
    let name = scene.player(seat).name.clone();
    dim(ui, t!(ui, "table-offer-of", name = name));
    if offered.is_empty() {
        dim(ui, t!(ui, "table-no-tiles"));
        return;
    }
    let gap = ui.spacing().item_spacing.x;
    let size = ((ui.available_width() - gap) / 2.0).clamp(60.0, 150.0);
    ui.horizontal(|ui| {
        for (ring, tile) in offered {
            tile_ui(ui, scene, ring, tile, size);
        }
    });
}

fn tile_ui(ui: &mut Ui, scene: &mut Scene<'_>, ring: Ring, tile: Tile, size: f32) {
    let held = scene.session.ghost().filter(|ghost| ghost.ring == ring);
    let key = match ring {
        Ring::Inner => "1",
        Ring::Outer => "2",
    };
    let wanted = wants_tile(scene);
    let hint = if wanted { t!(ui, "table-tile-hint") } else { t!(ui, "table-tile-later") };
    let orientation = held.map_or(Orientation::UPRIGHT, |ghost| ghost.orientation);
    let button = TileButton::new(tile).size(vec2(size, size * 0.85)).orientation(orientation);
    let response = button.selected(held.is_some()).hint(&hint).show(ui);
    let corner = response.rect.left_top() + vec2(8.0, 5.0);
    ui.painter().text(corner, Align2::LEFT_TOP, key, strong(tokens().text.tiny), tokens().color.text_dim);
    let name = describe::capitalised(&describe::tile(ui, tile));
    if help(response, &name, &hint).clicked() {
        take(scene, ring);
    }
}

fn take(scene: &mut Scene<'_>, ring: Ring) {
    if wants_tile(scene) {
        scene.play(Intent::Take(ring));
    }
}

/// Removes a stack of the own depot, if that is asked.
fn remove(scene: &mut Scene<'_>, ring: Ring) {
    if matches!(scene.session.focused().map(|asked| &asked.question), Some(Question::RemoveShape(rings)) if rings.contains(&ring))
    {
        scene.play(Intent::Answer(Answer::Remove(ring)));
    }
}

fn wants_tile(scene: &Scene<'_>) -> bool {
    let tile = |question: &Question| matches!(question, Question::PlaceTile(_) | Question::DiscardTile(_));
    scene.session.is_playing() && scene.session.asked().iter().any(|asked| tile(&asked.question))
}

/// What the others would be offered as the dial stands.
fn other_offers_ui(ui: &mut Ui, scene: &Scene<'_>, state: &GameState) {
    for seat in state.turn_order().filter(|seat| *seat != scene.session.shown()) {
        let player = scene.player(seat);
        ui.horizontal(|ui| {
            player_badge(ui, player.colour, 20.0, &player.name);
            let tiles = 2.0 * (44.0 + ui.spacing().item_spacing.x);
            let width = (ui.available_width() - tiles).max(20.0);
            ui.allocate_ui_with_layout(vec2(width, 40.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(width);
                ui.add(egui::Label::new(&player.name).truncate());
            });
            for (_, tile) in state.offered(seat) {
                let hint = t!(ui, "table-offer-of", name = player.name.clone());
                TileButton::new(tile).size(vec2(44.0, 40.0)).hint(hint).show(ui);
            }
        });
    }
}
