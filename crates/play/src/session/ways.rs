//! How people share one screen: the order in which they act, and the care they take of secrets.

use serde::{Deserialize, Serialize};

/// The order in which people at one screen act while the rules let all act at the same time (rules §3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sharing {
    /// One after the other, in turn order.
    #[default]
    InTurn,
    /// Whoever is ready. The screen shows one seat large and turns to another on request.
    AnyOrder,
    /// All at once, each on a board of their own.
    SideBySide,
}

impl Sharing {
    /// Every way to share the screen.
    pub const ALL: [Self; 3] = [Self::InTurn, Self::AnyOrder, Self::SideBySide];
}

/// How secrets are kept from the others in front of the screen: private objectives, civ cards held until the end, an
/// event card that one player has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Secrets {
    /// They lie face down; their owner peeks at them.
    FaceDown,
    /// The player at the screen sees the own ones.
    Open,
    /// As [`Secrets::Open`], and the screen is covered before it goes to somebody with secrets.
    #[default]
    HandOver,
}

impl Secrets {
    /// Every way to keep secrets.
    pub const ALL: [Self; 3] = [Self::FaceDown, Self::Open, Self::HandOver];
}

/// How people share the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Ways {
    /// The order in which they act.
    pub sharing: Sharing,
    /// How secrets are kept.
    pub secrets: Secrets,
}

/// What a seat does in this part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// Its person may act and holds nothing.
    Open,
    /// Its person may act and has something in the hand.
    Holding,
    /// Its bot is to act.
    Thinking,
    /// It has finished this part of the round.
    Done,
    /// It waits for another seat.
    Waiting,
}
