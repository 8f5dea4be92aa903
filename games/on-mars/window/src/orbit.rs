//! The orbit: its Main actions, Tech Grid, Warehouse, Exploration and Blueprint display (on-mars §2.2).

use crate::actions::{count, headed, side_ui};
use crate::art;
use crate::cards::blueprint;
use crate::desk::Desk;
use crate::layout::{column, line, split};
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::preview;
use crate::scene::{Scene, note_spots};
use crate::spots::Spot;
use crate::t;
use egui::{Color32, Rect, Stroke, Ui, vec2};
use kit::widgets::About;
use on_mars::{Good, Side, Tech};

/// Draws the orbit.
pub(crate) fn orbit_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = side_ui(ui, desk, scene, Side::Orbit);
    let in_one_row = scene.state().display[6..].iter().all(Option::is_none);
    let [above, below] = split(room, if in_one_row { 0.6 } else { 0.52 });
    let part = |from: f32, to: f32| {
        let width = above.width();
        above
            .with_min_x(above.left() + from * width)
            .with_max_x(above.left() + to * width - 5.0)
    };
    let title = t!(ui, "board-grid");
    let grid = headed(ui, scene, part(0.0, 0.46), &title);
    let spots = [("grid", part(0.0, 0.46)), ("exploration", part(0.73, 1.0))];
    note_spots(ui, spots);
    grid_ui(ui, desk, scene, grid);
    let title = t!(ui, "board-warehouse");
    let warehouse = headed(ui, scene, part(0.46, 0.73), &title);
    warehouse_ui(ui, desk, scene, warehouse);
    let title = t!(ui, "board-exploration");
    let exploration = headed(ui, scene, part(0.73, 1.01), &title);
    exploration_ui(ui, desk, scene, exploration);
    display_ui(ui, desk, scene, below.with_min_y(below.top() + 3.0));
}

/// The Tech Grid: three rows with their prices.
fn grid_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    let price_width = 0.32 * room.width();
    let mut rows = [0_usize; 3];
    for ((price, row), index) in state.board().grid.iter().zip(0_u8..) {
        let Some(place) = rows.get_mut(*row) else {
            continue;
        };
        let across = line(room, *row, 3);
        if *place == 0 {
            let marks = art::price(*price);
            let left = across.with_max_x(across.left() + price_width);
            let edge = 0.52 * across.height();
            let size = (edge, left.width());
            art::row(&mut scene.canvas, left.center(), size, &marks);
        }
        let tiles = across.with_min_x(across.left() + price_width);
        let rect = column(tiles, *place, 3).shrink(1.0);
        *place += 1;
        let tile = state.grid.get(usize::from(index)).copied().flatten();
        tech_ui(ui, desk, scene, (index, tile, rect));
    }
}

fn tech_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (place, tile, rect): (u8, Option<Tech>, Rect),
) {
    let (state, spot) = (scene.state(), Spot::Grid(place));
    let size = rect.size().min_elem() * 1.08;
    note(ui.ctx(), Anchor::Grid(place), rect.center());
    let Some(tile) = tile else {
        let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.7));
        scene
            .canvas
            .outline(art::hexagon(rect.center(), 0.45 * size), stroke);
        return;
    };
    art::tech_tile(&mut scene.canvas, rect.center(), size, tile);
    scene.light_if_meant(desk, spot, rect, 8);
    let about = About {
        name: &|ui| {
            let tech = names::capital(names::tech(ui, tile));
            t!(ui, "board-grid-tile", tech, cost: preview::grid_cost(state, place))
        },
        help: &|ui| names::tech_about(ui, state, tile),
        rule: "8.23",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// The Warehouse: how much there is of each.
fn warehouse_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    let items = &state.components.data().warehouse.items;
    for (index, good) in items.iter().copied().enumerate() {
        let rect = column(line(room, index / 2, 3), index % 2, 2).shrink(1.0);
        let there = state.warehouse[good];
        good_ui(ui, desk, scene, (good, there, rect));
    }
}

fn good_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (good, there, rect): (Good, u8, Rect),
) {
    let spot = Spot::Warehouse(good);
    scene.canvas.rect(rect, 5, palette::HOLLOW);
    let edge = (0.8 * rect.height()).min(0.62 * rect.width());
    let tint = match there {
        0 => Color32::WHITE.gamma_multiply(0.3),
        _ => Color32::WHITE,
    };
    let at = rect.left_center() + vec2(0.56 * edge, 0.0);
    scene.canvas.picture_at(art::good(good), at, edge, tint);
    let corner = rect.right_center() - vec2(0.22 * rect.width(), 0.0);
    count(scene, corner, there, palette::WORDS);
    scene.light_if_meant(desk, spot, rect, 5);
    note(ui.ctx(), Anchor::Warehouse(good), rect.center());
    let about = About {
        name: &|ui| t!(ui, "board-warehouse-item", good: names::good(good, there)),
        help: &|ui| t!(ui, "board-warehouse-help"),
        rule: "4.5",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// The two tiles of Exploration.
fn exploration_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    for (tile, index) in state.exploration.iter().copied().zip(0_u8..) {
        let rect = line(room, index.into(), 2).shrink(1.0);
        let spot = Spot::Exploration(index);
        note(ui.ctx(), Anchor::Exploration(index), rect.center());
        let size = rect.size().min_elem();
        let canvas = &mut scene.canvas;
        let Some(tile) = tile else {
            let stroke = Stroke::new(1.0, palette::EDGE);
            canvas.outline(art::hexagon(rect.center(), 0.5 * size), stroke);
            continue;
        };
        let ground = Color32::from_rgb(206, 112, 52);
        let corners = art::hexagon(rect.center(), 0.54 * size);
        canvas.polygon(corners, ground, Stroke::new(1.2, palette::ENAMEL));
        let marks = art::effect(state.components.discovery(tile).does);
        art::row(canvas, rect.center(), (0.5 * size, 0.9 * size), &marks);
        scene.light_if_meant(desk, spot, rect, 8);
        let about = About {
            name: &|ui| names::capital(names::discovery(ui, state, tile)),
            help: &|ui| {
                let left = state.discovery_stack.len();
                t!(ui, "board-exploration-help", left)
            },
            rule: "9.8",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
}

/// The Blueprint display: two rows of six, or one large one while the other is empty.
fn display_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    for (card, index) in state.display.iter().copied().zip(0_u8..) {
        let (row, rows) = match state.display[6..].iter().all(Option::is_none) {
            true => (0, 1),
            false => (usize::from(index / 6), 2),
        };
        if index >= 6 && rows == 1 {
            break;
        }
        let place = line(room, row, rows);
        let rect = column(place, usize::from(index % 6), 6).shrink(1.5);
        note(ui.ctx(), Anchor::Display(index), rect.center());
        let Some(card) = card else {
            let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.5));
            scene.canvas.border(rect, 5, stroke);
            continue;
        };
        blueprint(scene, rect, card, false);
        let spot = Spot::Display(card);
        scene.light_if_meant(desk, spot, rect, 5);
        let about = About {
            name: &|ui| t!(ui, "board-display-card", card: names::card(state, card)),
            help: &|ui| names::card_about(ui, state, card),
            rule: "4.2",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
}
