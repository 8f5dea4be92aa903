//! Small pictures for the cards that explain something when it happens for the first time.

use egui::{Align, Direction, Layout, Rect, Ui, UiBuilder, vec2};

use super::EDGE;
use super::boards::{self, CIV_ENERGY, WATER_ROVER, cells, halves, lay, part_ui};
use super::pieces;
use crate::app::text::describe::event_card_title;
use crate::app::theme::tokens;
use crate::app::widgets::board::BoardView;
use crate::app::widgets::event_card::event_card_chip;
use crate::app::widgets::symbol::{benefit_symbol, terrain_symbol};
use crate::game::{
    Benefit, Board, CellSet, EventCard, Orientation, PlanetId, Shape, Terrain, Tile,
};

/// The painter of the picture of this name, if there is one.
pub(super) fn named(name: &str) -> Option<fn(&mut Ui, Rect)> {
    let painter = match name {
        "first-energy" => {
            |ui: &mut Ui, rect: Rect| boards::energy_in(ui, rect, (1.6, 4.7, 8.2, 2.9))
        }
        "first-rover" => rover,
        "first-movement" => {
            |ui: &mut Ui, rect: Rect| boards::rover_in(ui, rect, (2.0, 1.9, 9.4, 3.3))
        }
        "first-meteorite" => meteorite,
        "first-lifepod-lost" => lifepod,
        "first-boost" => boost,
        "first-patch" => |ui: &mut Ui, rect: Rect| boards::patch_in(ui, rect, (1.8, 3.7, 9.6, 3.4)),
        "first-card" => {
            |ui: &mut Ui, rect: Rect| symbols(ui, rect, [1, 2, 3, 4].map(Benefit::CivMilestone))
        }
        "first-tech" => {
            |ui: &mut Ui, rect: Rect| symbols(ui, rect, [1, 2, 3, 4].map(Benefit::TechMilestone))
        }
        "first-event" => event_card,
        "first-command" => station,
        "first-last-round" => {
            |ui: &mut Ui, rect: Rect| boards::medals_in(ui, rect, (-0.95, -0.95, 12.0, 4.2))
        }
        _ => return None,
    };
    Some(painter)
}

/// A rover on a cell of the tile that has just been placed.
fn rover(ui: &mut Ui, rect: Rect) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::T4, WATER_ROVER, false),
        Orientation::UPRIGHT,
        (5, 3),
    );
    board.rovers = cells([(6, 4)]);
    let free = board.last_tile.without(board.rovers);
    part_ui(
        ui,
        rect,
        (2.6, 2.6, 8.0, 2.8),
        BoardView::new(&board).highlight(free),
    );
}

/// A meteorite, with the row that it blocks.
fn meteorite(ui: &mut Ui, rect: Rect) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::O4, WATER_ROVER, true),
        Orientation::UPRIGHT,
        (6, 3),
    );
    board.meteorites = board.meteor_symbols;
    let Some(at) = board.meteorites.into_iter().next() else {
        return;
    };
    let row = CellSet::row(at.row()) & board.data().cells;
    part_ui(
        ui,
        rect,
        (2.5, 2.3, 9.0, 3.2),
        BoardView::new(&board).strong(row),
    );
}

/// A lifepod, and a tile that covers it.
fn lifepod(ui: &mut Ui, rect: Rect) {
    let mut board = Board::new(PlanetId::STANDARD);
    let Some(pod) = board.lifepods.into_iter().next() else {
        return;
    };
    let [before, after] = halves(rect);
    let (left, top) = (f32::from(pod.column()) - 1.6, f32::from(pod.row()) - 0.8);
    let part = (left, top, 4.0, 3.0);
    part_ui(ui, before, part, BoardView::new(&board));
    lay(
        &mut board,
        Tile::new(Shape::O4, CIV_ENERGY, false),
        Orientation::UPRIGHT,
        (pod.column().saturating_sub(1), pod.row()),
    );
    let lost = BoardView::new(&board).highlight(CellSet::from_iter([pod]));
    part_ui(ui, after, part, lost.perilous(true));
}

/// A synergy boost, and the trackers of which it moves one.
fn boost(ui: &mut Ui, rect: Rect) {
    const TERRAINS: [Terrain; 5] = [
        Terrain::Civ,
        Terrain::Water,
        Terrain::Biomass,
        Terrain::Rover,
        Terrain::Tech,
    ];
    row(ui, rect, 1.0 + TERRAINS.len() as f32, |ui| {
        benefit_symbol(ui, Benefit::Boost, EDGE);
        for terrain in TERRAINS {
            terrain_symbol(ui, terrain, EDGE);
        }
    });
}

/// The signs of fields with these benefits.
fn symbols(ui: &mut Ui, rect: Rect, benefits: [Benefit; 4]) {
    row(ui, rect, benefits.len() as f32, |ui| {
        for benefit in benefits {
            benefit_symbol(ui, benefit, EDGE);
        }
    });
}

/// The sign of an event card in the bar at the top.
fn event_card(ui: &mut Ui, rect: Rect) {
    if let Some(card) = EventCard::new(14) {
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            ui.with_layout(Layout::centered_and_justified(Direction::TopDown), |ui| {
                event_card_chip(ui, card, &event_card_title(ui, card), rect.width());
            });
        });
    }
}

/// The station.
fn station(ui: &mut Ui, rect: Rect) {
    let edge = rect.height();
    let square = Rect::from_center_size(rect.center(), vec2(edge, edge));
    ui.scope_builder(UiBuilder::new().max_rect(square), |ui| {
        pieces::station(ui, square)
    });
}

/// Draws `count` symbols in a row in the middle.
fn row(ui: &mut Ui, rect: Rect, count: f32, symbols: impl FnOnce(&mut Ui)) {
    let gap = tokens().space.s;
    let size = vec2(count * EDGE + (count - 1.0) * gap, EDGE);
    let place = Rect::from_center_size(rect.center(), size);
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        symbols(ui);
    });
}
