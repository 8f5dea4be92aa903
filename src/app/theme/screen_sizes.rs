//! Sizes in points and times of the screens and of the dialogs for files, a group for each.
//!
//! What several of them share stands in the [tokens](super::tokens). Proportions stay with the screen.

pub mod analysis;
pub mod replay;
pub mod results;
pub mod table;
pub mod wizard;

/// Charts by round.
pub mod chart {
    use std::ops::RangeInclusive;

    /// The distances between the numbers of an axis: below the first none is shown, from the second on all are.
    pub const LABEL_GAP: RangeInclusive<f32> = 20.0..=26.0;
}

/// The sheet between two players.
pub mod handover {
    /// The height of the sheet.
    pub const SHEET: f32 = 330.0;
    /// The edge of the badge.
    pub const BADGE: f32 = 56.0;
    /// What ends the sheet.
    pub const END: [f32; 2] = [1.0, 1.0];
}

/// The records.
pub mod records {
    /// Below this width a result takes two lines.
    pub const WIDE: f32 = 760.0;
    /// Height of a line of the table, in points.
    pub const LINE: f32 = 34.0;
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 1.0;
}

/// The settings.
pub mod settings {
    /// The width of the value of a setting.
    pub const VALUE: f32 = 64.0;
}

/// The start page.
pub mod start {
    /// The widest the menu becomes.
    pub const MENU: f32 = 340.0;
    /// The widest the column of title and menu becomes.
    pub const COLUMN: f32 = 620.0;
    /// The height of the heading of recent games.
    pub const RECENT_TITLE: f32 = 40.0;
    /// The height of a recent game.
    pub const RECENT_ROW: f32 = 66.0;
    /// In a column as low as this the title stands at the very top.
    pub const LOW: f32 = 600.0;
    /// The height of a column in which the title has the size of its token.
    pub const DESIGNED: f32 = 740.0;
    /// Above this width there is more room at the left.
    pub const WIDE: f32 = 900.0;
}

/// The list of a folder.
pub mod folder {
    /// How high the list is at most, in points.
    pub const HEIGHT: f32 = 300.0;
}

/// The question before a file is opened.
pub mod file_question {
    /// The width of the dialog.
    pub const DIALOG: f32 = 560.0;
}

/// The dialog for a path.
pub mod chooser {
    use std::time::Duration;

    /// A dialog of the desktop that is gone sooner than this was never there.
    pub const NEVER_THERE: Duration = Duration::from_millis(350);
    /// The width of the dialog.
    pub const DIALOG: f32 = 620.0;
}

/// A problem with a file.
pub mod file_problem {
    /// The width of the dialog.
    pub const DIALOG: f32 = 560.0;
}
