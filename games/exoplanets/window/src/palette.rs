//! The colours of this game alone: deep black, coloured glass, one warm light. Type, buttons and panels have those of the
//! theme.

use egui::{Color32, Rgba};
use exoplanets::{Colour, Consequence, PlanetType, Setup};
use game::SeatId;

/// The dark between the planets.
pub(crate) const DEEP: Color32 = Color32::from_rgb(4, 5, 12);
/// The faint lines of orbits.
pub(crate) const ORBIT: Color32 = Color32::from_rgb(52, 60, 92);
/// Glass: the ground of tiles and fields.
pub(crate) const GLASS: Color32 = Color32::from_rgb(18, 23, 42);
/// The edge of glass.
pub(crate) const EDGE: Color32 = Color32::from_rgb(74, 84, 124);
/// The warm light of cities and of what may be chosen.
pub(crate) const WARM: Color32 = Color32::from_rgb(255, 196, 104);
/// Words on the dark.
pub(crate) const WORDS: Color32 = Color32::from_rgb(226, 230, 244);
/// Words of less importance.
pub(crate) const FAINT: Color32 = Color32::from_rgb(160, 170, 202);
/// A moon, which bears EP.
pub(crate) const MOON: Color32 = Color32::from_rgb(206, 210, 222);
/// A moon that takes EP away.
pub(crate) const DARK_MOON: Color32 = Color32::from_rgb(150, 62, 58);
/// Ink on moons.
pub(crate) const INK: Color32 = Color32::from_rgb(16, 14, 18);
/// The rim of a tile with a permanent effect.
pub(crate) const LASTING: Color32 = Color32::from_rgb(84, 142, 226);
/// The rim of a tile with a one-time effect.
pub(crate) const ONCE: Color32 = Color32::from_rgb(150, 154, 168);

/// The rim of a planet.
pub(crate) const fn rim(kind: PlanetType) -> Color32 {
    match kind {
        PlanetType::Rocky => Color32::from_rgb(196, 150, 112),
        PlanetType::SuperEarth => Color32::from_rgb(122, 200, 116),
        PlanetType::GasGiant => Color32::from_rgb(240, 190, 120),
        PlanetType::WaterWorld => Color32::from_rgb(98, 176, 255),
    }
}

/// The light of a phenomenon.
pub(crate) const fn phenomenon(kind: Consequence) -> Color32 {
    match kind {
        Consequence::Fusion => Color32::from_rgb(160, 118, 255),
        Consequence::Flare => Color32::from_rgb(255, 128, 40),
    }
}

/// The light of a collision.
pub(crate) const COLLISION: Color32 = Color32::from_rgb(127, 224, 210);

/// The light of the star with this share of its energy left: from white over gold to red.
pub(crate) fn star(share: f32) -> Color32 {
    let stops = [
        Color32::from_rgb(198, 44, 22),
        Color32::from_rgb(255, 146, 46),
        Color32::from_rgb(255, 222, 140),
        Color32::from_rgb(255, 248, 232),
    ];
    let at = share.clamp(0.0, 1.0) * (stops.len() - 1) as f32;
    let below = (at as usize).min(stops.len() - 2);
    let [one, other] = [below, below + 1].map(|stop| Rgba::from(stops[stop]));
    let mixed = one * (1.0 - (at - below as f32)) + other * (at - below as f32);
    mixed.into()
}

/// The number of each player colour among the colours of the theme: orange, purple, green, white.
pub(crate) const COLOURS: [u8; Colour::ALL.len()] = [1, 5, 3, 6];

/// The number of the colour of a seat.
pub(crate) fn colour(setup: &Setup, seat: SeatId) -> u8 {
    let player = setup.seats.get(seat.index());
    player.map_or(seat.0, |player| COLOURS[player.colour as usize])
}
