//! A tile of the station in any orientation, and a button with a tile.

use egui::{
    Color32, Painter, Pos2, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::card_parts::brightness;
use super::looks::{Joined, Piece, paint_pieces};
use crate::text::{Language, Speaks as _, describe};
use kit::theme::{body, tokens};
use kit::widgets::Canvas;
use rules::board::{Footprint, FootprintCell};
use rules::{Orientation, Shape, Tile};

/// The room around a tile in its button, in cells.
const MARGIN: f32 = 0.35;

/// A tile as a button.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, tile: rules::Tile) {
/// use planet_unknown_window::widgets::tile::TileButton;
/// if TileButton::new(tile).size(egui::vec2(90.0, 60.0)).selected(true).show(ui).clicked() {
///     // …
/// }
/// # }
/// ```
#[must_use = "a tile is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct TileButton {
    tile: Tile,
    orientation: Orientation,
    size: Vec2,
    selected: bool,
    enabled: bool,
    draggable: bool,
    hint: Option<String>,
}

impl TileButton {
    /// Returns a button with the tile as printed.
    pub fn new(tile: Tile) -> Self {
        Self {
            tile,
            orientation: Orientation::UPRIGHT,
            size: Vec2::splat(120.0),
            selected: false,
            enabled: true,
            draggable: false,
            hint: None,
        }
    }

    kit::setters! {
        /// Sets the orientation of the tile.
        orientation: Orientation,
        /// Sets the size of the button; the tile is as large as fits into it in any orientation.
        size: Vec2,
        /// Shows the tile as picked.
        selected: bool,
        /// Sets whether the button is enabled; otherwise, the tile is shown but cannot be clicked.
        enabled: bool,
        /// Sets whether the tile can be dragged out of the button.
        draggable: bool,
    }

    /// Sets more text for assistive technology, such as the key that picks the tile, or why it cannot be placed.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Draws the button and returns its response.
    pub fn show(self, ui: &mut Ui) -> Response {
        let cells = longest_edge(self.tile) + 2.0 * MARGIN;
        let cell = (self.size.min_elem() / cells).max(1.0);
        let sense = match (self.enabled, self.draggable) {
            (true, true) => Sense::click_and_drag(),
            (true, false) => Sense::click(),
            (false, _) => Sense::hover(),
        };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        self.describe(ui.language(), &response);
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, cell, &response);
        }
        response
    }

    fn describe(&self, language: Language, response: &Response) {
        let name = || tile_name(language, self.tile);
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, self.enabled, self.selected, name())
        });
        if let Some(hint) = &self.hint {
            response
                .ctx
                .accesskit_node_builder(response.id, |node| node.set_description(hint.as_str()));
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, cell: f32, response: &Response) {
        let color = &tokens().color;
        let lit = brightness(ui, response, self.enabled);
        let border = tokens().shape.border;
        let (fill, width, line) = match self.selected {
            true => (color.pressed, 2.0, color.accent),
            false => (
                color.inset.lerp_to_gamma(color.hover, lit),
                border,
                color.line,
            ),
        };
        let frame = Stroke::new(width, line.lerp_to_gamma(color.accent, lit));
        ui.painter()
            .rect(rect, tokens().shape.radius, fill, frame, StrokeKind::Inside);
        let mut canvas = Canvas::new(ui.ctx(), cell);
        let center = rect.center() - vec2(0.0, 0.06 * cell * lit);
        paint_tile(&mut canvas, self.tile, self.orientation, center, cell);
        if !self.enabled {
            canvas.fade(0.38);
        }
        canvas.paint(ui.painter());
    }
}

/// Draws the shapes that reasons name by letters.
pub fn shapes_ui(ui: &mut Ui, shapes: &[Shape]) {
    if shapes.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        for shape in shapes {
            let ink = tokens().color.text_dim;
            ui.label(
                RichText::new(shape.name())
                    .font(body(tokens().text.small))
                    .color(ink),
            );
            paint_shape(ui, *shape, ink);
        }
    });
}

