//! The identity of a game, by which its files are recognized.

use crate::hex;
use crate::history::Table;
use game::{Action, Game, hash};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The identity of a game. All versions of a game have the same one, from the first action to the result.
///
/// The first game of a deal has an identity derived from its setup, so its files need not name it and older programs
/// can read them. Files from before there were identities have that one too; if another game of the same deal has taken
/// it, their identity is derived from their first action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(#[serde(with = "hex")] u64);

impl GameId {
    /// The first game that `setup` deals, or that begins at the rescued state `start`.
    pub fn of_deal<G: Game>(setup: &G::Setup, start: Option<&G>) -> Self {
        Self(hash(&(setup, start)))
    }

    /// The game on `table`, if it is the first of its deal.
    pub(super) fn of_table<G: Game>(table: &Table<G>) -> Self {
        Self::of_deal(table.dealt(), table.is_rescued().then(|| table.start()))
    }

    /// Another game of the same deal: the one that begins with `first`.
    pub(super) fn beginning_with<C: Serialize>(self, first: Option<&Action<C>>) -> Self {
        Self(hash(&(self.0, first)))
    }

    /// The next identity to try for another game of the same deal.
    pub(super) fn next(self) -> Self {
        Self(hash(&self.0))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text is not the identity of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the identity of a game has 16 hexadecimal digits")]
pub struct NoGameId;

impl FromStr for GameId {
    type Err = NoGameId;

    fn from_str(text: &str) -> Result<Self, NoGameId> {
        hex::parse(text).map(Self).ok_or(NoGameId)
    }
}
