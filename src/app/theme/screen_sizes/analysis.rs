//! The sizes and times of the analysis.

/// From this width and height on chart and list stand beside the board.
pub const BESIDE: [f32; 2] = [900.0, 480.0];
/// The bounds of the height of the chart.
pub const CHART_HEIGHT: [f32; 2] = [150.0, 380.0];

/// The boards side by side.
pub mod sides {
    /// Height of a title, in points.
    pub const TITLE: f32 = 28.0;
    /// The greatest width of a card, in points.
    pub const CARD: f32 = 240.0;
    /// The width of a piece of a line before words.
    pub const SAMPLE: f32 = 26.0;
}

/// The list of turns.
pub mod list {
    /// The height of a row.
    pub const ROW: f32 = 48.0;
    /// The height of the first line of a row.
    pub const FIRST: f32 = 25.0;
    /// Room for the words of a loss.
    pub const WORDS: f32 = 118.0;
    /// Room for the bar of a loss.
    pub const BAR: f32 = 110.0;
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 2.0;
    /// The margin above and below the lines of a row.
    pub const ROW_MARGIN: f32 = 3.0;
    /// The width of the lit edge of a row.
    pub const EDGE: f32 = 3.0;
    /// The height of the rail of a bar.
    pub const RAIL: f32 = 8.0;
    /// The corners of a rail and its bar, and the least width of a bar.
    pub const RAIL_CORNERS: f32 = 4.0;
    /// The width of the line of a standard error.
    pub const WHISKER: f32 = 2.0;
}

/// A turn in detail.
pub mod detail {
    /// Height of everything below the board, in points.
    pub const BELOW: f32 = 218.0;
    /// Bounds of the edge of the board.
    pub const BOARD: [f32; 2] = [220.0, 760.0];
    /// The width of the mark before words.
    pub const SAMPLE: f32 = 26.0;
    /// The distance between the lines of a move.
    pub const LINE_GAP: f32 = 1.0;
}

/// The thread of the analysis.
pub mod study {
    use std::time::Duration;

    /// How long the thread works before it hands over what it has.
    pub const PORTION: Duration = Duration::from_millis(150);
}

/// The chart of the analysis.
pub mod chart {
    /// Edge of a mark in the chart with its rim, in points.
    pub const MARK: f32 = 20.0;
    /// The height of a turning point in words.
    pub const LINE: f32 = 26.0;
    /// The least width of a turning point in words with which two stand side by side.
    pub const LEAST: f32 = 280.0;
    /// The width of the line at the round that is looked at.
    pub const ROUND: f32 = 1.5;
    /// The width of the own line and the radius of its marks.
    pub const OWN: [f32; 2] = [3.0, 4.5];
    /// The width of another line and the radius of its marks.
    pub const OTHER: [f32; 2] = [1.5, 3.0];
    /// The radius of the rim of a turning point.
    pub const RIM: f32 = 11.0;
    /// The radius of a turning point.
    pub const POINT: f32 = 8.0;
    /// The distance between the lines of the legend.
    pub const LEGEND_GAP: f32 = 2.0;
    /// The edge of the mark of a turning point before words.
    pub const WORD_MARK: f32 = 13.0;
    /// How far from the left the mark of a turning point in words lies.
    pub const MARK_AT: f32 = 16.0;
    /// How far from the left the words of a turning point begin.
    pub const WORDS_AT: f32 = 30.0;
}
