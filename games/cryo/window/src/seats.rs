//! stub
use cryo::PlayerColour;

/// The number of a colour among those of the theme.
pub(crate) const fn colour(colour: PlayerColour) -> u8 {
    match colour {
        PlayerColour::Orange => 1,
        PlayerColour::Blue => 0,
        PlayerColour::Yellow => 2,
        PlayerColour::White => 6,
    }
}
