//! The sizes and times of the table.

pub mod guide;
pub mod log;
pub mod seats;

/// The height with room for three options of a hint, or for the verdict of the coach, in points.
pub const ADVICE_HEIGHT: f32 = 304.0;

/// Bars, panels and tabs of the table.
pub mod slots {
    /// The least number of tabs in a column beside their part.
    pub const LEAST_ROWS: usize = 3;
    /// The heights below which the tabs are beside the part instead of above it: the second is for the hint, whose text
    /// is longer.
    pub const TABS_ABOVE: [f32; 2] = [240.0, 360.0];
    /// The height below which a bar has hardly any margin.
    pub const LOW_BAR: f32 = 42.0;
    /// The margin above and below in such a bar.
    pub const BAR_MARGIN: f32 = 1.0;
    /// The part of the board that the bar at the bottom takes at most if its contents need it.
    pub const MOST_OF_BOARD: f32 = 0.5;
}

/// The layout of the table.
pub mod layout {
    use egui::Vec2;

    /// The width below which the planet shares its place with everything else.
    pub const TWO_COLUMNS: f32 = 620.0;
    /// The width below which a board beside others has no log.
    pub const LOGGED: f32 = 800.0;
    /// The width below which there is only one column beside the planet.
    pub const THREE_COLUMNS: f32 = 960.0;
    /// The minimum height of the tracks above other parts.
    pub const LEAST_TRACKS: f32 = 318.0;
    /// Distance between the parts.
    pub const GAP: f32 = 6.0;
    /// The size of a board beside others below which it cannot be read.
    pub const LEAST_BOARD: Vec2 = Vec2::new(500.0, 320.0);
    /// The height of a window below which both bars are lower.
    pub const LOW: f32 = 420.0;
    /// The height of a window below which the bar at the bottom is lower.
    pub const MIDDLING: f32 = 700.0;
    /// The height of the bar at the top of a low window.
    pub const LOW_BAR: f32 = 40.0;
    /// The height of the bar at the top.
    pub const BAR: f32 = 46.0;
    /// The height of the bar at the bottom of a low window.
    pub const LOW_BOTTOM: f32 = 98.0;
    /// The height of the bar at the bottom of a window of middling height.
    pub const MIDDLING_BOTTOM: f32 = 112.0;
    /// The height of the bar at the bottom.
    pub const BOTTOM: f32 = 132.0;
    /// The bounds of the width of the only column beside the planet.
    pub const SIDE: [f32; 2] = [240.0, 350.0];
    /// The bounds of the width of the left column.
    pub const LEFT: [f32; 2] = [212.0, 380.0];
    /// The width of a left column from which the tiles on offer are beside the dial.
    pub const TILES_BESIDE: f32 = 400.0;
    /// The maximum width of a left column with room that the planet does not need.
    pub const MOST_LEFT: f32 = 560.0;
    /// How much wider than the planet its part is high.
    pub const BESIDE_PLANET: f32 = 16.0;
    /// The height of a dial with the tiles beside it, as a share of the width of the column.
    pub const DIAL_BESIDE: f32 = 0.62;
    /// The frame around the station.
    pub const STATION_FRAME: f32 = 16.0;
    /// The bounds of the width of the right column.
    pub const RIGHT: [f32; 2] = [280.0, 480.0];
    /// The height of the station's text.
    pub const STATION_WORDS: f32 = 40.0;
    /// The minimum height of the seats below the station.
    pub const LEAST_SEATS: f32 = 150.0;
    /// The minimum height of a right column that is split.
    pub const SPLIT: f32 = 560.0;
    /// The maximum height of the tracks.
    pub const MOST_TRACKS: f32 = 720.0;
    /// The minimum height at which cards and log are one above the other.
    pub const SPLIT_REST: f32 = 520.0;
}

/// Bots at the table.
pub mod bots {
    use std::time::Duration;

    /// The diameter of the dots of a thinking bot, in points.
    pub const DOT: f32 = 5.0;
    /// The period of the dots, in seconds.
    pub const PERIOD: f64 = 1.2;
    /// The time between two frames of the dots: a slow animation needs no more.
    pub const FRAME: Duration = Duration::from_millis(100);
    /// The maximum edge of the sign of a bot.
    pub const SIGN: f32 = 16.0;
    /// The distance between the sign of a bot and its name.
    pub const SIGN_GAP: f32 = 4.0;
}

