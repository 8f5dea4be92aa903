//! Sizes, in points, that painted pieces share, a scale for each.

/// The widths of lines, the thinnest first.
pub mod stroke {
    /// A border.
    pub const HAIR: f32 = 1.0;
    /// A line of a mark.
    pub const THIN: f32 = 1.5;
    /// A line that stands out.
    pub const MEDIUM: f32 = 2.0;
    /// A mark on a picture.
    pub const THICK: f32 = 2.5;
    /// A mark on the planet.
    pub const BOLD: f32 = 3.0;
}

/// Room between a shape and the line or shadow around it, in points.
pub mod rim {
    /// The width of a border.
    pub const HAIR: f32 = 1.0;
    /// The frame of a card.
    pub const THIN: f32 = 1.5;
    /// A mark around something.
    pub const WIDE: f32 = 2.0;
}

/// Radii of the corners of small shapes, in points, from the sharpest.
pub mod corner {
    /// The cell of a tile in a picture.
    pub const SHARP: u8 = 2;
    /// A cell.
    pub const FINE: u8 = 3;
    /// A field of a track.
    pub const SMALL: u8 = 4;
    /// A mark around a field, and the head of a track.
    pub const NEAT: u8 = 5;
    /// A plate.
    pub const MEDIUM: u8 = 6;
}
