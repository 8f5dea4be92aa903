//! The setup of a game.

use crate::SeatId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
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

/// Implements [`Setup`] for a struct with the fields `seed`, `seats`, each of which has a `name`, and `practice`. A function
/// of the setup and the seat can name an opponent behind the seats, whom the rules play.
#[macro_export]
macro_rules! setup_of_seats {
    ($setup:ty) => {
        $crate::setup_of_seats!($setup, |_, _| "");
    };
    ($setup:ty, $behind:expr) => {
        impl $crate::Setup for $setup {
            fn seat_count(&self) -> usize {
                self.seats.len()
            }

            fn seed(&self) -> &str {
                &self.seed
            }

            fn name(&self, seat: $crate::SeatId) -> &str {
                let behind: fn(&Self, $crate::SeatId) -> &str = $behind;
                let own = self.seats.get(seat.index());
                own.map_or_else(|| behind(self, seat), |own| &own.name)
            }

            fn rename(&mut self, seat: $crate::SeatId, name: &str) {
                if let Some(seat) = self.seats.get_mut(seat.index()) {
                    name.clone_into(&mut seat.name);
                }
            }

            fn is_practice(&self) -> bool {
                self.practice
            }

            fn practise(&mut self) {
                self.practice = true;
            }
        }
    };
}

/// The player of a seat, in a game whose players have colours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player<C> {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: C,
}

impl<C: PartialEq> Player<C> {
    /// So many players, named by their numbers, in the first of these colours.
    pub fn numbered(players: usize, colours: impl IntoIterator<Item = C>) -> Vec<Self> {
        let player = |(number, colour): (usize, C)| Self {
            name: number.to_string(),
            colour,
        };
        (1..=players).zip(colours).map(player).collect()
    }

    /// Whether all of them have different colours.
    pub fn all_differ(players: &[Self]) -> bool {
        let mut each = players.iter().enumerate();
        each.all(|(place, own)| players[..place].iter().all(|one| one.colour != own.colour))
    }
}

/// A setup with data of its own, such as a set of components, for a game that has no older files to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlainSetup<D> {
    /// Determines every random event.
    pub seed: String,
    /// The names of the players, clockwise.
    pub names: Vec<String>,
    /// What the game is played with.
    pub data: D,
    /// Whether undo stops nowhere.
    pub practice: bool,
}

impl<D> PlainSetup<D> {
    /// A game of `seats`, named by their numbers, with this data.
    pub fn with(data: D, seats: usize, seed: &str) -> Self {
        Self {
            seed: seed.to_owned(),
            names: (1..=seats).map(|number| number.to_string()).collect(),
            data,
            practice: false,
        }
    }
}

impl<D> Setup for PlainSetup<D>
where
    D: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    fn seat_count(&self) -> usize {
        self.names.len()
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn name(&self, seat: SeatId) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn rename(&mut self, seat: SeatId, name: &str) {
        if let Some(known) = self.names.get_mut(seat.index()) {
            name.clone_into(known);
        }
    }

    fn is_practice(&self) -> bool {
        self.practice
    }

    fn practise(&mut self) {
        self.practice = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_the_first_colours_and_all_differ() {
        let mut players = Player::numbered(3, "rgby".chars());
        assert!(Player::all_differ(&players));
        let last = players.last().map(|player| (&*player.name, player.colour));
        assert_eq!(last, Some(("3", 'b')));
        players[2].colour = 'r';
        assert!(!Player::all_differ(&players));
    }
}