/// The legend of bans.
pub mod bans {
    /// The edge of the pattern in the legend, in points.
    pub const SWATCH: f32 = 22.0;
    /// The corners of a pattern.
    pub const SWATCH_CORNERS: u8 = 2;
}

/// The event card of the round.
pub mod event_card {
    /// How long a click beside the button does not put a card away, in seconds: it may have been meant for the table.
    pub const UNREAD: f64 = 1.0;
    /// The width of the card above the table in points, if the window has room for it.
    pub const CARD: f32 = 360.0;
    /// The width of the card that the top bar shows under the pointer.
    pub const SMALL_CARD: f32 = 280.0;
    /// The maximum width of the headline in the top bar.
    pub const WIDEST: f32 = 340.0;
    /// The room for the card that was looked at ahead.
    pub const EYE: f32 = 80.0;
    /// The width of the chip of the card that was looked at ahead.
    pub const NEXT: f32 = 44.0;
    /// The distance that the card sinks into its place above the table.
    pub const RISE: f32 = 24.0;
}

/// The cards of a seat.
pub mod cards {
    /// Room for a scroll bar.
    pub const SCROLL: f32 = 14.0;
    /// The width of the back of a card.
    pub const BACK: f32 = 46.0;
}

/// The station and the tiles on offer.
pub mod station {
    /// The minimum edge of the dial.
    pub const LEAST_DIAL: f32 = 150.0;
    /// The minimum width of one of the two large tiles.
    pub const LEAST_TILE: f32 = 60.0;
    /// The height of the text between the dial and the two large tiles, with all distances, in points.
    pub const WORDS: f32 = 50.0;
    /// The height of the offer to another seat.
    pub const OFFER: f32 = 34.0;
    /// The least width of a column of offers to other seats, where there are more than two.
    pub const COLUMN: f32 = 210.0;
    /// The maximum width of a tile in the offer to another seat.
    pub const WIDEST: f32 = 44.0;
    /// The width from which on the offer to another seat shows its name.
    pub const NAME: f32 = 48.0;
    /// The width of a dial with the tiles beside it, as a share of the room.
    pub const DIAL: f32 = 0.6;
    /// The width above which the tiles may be beside the dial.
    pub const BESIDE: f32 = 330.0;
    /// The maximum width of one of the two large tiles.
    pub const LARGEST_TILE: f32 = 150.0;
    /// The distance of a tile's key from its corner.
    pub const KEY_AT: [f32; 2] = [8.0, 5.0];
    /// The opacity of a tile that fits nowhere.
    pub const UNFIT: f32 = 0.4;
    /// The edge of the badge of another seat.
    pub const BADGE: f32 = 20.0;
}

/// The hint.
pub mod hint {
    /// The margin around the cross.
    pub const CROSS_MARGIN: f32 = 2.0;
    /// The height of the bar of progress.
    pub const PROGRESS: f32 = 3.0;
    /// The corners of the bar of progress.
    pub const PROGRESS_CORNERS: f32 = 1.5;
    /// The distance between the lines of an option.
    pub const LINE_GAP: f32 = 2.0;
}

/// The corporation.
pub mod corporation {
    use egui::{Vec2, vec2};

    /// The minimum size at which a corporation is legible.
    pub const LEAST: Vec2 = vec2(190.0, 300.0);
    /// The minimum size of the tracks on one of several boards, in points.
    pub const LEAST_BESIDE: Vec2 = vec2(180.0, 240.0);
    /// The maximum height of a corporation that scrolls.
    pub const HIGHEST: f32 = 420.0;
}

