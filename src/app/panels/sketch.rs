//! Plain drawings of planets, tiles and the station.

use crate::app::theme::{Icon, TerrainColors, number, tokens};
use crate::game::board::cells::SIDE;
use crate::game::{Board, Cell, CellSet, Orientation, Terrain, Tile};
use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

/// Where the cells of a planet lie on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    origin: Pos2,
    /// Edge of a cell in points.
    pub cell: f32,
}

impl Grid {
    /// The largest grid with a margin of one cell for medals at the right and below, centred in `rect`.
    pub fn within(rect: Rect) -> Self {
        let cell = (rect.width().min(rect.height()) / (f32::from(SIDE) + 1.0)).floor().max(4.0);
        let size = Vec2::splat(cell * (f32::from(SIDE) + 1.0));
        Self { origin: rect.center() - size / 2.0, cell }
    }

    /// Where `cell` lies.
    pub fn rect(&self, cell: Cell) -> Rect {
        let corner = self.origin + vec2(f32::from(cell.column()), f32::from(cell.row())) * self.cell;
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// The cell at `place`.
    pub fn cell_at(&self, place: Pos2) -> Option<Cell> {
        let at = (place - self.origin) / self.cell;
        if at.x < 0.0 || at.y < 0.0 { None } else { Cell::new(at.x as u8, at.y as u8) }
    }
}

pub fn colors(terrain: Terrain) -> &'static TerrainColors {
    let terrains = &tokens().terrain;
    match terrain {
        Terrain::Civ => &terrains.civ,
        Terrain::Water => &terrains.water,
        Terrain::Biomass => &terrains.biomass,
        Terrain::Rover => &terrains.rover,
        Terrain::Tech => &terrains.tech,
        Terrain::Energy => &terrains.energy,
    }
}

pub fn icon(terrain: Terrain) -> Icon {
    match terrain {
        Terrain::Civ => Icon::Civ,
        Terrain::Water => Icon::Water,
        Terrain::Biomass => Icon::Biomass,
        Terrain::Rover => Icon::Rover,
        Terrain::Tech => Icon::Tech,
        Terrain::Energy => Icon::Energy,
    }
}

pub fn board(painter: &Painter, grid: &Grid, board: &Board) {
    let data = board.data();
    for cell in data.cells {
        let rect = grid.rect(cell);
        let ground =
            if data.ice.contains(cell) { Color32::from_rgb(120, 150, 180) } else { Color32::from_rgb(92, 70, 60) };
        match board.terrain_at(cell) {
            Some(terrain) => {
                painter.rect_filled(rect, 0.0, colors(terrain).fill);
                if board.symbols.contains(cell) {
                    icon(terrain).paint(painter, rect.shrink(grid.cell * 0.2), colors(terrain).glyph);
                }
            }
            None => {
                painter.rect_filled(rect, 0.0, ground);
                painter.rect_stroke(rect, 0.0, Stroke::new(0.5, Color32::BLACK), StrokeKind::Inside);
            }
        }
        let piece = |set: CellSet, icon: Icon, color: Color32| {
            if set.contains(cell) {
                painter.circle_filled(rect.center(), grid.cell * 0.4, Color32::from_black_alpha(160));
                icon.paint(painter, rect.shrink(grid.cell * 0.15), color);
            }
        };
        piece(board.lifepods, Icon::Lifepod, Color32::WHITE);
        piece(board.meteorites, Icon::Meteorite, Color32::LIGHT_RED);
        piece(board.rovers, Icon::Rover, Color32::GOLD);
    }
    for index in 0..SIDE {
        let at = |column: f32, row: f32| grid.origin + vec2(column + 0.5, row + 0.5) * grid.cell;
        let font = number(grid.cell * 0.4);
        let line = f32::from(index);
        let medal = |place: Pos2, value: u8| {
            painter.text(place, Align2::CENTER_CENTER, value.to_string(), font.clone(), tokens().color.accent);
        };
        medal(at(f32::from(SIDE), line), data.row_medals[usize::from(index)]);
        medal(at(line, f32::from(SIDE)), data.column_medals[usize::from(index)]);
    }
}

pub fn tile(painter: &Painter, corner: Pos2, size: f32, tile: Tile, orientation: Orientation, opacity: f32) {
    let footprint = tile.shape().footprint(orientation);
    for part in &footprint.cells {
        let place = corner + vec2(f32::from(part.column), f32::from(part.row)) * size;
        let rect = Rect::from_min_size(place, Vec2::splat(size));
        let colors = colors(tile.terrain_of(*part));
        painter.rect_filled(rect, 0.0, colors.fill.gamma_multiply(opacity));
        painter.rect_stroke(rect, 0.0, Stroke::new(1.0, colors.light), StrokeKind::Inside);
        if part.symbol {
            icon(tile.terrain_of(*part)).paint(painter, rect.shrink(size * 0.2), colors.glyph);
        }
        if part.meteor && tile.has_meteor() {
            Icon::Meteorite.paint(painter, rect.shrink(size * 0.25), colors.glyph);
        }
    }
}

/// `tile` in the middle of `rect`.
pub fn tile_within(painter: &Painter, rect: Rect, which: Tile, orientation: Orientation, opacity: f32) {
    let footprint = which.shape().footprint(orientation);
    let size = (rect.width() / 5.0).min(rect.height() / 5.0);
    let extent = vec2(f32::from(footprint.width), f32::from(footprint.height)) * size;
    tile(painter, rect.center() - extent / 2.0, size, which, orientation, opacity);
}

/// A point on a circle, a sixth of a turn for each `position`, position 0 at the bottom, clockwise.
pub fn around(center: Pos2, radius: f32, position: f32) -> Pos2 {
    let angle = std::f32::consts::FRAC_PI_2 + position * std::f32::consts::TAU / 6.0;
    pos2(center.x + radius * angle.cos(), center.y + radius * angle.sin())
}
