//! The players of the seats of a draft: people, or bots of some level.

use super::draft::Draft;
use super::world::Hall;
use rules::SeatId;
use table::{Level, Player, Players};

impl Draft {
    /// The player of a seat.
    pub(super) fn player(&self, index: usize) -> Player {
        self.sitters
            .get(index)
            .map_or(Player::Person, |sitter| sitter.player)
    }

    /// The players of the seats in the game.
    pub(super) fn players(&self) -> Players {
        self.sitters[..self.count]
            .iter()
            .map(|sitter| sitter.player)
            .collect()
    }

    /// Returns whether only bots play, so that people can only watch.
    pub(super) fn is_watched(&self) -> bool {
        self.players().people(self.count).next().is_none()
    }

    /// Sets the player of a seat. A bot does not take over the name of a person, nor a person that of a bot.
    pub(super) fn set_player(&mut self, index: usize, player: Player) {
        let (Some(sitter), Some(seat)) = (self.sitters.get_mut(index), self.seats.get_mut(index))
        else {
            return;
        };
        if sitter.player.bot().is_some() != player.bot().is_some() {
            std::mem::swap(&mut sitter.aside, &mut seat.name);
        }
        sitter.player = player;
        self.decide_for_bots();
    }

    /// Keeps the name that has been typed at the seat of a bot for the person who may take the seat after all.
    pub(super) fn keep_typed_name(&mut self, index: usize) {
        if let (Some(sitter), Some(seat)) = (self.sitters.get_mut(index), self.seats.get(index))
            && sitter.player.bot().is_some()
        {
            sitter.aside.clone_from(&seat.name);
        }
    }

    /// Returns the draft with an Easy bot at the second of two seats: what a person needs who plays for the first time.
    #[must_use]
    pub(super) fn against_a_bot(mut self) -> Self {
        if self.count == 2 {
            self.set_player(1, Player::Bot(Level::Easy));
        }
        self
    }

    /// The name of the person at a seat, also while a bot plays it.
    pub(super) fn persons_name(&self, index: usize) -> &str {
        match self.player(index) {
            Player::Person => self.seats.get(index).map_or("", |seat| &seat.name),
            Player::Bot(_) => self.sitters.get(index).map_or("", |sitter| &sitter.aside),
        }
    }

    /// Sets the players of a game. The seats have their names already.
    pub(super) fn take_over(&mut self, players: &Players) {
        for (sitter, seat) in self.sitters.iter_mut().zip(0..self.count) {
            sitter.player = players.of(SeatId(seat as u8));
        }
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
            let lucky = [(Hall::Planets, luck), (Hall::Corporations, luck >> 8)]
                .map(|(hall, luck)| (hall.dealt(hand), luck))
                .map(|(worlds, luck)| worlds.get(luck % worlds.len().max(1)).copied());
            for world in lucky.into_iter().flatten() {
                self.choose(index, world);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Level;

    const BOT: Player = Player::Bot(Level::Hard);

    fn draft() -> Draft {
        Draft::new(3, &["Ada".into(), "Ben".into(), "Cleo".into()])
    }

    #[test]
    fn a_bot_leaves_the_name_of_the_person_alone() {
        let mut draft = draft();
        draft.set_player(1, BOT);
        assert_eq!(
            (draft.seats()[1].name.as_str(), draft.persons_name(1)),
            ("", "Ben")
        );
        draft.set_player(1, Player::Bot(Level::Easy));
        draft.swap(0, 1);
        assert_eq!(
            (draft.player(0), draft.persons_name(0)),
            (Player::Bot(Level::Easy), "Ben")
        );
        draft.set_player(0, Player::Person);
        assert_eq!(draft.seats()[0].name, "Ben");
    }

    #[test]
    fn a_name_typed_at_the_seat_of_a_bot_is_kept_for_a_person() {
        let mut draft = draft();
        draft.set_player(1, BOT);
        let seat = draft.seat_mut(1).expect("there are three");
        "Dora".clone_into(&mut seat.name);
        draft.keep_typed_name(1);
        draft.set_player(1, Player::Person);
        assert_eq!(draft.seats()[1].name, "Dora");
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
        let again = Draft::from_setup(&setup, &players);
        assert_eq!(again.players(), players);
        assert_eq!(again.seats()[1].name, "Vega");
        let first = Draft::new(2, &["Ada".into(), "Ben".into()]).against_a_bot();
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
        if let Some(hands) = &mut again.hands {
            hands[1].chosen = [false; 2];
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
