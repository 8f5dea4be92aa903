//! Pictures of boards, which stand in `assets/art/boards.ron`.

use std::collections::HashMap;
use std::sync::LazyLock;

use egui::{Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use serde::Deserialize;

use crate::widgets::board::{BoardView, Ghost, GhostPiece, Grid};
use kit::theme::sizes::stroke;
use kit::theme::tokens;
use rules::{Board, Cell, CellSet, Orientation, PlanetId, Shape, Terrain, Tile};

/// The pictures by their names.
static BOARDS: LazyLock<HashMap<String, Boards>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../../../assets/art/boards.ron"))
        .expect("the embedded boards parse")
});

/// A picture of one board, or of two side by side.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Boards {
    /// The ideal size, in points.
    pub(super) size: (f32, f32),
    boards: Vec<Scene>,
}

/// A board and what is marked on it.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Scene {
    /// The part of the board that is shown, in cells: its left, its top, its width and its height.
    part: Option<(f32, f32, f32, f32)>,
    tiles: Vec<Laid>,
    patches: Vec<Cell>,
    rovers: Vec<Cell>,
    /// Whether all meteors of the tiles have struck.
    meteorites: bool,
    strong: Option<Marked>,
    chosen: Option<Marked>,
    /// Whether something is lost on the chosen cells.
    perilous: bool,
    /// A tile in the hand, and whether it may lie there.
    held: Option<(Laid, bool)>,
    /// How many steps of the rovers show what they cost.
    steps: u8,
}

/// A tile: its shape, its terrains, whether it has a meteor, and its anchor.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Laid(Shape, (Terrain, Terrain), bool, Cell);

/// Cells that are marked.
#[derive(Debug, Clone, Copy, Deserialize)]
enum Marked {
    /// The planet edge.
    Edge,
    /// The ice under the last tile.
    Ice,
    /// The area around a cell.
    Area(Terrain, Cell),
    /// A row.
    Row(u8),
    /// The cells of the last tile without a rover.
    Free,
    /// One cell.
    One(Cell),
}

/// The picture of this name, if it is one of boards.
pub(super) fn named(name: &str) -> Option<&'static Boards> {
    BOARDS.get(name)
}

/// Paints a planet before the first tile.
pub(super) fn planet(ui: &mut Ui, rect: Rect, planet: PlanetId) {
    whole_ui(ui, rect, BoardView::new(&Board::new(planet)));
}

impl Boards {
    /// Paints the boards.
    pub(super) fn paint(&self, ui: &mut Ui, rect: Rect) {
        let gap = tokens().space.s;
        let (left, right) = rect.split_left_right_at_fraction(0.5);
        let halves = [
            left.with_max_x(left.right() - gap),
            right.with_min_x(right.left() + gap),
        ];
        match &self.boards[..] {
            [one] => one.paint(ui, rect),
            two => (two.iter().zip(halves)).for_each(|(scene, half)| scene.paint(ui, half)),
        }
    }
}

impl Scene {
    fn paint(&self, ui: &mut Ui, rect: Rect) {
        let board = self.board();
        let cells = |marked: Option<Marked>| marked.map(|cells| cells.on(&board));
        let ghost = self.held.map(|(laid, legal)| Ghost {
            what: GhostPiece::Tile(laid.tile(), Orientation::UPRIGHT),
            anchor: laid.3,
            legal,
            pinned: true,
        });
        let costs = self.costs(&board);
        let view = BoardView::new(&board)
            .strong(cells(self.strong).unwrap_or_default())
            .highlight(cells(self.chosen).unwrap_or_default())
            .perilous(self.perilous)
            .ghost(ghost)
            .costs(&costs);
        let Some((left, top, width, height)) = self.part else {
            return whole_ui(ui, rect, view);
        };
        let part = Rect::from_min_size(pos2(left, top), vec2(width, height));
        let whole = Grid::around(rect, part, ui.pixels_per_point());
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(rect.left() as i32));
        inner.shrink_clip_rect(rect);
        whole_ui(&mut inner, whole, view);
        let stroke = Stroke::new(stroke::HAIR, tokens().color.line_strong);
        ui.painter()
            .rect_stroke(rect, tokens().shape.radius_s, stroke, StrokeKind::Inside);
    }

    fn board(&self) -> Board {
        let mut board = Board::new(PlanetId::STANDARD);
        for laid in &self.tiles {
            board.lay_tile(laid.tile(), Orientation::UPRIGHT, laid.3);
        }
        for cell in &self.patches {
            board.lay_patch(*cell);
        }
        board.rovers = self.rovers.iter().copied().collect();
        if self.meteorites {
            board.meteorites = board.meteor_symbols;
        }
        board
    }

    /// The cells that the rovers reach, with what that costs.
    fn costs(&self, board: &Board) -> Vec<(Cell, u8)> {
        let (mut reached, mut costs) = (board.rovers, Vec::new());
        for cost in 1..=self.steps {
            let around = board.data().steps(reached, false).without(reached);
            costs.extend(around.into_iter().map(|cell| (cell, cost)));
            reached |= around;
        }
        costs
    }
}

impl Laid {
    fn tile(self) -> Tile {
        let Self(shape, (first, second), meteor, _) = self;
        let is_it = |tile: &Tile| tile.terrains() == [first, second] && tile.has_meteor() == meteor;
        Tile::of_shape(shape).find(is_it).unwrap_or_default()
    }
}

impl Marked {
    fn on(self, board: &Board) -> CellSet {
        match self {
            Self::Edge => board.data().edge,
            Self::Ice => board.data().ice & board.last_tile,
            Self::Area(terrain, cell) => board.area_of(terrain, cell),
            Self::Row(row) => CellSet::row(row) & board.data().cells,
            Self::Free => board.last_tile.without(board.rovers),
            Self::One(cell) => CellSet::from_iter([cell]),
        }
    }
}

fn whole_ui(ui: &mut Ui, rect: Rect, view: BoardView<'_>) {
    let id = ui.unique_id().with("board");
    view.thumbnail().show_within(ui, rect, id);
}
