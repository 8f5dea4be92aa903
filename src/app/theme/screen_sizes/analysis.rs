//! The sizes and times of the analysis.

/// The width and height from which on chart and list are beside the board.
pub const BESIDE: [f32; 2] = [900.0, 480.0];
/// The bounds of the height of the chart.
pub const CHART_HEIGHT: [f32; 2] = [150.0, 380.0];

/// The boards side by side.
pub mod sides {
    /// Height of a title, in points.
    pub const TITLE: f32 = 28.0;
    /// The maximum width of a card, in points.
    pub const CARD: f32 = 240.0;
    /// The width of a sample of a line in front of text.
    pub const SAMPLE: f32 = 26.0;
}

/// The list of turns.
pub mod list {
    /// The height of a row.
    pub const ROW: f32 = 48.0;
    /// The height of the first line of a row.
    pub const FIRST: f32 = 25.0;
    /// The room for the text of a loss.
    pub const WORDS: f32 = 118.0;
    /// The room for the bar of a loss.
    pub const BAR: f32 = 110.0;
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 2.0;
    /// The margin above and below the lines of a row.
    pub const ROW_MARGIN: f32 = 3.0;
    /// The width of the lit edge of a row.
    pub const EDGE: f32 = 3.0;
    /// The height of the rail of a bar.
    pub const RAIL: f32 = 8.0;
    /// The corners of a rail and its bar, and the minimum width of a bar.
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
    /// The width of the mark in front of text.
    pub const SAMPLE: f32 = 26.0;
    /// The distance between the lines of a move.
    pub const LINE_GAP: f32 = 1.0;
}

/// The thread of the analysis.
pub mod study {
    use std::time::Duration;

    /// The time for which the thread works before it hands over its findings.
    pub const PORTION: Duration = Duration::from_millis(150);
    /// The time after which new findings are written to their file.
    pub const WRITTEN_EACH: Duration = Duration::from_secs(3);
}

/// The chart of the analysis.
pub mod chart {
    /// Edge of a mark in the chart with its rim, in points.
    pub const MARK: f32 = 20.0;
    /// The height of the text of a turning point.
    pub const LINE: f32 = 26.0;
    /// The minimum width of a turning point's text at which two are side by side.
    pub const LEAST: f32 = 280.0;
    /// The width of the line at the round that is shown.
    pub const ROUND: f32 = 1.5;
    /// The width of the line of the seat that is shown, and the radius of its marks.
    pub const OWN: [f32; 2] = [3.0, 4.5];
    /// The width of another line and the radius of its marks.
    pub const OTHER: [f32; 2] = [1.5, 3.0];
    /// The radius of the rim of a turning point.
    pub const RIM: f32 = 11.0;
    /// The radius of a turning point.
    pub const POINT: f32 = 8.0;
    /// The distance between the lines of the legend.
    pub const LEGEND_GAP: f32 = 2.0;
    /// The edge of the mark of a turning point in front of text.
    pub const WORD_MARK: f32 = 13.0;
    /// The distance of a turning point's mark from the left of its text.
    pub const MARK_AT: f32 = 16.0;
    /// The distance of a turning point's text from the left.
    pub const WORDS_AT: f32 = 30.0;
}
