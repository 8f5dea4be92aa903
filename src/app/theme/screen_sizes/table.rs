//! The sizes and times of the table.

/// Three options of a hint have room in so many points, or what a coach says.
pub const ADVICE_HEIGHT: f32 = 304.0;

/// Bars, panels and tabs of the table.
pub mod slots {
    /// Below this height the tabs stand beside the part, not above it; a hint has more to say.
    pub const TABS_ABOVE: [f32; 2] = [240.0, 360.0];
    /// Bars lower than this have hardly a margin.
    pub const LOW_BAR: f32 = 42.0;
    /// The margin above and below in such a bar.
    pub const BAR_MARGIN: f32 = 1.0;
}

/// The layout of the table.
pub mod layout {
    /// Below this width the planet shares its place with everything else.
    pub const TWO_COLUMNS: f32 = 620.0;
    /// Below this width there is only one column beside the planet.
    pub const THREE_COLUMNS: f32 = 960.0;
    /// The tracks are not made less high than this to give other parts room.
    pub const LEAST_TRACKS: f32 = 318.0;
    /// Distance between the parts.
    pub const GAP: f32 = 6.0;
    /// Windows lower than this have lower bars.
    pub const LOW: f32 = 420.0;
    /// Windows lower than this have a lower bar at the bottom.
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
    /// The bounds of the width of the right column.
    pub const RIGHT: [f32; 2] = [280.0, 480.0];
    /// The height of the words of the station.
    pub const STATION_WORDS: f32 = 40.0;
    /// The least height of the seats below the station.
    pub const LEAST_SEATS: f32 = 150.0;
    /// A right column at least as high as this is split.
    pub const SPLIT: f32 = 560.0;
    /// The greatest height of the tracks.
    pub const MOST_TRACKS: f32 = 720.0;
    /// Cards and log stand one above the other if they have at least so much height.
    pub const SPLIT_REST: f32 = 420.0;
}

/// Bots at the table.
pub mod bots {
    use std::time::Duration;

    /// The diameter of the dots of somebody who thinks, in points.
    pub const DOT: f32 = 5.0;
    /// Seconds in which the dots take their turns.
    pub const PERIOD: f64 = 1.2;
    /// Between two frames of the dots: slow movement needs no more.
    pub const FRAME: Duration = Duration::from_millis(100);
    /// The greatest edge of the sign of a bot.
    pub const SIGN: f32 = 16.0;
    /// The distance between the sign of a bot and its name.
    pub const SIGN_GAP: f32 = 4.0;
}

/// The boards of the seats.
pub mod seats {
    /// The least width of a small board that the number of columns is chosen for.
    pub const SMALL: f32 = 104.0;
    /// The least width of a small board, so that all are in sight.
    pub const SMALLEST: f32 = 76.0;
    /// The height of the line with a player's name.
    pub const NAME: f32 = 22.0;
    /// Room for a scroll bar.
    pub const SCROLL: f32 = 14.0;
    /// The height of the line with a name where all boards are large.
    pub const LARGE_NAME: f32 = 30.0;
    /// The distance between boards where all are large.
    pub const LARGE_GAP: f32 = 10.0;
    /// The least width of a board where all are large.
    pub const LEAST_LARGE: f32 = 100.0;
    /// The edge of the badge of a player.
    pub const BADGE: f32 = 20.0;
    /// How far from the left a name begins.
    pub const NAME_AT: f32 = 26.0;
    /// The distance between a name and the score.
    pub const SCORE_GAP: f32 = 6.0;
}

/// The legend of what is forbidden.
pub mod bans {
    /// The edge of the pattern in the legend, in points.
    pub const SWATCH: f32 = 22.0;
    /// The corners of a pattern.
    pub const SWATCH_CORNERS: u8 = 2;
}

/// The event card of the round.
pub mod event_card {
    /// The width of the card above the table in points, where the window has the room.
    pub const CARD: f32 = 360.0;
    /// The width of the card that the pointer brings out of the top bar.
    pub const SMALL_CARD: f32 = 280.0;
    /// How wide the headline in the top bar may be at most.
    pub const WIDEST: f32 = 340.0;
    /// Room for the card that was looked at ahead.
    pub const EYE: f32 = 80.0;
    /// The width of the chip of the card that was looked at ahead.
    pub const NEXT: f32 = 44.0;
    /// How far the card sinks into its place above the table.
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
    /// The least edge of the dial.
    pub const LEAST_DIAL: f32 = 150.0;
    /// The least width of an own tile.
    pub const LEAST_TILE: f32 = 60.0;
    /// The height of the words between the dial and the own tiles, with all distances, in points.
    pub const WORDS: f32 = 50.0;
    /// The height of the offer to another seat.
    pub const OFFER: f32 = 34.0;
    /// The greatest width of a tile in the offer to another seat.
    pub const WIDEST: f32 = 44.0;
    /// From this width on the offer to another seat shows its name.
    pub const NAME: f32 = 48.0;
    /// Above this width the tiles may stand beside the dial.
    pub const BESIDE: f32 = 330.0;
    /// The greatest width of an own tile.
    pub const LARGEST_TILE: f32 = 150.0;
    /// How far from the corner of a tile its key is named.
    pub const KEY_AT: [f32; 2] = [8.0, 5.0];
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

    /// The least size in which a corporation can be read.
    pub const LEAST: Vec2 = vec2(190.0, 300.0);
    /// The greatest height of a corporation that is scrolled.
    pub const HIGHEST: f32 = 420.0;
}

/// The planet.
pub mod planet {
    /// Below this height the planet has the room of its title, too, unless the title leads back to the own planet.
    pub const TITLED: f32 = 240.0;
    /// What is left free at the right of the legend.
    pub const LEGEND_GAP: f32 = 1.0;
    /// The edge of the badge of the owner.
    pub const BADGE: f32 = 26.0;
}

/// The bar at the top of the table.
pub mod top_bar {
    /// Below this width the names of buttons and badges give way to their icons.
    pub const ROOMY: f32 = 900.0;
    /// Below this width the rules are opened by key and menu only.
    pub const NARROW: f32 = 560.0;
    /// The least width of what tells something of a player.
    pub const LEAST_NAME: f32 = 76.0;
}

/// The tiles of a practice game.
pub mod position {
    /// The size of the tile that stands for a stack.
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
    /// Below this width an ability is named by its level alone; what it does is told when asked.
    pub const WORDY: f32 = 900.0;
    /// What words need besides their width.
    pub const WORDS_GAP: f32 = 1.0;
}

/// The stacks that an event card removes.
pub mod remove {
    /// The size of the tile that stands for a stack.
    pub const STACK: [f32; 2] = [54.0, 38.0];
}

/// Cards to choose from.
pub mod card_choice {
    /// The least and the greatest width of a card in points.
    pub const WIDTHS: [f32; 2] = [190.0, 240.0];
    /// Room for a scroll bar in points.
    pub const SCROLL: f32 = 14.0;
    /// The bounds of the width of the dialog.
    pub const DIALOG: [f32; 2] = [560.0, 1040.0];
}

/// The chip of an effect.
pub mod effect_chip {
    /// The least height.
    pub const LEAST: f32 = 28.0;
    /// What it has at its left and at its right besides the small space.
    pub const SIDES: f32 = 2.0;
    /// The width of its border.
    pub const BORDER: f32 = 1.2;
}

/// Who plays which seat.
pub mod players {
    /// The width of the dialog where the window has the room.
    pub const DIALOG: f32 = 520.0;
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