/// The planet.
pub mod planet {
    /// The height below which the planet takes the room of its title, too, unless the title has the button that goes
    /// back to the player's own planet.
    pub const TITLED: f32 = 240.0;
    /// The width below which the title is the player and the medals alone.
    pub const TIGHT: f32 = 300.0;
    /// The room for the medals in such a title.
    pub const MEDALS_ROOM: f32 = 120.0;
    /// The room for their number alone.
    pub const NUMBER_ROOM: f32 = 48.0;
    /// The room behind the name of the player below which the title leaves out the planet's.
    pub const NAMED: f32 = 250.0;
    /// The free space at the right of the legend.
    pub const LEGEND_GAP: f32 = 1.0;
    /// The edge of the badge of the owner.
    pub const BADGE: f32 = 26.0;
}

/// What moves above the table. Times are in seconds, and no act takes longer than 0.4.
pub mod motion {
    /// How long the station is large after somebody else has turned it.
    pub const TURNED: f64 = 1.2;
    /// How long the table rests after the last move of the game.
    pub const REST: f64 = 1.2;
    /// A piece is laid.
    pub const DROP: f64 = 0.22;
    /// A meteorite falls.
    pub const FALL: f64 = 0.4;
    /// A lifepod or a rover is destroyed.
    pub const SINK: f64 = 0.4;
    /// Something flies to its place.
    pub const FLY: f64 = 0.34;
    /// Something pops out of a place.
    pub const POP: f64 = 0.4;
    /// A tracker steps to the next field.
    pub const STEP: f64 = 0.3;
    /// A rover drives to the next cell.
    pub const GLIDE: f64 = 0.18;
    /// A row or a column lights up.
    pub const LINE: f64 = 0.4;
    /// Medals appear at the score.
    pub const MEDALS: f64 = 0.4;
    /// A lifepod lifts off and flies to its place.
    pub const LIFT_OFF: f64 = 0.4;
    /// How high a lifepod rises, in cells.
    pub const ASCENT: f32 = 3.0;
    /// How many half turns a medal makes.
    pub const TURNS: f32 = 3.0;
    /// The share of an act after which a meteorite hits the ground.
    pub const IMPACT: f32 = 0.6;
    /// The share of an act in which light runs along a row.
    pub const SWEEP: f32 = 0.5;
    /// The bounds of the edge of a piece, in points.
    pub const LEAST: f32 = 20.0;
    /// The bounds of the edge of a piece, in points.
    pub const LARGEST: f32 = 44.0;
    /// The width of a ring at the start, in pieces.
    pub const WIDEST: f32 = 1.2;
    /// How much smaller a piece is when it has sunk.
    pub const SHRINK: f32 = 0.5;
    /// How far a piece sinks, in cells.
    pub const DEPTH: f32 = 0.25;
    /// The strength of the light on a cell.
    pub const LIGHT: f32 = 0.55;
    /// The height of a bow, as a share of its length.
    pub const BOW: f32 = 0.14;
    /// The size of a piece that arrives, as a share of its size at the start.
    pub const ARRIVES: f32 = 0.7;
    /// The last part of an act, in which a thing fades.
    pub const FADE: f32 = 0.35;
    /// How far a thing rises, in its own heights.
    pub const RISE: f32 = 0.7;
    /// How fast a thing grows out of its place, in acts.
    pub const GROWS: f32 = 2.5;
    /// How much larger a piece is above the board.
    pub const HEIGHT: f32 = 0.35;
    /// How far a piece is lifted, in cells.
    pub const LIFT: f32 = 0.5;
    /// Where a meteorite comes from, in cells.
    pub const SKY: [f32; 2] = [3.0, -5.0];
    /// How much larger a meteorite is in the sky.
    pub const NEAR: f32 = 1.2;
}

/// The labels over the table.
pub mod labels {
    /// The height of a line of labels.
    pub const LINE: f32 = 22.0;
    /// The room around a name, left and right, above and below together.
    pub const AROUND: [f32; 2] = [12.0, 4.0];
    /// The distance from edges.
    pub const MARGIN: f32 = 3.0;
}

/// The tile in the hand.
pub mod held {
    /// The distance from which a tile that is let go beside the planet goes back, in points.
    pub const STRAYED: f32 = 40.0;
    /// The bounds of the edge of a button at the tile.
    pub const LEAST_BUTTON: f32 = 24.0;
    /// The bounds of the edge of a button at the tile.
    pub const LARGEST_BUTTON: f32 = 38.0;
    /// The free space around buttons.
    pub const GAP: f32 = 6.0;
    /// The maximum width of a reason.
    pub const REASON: f32 = 260.0;
}

