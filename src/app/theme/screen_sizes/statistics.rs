//! The sizes of the statistics.

/// The distances between the cells of the table.
pub const GAP: [f32; 2] = [24.0, 6.0];
/// The height of the curve of results.
pub const CURVE: f32 = 200.0;
/// The radius of the mark of a result.
pub const MARK: f32 = 3.5;
