//! Who plays which seat. The rules know seats only; that a bot plays one is a matter of the table.

use arrayvec::ArrayVec;
use rules::SeatId;
use rules::state::MAX_SEATS;
use serde::{Deserialize, Serialize};

/// How strong a bot is. Here it is only a name; who plays so strongly is no matter of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Any legal choice.
    Random,
    /// For the first games.
    Easy,
    /// About as strong as the target of a solo game asks for.
    Normal,
    /// For those who know the game.
    Hard,
    /// As strong as the program can be.
    Expert,
}

impl Level {
    /// Every level, from the weakest.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Expert,
    ];
}

/// Who plays a seat.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Player {
    /// A person.
    #[default]
    Person,
    /// The program, at a level.
    Bot(Level),
}

impl Player {
    /// The bot that plays, if it is one.
    pub const fn bot(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Bot(kind) => Some(kind),
        }
    }
}

/// Who plays the seats of a game, from the first seat on. Seats of which nothing is said are played by people, so games
/// from before there were bots are people's.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Players(ArrayVec<Player, MAX_SEATS>);

impl Players {
    /// Who plays `seat`.
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

    /// The seats among the first `seats` that people play.
    pub fn people(&self, seats: usize) -> impl DoubleEndedIterator<Item = SeatId> {
        (0..seats.min(MAX_SEATS) as u8)
            .map(SeatId)
            .filter(|seat| self.is_person(*seat))
    }

    /// The same for a game of so many seats: what is said of others is forgotten.
    #[must_use]
    pub fn fitted(mut self, seats: usize) -> Self {
        self.0.truncate(seats);
        self
    }
}

impl FromIterator<Player> for Players {
    /// From the first seat on; more than there can be seats are left out.
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
