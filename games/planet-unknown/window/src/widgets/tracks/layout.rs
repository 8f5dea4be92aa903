//! The layout of a corporation board: the tracks are vertical in tall places, and horizontal in wide ones.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use kit::theme::sizes::rim;

use rules::corporation::TOP;
use rules::{Field, Track};

/// The length of a track in fields: sixteen, and the movement above the rover track.
const FIELDS: f32 = TOP as f32 + 2.0;
/// The length of the resource at the foot of a track, in fields.
const BASE: f32 = 1.5;
/// The number of tracks.
const TRACKS: f32 = Track::ALL.len() as f32;

/// A corporation board on the screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TracksLayout {
    /// Whether the tracks are horizontal, so that fields are tall and their contents are stacked.
    pub(super) across: bool,
    tracks: Rect,
    techs: Rect,
    stock: Rect,
    /// The length of a field along its track.
    step: f32,
    /// The breadth of a track.
    lane: f32,
    /// The number of techs.
    levels: u8,
}

impl TracksLayout {
    /// The height that suits a width, with vertical tracks.
    pub(super) fn height_for(width: f32) -> f32 {
        let step = (0.083 * width).clamp(21.0, 38.0);
        step * (FIELDS + BASE) + 2.0 * strip(width) + 2.0 * gap(width)
    }

    /// Returns the layout with the larger fields, vertical or horizontal, with places for `levels` techs.
    pub(super) fn new(rect: Rect, levels: u8) -> Self {
        let [rising, across] = [false, true].map(|across| Self::laid(rect, levels, across));
        if across.row() > rising.row() {
            across
        } else {
            rising
        }
    }

    fn laid(rect: Rect, levels: u8, across: bool) -> Self {
        let gap = gap(rect.width());
        let strip = strip(rect.width()).min(if across { 0.14 } else { 0.072 } * rect.height());
        let stock = rect.with_min_y(rect.bottom() - strip);
        // A wide board has its techs and its stock side by side.
        let (techs, stock) = if across {
            let middle = rect.left() + 0.56 * rect.width();
            (stock.with_max_x(middle), stock.with_min_x(middle))
        } else {
            (stock.translate(vec2(0.0, -strip - gap)), stock)
        };
        let tracks = rect.with_max_y(techs.top() - gap);
        let size = tracks.size();
        let size = if across { size } else { size.yx() };
        Self {
            across,
            tracks,
            techs,
            stock,
            step: size.x / (FIELDS + BASE),
            lane: size.y / TRACKS,
            levels,
        }
    }

    /// The edge of the largest square in a field, which determines the size of text and pictures.
    pub(super) const fn row(&self) -> f32 {
        let share = if self.across { 0.5 } else { 0.6 };
        self.step.min(share * self.lane)
    }

    /// A way on the screen, of which x is along the tracks and y across them. The same turns it back.
    fn turned(&self, way: Vec2) -> Vec2 {
        if self.across { way } else { way.yx() }
    }

    /// A part of a track that begins `start` fields after its foot and is `length` fields long.
    fn part(&self, track: f32, start: f32, length: f32) -> Rect {
        let (near, far) = (start * self.step, (start + length) * self.step);
        let side = track * self.lane;
        if self.across {
            let corner = self.tracks.min + vec2(near, side);
            return Rect::from_min_size(corner, vec2(far - near, self.lane));
        }
        let corner = pos2(self.tracks.left() + side, self.tracks.bottom() - far);
        Rect::from_min_size(corner, vec2(self.lane, far - near))
    }

    /// A part of a track without the gap to its neighbours.
    fn inner(&self, track: Track, start: f32, length: f32) -> Rect {
        let gap = (0.03 * self.lane).clamp(1.0, 4.0);
        let part = self.part(f32::from(track as u8), start, length);
        part.shrink2(self.turned(vec2(0.0, gap)))
    }

    /// The whole of a track, with its foot.
    pub(super) fn column(&self, track: Track) -> Rect {
        self.inner(track, 0.0, FIELDS - 1.0 + BASE)
    }

    /// The rectangle of a field.
    pub(super) fn field(&self, field: Field) -> Rect {
        self.at_height(field.track, f32::from(field.height))
    }

    /// The rectangle of a field printed over the length of `span` fields.
    pub(super) fn spread(&self, field: Field, span: u8) -> Rect {
        let last = Field::new(field.track, field.height + span.max(1) - 1);
        self.field(field).union(self.field(last))
    }

