//! The colours of this game alone: rust, dust and white enamel in daylight. Type, buttons and panels have those of the theme.

use egui::Color32;
use game::SeatId;
use on_mars::{Building, Good, PlayerColour, Setup, Side};

/// The ground of Mars.
pub(crate) const RUST: Color32 = Color32::from_rgb(140, 66, 40);
/// The ground in shade.
pub(crate) const SHADE: Color32 = Color32::from_rgb(104, 46, 30);
/// The ground in the sun.
pub(crate) const SAND: Color32 = Color32::from_rgb(172, 92, 56);
/// The sky around the map.
pub(crate) const SKY: Color32 = Color32::from_rgb(30, 18, 18);
/// Dust in the air.
pub(crate) const DUST: Color32 = Color32::from_rgb(232, 172, 124);
/// White enamel.
pub(crate) const ENAMEL: Color32 = Color32::from_rgb(236, 231, 222);
/// The ground of panels.
pub(crate) const PANEL: Color32 = Color32::from_rgb(40, 28, 26);
/// The ground of cards and spaces.
pub(crate) const PLATE: Color32 = Color32::from_rgb(58, 42, 38);
/// A hollow in a panel.
pub(crate) const HOLLOW: Color32 = Color32::from_rgb(24, 17, 17);
/// The edge of panels and cards.
pub(crate) const EDGE: Color32 = Color32::from_rgb(122, 88, 72);
/// What may be chosen.
pub(crate) const LAMP: Color32 = Color32::from_rgb(255, 214, 120);
/// What is needed, and what warns.
pub(crate) const ALARM: Color32 = Color32::from_rgb(255, 122, 92);
/// The reach of pieces and the Building zone.
pub(crate) const REACH: Color32 = Color32::from_rgb(120, 220, 232);
/// Words on the dark.
pub(crate) const WORDS: Color32 = Color32::from_rgb(244, 236, 228);
/// Words of less importance.
pub(crate) const FAINT: Color32 = Color32::from_rgb(208, 186, 172);
/// Words on enamel.
pub(crate) const INK: Color32 = Color32::from_rgb(34, 22, 20);

/// The light of a side of the board.
pub(crate) const fn side(side: Side) -> Color32 {
    match side {
        Side::Orbit => Color32::from_rgb(128, 170, 214),
        Side::Colony => Color32::from_rgb(226, 132, 84),
    }
}

/// The ground of a Building.
pub(crate) const fn building(building: Building) -> Color32 {
    match building {
        Building::Mine => Color32::from_rgb(78, 76, 88),
        Building::Generator => Color32::from_rgb(186, 130, 20),
        Building::WaterExtractor => Color32::from_rgb(36, 92, 160),
        Building::Greenhouse => Color32::from_rgb(48, 120, 52),
        Building::OxygenCondenser => Color32::from_rgb(30, 128, 134),
        Building::Shelter => Color32::from_rgb(150, 142, 136),
    }
}

/// The light of a good.
pub(crate) const fn good(good: Good) -> Color32 {
    match good {
        Good::Mineral => Color32::from_rgb(217, 154, 108),
        Good::Battery => Color32::from_rgb(242, 184, 54),
        Good::Water => Color32::from_rgb(110, 178, 240),
        Good::Plant => Color32::from_rgb(138, 214, 124),
        Good::Oxygen => Color32::from_rgb(127, 214, 216),
        Good::Crystal => Color32::from_rgb(207, 164, 247),
    }
}

/// The number of each player colour among the colours of the theme: orange, blue, yellow, white.
pub(crate) const COLOURS: [u8; PlayerColour::ALL.len()] = [1, 0, 4, 6];

/// The number of the colour of a seat, including Lacerda's.
pub(crate) fn colour(setup: &Setup, seat: SeatId) -> u8 {
    let colour = setup.colour(seat);
    colour.map_or(seat.0, |colour| COLOURS[colour as usize])
}
