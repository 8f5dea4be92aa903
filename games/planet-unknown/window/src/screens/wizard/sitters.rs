//! The players of the seats of a draft: people, or bots of some level.

use super::draft::Draft;
use super::world::Hall;
use crate::screens::LEVELS;
use kit::wizard::{Guest, Seats};
use rules::state::MAX_SEATS;
use std::ops::RangeInclusive;
use table::{Level, Player};

impl Seats for Draft {
    const COUNTS: RangeInclusive<usize> = 1..=MAX_SEATS;
    const COLOURS: &'static [u8] = &[0, 1, 2, 3, 4, 5];
    const LEVELS: &'static [Level] = LEVELS;

    fn count(&self) -> usize {
        self.count
    }

    /// A joining seat whose special planet or corporation is taken gets the standard one (rules §2.1).
    fn set_count(&mut self, count: usize) {
        let before = self.count;
        self.count = count.clamp(1, MAX_SEATS);
        for index in before..self.count {
            for hall in Hall::BOTH {
                let own = hall.of(&self.seats[index]);
                if self.owner(index, own).is_some() {
                    hall.standard().give(&mut self.seats[index]);
                }
            }
        }
        self.decide_for_bots();
    }

    fn guest(&self, index: usize) -> Option<&Guest> {
        self.seats.get(index).map(|seat| &seat.guest)
    }

    fn guest_mut(&mut self, index: usize) -> Option<&mut Guest> {
        self.seats.get_mut(index).map(|seat| &mut seat.guest)
    }

    fn swap(&mut self, first: usize, second: usize) {
        if first < self.count && second < self.count {
            self.seats.swap(first, second);
        }
    }

    fn settle(&mut self) {
        self.decide_for_bots();
    }
}

impl Draft {
    /// A draft of two seats with an Easy bot at the second: what a person needs who plays for the first time.
    pub(super) fn against_a_bot(names: &[String]) -> Self {
        let mut draft = Self::new(2, names);
        draft.set_player(1, Player::Bot(Level::Easy));
        draft
    }

    /// Chooses for the bots one planet and one corporation of those they were dealt, determined by the seed.
    pub(super) fn decide_for_bots(&mut self) {
        for index in 0..self.count {
            let Some(hand) = self
                .hand(index)
                .filter(|hand| self.player(index).bot().is_some() && hand.is_open())
            else {
                continue;
            };
            let luck =
                xxhash_rust::xxh3::xxh3_64(format!("{} {index}", self.seed).as_bytes()) as usize;
            let lucky = [(Hall::Planets, luck), (Hall::Corporations, luck >> 8)];
            let lucky = lucky.map(|(hall, luck)| {
                let worlds = &hand.worlds[hall as usize];
                worlds.get(luck % worlds.len().max(1)).copied()
            });
            for world in lucky.into_iter().flatten() {
                self.choose(index, world);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::SeatId;

    const BOT: Player = Player::Bot(Level::Hard);

    fn draft() -> Draft {
        Draft::new(3, &["Ada".into(), "Ben".into(), "Cleo".into()])
    }

    #[test]
    fn a_bot_leaves_the_name_of_the_person_alone() {
        let mut draft = draft();
        draft.set_player(1, BOT);
        assert_eq!(
            (draft.seats()[1].guest.name.as_str(), draft.persons_name(1)),
            ("", "Ben")
        );
        draft.set_player(1, Player::Bot(Level::Easy));
        draft.swap(0, 1);
        assert_eq!(
            (draft.player(0), draft.persons_name(0)),
            (Player::Bot(Level::Easy), "Ben")
        );
        draft.set_player(0, Player::Person);
        assert_eq!(draft.seats()[0].guest.name, "Ben");
    }

    #[test]
    fn a_name_typed_at_the_seat_of_a_bot_is_kept_for_a_person() {
        let mut draft = draft();
        draft.set_player(1, BOT);
        "Dora".clone_into(&mut draft.seats[1].guest.name);
        draft.keep_typed_name(1);
        draft.set_player(1, Player::Person);
        assert_eq!(draft.seats()[1].guest.name, "Dora");
    }

    #[test]
    fn players_follow_their_seats_into_the_game_and_out_of_it() {
        let mut draft = draft();
        draft.set_player(2, BOT);
        draft.remove(0);
        let players = draft.players();
        assert_eq!(
            (players.bot(SeatId(1)), players.is_person(SeatId(0))),
            (Some(Level::Hard), true)
        );
        let setup = draft.setup(|_| "Vega".into());
        let again = Draft::from_setup(&setup, &players, &[]);
        assert_eq!(again.players(), players);
        assert_eq!(again.seats()[1].guest.name, "Vega");
        let first = Draft::against_a_bot(&["Ada".into(), "Ben".into()]);
        assert_eq!(first.player(1), Player::Bot(Level::Easy));
        assert_eq!(first.persons_name(1), "Ben", "a bot sits there now");
        assert!(!draft.is_watched());
        draft.set_player(0, BOT);
        assert!(draft.is_watched());
    }

    #[test]
    fn bots_choose_from_what_they_were_dealt_by_the_seed() {
        let mut draft = draft();
        draft.set_player(1, BOT);
        draft.deal_hands();
        assert_eq!(draft.undecided().collect::<Vec<_>>(), [0, 2]);
        let first = draft.seats()[1].clone();
        let mut again = draft.clone();
        again.set_player(1, Player::Person);
        if let Some(hand) = &mut again.seats[1].hand {
            hand.chosen = [false; 2];
        }
        again.set_player(1, BOT);
        assert_eq!(
            (again.seats()[1].planet, again.seats()[1].corporation),
            (first.planet, first.corporation)
        );
        draft.set_player(0, BOT);
        draft.set_player(2, BOT);
        assert_eq!((draft.undecided().count(), draft.check()), (0, Ok(())));
    }
}
