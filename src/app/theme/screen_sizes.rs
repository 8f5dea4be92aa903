//! The sizes, in points, and times of the screens and of the dialogs for files, a group for each.
//!
//! Shared sizes are in the [tokens](super::tokens). Proportions stay with the screen.

pub mod analysis;
pub mod challenge;
pub mod games;
pub mod replay;
pub mod results;
pub mod statistics;
pub mod table;
pub mod wizard;

/// Charts by round.
pub mod chart {
    use std::ops::RangeInclusive;

    /// How clearly the grid is seen beside the curves.
    pub const GRID: f32 = 0.4;
    /// The distances between the numbers of an axis: below the first, none are shown; from the second on, all are.
    pub const LABEL_GAP: RangeInclusive<f32> = 20.0..=26.0;
    /// The distances between the names of an axis, likewise.
    pub const NAME_GAP: RangeInclusive<f32> = 10.0..=14.0;
}

/// The sheet between two players.
pub mod handover {
    /// The height of the sheet.
    pub const SHEET: f32 = 330.0;
    /// The edge of the badge.
    pub const BADGE: f32 = 56.0;
    /// The size of the space at the end of the sheet.
    pub const END: [f32; 2] = [1.0, 1.0];
}

/// The records.
pub mod records {
    /// The width below which a result takes two lines.
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
    /// The width of a key that can be changed.
    pub const KEY: f32 = 96.0;
}

/// The start page.
pub mod start {
    /// The maximum width of the menu.
    pub const MENU: f32 = 340.0;
    /// The maximum width of the column of title and menu.
    pub const COLUMN: f32 = 620.0;
    /// The height of the heading of recent games.
    pub const RECENT_TITLE: f32 = 40.0;
    /// The height of a recent game.
    pub const RECENT_ROW: f32 = 66.0;
    /// The height of a column at or below which the title is at the very top.
    pub const LOW: f32 = 600.0;
    /// The height of a column in which the title has the size of its token.
    pub const DESIGNED: f32 = 740.0;
    /// The width above which there is more room on the left.
    pub const WIDE: f32 = 900.0;
}

/// The list of a folder.
pub mod folder {
    /// The maximum height of the list, in points.
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

    /// The time within which a vanished dialog of the desktop counts as never opened.
    pub const NEVER_THERE: Duration = Duration::from_millis(350);
    /// The width of the dialog.
    pub const DIALOG: f32 = 620.0;
}

/// A problem with a file.
pub mod file_problem {
    /// The width of the dialog.
    pub const DIALOG: f32 = 560.0;
}