/// Draws the outline of a shape as small as a line of text.
fn paint_shape(ui: &mut Ui, shape: Shape, ink: Color32) {
    let (cell, footprint) = (7.0, shape.footprint(Orientation::UPRIGHT));
    let (rect, _) = ui.allocate_exact_size(extent(footprint, cell), Sense::hover());
    for part in &footprint.cells {
        let square = square(part, rect.min, cell).shrink(0.5);
        ui.painter().rect_filled(square, 1.0, ink);
    }
}

/// The size of the bounding box of a footprint whose cells have this edge.
pub(super) fn extent(footprint: &Footprint, cell: f32) -> Vec2 {
    cell * vec2(footprint.width.into(), footprint.height.into())
}

/// The square of a part of a footprint whose bounding box begins at `origin`.
pub(super) fn square(part: &FootprintCell, origin: Pos2, cell: f32) -> Rect {
    let corner = origin + cell * vec2(part.column.into(), part.row.into());
    Rect::from_min_size(corner, Vec2::splat(cell))
}

/// A tile's name for assistive technology: its shape, its terrains and whether a meteor is on it.
pub fn tile_name(language: Language, tile: Tile) -> String {
    describe::capitalised(&describe::tile(&language, tile))
}

/// The longest edge of the bounding box of a tile, in cells; the same in every orientation.
pub(super) fn longest_edge(tile: Tile) -> f32 {
    let footprint = tile.shape().footprint(Orientation::UPRIGHT);
    f32::from(footprint.width.max(footprint.height)).min(4.0)
}

/// Paints a tile around a point.
pub(super) fn paint_tile(
    canvas: &mut Canvas,
    tile: Tile,
    orientation: Orientation,
    center: Pos2,
    cell: f32,
) {
    let origin = center - extent(tile.shape().footprint(orientation), cell) / 2.0;
    let pieces = footprint_pieces(tile, orientation, origin, cell, tokens().paint.rim);
    paint_pieces(canvas, &pieces);
}

/// Paints a tile in the hand, with the top left corner of its bounding box at `origin`.
pub fn paint_held(painter: &Painter, tile: (Tile, Orientation), origin: Pos2, cell: f32) {
    paint_loose(painter, tile, origin, cell, (tokens().color.good, 0.86));
}

/// Paints a tile that is not laid yet, with a rim of this colour and so opaque. `origin` is that of [`paint_held`].
pub(super) fn paint_loose(
    painter: &Painter,
    (tile, orientation): (Tile, Orientation),
    origin: Pos2,
    cell: f32,
    (rim, opacity): (Color32, f32),
) {
    let mut canvas = Canvas::new(painter.ctx(), cell);
    let pieces = footprint_pieces(tile, orientation, origin, cell, rim);
    paint_pieces(&mut canvas, &pieces);
    canvas.fade(opacity);
    canvas.paint(painter);
}

/// The cells of a tile with the top left corner of its bounding box at `origin`.
pub(super) fn footprint_pieces(
    tile: Tile,
    orientation: Orientation,
    origin: Pos2,
    cell: f32,
    rim: Color32,
) -> Vec<Piece> {
    let cells = &tile.shape().footprint(orientation).cells;
    let has = |column: i16, row: i16| {
        cells
            .iter()
            .any(|at| (i16::from(at.column), i16::from(at.row)) == (column, row))
    };
    let piece = |part: &FootprintCell| {
        let (column, row) = (i16::from(part.column), i16::from(part.row));
        Piece {
            rect: square(part, origin, cell),
            terrain: tile.terrain_of(*part),
            joined: Joined {
                left: has(column - 1, row),
                up: has(column, row - 1),
                right: has(column + 1, row),
                down: has(column, row + 1),
            },
            symbol: part.symbol,
            meteor: (part.meteor && tile.has_meteor()).then_some(Color32::WHITE),
            rim,
        }
    };
    cells.iter().map(piece).collect()
}
