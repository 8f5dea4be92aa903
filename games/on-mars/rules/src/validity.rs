//! Whether a state from a file is one that a game can go on from.

use crate::state::State;
use thiserror::Error;

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Invalid {
    /// There are too few or too many seats.
    #[error("two to four play")]
    Seats,
}

impl State {
    /// Checks everything on which the rules rely.
    pub(crate) fn check_all(&self) -> Result<(), Invalid> {
        match self.seats.len() {
            2..=4 => Ok(()),
            _ => Err(Invalid::Seats),
        }
    }
}
