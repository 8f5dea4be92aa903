//! Where a small drawing lies.

use egui::{Pos2, Rect, Vec2, emath::Rot2, vec2};

/// A place or a size in a drawing, as a part of its edge. Places are relative to its middle.
pub type Place = (f32, f32);

/// The place and the size of a drawing, and the way to which its top points.
#[derive(Debug, Clone, Copy)]
pub struct Placing {
    /// Its middle, in points.
    pub center: Pos2,
    /// Its edge, in points.
    pub size: f32,
    turn: Rot2,
}

impl Placing {
    /// An upright drawing.
    pub const fn new(center: Pos2, size: f32) -> Self {
        Self {
            center,
            size,
            turn: Rot2::IDENTITY,
        }
    }

    /// The same with its top to `top`.
    #[must_use]
    pub fn turned(self, top: Vec2) -> Self {
        let turn = Rot2::from_angle(top.angle() - Vec2::UP.angle());
        Self { turn, ..self }
    }

    /// A drawing within this one, whose edge is a part of this one's.
    #[must_use]
    pub fn within(self, place: Place, part: f32) -> Self {
        Self {
            center: self.at(place),
            size: part * self.size,
            ..self
        }
    }

    /// A place in points.
    pub fn at(&self, (right, down): Place) -> Pos2 {
        self.center + self.size * (self.turn * vec2(right, down))
    }

    /// An upright rectangle around a place, in points.
    pub fn rect(&self, at: Place, (width, height): Place) -> Rect {
        Rect::from_center_size(self.at(at), self.size * vec2(width, height))
    }
}
