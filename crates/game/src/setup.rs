//! The setup of a game.

use crate::SeatId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// Everything that a game begins with: seed, seats with their names, variants, and data of its own such as a set of
/// components. The same setup always deals the same game. It is written into the file of the game.
pub trait Setup:
    Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The number of seats.
    fn seat_count(&self) -> usize;

    /// The text that determines every random event.
    fn seed(&self) -> &str;

    /// Gives it another seed: another game with the same players.
    fn reseed(&mut self, seed: &str);

    /// The name of the player of `seat`; empty if there is no such seat.
    fn name(&self, seat: SeatId) -> &str;

    /// Gives the player of `seat` another name.
    fn rename(&mut self, seat: SeatId, name: &str);

    /// Whether it is a practice game.
    fn is_practice(&self) -> bool;

    /// Whether undo stops where something hidden came to light or the turn passed on: nowhere in a practice game.
    fn undo_stops(&self) -> bool {
        !self.is_practice()
    }

    /// Makes it a practice game.
    fn practise(&mut self);
}
