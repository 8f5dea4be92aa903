//! Where the parts of the table lie.

use egui::{Pos2, Rect, Vec2, vec2};
pub(crate) use kit::frame::{column, line};
use on_mars::{Board, HexId};

/// The size of the table for which fonts and pieces are measured, in points.
const USUAL: Vec2 = Vec2::new(1264.0, 640.0);

/// Where the parts of the table lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Layout {
    /// The whole table.
    pub(crate) room: Rect,
    /// How much larger than usual it is.
    pub(crate) scale: f32,
    /// The Turn Order track, Missions and the Shuttle, along the top.
    pub(crate) track: Rect,
    /// The orbit, at the left.
    pub(crate) orbit: Rect,
    /// The map, in the middle.
    pub(crate) map: Rect,
    /// The colony, at the right.
    pub(crate) colony: Rect,
    /// The others, folded at the edge.
    pub(crate) others: Rect,
    /// What a choice would bring, in a line.
    pub(crate) preview: Rect,
    /// The own board.
    pub(crate) own: Rect,
}

impl Layout {
    /// The parts of a table in `room`.
    pub(crate) fn new(room: Rect) -> Self {
        let (width, height) = (room.width(), room.height());
        let scale = (width / USUAL.x).min(height / USUAL.y).clamp(0.9, 3.0);
        let gap = 4.0;
        let track = 38.0 * scale;
        let below = (0.325 * height).max(196.0);
        let preview = 22.0 * scale;
        let others = 44.0 * scale;
        let side = (0.262 * width).clamp(300.0, 560.0 * scale);
        let middle = Rect::from_x_y_ranges(
            room.x_range(),
            room.top() + track + gap..=room.bottom() - below - preview,
        );
        let colony = middle.with_max_x(room.right() - others - gap);
        Self {
            room,
            scale,
            track: room.with_max_y(room.top() + track),
            orbit: middle.with_max_x(room.left() + side),
            map: middle
                .with_min_x(room.left() + side + gap)
                .with_max_x(colony.right() - side - gap),
            colony: colony.with_min_x(colony.right() - side),
            others: middle.with_min_x(room.right() - others),
            preview: Rect::from_x_y_ranges(
                room.x_range(),
                middle.bottom()..=middle.bottom() + preview,
            ),
            own: room.with_min_y(room.bottom() - below),
        }
    }

    /// The size of a font that is so large at the usual size of the table.
    pub(crate) fn font(&self, size: f32) -> f32 {
        (size * self.scale.sqrt()).max(14.0)
    }
}

/// How the map is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Look {
    /// 1 shows the whole map.
    pub(crate) zoom: f32,
    /// How far it is moved, in points.
    pub(crate) pan: Vec2,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            zoom: 1.0,
            pan: Vec2::ZERO,
        }
    }
}

/// The hexes of the map on the screen: flat top, axial.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hexes {
    /// The distance from the middle of a hex to its corners.
    pub(crate) size: f32,
    origin: Pos2,
}

/// The middle of a hex of size 1.
fn unit((q, r): (i8, i8)) -> Vec2 {
    let (q, r) = (f32::from(q), f32::from(r));
    vec2(1.5 * q, 3.0_f32.sqrt() * (r + q / 2.0))
}

impl Hexes {
    /// The hexes of a board in a room.
    pub(crate) fn new(room: Rect, board: &Board, look: Look) -> Self {
        let middles = board.hexes.iter().map(|hex| unit(*hex).to_pos2());
        let all = Rect::from_points(&middles.collect::<Vec<_>>());
        let need = all.size() + vec2(2.0, 3.0_f32.sqrt());
        let fit = (room.size() - Vec2::splat(6.0)) / need;
        let size = fit.min_elem() * look.zoom;
        let origin = room.center() + look.pan - size * all.center().to_vec2();
        Self { size, origin }
    }

    /// The middle of a hex.
    pub(crate) fn at(&self, board: &Board, hex: HexId) -> Pos2 {
        let place = board.hexes.get(hex.index()).copied().unwrap_or_default();
        self.origin + self.size * unit(place)
    }

    /// The rectangle of a hex that overlaps no other.
    pub(crate) fn rect(&self, board: &Board, hex: HexId) -> Rect {
        let size = vec2(1.5 * self.size, 3.0_f32.sqrt() * self.size);
        Rect::from_center_size(self.at(board, hex), size)
    }
}

/// Splits a rectangle at a share of its height.
pub(crate) fn split(rect: Rect, share: f32) -> [Rect; 2] {
    let at = rect.top() + share * rect.height();
    [rect.with_max_y(at), rect.with_min_y(at)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use on_mars::Components;

    /// on-mars §2.1
    #[test]
    fn the_whole_map_is_seen_at_the_least_size_with_hexes_large_enough_for_pieces() {
        let room = Rect::from_min_size(Pos2::ZERO, USUAL);
        let layout = Layout::new(room);
        let components = Components::standard();
        let board = components.board();
        let hexes = Hexes::new(layout.map, board, Look::default());
        for hex in board.all.iter() {
            assert!(layout.map.contains_rect(hexes.rect(board, hex)), "{hex:?}");
        }
        assert!(hexes.rect(board, HexId(0)).size().min_elem() >= 32.0);
    }
}