/// The banner of a round.
pub mod banner {
    /// How long it is on show, in seconds.
    pub const SECONDS: f64 = 2.5;
    /// Its distance from the top of the window, in points.
    pub const TOP: f32 = 60.0;
    /// Its width, in points.
    pub const WIDTH: f32 = 360.0;
}

/// The bar at the top of the table.
pub mod top_bar {
    /// The badge on one of several boards, in points.
    pub const OWN_BADGE: f32 = 26.0;
    /// The width below which buttons and badges show only their icons.
    pub const ROOMY: f32 = 900.0;
    /// Below this width the rules are opened by key and menu only.
    pub const NARROW: f32 = 560.0;
    /// The least width of what tells something of a player.
    pub const LEAST_NAME: f32 = 76.0;
}

/// The tiles of a practice game.
pub mod position {
    /// The size of the tile that represents a stack.
    pub const STACK: [f32; 2] = [46.0, 42.0];
    /// The size of a tile.
    pub const TILE: [f32; 2] = [62.0, 56.0];
}

/// The bar at the bottom of the table.
pub mod bottom_bar {
    /// Width of the place for the end of the turn, where there is room, where there is little, and in the smallest window.
    pub const END: [f32; 3] = [208.0, 168.0, 92.0];
    /// Below this width buttons do without what keys or other buttons do, too.
    pub const NARROW: f32 = 720.0;
    /// Below this width everything is set tighter.
    pub const ROOMY: f32 = 900.0;
    /// The width below which an ability shows only its level; its tooltip says what it does.
    pub const WORDY: f32 = 900.0;
    /// The room that text needs in addition to its width.
    pub const WORDS_GAP: f32 = 1.0;
    /// The least width for the heading of what is pending and the first chip after it.
    pub const PENDING: f32 = 300.0;
    /// The rows that the buttons of the answers fill before they become smaller. Rows are never quite full.
    pub const FULL: f32 = 1.7;
}

/// The stacks that an event card removes.
pub mod remove {
    /// The size of the tile that represents a stack.
    pub const STACK: [f32; 2] = [54.0, 38.0];
}

/// Cards to choose from.
pub mod card_choice {
    /// The minimum and maximum width of a card, in points.
    pub const WIDTHS: [f32; 2] = [190.0, 240.0];
    /// Room for a scroll bar in points.
    pub const SCROLL: f32 = 14.0;
    /// The bounds of the width of the dialog.
    pub const DIALOG: [f32; 2] = [560.0, 1040.0];
    /// The room below the dialog for a hint.
    pub const HINT: f32 = 170.0;
}

/// The chip of an effect.
pub mod effect_chip {
    /// The minimum height.
    pub const LEAST: f32 = 28.0;
    /// The margin on its left and right, in addition to the small space.
    pub const SIDES: f32 = 2.0;
    /// The width of its border.
    pub const BORDER: f32 = 1.2;
}

/// The medals so far.
pub mod count {
    /// The width of the dialog.
    pub const DIALOG: f32 = 720.0;
}

/// Who plays which seat.
pub mod players {
    /// The width of the dialog where the window has the room.
    pub const DIALOG: f32 = 520.0;
    /// The width of the dialog about devices.
    pub const DEVICES: f32 = 760.0;
    /// The least width of the field for a name.
    pub const NAME: f32 = 90.0;
}

/// The strip of seats.
pub mod strip {
    /// The width of a seat with its badge and sign only, in points.
    pub const LEAST: f32 = 52.0;
    /// The width of a seat at most, in points.
    pub const MOST: f32 = 150.0;
    /// The height, in points.
    pub const HEIGHT: f32 = 30.0;
    /// The edge of the badge and of the sign, in points.
    pub const SIGN: f32 = 18.0;
    /// The room around each, in points.
    pub const PAD: f32 = 4.0;
    /// The least room for a name, in points.
    pub const NAME: f32 = 34.0;
    /// The line around the seat on show, in points.
    pub const EDGE: f32 = 2.0;
}
