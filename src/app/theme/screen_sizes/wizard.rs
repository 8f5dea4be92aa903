//! The sizes of the wizard.

/// The width from which on the summary is beside the step; otherwise it is below.
pub const BESIDE: f32 = 860.0;
/// Width of the summary beside the step.
pub const SUMMARY: f32 = 290.0;
/// The height from which on there is room for generous margins.
pub const TALL: f32 = 480.0;
/// The width from which on the steps show their names.
pub const WORDS: f32 = 620.0;

/// The players of a new game.
pub mod players {
    /// Edge of a colour's symbol.
    pub const BADGE: f32 = 30.0;
    /// The least width of the field for a name.
    pub const NAME: f32 = 90.0;
    /// The margin around the contents of a card, in addition to the small space.
    pub const AROUND: i8 = 2;
}

/// The planets and corporations that were dealt.
pub mod dealt {
    /// The width from which on a card has its picture beside its text.
    pub const ROOMY: f32 = 380.0;
    /// The minimum width of a column at which two are side by side.
    pub const COLUMN: f32 = 240.0;
    /// The edge of a picture if there is little room.
    pub const SMALL_PICTURE: f32 = 120.0;
    /// The edge of a picture.
    pub const PICTURE: f32 = 190.0;
}

/// A planet or a corporation in the gallery.
pub mod exhibit {
    /// The sizes of a name, as parts of the size of the text: the first with which it fits, or else the last.
    pub const TITLES: [f32; 3] = [1.0, 0.85, 0.7];
    /// The width of the border of the chosen exhibit.
    pub const CHOSEN: f32 = 2.0;
    /// The distance of the focus ring.
    pub const RING: f32 = 1.0;
    /// The distance between two stars.
    pub const STAR_GAP: f32 = 2.0;
}

/// The gallery of planets and corporations.
pub mod gallery {
    /// Widths of a small exhibit, without its margins.
    pub const SMALL: [f32; 2] = [92.0, 210.0];
    /// Room for name and stars under a small picture.
    pub const CAPTION: f32 = 38.0;
    /// The width of the large exhibit beside the gallery.
    pub const BESIDE: f32 = 300.0;
    /// The width from which on there is room beside the gallery.
    pub const WIDE: f32 = 620.0;
    /// The minimum height of the gallery.
    pub const LEAST_HEIGHT: f32 = 340.0;
    /// The free space below the gallery, in addition to the large space.
    pub const BELOW: f32 = 1.0;
    /// The borders at both sides of an exhibit.
    pub const BORDERS: f32 = 2.0;
    /// Room for a scroll bar.
    pub const SCROLL: f32 = 8.0;
    /// The distances between the texts and signs of a small exhibit.
    pub const TEXT_GAP: [f32; 2] = [2.0, 1.0];
    /// The minimum edge of the large picture of a planet.
    pub const LEAST_LARGE: f32 = 180.0;
    /// The maximum edge of the large picture.
    pub const LARGE_PICTURE: f32 = 300.0;
    /// The minimum edge of a small picture.
    pub const LEAST_PICTURE: f32 = 40.0;
}

/// The deck of event cards.
pub mod deck {
    /// Width of the name of a colour, in points.
    pub const NAME: f32 = 150.0;
    /// The room for the number of event cards and their maximum, in points.
    pub const COUNT: f32 = 96.0;
    /// Height of the line of a colour, in points.
    pub const LINE: f32 = 30.0;
    /// The width of the card that represents a colour, in points.
    pub const CARD: f32 = 20.0;
    /// The width below which the slider is below the name.
    pub const NARROW: f32 = 460.0;
}

/// The summary of a new game.
pub mod summary {
    /// The distance between the lines of a player.
    pub const LINE_GAP: f32 = 1.0;
}

/// The station of a new game.
pub mod station {
    /// The width from which on the station is beside its controls.
    pub const BESIDE: f32 = 560.0;
    /// Height of everything above and below the station.
    pub const AROUND: f32 = 230.0;
    /// The minimum edge of the station.
    pub const SMALLEST: f32 = 240.0;
    /// The largest edge of the station.
    pub const LARGEST: f32 = 620.0;
    /// The maximum width of the field for the seed.
    pub const SEED: f32 = 220.0;
}
