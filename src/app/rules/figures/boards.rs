//! Pictures of boards.

use egui::{Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::app::theme::sizes::stroke;
use crate::app::theme::tokens;
use crate::app::widgets::board::{BoardView, Ghost, GhostPiece, Grid};
use crate::game::{Board, Cell, CellSet, Orientation, PlanetId, Shape, Terrain, Tile};

/// The number of each pair of terrains.
pub(super) const CIV_ENERGY: u8 = 0;
const ENERGY_WATER: u8 = 1;
const ROVER_TECH: u8 = 2;
const TECH_BIOMASS: u8 = 3;
pub(super) const WATER_ROVER: u8 = 4;
const BIOMASS_CIV: u8 = 5;

/// A part of a board, in cells: its left, its top, its width and its height.
pub(super) type Part = (f32, f32, f32, f32);

/// Paints a planet before the first tile.
pub(super) fn planet(ui: &mut Ui, rect: Rect, planet: PlanetId) {
    whole_ui(ui, rect, BoardView::new(&Board::new(planet)));
}

/// Paints the cells of the planet edge.
pub(super) fn edge(ui: &mut Ui, rect: Rect) {
    let board = Board::new(PlanetId::STANDARD);
    whole_ui(ui, rect, BoardView::new(&board).strong(board.data().edge));
}

/// Paints a patch that joins biomass, and one alone.
pub(super) fn patch(ui: &mut Ui, rect: Rect) {
    patch_in(ui, rect, (2.0, 3.0, 7.0, 5.0));
}

/// As [`patch`], with this part of the board.
pub(super) fn patch_in(ui: &mut Ui, rect: Rect, part: Part) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::I4, BIOMASS_CIV, false),
        Orientation::UPRIGHT,
        (3, 4),
    );
    for cell in cells([(3, 5), (7, 6)]) {
        board.lay_patch(cell);
    }
    part_ui(ui, rect, part, BoardView::new(&board));
}

/// Paints a tile that touches another, and the same tile where it touches none.
pub(super) fn placement(ui: &mut Ui, rect: Rect) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::I4, ROVER_TECH, false),
        Orientation::UPRIGHT,
        (4, 1),
    );
    for (half, (row, legal)) in halves(rect).into_iter().zip([(2, true), (3, false)]) {
        let what = GhostPiece::Tile(
            Tile::new(Shape::O4, CIV_ENERGY, false),
            Orientation::UPRIGHT,
        );
        let ghost = Cell::new(5, row).map(|anchor| Ghost {
            what,
            anchor,
            legal,
            pinned: true,
        });
        part_ui(
            ui,
            half,
            (3.0, 0.5, 6.0, 5.0),
            BoardView::new(&board).ghost(ghost),
        );
    }
}

/// Paints lifepods, a meteorite, and a rover beside it.
pub(super) fn lifepods(ui: &mut Ui, rect: Rect) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::O4, WATER_ROVER, true),
        Orientation::UPRIGHT,
        (7, 3),
    );
    board.meteorites = board.meteor_symbols;
    board.rovers = cells([(8, 4)]);
    part_ui(ui, rect, (5.0, 1.0, 6.0, 4.0), BoardView::new(&board));
}

/// Paints water on ice, and ice under the other terrain.
pub(super) fn water(ui: &mut Ui, rect: Rect) {
    for (half, row) in halves(rect).into_iter().zip([2, 3]) {
        let mut board = Board::new(PlanetId::STANDARD);
        lay(
            &mut board,
            Tile::new(Shape::O4, WATER_ROVER, false),
            Orientation::UPRIGHT,
            (8, row),
        );
        let ice = board.data().ice & board.last_tile;
        part_ui(
            ui,
            half,
            (5.5, 0.8, 6.0, 5.0),
            BoardView::new(&board).strong(ice),
        );
    }
}

/// Paints the energy of a new tile that joins older energy.
pub(super) fn energy(ui: &mut Ui, rect: Rect) {
    energy_in(ui, rect, (1.5, 4.5, 8.0, 4.0));
}

