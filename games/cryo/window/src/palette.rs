//! The colours of this game alone: ice blue and rust, lamps in the dark. Type, buttons and panels have those of the theme.

use cryo::{Colour, PlayerColour, SectionId, Setup, Size};
use egui::Color32;
use game::SeatId;

/// The sky above the wreck.
pub(crate) const SKY: Color32 = Color32::from_rgb(9, 15, 26);
/// The sky near the sun.
pub(crate) const DUSK: Color32 = Color32::from_rgb(84, 40, 34);
/// The ice below the wreck.
pub(crate) const ICE: Color32 = Color32::from_rgb(150, 210, 232);
/// The rock below the ice.
pub(crate) const ROCK: Color32 = Color32::from_rgb(18, 21, 29);
/// A tunnel through the rock.
pub(crate) const TUNNEL: Color32 = Color32::from_rgb(46, 54, 68);
/// Steel: the ground of cells and cards.
pub(crate) const STEEL: Color32 = Color32::from_rgb(26, 36, 49);
/// Steel that stands out.
pub(crate) const PLATE: Color32 = Color32::from_rgb(36, 50, 66);
/// The edge of steel.
pub(crate) const EDGE: Color32 = Color32::from_rgb(74, 98, 120);
/// Rust on the hull, and damage.
pub(crate) const RUST: Color32 = Color32::from_rgb(176, 92, 48);
/// Frost on a chamber.
pub(crate) const FROST: Color32 = Color32::from_rgb(176, 232, 255);
/// The warm light of lamps, and of what may be chosen.
pub(crate) const LAMP: Color32 = Color32::from_rgb(255, 200, 116);
/// Fire and alarm.
pub(crate) const ALARM: Color32 = Color32::from_rgb(255, 96, 72);
/// A chamber that has burned.
pub(crate) const BURNED: Color32 = Color32::from_rgb(26, 15, 13);
/// Words on the dark.
pub(crate) const WORDS: Color32 = Color32::from_rgb(226, 236, 244);
/// Words of less importance.
pub(crate) const FAINT: Color32 = Color32::from_rgb(158, 180, 198);
/// The sun.
pub(crate) const SUN: Color32 = Color32::from_rgb(255, 168, 84);

/// The ground of resource tiles.
pub(crate) const fn tile(colour: Colour) -> Color32 {
    match colour {
        Colour::Pink => Color32::from_rgb(96, 40, 72),
        Colour::Green => Color32::from_rgb(36, 78, 46),
        Colour::Grey => Color32::from_rgb(64, 76, 90),
    }
}

/// The light of a section.
pub(crate) const fn section(section: SectionId) -> Color32 {
    match section.0 {
        0 => Color32::from_rgb(224, 106, 160),
        1 => Color32::from_rgb(112, 190, 104),
        2 => Color32::from_rgb(150, 176, 198),
        _ => Color32::from_rgb(206, 130, 74),
    }
}

/// The light of an open cavern.
pub(crate) const fn cavern(size: Size) -> Color32 {
    match size {
        Size::Small => Color32::from_rgb(40, 62, 78),
        Size::Large => Color32::from_rgb(48, 74, 82),
    }
}

/// The number of each player colour among the colours of the theme: orange, blue, yellow, white.
pub(crate) const COLOURS: [u8; PlayerColour::ALL.len()] = [1, 0, 4, 6];

/// The number of the colour of a seat.
pub(crate) fn colour(setup: &Setup, seat: SeatId) -> u8 {
    let player = setup.seats.get(seat.index());
    player.map_or(seat.0, |player| COLOURS[player.colour as usize])
}
