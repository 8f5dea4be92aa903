//! Where the parts of the table lie.

use cryo::{SectionId, SegmentId};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use kit::frame::column;

/// Where the parts of the table lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Layout {
    /// The whole table.
    pub(crate) room: Rect,
    /// The incident track, along the top.
    pub(crate) sun: Rect,
    /// The four sections of the wreck.
    pub(crate) ship: Rect,
    /// Salvage spaces and launch dock, on the ice.
    pub(crate) ice: Rect,
    /// The caverns below the ice.
    pub(crate) caverns: Rect,
    /// The platforms of the others, at the right.
    pub(crate) others: Rect,
    /// What a choice would bring, in a line.
    pub(crate) preview: Rect,
    /// The own platform.
    pub(crate) platform: Rect,
    /// Deck, discard pile and the own hand.
    pub(crate) hand: Rect,
}

/// A section of the wreck: where its parts lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck {
    /// The whole section.
    pub(crate) room: Rect,
    grid: Rect,
    side: Rect,
}

impl Layout {
    /// The height of platform and hand.
    pub(crate) fn below(height: f32) -> f32 {
        (0.275 * height).clamp(134.0, 300.0)
    }

    /// The parts of a table in `room`, with a hand that needs this width.
    pub(crate) fn new(room: Rect, hand: f32) -> Self {
        let (width, height) = (room.width(), room.height());
        let below = Self::below(height);
        let preview = 22.0;
        let sun = (0.056 * height).clamp(26.0, 60.0);
        let others = (0.165 * width).clamp(188.0, 340.0);
        let upper = room.with_max_y(room.bottom() - below - preview);
        let main = upper
            .with_max_x(room.right() - others - 8.0)
            .with_min_y(room.top() + sun);
        let ice = (0.088 * main.height()).clamp(32.0, 60.0);
        // Chambers need some room of their own.
        let ship = (0.62 * (main.height() - ice)).max(176.0);
        let ship = main.with_max_y(main.top() + ship);
        let caverns = main.with_min_y(ship.bottom() + ice);
        let hand = hand.clamp(0.33 * width, 0.46 * width);
        Self {
            room,
            sun: upper.with_max_y(main.top()).with_max_x(main.right()),
            ship,
            ice: Rect::from_x_y_ranges(main.x_range(), ship.bottom()..=caverns.top()),
            caverns,
            others: upper.with_min_x(main.right() + 8.0),
            preview: Rect::from_x_y_ranges(
                room.x_range(),
                upper.bottom()..=upper.bottom() + preview,
            ),
            platform: room
                .with_min_y(upper.bottom() + preview)
                .with_max_x(room.right() - hand - 6.0),
            hand: room
                .with_min_y(upper.bottom() + preview)
                .with_min_x(room.right() - hand),
        }
    }

    /// A section: two rows of two.
    pub(crate) fn deck(&self, section: SectionId) -> Deck {
        let size = self.ship.size() / 2.0;
        let corner = vec2(f32::from(section.0 % 2), f32::from(section.0 / 2)) * size;
        let room = Rect::from_min_size(self.ship.min + corner, size).shrink(2.0);
        let split = room.left() + 0.605 * room.width();
        Deck {
            room,
            grid: room.with_max_x(split).shrink(2.0),
            side: room.with_min_x(split + 4.0).shrink(2.0),
        }
    }

    /// A tunnel segment: the middle of its tunnel, and the room of its two caverns.
    pub(crate) fn segment(&self, segment: SegmentId) -> (Pos2, [Rect; 2]) {
        let head = 0.045 * self.caverns.width();
        let column = (self.caverns.width() - head) / 4.0;
        let half = self.caverns.height() / 2.0;
        let (place, row) = match segment.0 {
            0 => (0.0, 0.5),
            1 => (1.0, 0.0),
            2 => (1.0, 1.0),
            3 => (2.0, 0.0),
            4 => (2.0, 1.0),
            _ => (3.0, 0.5),
        };
        let corner = self.caverns.min + vec2(head + place * column, row * half);
        let room = Rect::from_min_size(corner, vec2(column, half)).shrink2(vec2(4.0, 3.0));
        let gap = 32.0_f32.max(0.14 * room.width());
        let size = vec2((room.width() - gap) / 2.0, room.height());
        let left = Rect::from_min_size(pos2(room.left() + gap, room.top()), size);
        let middle = pos2(room.left() + gap / 2.0, room.center().y);
        (middle, [left, left.translate(vec2(size.x + 2.0, 0.0))])
    }

    /// A salvage space on the ice, of so many in a row with a gap after each three.
    pub(crate) fn salvage(&self, index: usize) -> Rect {
        let edge = (self.ice.height() - 2.0).min(0.055 * self.ice.width());
        let left = self.ice.left() + 4.0 + edge * (1.06 * index as f32 + 0.5 * (index / 3) as f32);
        let corner = pos2(left, self.ice.center().y - edge / 2.0);
        Rect::from_min_size(corner, Vec2::splat(edge))
    }

    /// The launch dock, on the ice below dispatch.
    pub(crate) fn launch_dock(&self) -> Rect {
        let size = vec2(0.2 * self.ice.width(), self.ice.height() - 2.0);
        Rect::from_min_size(pos2(self.ice.right() - size.x, self.ice.top() + 1.0), size)
    }
}

impl Deck {
    /// A place of the grid of five columns and three rows.
    pub(crate) fn place(&self, column: u8, row: u8) -> Rect {
        let size = self.grid.size() / vec2(5.0, 3.0);
        let corner = vec2(f32::from(column), f32::from(row)) * size;
        Rect::from_min_size(self.grid.min + corner, size)
    }

    /// The name of the section.
    pub(crate) fn title(&self) -> Rect {
        self.side.with_max_y(self.side.top() + 19.0)
    }

    /// The incident space.
    pub(crate) fn incident(&self) -> Rect {
        let top = self.title().bottom();
        let height = 0.42 * (self.side.bottom() - top);
        self.side.with_min_y(top).with_max_y(top + height)
    }

    /// A chamber, counted from 0.
    pub(crate) fn chamber(&self, number: u8) -> Rect {
        let row = self.side.with_min_y(self.incident().bottom() + 3.0);
        column(row, number.into(), 3).shrink2(vec2(1.5, 0.0))
    }
}
