//! The players of the seats. The rules know only seats; it is up to the table whether a bot plays one.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, SeatId};
use serde::{Deserialize, Serialize};

game::named! {
    /// The strength of a bot, from the weakest. Here it is only a name; how a bot plays is decided elsewhere.
    pub enum Level {
        /// Plays any legal choice.
        Random = "random",
        /// For the first games.
        Easy = "easy",
        /// For families: about half way from easy to normal, with mistakes that one can see and use.
        Family = "family",
        /// About as strong as the target of a solo game requires.
        Normal = "normal",
        /// For players who know the game.
        Hard = "hard",
        /// As strong as the program can be.
        Expert = "expert",
    }
}

impl Level {
    /// Those of a game whose bots play at three strengths.
    pub const STRENGTHS: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];
}

/// The player of a seat.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Player {
    /// A person.
    #[default]
    Person,
    /// A bot of this strength.
    Bot(Level),
}

impl Player {
    /// The strength of the bot, if it is one.
    pub const fn bot(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Bot(kind) => Some(kind),
        }
    }
}

/// The players of the seats of a game, from the first seat on. People play the seats that are not listed, so games
/// saved before there were bots are games of people.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Players(ArrayVec<Player, MAX_SEATS>);

impl Players {
    /// The player of `seat`.
    pub fn of(&self, seat: SeatId) -> Player {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// The bot that plays `seat`, if one does.
    pub fn bot(&self, seat: SeatId) -> Option<Level> {
        self.of(seat).bot()
    }

    /// Whether a person plays `seat`.
    pub fn is_person(&self, seat: SeatId) -> bool {
        self.of(seat) == Player::Person
    }

    /// Whether people play all seats.
    pub fn are_people(&self) -> bool {
        self.0.iter().all(|player| *player == Player::Person)
    }

    /// Lets `player` play `seat`.
    pub(crate) fn set(&mut self, seat: SeatId, player: Player) {
        while self.0.len() <= seat.index() && player != Player::Person {
            if self.0.try_push(Player::Person).is_err() {
                return;
            }
        }
        if let Some(place) = self.0.get_mut(seat.index()) {
            *place = player;
        }
    }

    /// The seats among the first `seats` that people play.
    pub fn people(&self, seats: usize) -> impl DoubleEndedIterator<Item = SeatId> {
        SeatId::first(seats.min(MAX_SEATS)).filter(|seat| self.is_person(*seat))
    }

    /// The same players for a game with this number of seats; any further ones are dropped.
    #[must_use]
    pub fn fitted(mut self, seats: usize) -> Self {
        self.0.truncate(seats);
        self
    }
}

impl FromIterator<Player> for Players {
    /// The players from the first seat on; any beyond the maximum number of seats are dropped.
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        Self(players.into_iter().take(MAX_SEATS).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_play_where_nothing_is_said() {
        let players = Players::from_iter([Player::Bot(Level::Easy), Player::Person]);
        assert_eq!(players.bot(SeatId(0)), Some(Level::Easy));
        assert!(
            players.is_person(SeatId(1)) && players.is_person(SeatId(5)) && !players.are_people()
        );
        assert_eq!(
            players.people(3).collect::<Vec<_>>(),
            [SeatId(1), SeatId(2)]
        );
        assert!(Players::default().are_people());
    }

    #[test]
    fn a_game_of_fewer_seats_forgets_the_others() {
        let players = Players::from_iter([Player::Person, Player::Bot(Level::Hard)]);
        assert!(players.fitted(1).are_people());
        assert_eq!(Players::from_iter([Player::Person; 9]).0.len(), MAX_SEATS);
    }
}
