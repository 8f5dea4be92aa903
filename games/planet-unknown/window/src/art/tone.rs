//! The colour of a point of the ground.

use super::planet::Color;

/// The colour of a point of the ground.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tone {
    /// The colour in daylight.
    pub(super) color: Color,
    /// The share of its own light, from 0 to 1.
    pub(super) glow: f32,
}

impl Tone {
    /// Returns the tone of ground that does not glow.
    pub(super) const fn dull(color: Color) -> Self {
        Self { color, glow: 0.0 }
    }
}
