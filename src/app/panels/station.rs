//! The station: the dial with its depots, and the two tiles on offer.

use super::{Scene, sketch};
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::{Icon, number, strong, tokens};
use crate::app::widgets::tile::TileButton;
use crate::app::widgets::{Button, dim, help};
use crate::game::station::DEPOTS;
use crate::game::{Orientation, Question, Ring, SeatId, Tile};
use crate::t;
use egui::{Align2, EventFilter, Id, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

/// The id of the dial: it takes the keyboard while the station is turned.
pub fn dial_id() -> Id {
    Id::unique("dial")
}

/// Draws the station and the tiles on offer to the seat shown large.
pub fn station_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let width = ui.available_width();
    let size = width.min(ui.available_height() * 0.62).max(120.0);
    ui.vertical_centered(|ui| dial_ui(ui, scene, size));
    if scene.session.is_rotating() {
        rotation_ui(ui, scene);
    }
    own_tiles_ui(ui, scene);
}

fn dial_ui(ui: &mut Ui, scene: &mut Scene<'_>, size: f32) {
    let rect = ui.allocate_exact_size(Vec2::splat(size), Sense::hover()).0;
    let response = ui.interact(rect, dial_id(), Sense::click_and_drag());
    let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, t!(ui, "table-station")));
    let state = scene.session.turned_state();
    let painter = ui.painter();
    let center = rect.center();
    painter.circle_filled(center, size * 0.42, tokens().color.inset);
    for position in 0..DEPOTS {
        let depot = state.station.depot_at(position);
        for (ring, radius) in [(Ring::Inner, 0.17), (Ring::Outer, 0.32)] {
            let stack = state.station.stack(ring, depot);
            let place = sketch::around(center, size * radius, f32::from(position));
            let rect = Rect::from_center_size(place, Vec2::splat(size * 0.15));
            match stack.top() {
                Some(tile) => sketch::tile_within(painter, rect, tile, Orientation::UPRIGHT, 1.0),
                None => {
                    painter.circle_stroke(place, size * 0.05, Stroke::new(1.0, tokens().color.line_strong));
                }
            }
            let count = stack.tiles.len().to_string();
            painter.text(rect.right_bottom(), Align2::RIGHT_BOTTOM, count, number(10.0), tokens().color.text);
        }
    }
    for seat in state.seat_ids() {
        let place = sketch::around(center, size * 0.46, f32::from(state.seat(seat).position));
        badge(ui, scene, seat, Rect::from_center_size(place, Vec2::splat(size * 0.08)));
    }
    if scene.session.is_rotating() && response.clicked_by(egui::PointerButton::Primary) {
        scene.play(Intent::TurnDial(1));
    }
}

fn badge(ui: &Ui, scene: &Scene<'_>, seat: SeatId, rect: Rect) {
    let player = scene.player(seat);
    let color = *tokens().seats[usize::from(player.colour) % tokens().seats.len()];
    ui.painter().circle_filled(rect.center(), rect.width() / 2.0, color);
    if scene.state().commander == seat {
        Icon::Commander.paint(ui.painter(), rect.shrink(rect.width() * 0.15), tokens().color.on_accent);
    }
}

fn rotation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.horizontal_wrapped(|ui| {
        let left = Button::icon_only(Icon::RotateCcw, t!(ui, "table-turn-left")).key("←");
        if ui.add(left).clicked() {
            scene.play(Intent::TurnDial(-1));
        }
        let right = Button::icon_only(Icon::RotateCw, t!(ui, "table-turn-right")).key("→");
        if ui.add(right).clicked() {
            scene.play(Intent::TurnDial(1));
        }
        if ui.add(Button::new(t!(ui, "table-turn-confirm")).icon(Icon::Check).primary()).clicked() {
            scene.play(Intent::ConfirmDial);
        }
    });
}

fn own_tiles_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.session.shown();
    let state = scene.session.turned_state();
    let offered = state.offered(seat);
    if offered.is_empty() {
        dim(ui, t!(ui, "table-no-tiles"));
        return;
    }
    let name = scene.player(seat).name.clone();
    dim(ui, t!(ui, "table-offer-of", name = name));
    let size = ((ui.available_width() - 8.0) / 2.0).min(150.0);
    ui.horizontal(|ui| {
        for (ring, tile) in offered {
            tile_ui(ui, scene, ring, tile, size);
        }
    });
}

fn tile_ui(ui: &mut Ui, scene: &mut Scene<'_>, ring: Ring, tile: Tile, size: f32) {
    let held = scene.session.ghost().is_some_and(|ghost| ghost.ring == ring);
    let key = match ring {
        Ring::Inner => "1",
        Ring::Outer => "2",
    };
    let wanted = wants_tile(scene);
    let button = TileButton::new(tile)
        .size(vec2(size, size * 0.85))
        .selected(held)
        .enabled(wanted || !scene.session.is_playing());
    let orientation = scene.session.ghost().filter(|_| held).map_or(Orientation::UPRIGHT, |ghost| ghost.orientation);
    let response = button.orientation(orientation).hint(t!(ui, "table-tile-hint")).show(ui);
    let corner = response.rect.left_top() + vec2(8.0, 5.0);
    ui.painter().text(corner, Align2::LEFT_TOP, key, strong(tokens().text.tiny), tokens().color.text_dim);
    let name = describe::capitalised(&describe::tile(ui, tile));
    if help(response, &name, &t!(ui, "table-tile-hint")).clicked() && wanted {
        scene.play(Intent::Take(ring));
    }
}

fn wants_tile(scene: &Scene<'_>) -> bool {
    let tile = |question: &Question| matches!(question, Question::PlaceTile(_) | Question::DiscardTile(_));
    scene.session.is_playing() && scene.session.asked().iter().any(|asked| tile(&asked.question))
}
