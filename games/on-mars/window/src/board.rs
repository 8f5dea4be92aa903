//! The whole table.

use crate::chain::chain_ui;
use crate::colony::colony_ui;
use crate::desk::Desk;
use crate::layout::Layout;
use crate::map::map_ui;
use crate::orbit::orbit_ui;
use crate::others::{open_ui, others_ui};
use crate::own::own_ui;
use crate::pay::price_ui;
use crate::popup::popup_ui;
use crate::scene::{Scene, note_spots};
use crate::spots::{Pick, Spot};
use crate::track::track_ui;
use crate::{art, palette};
use egui::{CursorIcon, Rect, Sense, Ui};
use kit::frame::At;
use on_mars::{Choice, State};

/// Draws the table and returns what the player chooses on it.
pub(crate) fn board_ui(ui: &mut Ui, desk: &mut Desk, at: &At<'_, State>) -> Option<Choice> {
    let (room, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let layout = Layout::new(room);
    let spots = [
        ("map", layout.map),
        ("orbit", layout.orbit),
        ("colony", layout.colony),
        ("own", layout.own),
        ("line", layout.preview),
    ];
    note_spots(ui, spots);
    let mut scene = Scene::new(at, layout, desk, ui);
    if let Some(then) = desk.follow(&scene) {
        return Some(then);
    }
    desk.put_back(ui);
    scene.spots.note(Spot::Table, room);
    map_ui(ui, desk, &mut scene);
    price_ui(ui, desk, &mut scene);
    track_ui(ui, desk, &mut scene);
    orbit_ui(ui, desk, &mut scene);
    colony_ui(ui, desk, &mut scene);
    others_ui(ui, desk, &mut scene);
    own_ui(ui, desk, &mut scene, (at.seat(), layout.own));
    open_board(ui, desk, &mut scene);
    let before = (desk.pick, desk.open, desk.chosen);
    let listed = popup_ui(ui, desk, &scene);
    let listed = desk.note(listed);
    let foreseen = desk.foresee(ui, &scene);
    let chosen = listed.or_else(|| desk.take(ui, &scene));
    if (desk.pick, desk.open, desk.chosen) != before {
        // The bar shows what belongs to the pick.
        ui.ctx().request_repaint();
    }
    chain_ui(ui, &mut scene, foreseen);
    held(ui, desk, &mut scene);
    scene.paint_so_far(ui);
    desk.motion.paint(ui);
    chosen
}

/// The board of another lies above everything that was drawn before it.
fn open_board(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    if desk.open.is_some() {
        scene.paint_so_far(ui);
        open_ui(ui, desk, scene);
    }
}

/// What is dragged, under the pointer.
fn held(ui: &Ui, desk: &Desk, scene: &mut Scene<'_>) {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let Some((at, pick)) = pointer.zip(desk.held().filter(|_| desk.drags)) else {
        return;
    };
    let (state, seat) = (scene.state(), scene.seat());
    let (size, colour) = (44.0 * scene.layout.scale, scene.colour(seat));
    let canvas = &mut scene.canvas;
    let figure = (size, colour);
    match pick {
        Pick::Marker | Pick::Colonist => art::figure(canvas, art::COLONIST, at, figure),
        Pick::Bot(_) => art::figure(canvas, art::BOT, at, figure),
        Pick::Rover => art::figure(canvas, art::ROVER, at, figure),
        Pick::Card(_) => art::figure(canvas, art::MARKER, at, figure),
        Pick::Ship(_) => art::figure(canvas, art::SHIP, at, figure),
        Pick::Item(good) | Pick::Good(good) => canvas.art(art::good(good), at, size),
        Pick::Goal(_) => canvas.art(art::GOAL, at, size),
        Pick::Tile(_) => canvas.art(art::DISCOVERY, at, size),
        Pick::Hire(_) => canvas.art(art::CONTRACT, at, size),
        Pick::Display(_) => canvas.art(art::BLUEPRINT, at, size),
        Pick::Grid(place) => {
            if let Some(tile) = state.grid.get(usize::from(place)).copied().flatten() {
                art::tech_tile(canvas, at, size, tile);
            }
        }
        Pick::Lab(space) => {
            if let Some(tile) = state.seat(seat).lab.get(space.index()).copied().flatten() {
                art::tech_tile(canvas, at, size, tile);
            }
        }
        Pick::Stack(kind) => {
            let stroke = egui::Stroke::new(1.5, palette::ENAMEL);
            let hexagon = art::hexagon(at, 0.6 * size);
            canvas.polygon(hexagon, palette::building(kind), stroke);
            let rect = Rect::from_center_size(at, egui::Vec2::splat(0.6 * size));
            canvas.picture(art::building(kind), rect, egui::Color32::WHITE);
        }
        Pick::List(_) => {}
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
}
