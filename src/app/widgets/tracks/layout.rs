//! Where the parts of a corporation board lie.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::game::corporation::TOP;
use crate::game::{Field, Track};

/// Rows of fields: the sixteen of every track and the one above the rover track.
const ROWS: f32 = TOP as f32 + 2.0;
/// The most points that a row of fields takes.
const TALLEST_ROW: f32 = 38.0;

/// A corporation board on the screen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    tracks: Rect,
    techs: Rect,
    stock: Rect,
    /// The room under every track for its resource.
    base: f32,
    row: f32,
}

impl Layout {
    /// The height that suits a width.
    pub(super) fn height_for(width: f32) -> f32 {
        let row = (0.083 * width).clamp(21.0, TALLEST_ROW);
        row * (ROWS + 1.5) + 2.0 * strip(width) + 2.0 * gap(width)
    }

    pub(super) fn new(rect: Rect) -> Self {
        let (strip, gap) = (strip(rect.width()), gap(rect.width()));
        let stock = Rect::from_min_max(pos2(rect.left(), rect.bottom() - strip), rect.max);
        let techs = stock.translate(vec2(0.0, -strip - gap));
        let tracks = rect.with_max_y(techs.top() - gap);
        let row = tracks.height() / (ROWS + 1.5);
        Self { tracks, techs, stock, base: 1.5 * row, row }
    }

    /// The whole column of a track, with its base.
    pub(super) fn column(&self, track: Track) -> Rect {
        let width = self.tracks.width() / Track::ALL.len() as f32;
        let left = self.tracks.left() + width * f32::from(track as u8);
        let top = self.tracks.top() + self.row;
        Rect::from_min_max(pos2(left, top), pos2(left + width, self.tracks.bottom())).shrink2(vec2(0.03 * width, 0.0))
    }

    /// Where a field lies.
    pub(super) fn field(&self, field: Field) -> Rect {
        self.row_of(field.track, f32::from(field.height))
    }

    /// The movement above the rover track.
    pub(super) fn above(&self) -> Rect {
        self.row_of(Track::Rover, f32::from(TOP) + 1.0)
    }

    fn row_of(&self, track: Track, height: f32) -> Rect {
        let column = self.column(track);
        let bottom = column.bottom() - self.base - height * self.row;
        let whole = Rect::from_min_max(pos2(column.left(), bottom - self.row), pos2(column.right(), bottom));
        whole.shrink2(vec2(0.05 * self.row, 0.04 * self.row).max(Vec2::splat(0.5)))
    }

    /// The resource under a track.
    pub(super) fn base(&self, track: Track) -> Rect {
        let column = self.column(track);
        column.with_min_y(column.bottom() - self.base)
    }

    /// The middle of a tracker on a track (which may be between two) at a height (likewise).
    pub(super) fn tracker(&self, track: f32, height: f32) -> Pos2 {
        let width = self.tracks.width() / Track::ALL.len() as f32;
        let lane = self.tracks.left() + width * (track + 0.03) + 0.62 * self.token();
        pos2(lane, self.tracks.bottom() - self.base - (height + 0.5) * self.row)
    }

    /// The diameter of a tracker.
    pub(super) fn token(&self) -> f32 {
        let width = self.tracks.width() / Track::ALL.len() as f32;
        (0.92 * self.row).min(0.40 * width)
    }

    /// The part of a field beside its tracker.
    pub(super) fn contents(&self, field: Rect) -> Rect {
        field.with_min_x(field.left() + 1.1 * self.token())
    }

    /// The chip of tech level `level` (1–5).
    pub(super) fn tech(&self, level: u8) -> Rect {
        split(self.techs, f32::from(level) - 1.0, 5.0)
    }

    /// One of the four places of the stock.
    pub(super) fn stock(&self, index: u8) -> Rect {
        split(self.stock, f32::from(index), 4.0)
    }

    /// The height of a row of fields.
    pub(super) const fn row(&self) -> f32 {
        self.row
    }
}

fn split(strip: Rect, index: f32, count: f32) -> Rect {
    let width = strip.width() / count;
    let left = strip.left() + width * index;
    Rect::from_x_y_ranges(left..=left + width, strip.y_range()).shrink2(vec2(2.0, 0.0))
}

fn strip(width: f32) -> f32 {
    (0.10 * width).clamp(30.0, 46.0)
}

fn gap(width: f32) -> f32 {
    (0.02 * width).clamp(5.0, 10.0)
}
