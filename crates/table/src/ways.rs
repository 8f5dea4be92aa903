//! The ways to share one screen: the order of play and the treatment of secrets.

use serde::{Deserialize, Serialize};

/// The order of play at one screen during simultaneous parts of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sharing {
    /// One after the other, in turn order.
    #[default]
    InTurn,
    /// In any order. One seat is shown large; the screen turns to another on request.
    AnyOrder,
    /// All at once, each on a separate board.
    SideBySide,
}

impl Sharing {
    /// All orders of play.
    pub const ALL: [Self; 3] = [Self::InTurn, Self::AnyOrder, Self::SideBySide];
}

/// The treatment of secrets when several people look at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Secrets {
    /// Face down. Their owner can peek at them.
    FaceDown,
    /// Visible to the player at the screen.
    Open,
    /// As [`Secrets::Open`], with a hand-over before the screen turns to a player with secrets.
    #[default]
    HandOver,
}

impl Secrets {
    /// All treatments of secrets.
    pub const ALL: [Self; 3] = [Self::FaceDown, Self::Open, Self::HandOver];
}

/// The way in which people share the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Ways {
    /// The order of play.
    pub sharing: Sharing,
    /// The treatment of secrets.
    pub secrets: Secrets,
}
