//! The box of the guide.

/// The width of the box, and the height that is assumed before it was drawn.
pub const BOX: [f32; 2] = [272.0, 150.0];
/// The margin around the part that the box speaks of.
pub const MARGIN: f32 = 3.0;
/// How strongly the rest is dimmed.
pub const DIMMED: f32 = 0.55;
/// The cost of covering the planet, against that of covering other parts.
pub const PLANET_COSTS: f32 = 3.0;
/// The cost of covering the part that the box speaks of or the question at the bottom, against that of covering others.
pub const OWN_COSTS: f32 = 20.0;
