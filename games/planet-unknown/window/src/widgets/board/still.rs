//! The static part of a board: the planet, its cells, tiles, patches and pieces, as one kept layer.

use egui::{Color32, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::{BoardResponse, BoardView, Grid, face, outline};
use crate::art::{Painting, half_span, planet_texture};
use crate::widgets::looks::{Joined, Piece, meteor_place, paint_pieces, terrain_colors};
use kit::theme::{Icon, tokens};
use kit::widgets::Canvas;
use kit::widgets::{Layer, paint_kept};
use rules::{Board, Cell, CellSet, Terrain};

/// What the painting depends on.
type Inputs = (Board, Grid, Color32);

/// Paints the planet and everything on it.
pub(super) fn paint(view: &BoardView<'_>, ui: &Ui, shown: &BoardResponse) {
    let grid = shown.grid;
    let planet = view.board.planet_id();
    let edge = 2.0 * half_span(planet) * grid.cell();
    let rect = Rect::from_center_size(grid.center(), Vec2::splat(edge));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    if let Some(texture) = planet_texture(ui.ctx(), planet, edge) {
        ui.painter().image(texture, rect, whole, Color32::WHITE);
    }
    let id = shown.response.id.with("still");
    let inputs = (view.board.clone(), shown.grid, view.color());
    paint_kept(ui.painter(), id, inputs, |inputs| vec![draw(ui, inputs)]);
}

fn draw(ui: &Ui, (board, grid, seat_color): &Inputs) -> Layer {
    let grid = *grid;
    let mut canvas = Canvas::new(ui.ctx(), grid.cell());
    for cell in board.empty() {
        paint_bare(&mut canvas, board, grid.rect(cell), cell);
    }
    face::paint_marks(&mut canvas, board, grid);
    let width = (0.055 * grid.cell()).max(1.2);
    let strokes = [
        Stroke::new(2.2 * width, tokens().paint.shore_dark),
        Stroke::new(width, tokens().paint.shore),
    ];
    for stroke in strokes {
        for edge in outline::edges(board.data().cells, grid, 0.0) {
            canvas.line(edge, stroke);
        }
    }
    face::paint_forbidden(&mut canvas, board, grid);
    let tiles = board.tiles().into_iter();
    let pieces: Vec<Piece> = tiles.filter_map(|cell| piece(board, grid, cell)).collect();
    paint_pieces(&mut canvas, &pieces);
    for cell in board.patches {
        paint_patch(&mut canvas, board, grid.rect(cell), cell);
    }
    face::paint_parts(&mut canvas, board, grid);
    for cell in board.meteorites {
        let (center, size) = meteor_place(grid.rect(cell), board.symbols.contains(cell));
        canvas.picture_at(Painting::Meteorite, center, size * 1.42, Color32::WHITE);
    }
    for cell in board.lifepods {
        let place = grid.rect(cell).expand(0.04 * grid.cell());
        canvas.picture(Painting::Lifepod, place, Color32::WHITE);
    }
    paint_rovers(&mut canvas, board, grid, (board.rovers, *seat_color));
    canvas.into_layer()
}

/// Paints an uncovered cell of ice or land.
fn paint_bare(canvas: &mut Canvas, board: &Board, rect: Rect, cell: Cell) {
    let ice = board.data().ice.contains(cell);
    if !ice {
        return canvas.picture(Painting::Land, rect, Color32::WHITE);
    }
    let turn = f32::from((cell.column() * 7 + cell.row() * 5) % 4) * std::f32::consts::FRAC_PI_2;
    canvas.turned_picture(Painting::Ice, rect, turn, Color32::WHITE);
}

/// A cell of a tile on the board.
fn piece(board: &Board, grid: Grid, cell: Cell) -> Option<Piece> {
    let terrain = board.terrain_at(cell)?;
    let from = |columns, rows, joined: fn(&Board, Cell) -> bool| {
        let other = cell.offset(columns, rows);
        other.is_some_and(|other| joined(board, other))
    };
    let joined = Joined {
        left: from(-1, 0, Board::is_joined_right),
        up: from(0, -1, Board::is_joined_down),
        right: board.is_joined_right(cell),
        down: board.is_joined_down(cell),
    };
    let rim = if board.last_tile.contains(cell) {
        tokens().color.accent
    } else {
        tokens().paint.rim
    };
    Some(Piece {
        rect: grid.rect(cell),
        terrain,
        joined,
        symbol: board.symbols.contains(cell),
        meteor: (board.meteor_symbols.contains(cell)).then_some(tokens().paint.spent),
        rim,
    })
}

/// Paints a patch: a hexagonal token with biomass on it.
fn paint_patch(canvas: &mut Canvas, board: &Board, rect: Rect, cell: Cell) {
    let size = rect.width();
    if !board.tiles().contains(cell) {
        let tint = terrain_colors(Terrain::Biomass).fill.gamma_multiply(0.45);
        canvas.rect(rect.shrink(0.05 * size), (0.12 * size) as u8, tint);
    }
    canvas.picture(Painting::Patch, rect, Color32::WHITE);
    let center = rect.center();
    canvas.picture_at(Icon::Biomass, center, 0.42 * size, Color32::BLACK);
}

/// Paints the rovers on these cells, in the colour of their owner.
pub(super) fn paint_rovers(
    canvas: &mut Canvas,
    board: &Board,
    grid: Grid,
    (cells, seat_color): (CellSet, Color32),
) {
    let taken = board.symbols | board.meteorites | board.lifepods;
    for cell in board.rovers & cells {
        let (aside, load) = (taken.contains(cell), board.loaded.contains(cell));
        paint_rover(canvas, grid.rect(cell), (aside, load), seat_color);
    }
}

/// Paints a rover on a disc of its owner's colour. It is `aside` if its cell shows something else as well, and its
/// `load` is a meteorite on its back (rules §8).
fn paint_rover(canvas: &mut Canvas, rect: Rect, (aside, load): (bool, bool), color: Color32) {
    let edge = rect.width();
    let (center, size) = match aside {
        true => (rect.left_top() + Vec2::splat(0.34 * edge), 0.64 * edge),
        false => (rect.center(), 0.88 * edge),
    };
    let below = center + vec2(0.02, 0.06) * edge;
    canvas.dot(below, size * 0.5, tokens().paint.piece_shade);
    // A dark and a light rim set it off from a cell of any colour.
    canvas.dot(center, size * 0.55, tokens().paint.seam);
    let ring = Stroke::new((0.07 * size).max(1.5), tokens().paint.rover_rim);
    canvas.circle(center, size * 0.49, color, ring);
    if !load {
        let middle = center - vec2(0.0, 0.02 * size);
        return canvas.art(Painting::Rover, middle, size * 0.80);
    }
    let middle = center + vec2(0.0, 0.10 * size);
    canvas.art(Painting::Rover, middle, size * 0.76);
    let above = center + vec2(0.05, -0.24) * size;
    canvas.art(Painting::Meteorite, above, size * 0.62);
}
