//! The sizes, in points, and times of widgets, pictures and the rule book, a group for each.
//!
//! Shared sizes are in the [tokens](super::tokens). Proportions stay with the widget.

/// The widths of lines, the thinnest first.
pub mod stroke {
    /// A border.
    pub const HAIR: f32 = 1.0;
    /// A line inside a small picture.
    pub const FINE: f32 = 1.2;
    /// A line of a map.
    pub const LIGHT: f32 = 1.4;
    /// A line of a mark.
    pub const THIN: f32 = 1.5;
    /// A line that stands out.
    pub const MEDIUM: f32 = 2.0;
    /// A mark on a picture.
    pub const THICK: f32 = 2.5;
    /// A mark on the planet.
    pub const BOLD: f32 = 3.0;
    /// A mark that is visible from a distance.
    pub const HEAVY: f32 = 4.5;
}

/// Who plays a seat.
pub mod player_choice {
    /// Width of the button that says who plays.
    pub const BUTTON: f32 = 132.0;
}

/// Room between a shape and the line or shadow around it, in points.
pub mod rim {
    /// Half a pixel, so that neighbouring pictures do not mix.
    pub const FAINT: f32 = 0.5;
    /// The seam between the cells of a tile.
    pub const FINE: f32 = 0.6;
    /// The width of a border.
    pub const HAIR: f32 = 1.0;
    /// The frame of a card.
    pub const THIN: f32 = 1.5;
    /// A mark around something.
    pub const WIDE: f32 = 2.0;
    /// A mark around a whole track.
    pub const BROAD: f32 = 2.5;
    /// A soft shadow.
    pub const SHADOW: f32 = 3.0;
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
    /// A mark around a track.
    pub const ROUND: u8 = 7;
}

/// The planet board.
pub mod board {
    /// The edge of a cell below which medals are dots without numbers.
    pub const LEGIBLE: f32 = 15.0;
}

/// Every card.
pub mod card {
    /// How far a card rises under the pointer, in points.
    pub const LIFT: f32 = 2.0;
    /// How far its shadow lies below it, in points.
    pub const SHADOW_BELOW: f32 = 4.0;
    /// How much lower the shadow lies once the card has risen.
    pub const SHADOW_RISES: f32 = 3.0;
    /// How soft the shadow is.
    pub const SHADOW_BLUR: f32 = 16.0;
    /// The width of a band with a motif, as a multiple of its height, from which on the height decides.
    pub const BAND_ASPECT: f32 = 1.7;
}

/// Event cards.
pub mod event_card {
    /// The width of the card that appears under the pointer, in points.
    pub const HELP: f32 = 280.0;
}

/// Civ cards.
pub mod civ_card {
    /// How far the shadow of a card's back lies below it, in points.
    pub const BACK_SHADOW: f32 = 3.0;
    /// How soft that shadow is.
    pub const BACK_BLUR: f32 = 10.0;
    /// Width of the motif of a card in a row, in points.
    pub const ROW_MOTIF: f32 = 64.0;
}

/// The picture of an event deck.
pub mod deck {
    /// The maximum width of a card, in points.
    pub const WIDEST: f32 = 34.0;
}

/// The standing of a neighbour objective.
pub mod objective_standing {
    /// The diameter of the badge of a player, in points.
    pub const BADGE: f32 = 18.0;
    /// The number right of the middle of the badge, in points.
    pub const NUMBER_AT: f32 = 23.0;
    /// Room for the medal at the right, in points.
    pub const MEDAL: f32 = 48.0;
    /// Room for a player with a number, in points.
    pub const PLAYER: f32 = 54.0;
    /// Height of a line of players, in points.
    pub const LINE: f32 = 26.0;
}

/// Objective cards.
pub mod objective {
    /// Edge of the motif in a list, in points.
    pub const MOTIF: f32 = 46.0;
    /// The width of a standing beside the text, in points.
    pub const STANDING: f32 = 92.0;
    /// The width below which the standing is below the text, so that long words are not broken.
    pub const NARROW: f32 = 330.0;
}

/// The turning of the station.
pub mod dial {
    /// The strength of the spring that pulls the dial to its place, per second squared.
    pub const PULL: f32 = 170.0;
    /// The damping of the dial, per second; a little less than critical damping.
    pub const BRAKE: f32 = 21.0;
}

/// The corporation board.
pub mod tracks {
    /// The maximum height of a field of a vertical track, in points, if there is room for more.
    pub const TALLEST: f32 = 38.0;
}

