//! The sizes and times of the results.

/// The height below which everything is tighter.
pub const TALL: f32 = 560.0;
/// The width below which buttons show only their icons.
pub const NARROW: f32 = 900.0;
/// The width from which on the podium is beside the table of medals.
pub const BESIDE: f32 = 1100.0;
/// Height of everything above and below the podium.
pub const AROUND: f32 = 288.0;
/// The bounds of the height of the podium above the table of medals.
pub const LOW_PODIUM: [f32; 2] = [170.0, 420.0];
/// The bounds of the height of the podium beside the table of medals.
pub const PODIUM_HEIGHT: [f32; 2] = [300.0, 620.0];
/// The maximum width of the podium beside the table of medals.
pub const PODIUM_WIDTH: f32 = 900.0;
/// The maximum width of the table of medals.
pub const MEDALS: f32 = 1100.0;
/// The minimum width of a planet at which one more fits beside the others.
pub const PLANET: f32 = 330.0;
/// The height of the text around a planet.
pub const PLANET_WORDS: f32 = 160.0;
/// The minimum height of planets.
pub const LEAST_PLANET: f32 = 260.0;
/// The maximum edge of a planet.
pub const LARGEST_PLANET: f32 = 620.0;
/// The borders at both sides of a card.
pub const BORDERS: f32 = 2.0;

/// A planet shown large.
pub mod portrait {
    /// The height of everything above and below the planet.
    pub const AROUND: f32 = 250.0;
    /// The width of everything beside it.
    pub const BESIDE: f32 = 120.0;
    /// The bounds of its edge.
    pub const EDGE: [f32; 2] = [240.0, 1400.0];
    /// The time in which it appears, in seconds.
    pub const FADE: f64 = 0.4;
}

/// The table of medals.
pub mod breakdown {
    /// What stands above and below the table of medals in a window.
    pub const AROUND: f32 = 330.0;
    /// How flat its rows may be, as a part of their height.
    pub const LEAST_SCALE: f32 = 0.78;
    /// The bounds of the width of the names of rows.
    pub const LABEL: [f32; 2] = [130.0, 330.0];
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 1.0;
    /// The height of the placeholder above the names of rows.
    pub const CORNER: f32 = 1.0;
    /// The height of the heads of columns.
    pub const HEAD: f32 = 44.0;
    /// The height of the row of a part of a sum.
    pub const PART: f32 = 22.0;
    /// The height of any other row.
    pub const ROW: f32 = 30.0;
    /// The margin around the dot of a row.
    pub const DOT_MARGIN: f32 = 2.5;
    /// The corners of the dot of a row.
    pub const DOT_CORNERS: f32 = 3.0;
}

/// The rating of a solo game.
pub mod solo {
    /// The delay with which each grade lights up after the one below it, in seconds.
    pub const STAGGER: f64 = 0.14;
    /// Height of everything above the ladder, in points.
    pub const HEAD: f32 = 150.0;
    /// The minimum and maximum height of a step of the ladder, in points.
    pub const STEP: [f32; 2] = [24.0, 50.0];
    /// The distance between the lines of the grade.
    pub const LINE_GAP: f32 = 2.0;
    /// The distance between two steps of the ladder.
    pub const STEP_GAP: f32 = 3.0;
}

/// The podium.
pub mod podium {
    /// The maximum width of a column.
    pub const WIDEST: f32 = 150.0;
    /// The delay with which each rank rises after the one below it, in seconds.
    pub const STAGGER: f64 = 0.12;
    /// The height of badge, figure and name above a column.
    pub const HEAD: f32 = 74.0;
    /// The height of the plinth below a column.
    pub const FOOT: f32 = 30.0;
    /// The minimum height of a full column.
    pub const LEAST: f32 = 20.0;
    /// The distance between the blocks of a column.
    pub const BLOCK_GAP: f32 = 1.0;
    /// The height above which there is a gap between blocks.
    pub const GAPPED: f32 = 3.0;
    /// The corners of a block.
    pub const BLOCK_CORNERS: f32 = 3.0;
    /// The minimum height of a block with room for its number.
    pub const NUMBERED: f32 = 17.0;
    /// The distance between a column and its plinth.
    pub const PLINTH_GAP: f32 = 2.0;
    /// The corners of a plinth.
    pub const PLINTH_CORNERS: f32 = 4.0;
    /// The distance between a medal and the rank.
    pub const MEDAL_GAP: f32 = 4.0;
    /// The edge of the badge of a player.
    pub const BADGE: f32 = 22.0;
    /// The distance between the badge and the figure.
    pub const BADGE_GAP: f32 = 6.0;
    /// The distance between the figure and its column.
    pub const FIGURE_GAP: f32 = 4.0;
}

/// The cards of the players.
pub mod hand {
    /// The minimum width of a player's column.
    pub const COLUMN: f32 = 280.0;
}

/// The headline of the results.
pub mod head {
    /// The edge of the trophy.
    pub const TROPHY: f32 = 44.0;
    /// The edge of the trophy if there is little room.
    pub const SMALL_TROPHY: f32 = 26.0;
}

/// The course of the game.
pub mod course {
    use egui::{Vec2, vec2};

    /// Room for the number of a round and the sign of its event card, in points.
    pub const EVENT_CARD: Vec2 = vec2(62.0, 30.0);
    /// Height of the event cards under the chart, in points.
    pub const EVENT_CARDS: f32 = 76.0;
    /// The height of everything above and below the chart.
    pub const AROUND: f32 = 330.0;
    /// The minimum height of the chart.
    pub const LEAST: f32 = 220.0;
    /// The width of a line.
    pub const LINE: f32 = 2.5;
    /// The radius of a mark.
    pub const MARK: f32 = 4.5;
}

/// The count of the medals. Times are in seconds.
pub mod ceremony {
    /// The height of the cards that are turned over.
    pub const TURNED: f32 = 96.0;
    /// The number of cards side by side for which there is always room.
    pub const LEAST_TURNED: usize = 3;
    /// The whole count, if its beats are within their bounds.
    pub const WHOLE: f64 = 9.0;
    /// The bounds of a beat: one category of one seat.
    pub const BEATS: [f64; 2] = [0.3, 0.8];
    /// The pause before the winner is told.
    pub const PAUSE: f64 = 0.8;
    /// The time after the count in which a press that was meant for it begins no other game.
    pub const SETTLE: f64 = 0.7;
}
