//! The sizes of the statistics.

/// The distances between the cells of the table.
pub const GAP: [f32; 2] = [24.0, 6.0];
/// The height of the curve of results.
pub const CURVE: f32 = 200.0;
/// The radius of the mark of a result.
pub const MARK: f32 = 3.5;
/// The height of the axis of the picture of spreads.
pub const SPREAD_HEAD: f32 = 60.0;
/// The height of a row in the picture of spreads.
pub const SPREAD_ROW: f32 = 26.0;
/// The height of a box, as a share of its row.
pub const SPREAD_BOX: f64 = 0.5;
/// The height of the end of a whisker, as a share of its row.
pub const SPREAD_WHISKER: f64 = 0.3;
/// How strongly a box is filled.
pub const SPREAD_FILL: f32 = 0.3;
/// The width of the lines of a box.
pub const SPREAD_LINE: f32 = 1.5;