    /// The place beyond the top of a track, such as that of the movement above the rover track.
    pub(super) fn head(&self, track: Track) -> Rect {
        self.at_height(track, f32::from(TOP) + 1.0)
    }

    /// The sideways offset of the tracker with number `rank` on its field.
    pub(super) fn aside(&self, rank: u8) -> Vec2 {
        self.turned(vec2(0.0, 0.55 * self.token() * f32::from(rank)))
    }

    fn at_height(&self, track: Track, height: f32) -> Rect {
        let gap = (0.045 * self.step).max(0.75);
        self.inner(track, BASE + height, 1.0).shrink(gap)
    }

    /// The resource at the foot of a track.
    pub(super) fn base(&self, track: Track) -> Rect {
        self.inner(track, 0.0, BASE)
    }

    /// The middle of a tracker on a track at a height. Both may be fractional while it moves.
    pub(super) fn tracker(&self, track: f32, height: f32) -> Pos2 {
        self.place(self.part(track, BASE + height, 1.0))
    }

    /// The place of a tracker on a field, or of the field's number.
    pub(super) fn place(&self, field: Rect) -> Pos2 {
        let inset = 0.58 * self.token();
        if self.across {
            pos2(field.center().x, field.top() + inset)
        } else {
            pos2(field.left() + inset, field.center().y)
        }
    }

    /// The diameter of a tracker.
    pub(super) fn token(&self) -> f32 {
        let share = if self.across { 0.46 } else { 0.42 };
        (0.94 * self.step).min(share * self.lane)
    }

    /// The part of a field beside its tracker.
    pub(super) fn contents(&self, field: Rect) -> Rect {
        let taken = 1.08 * self.token();
        if self.across {
            field.with_min_y(field.top() + taken)
        } else {
            field.with_min_x(field.left() + taken)
        }
    }

    /// The place of one of `count` items, side by side or stacked.
    pub(super) fn share(&self, room: Rect, index: usize, count: usize) -> Rect {
        let size = self.turned(vec2(1.0, 1.0 / count as f32)) * room.size();
        let step = self.turned(vec2(0.0, 1.0)) * size;
        Rect::from_min_size(room.min + step * index as f32, size)
    }

    /// Returns whether `count` items do not fit beside a tracker.
    pub(super) fn is_crowded(&self, field: Rect, count: usize) -> bool {
        let room = self.turned(self.contents(field).size());
        count > 1 && room.y < 0.9 * room.x.min(self.step) * count as f32
    }

    /// The chip of tech level `level`, from 1.
    pub(super) fn tech(&self, level: u8) -> Rect {
        split(self.techs, f32::from(level) - 1.0, f32::from(self.levels))
    }

    /// One of the four places of the stock.
    pub(super) fn stock(&self, index: u8) -> Rect {
        split(self.stock, f32::from(index), 4.0)
    }
}

fn split(strip: Rect, index: f32, count: f32) -> Rect {
    let width = strip.width() / count;
    let left = strip.left() + width * index;
    Rect::from_x_y_ranges(left..=left + width, strip.y_range()).shrink2(Vec2::new(rim::WIDE, 0.0))
}

fn strip(width: f32) -> f32 {
    (0.10 * width).clamp(30.0, 46.0)
}

fn gap(width: f32) -> f32 {
    (0.02 * width).clamp(5.0, 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_fields_overlap_and_all_lie_on_the_board() {
        for size in [
            vec2(190.0, 300.0),
            vec2(300.0, 560.0),
            vec2(500.0, 330.0),
            vec2(900.0, 300.0),
        ] {
            let rect = Rect::from_min_size(pos2(10.0, 20.0), size);
            let layout = TracksLayout::new(rect, 5);
            let fields = Track::ALL
                .into_iter()
                .flat_map(|track| (0..=TOP).map(move |height| Field::new(track, height)));
            let mut places: Vec<Rect> = fields.map(|field| layout.field(field)).collect();
            places.extend((1..=5).map(|level| layout.tech(level)));
            places.extend((0..4).map(|index| layout.stock(index)));
            places.push(layout.head(Track::Rover));
            for (index, place) in places.iter().enumerate() {
                assert!(
                    rect.expand(0.5).contains_rect(*place),
                    "{size:?}: {place:?}"
                );
                let clear = places[..index]
                    .iter()
                    .all(|other| !other.shrink(0.2).intersects(place.shrink(0.2)));
                assert!(clear, "{size:?}: {place:?}");
            }
        }
    }
}
