//! The special features of a planet on its board: marks on special cells, chasms, bodies, forbidden symbols.
//!
//! The look is determined by the planet's features and its rules; no code here depends on a particular planet.

use egui::{Color32, Pos2, Rect, Stroke, Vec2, vec2};

use super::Grid;
use crate::art::{Painting, mean};
use crate::features::{self, Feature, Parts};
use crate::widgets::looks::paint_resource;
use kit::theme::tokens;
use kit::widgets::Canvas;
use rules::board::cell::SIDE;
use rules::{Board, Cell, CellSet, Terrain};

/// Paints marks on uncovered cells, so that their kinds differ by more than colour.
pub(super) fn paint_marks(canvas: &mut Canvas, board: &Board, grid: Grid) {
    for cell in board.empty().without(board.lifepods) {
        if let Some(feature) = features::feature(board.planet_id(), cell) {
            let (painting, size) = mark(feature);
            canvas.art(painting, grid.rect(cell).center(), size * grid.cell());
        }
    }
}

/// The mark of a feature and its size in cells.
const fn mark(feature: Feature) -> (Painting, f32) {
    match feature {
        Feature::City => (Painting::City, 0.94),
        Feature::Toxic => (Painting::Toxic, 0.62),
        Feature::Ring => (Painting::Ring, 0.66),
        Feature::Current => (Painting::Current, 0.62),
        Feature::Whirlpool => (Painting::Whirlpool, 0.98),
    }
}

/// Separates the parts of a planet: a glowing chasm between its sides, a line between its bodies. They are painted
/// above the tiles, so that they stay visible.
pub(super) fn paint_parts(canvas: &mut Canvas, board: &Board, grid: Grid) {
    let part = |cell| features::part(board.planet_id(), cell).map(|(_, mark)| mark);
    let borders = grid.borders(board.data().cells, |one, other| part(one) != part(other));
    match features::parts(board.planet_id()) {
        Some(Parts::Sides) => {
            paint_chasm(canvas, &borders, grid.cell());
            for pair in &board.data().gaps {
                let ends = pair.map(|cell| grid.rect(cell).center());
                paint_bridge(canvas, ends, grid.cell());
            }
        }
        Some(Parts::Bodies) => {
            let line = tokens().color.glow.gamma_multiply(0.75);
            for border in borders {
                canvas.line(border, Stroke::new((0.05 * grid.cell()).max(1.0), line));
            }
        }
        None => {}
    }
}

/// Paints a deep crack with fire at its bottom, exactly along the edges of cells.
fn paint_chasm(canvas: &mut Canvas, borders: &[[Pos2; 2]], cell: f32) {
    let layers = [
        (0.30, 0.30, tokens().paint.chasm_glow),
        (0.17, 0.04, tokens().paint.chasm),
        (0.085, 0.05, tokens().paint.lava),
        (0.03, 0.02, tokens().paint.lava_bright),
    ];
    for (width, blur, color) in layers {
        for [from, to] in borders {
            let rect = Rect::from_two_pos(*from, *to).expand(0.5 * width * cell);
            let corners = (0.4 * width * cell).min(4.0) as u8;
            canvas.soft_rect(rect, corners, blur * cell, color);
        }
    }
}

/// Paints a bridge over the chasm, from the middle of one cell towards that of another.
fn paint_bridge(canvas: &mut Canvas, [from, to]: [Pos2; 2], cell: f32) {
    let along = (to - from).normalized();
    let (across, middle) = (along.rot90(), from + (to - from) * 0.5);
    let plank = |length: f32, width: f32| -> Vec<Pos2> {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        corners
            .map(|(x, y)| middle + along * (x * length * cell) + across * (y * width * cell))
            .to_vec()
    };
    canvas.polygon(plank(0.36, 0.15), tokens().paint.bridge_edge, Stroke::NONE);
    canvas.polygon(plank(0.33, 0.11), tokens().paint.bridge, Stroke::NONE);
    for step in -2..=2_i8 {
        let at = middle + along * (f32::from(step) * 0.13 * cell);
        let ends = [at - across * (0.11 * cell), at + across * (0.11 * cell)];
        let pen = Stroke::new((0.03 * cell).max(0.8), tokens().paint.bridge_plank);
        canvas.line(ends, pen);
    }
}

/// The resource symbols that the planet forbids on some cells, with these cells.
fn forbidden(board: &Board) -> Vec<(Terrain, CellSet)> {
    let Some(restriction) = &board.data().tile_restriction else {
        return Vec::new();
    };
    let region = |terrain: Terrain| restriction.symbols[terrain as usize] & CellSet::GRID;
    let regions = Terrain::ALL.map(|terrain| (terrain, region(terrain)));
    let has_cells = |(_, region): &(Terrain, CellSet)| !region.is_empty();
    regions.into_iter().filter(has_cells).collect()
}

/// Paints the forbidden resource symbols of each region: crossed out beside the planet, where no tile hides them, and
/// faintly on the ground, with a dashed line between the regions.
pub(super) fn paint_forbidden(canvas: &mut Canvas, board: &Board, grid: Grid) {
    let all = forbidden(board);
    for (terrain, region) in &all {
        let size = if grid.cell() < 18.0 { 2.1 } else { 1.25 };
        let edge = size * grid.cell();
        paint_crossed(canvas, *terrain, outer_corner(grid, *region), edge);
    }
    let is_border = |one, other| {
        let parts = |region: CellSet| region.contains(one) != region.contains(other);
        all.iter().any(|(_, region)| parts(*region))
    };
    let pen = Stroke::new((0.055 * grid.cell()).max(1.2), tokens().paint.region_border);
    for [from, to] in grid.borders(board.empty(), is_border) {
        let at = |way: f32| from + (to - from) * way;
        for start in [0.08, 0.58] {
            canvas.line([at(start), at(start + 0.34)], pen);
        }
    }
}

/// The place near the corner of the square around a region that is farthest from the middle of the planet.
fn outer_corner(grid: Grid, region: CellSet) -> Pos2 {
    let half = f32::from(SIDE) / 2.0;
    let outwards = |of: fn(Cell) -> u8| half + (mean(region, of) - half).signum() * (half - 0.95);
    let at = vec2(outwards(Cell::column), outwards(Cell::row));
    grid.center() + (at - Vec2::splat(half)) * grid.cell()
}

/// Paints a resource symbol, crossed out.
fn paint_crossed(canvas: &mut Canvas, terrain: Terrain, center: Pos2, size: f32) {
    paint_resource(canvas, terrain, center, 0.86 * size);
    let red = tokens().color.bad;
    let reach = Vec2::splat(0.5 * size * std::f32::consts::FRAC_1_SQRT_2);
    let dark = Stroke::new(0.16 * size, tokens().paint.crossing);
    let ring = Stroke::new(0.09 * size, red);
    canvas.circle(center, 0.48 * size, Color32::TRANSPARENT, ring);
    canvas.line([center - reach * 0.9, center + reach * 0.9], dark);
    let pen = Stroke::new(0.09 * size, red);
    canvas.line([center - reach * 0.9, center + reach * 0.9], pen);
}