/// The sky.
pub mod sky {
    /// The edge of a square of the sky, which has at most one star, in pixels.
    pub const STAR_CELL: f32 = 26.0;
}

/// The sheet above a screen.
pub mod overlay {
    /// The width of the rules if there is room.
    pub const WIDTH: f32 = 700.0;
    /// The height of a window below which the rules take all of it.
    pub const LOW: f32 = 560.0;
    /// The width of a column of keys.
    pub const COLUMN: f32 = 575.0;
    /// The width of the window from which the keys stand in two columns.
    pub const TWO_COLUMNS: f32 = 1200.0;
}

/// A page of the rule book.
pub mod page {
    /// The width of the column of rule numbers.
    pub const NUMBERS: f32 = 44.0;
    /// The width of the column of bullets.
    pub const BULLETS: f32 = 14.0;
}

/// The window of the rule book.
pub mod reader {
    use egui::Margin;

    /// The margin around the text of the search field.
    pub const SEARCH_MARGIN: Margin = Margin::symmetric(10, 9);
    /// The width below which the chapters are in a menu instead of a list.
    pub const WIDE: f32 = 640.0;
    /// The height below which the menu of chapters is beside the search.
    pub const LOW: f32 = 320.0;
    /// The width of the list of chapters.
    pub const LIST: f32 = 224.0;
    /// The minimum height of the name of a section in the list.
    pub const SECTION: f32 = 22.0;
    /// The distance that an arrow key scrolls, in points.
    pub const STEP: f32 = 60.0;
}

/// The figures of the rule book.
pub mod figures {
    use egui::Vec2;

    /// The least width of a symbol with its name, in points.
    pub const SYMBOL: f32 = 104.0;
    /// The edge of a symbol.
    pub const EDGE: f32 = 42.0;
    /// The edge of a planet, in points.
    pub const PLANET: f32 = 280.0;
    /// The size of a corporation board, in points.
    pub const CORPORATION: Vec2 = Vec2::new(660.0, 330.0);
}

/// Dialogs.
pub mod dialog {
    /// The room for the cross beside the title.
    pub const CROSS: f32 = 52.0;
    /// The frames after which the height of a new dialog is known.
    pub const SETTLED: u8 = 3;
}

/// Notices.
pub mod toast {
    /// The maximum age of a message that may be about the screen just entered, in seconds.
    pub const FRESH: f64 = 0.3;
    /// The least width of the room for messages, in points.
    pub const NARROWEST: f32 = 300.0;
}

/// The number of an option at its corner.
pub mod option {
    /// The radius of the number, in points.
    pub const RADIUS: f32 = 10.0;
    /// The distance of its middle from both edges, in points.
    pub const AT_CORNER: f32 = 12.0;
}

/// A sprite in motion. Where nothing else is said, these are shares of its size.
pub mod sprite {
    /// The size in points below which nothing is painted.
    pub const LEAST: f32 = 2.0;
    /// The radius of the disc under a picture.
    pub const DISC: f32 = 0.48;
    /// The edge of a rover.
    pub const ROVER: f32 = 0.8;
    /// The edge of an icon.
    pub const ICON: f32 = 0.62;
    /// The distance of an icon among letters from the left of its plate.
    pub const ICON_IN_WORDS: f32 = 0.6;
    /// The width of a letter.
    pub const LETTER: f32 = 0.42;
    /// The height of text.
    pub const TEXT: f32 = 0.66;
}

/// A seat in one or two lines.
pub mod vitals {
    /// The height of a line.
    pub const LINE: f32 = 17.0;
    /// The width below which there are two lines.
    pub const ONE_ROW: f32 = 220.0;
    /// The maximum width of a sign with its count.
    pub const WIDEST: f32 = 40.0;
    /// The edge of a sign.
    pub const ICON: f32 = 13.0;
    /// The distance between a sign and its count.
    pub const GAP: f32 = 2.0;
    /// The intensity below which a colour is not seen on the dark table.
    pub const DARK: f32 = 0.35;
}

/// A round button at a piece of the game.
pub mod round_button {
    /// The room around its icon, as a share of its width.
    pub const MARGIN: f32 = 0.22;
}

/// Words on a round ground.
pub mod chip {
    /// The room above and below the words together, in points.
    pub const AROUND: f32 = 6.0;
}

/// The buttons of gamepads.
pub mod glyph {
    /// Height of a button in a line of text, in points.
    pub const LINE: f32 = 26.0;
    /// Height of a button on a button of the window, in points.
    pub const CAP: f32 = 20.0;
}