/// As [`energy`], with this part of the board.
pub(super) fn energy_in(ui: &mut Ui, rect: Rect, part: Part) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::I4, CIV_ENERGY, false),
        Orientation::UPRIGHT,
        (2, 6),
    );
    lay(
        &mut board,
        Tile::new(Shape::I4, ROVER_TECH, false),
        Orientation::UPRIGHT,
        (5, 7),
    );
    lay(
        &mut board,
        Tile::new(Shape::O4, ENERGY_WATER, false),
        Orientation::UPRIGHT,
        (6, 5),
    );
    let area = Cell::new(6, 6)
        .map(|cell| board.area_of(Terrain::Energy, cell))
        .unwrap_or_default();
    part_ui(ui, rect, part, BoardView::new(&board).strong(area));
}

/// Paints the cost for a rover to reach the cells around it.
pub(super) fn rover(ui: &mut Ui, rect: Rect) {
    rover_in(ui, rect, (3.0, 1.0, 7.0, 7.0));
}

/// As [`rover`], with this part of the board.
pub(super) fn rover_in(ui: &mut Ui, rect: Rect, part: Part) {
    let mut board = Board::new(PlanetId::STANDARD);
    lay(
        &mut board,
        Tile::new(Shape::F, TECH_BIOMASS, false),
        Orientation::UPRIGHT,
        (5, 2),
    );
    board.rovers = cells([(6, 4)]);
    let (mut reached, mut costs) = (board.rovers, Vec::new());
    for cost in 1..=3 {
        let around = board.planet().steps(reached, false).without(reached);
        costs.extend(around.into_iter().map(|cell| (cell, cost)));
        reached |= around;
    }
    part_ui(ui, rect, part, BoardView::new(&board).costs(&costs));
}

/// Paints a complete row, a blocked one, and open ones.
pub(super) fn medals(ui: &mut Ui, rect: Rect) {
    medals_in(ui, rect, (-0.95, -0.95, 13.9, 7.5));
}

/// As [`medals`], with this part of the board.
pub(super) fn medals_in(ui: &mut Ui, rect: Rect, part: Part) {
    let mut board = Board::new(PlanetId::STANDARD);
    let pieces = [
        (Shape::I4, CIV_ENERGY, false, (4, 1)),
        (Shape::I4, ROVER_TECH, false, (2, 2)),
        (Shape::I4, ENERGY_WATER, true, (6, 2)),
        (Shape::O4, BIOMASS_CIV, false, (3, 3)),
    ];
    for (shape, pair, meteor, anchor) in pieces {
        lay(
            &mut board,
            Tile::new(shape, pair, meteor),
            Orientation::UPRIGHT,
            anchor,
        );
    }
    for cell in cells([(3, 1), (8, 1)]) {
        board.lay_patch(cell);
    }
    board.meteorites = board.meteor_symbols;
    part_ui(ui, rect, part, BoardView::new(&board));
}

/// Places a tile of a scene. All anchors of scenes are within the grid.
pub(super) fn lay(
    board: &mut Board,
    tile: Tile,
    orientation: Orientation,
    (column, row): (u8, u8),
) {
    if let Some(anchor) = Cell::new(column, row) {
        board.lay_tile(tile, orientation, anchor);
    }
}

pub(super) fn cells<const COUNT: usize>(places: [(u8, u8); COUNT]) -> CellSet {
    places
        .into_iter()
        .filter_map(|(column, row)| Cell::new(column, row))
        .collect()
}

/// The left and the right half of a picture, with a gap between them.
pub(super) fn halves(rect: Rect) -> [Rect; 2] {
    let gap = tokens().space.s;
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    [
        left.with_max_x(left.right() - gap),
        right.with_min_x(right.left() + gap),
    ]
}

fn whole_ui(ui: &mut Ui, rect: Rect, view: BoardView<'_>) {
    let id = ui.unique_id().with("board");
    view.thumbnail().show_within(ui, rect, id);
}

/// Draws a part of a board.
pub(super) fn part_ui(
    ui: &mut Ui,
    rect: Rect,
    (left, top, width, height): Part,
    view: BoardView<'_>,
) {
    let part = Rect::from_min_size(pos2(left, top), vec2(width, height));
    let whole = Grid::around(rect, part, ui.pixels_per_point());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(rect.left() as i32));
    inner.shrink_clip_rect(rect);
    whole_ui(&mut inner, whole, view);
    let stroke = Stroke::new(stroke::HAIR, tokens().color.line_strong);
    ui.painter()
        .rect_stroke(rect, tokens().shape.radius_s, stroke, StrokeKind::Inside);
}
