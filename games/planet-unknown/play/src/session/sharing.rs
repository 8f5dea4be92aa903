//! Sharing of the screen: the seat that it shows, and the visibility of secrets.

use super::sitting::Cause;
use super::{Common, SeatMut, SeatView, Session};
use crate::intent::Outcome;
use crate::taught::is_first_game;
use rules::{Question, Score, SeatId};
use table::{Secrets, Sharing, Ways};

/// The activity of a seat in this part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// A person may act and holds nothing.
    Open,
    /// A person may act and holds a piece.
    Holding,
    /// A bot is to act.
    Thinking,
    /// The seat has finished this part of the round.
    Done,
    /// The seat is waiting for another one.
    Waiting,
}

impl Common {
    /// The chosen way to share the screen.
    pub const fn ways(&self) -> Ways {
        self.ways
    }

    /// The order of play. Practice games, the guided first game and games of bots only are played in turn, whatever was
    /// chosen.
    pub fn sharing(&self) -> Sharing {
        let is_taught = self.is_practice() || is_first_game(&self.table);
        if is_taught || self.is_watched() || self.setup.seats.len() < 2 {
            Sharing::InTurn
        } else {
            self.ways.sharing
        }
    }

    /// The treatment of secrets, as [the table](table::Table::secrets) has it. Side by side there is no hand-over.
    pub fn secrets(&self) -> Secrets {
        let chosen = match (self.ways.secrets, self.sharing()) {
            (Secrets::HandOver, Sharing::SideBySide) => Secrets::FaceDown,
            (chosen, _) => chosen,
        };
        self.table.secrets(chosen)
    }

    /// Whether the boards of all people are side by side on the screen.
    pub fn is_beside(&self) -> bool {
        self.sharing() == Sharing::SideBySide
    }

    /// The seats whose boards are on the screen, each with a player in front of it.
    pub fn on_show(&self) -> Vec<SeatId> {
        match self.is_beside() {
            true => self.people().collect(),
            false => vec![self.viewer],
        }
    }

    /// The seats that people play.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = SeatId> {
        self.table.people()
    }

    /// Whether the screen is handed over before it turns to a player with secrets.
    pub(super) fn hands_over(&self) -> bool {
        self.secrets() == Secrets::HandOver
    }
}

impl<'a> SeatView<'a> {
    /// Returns the current activity of `seat`.
    pub fn activity(self, seat: SeatId) -> Activity {
        let is_open = self.session.is_open(seat);
        let holds = || {
            let sitting = self.session.sittings.get(seat.index());
            sitting.is_some_and(|sitting| sitting.hand.holds_something())
        };
        if is_open && self.session.is_bot(seat) {
            Activity::Thinking
        } else if is_open && holds() {
            Activity::Holding
        } else if is_open {
            Activity::Open
        } else if self.session.is_simultaneous() {
            Activity::Done
        } else {
            Activity::Waiting
        }
    }

    /// Whether the player is looking at secrets that are otherwise face down.
    pub fn peeks(self) -> bool {
        self.sitting().peeks
    }

    /// Whether the secrets of the player are visible.
    pub fn shows_secrets(self) -> bool {
        self.session.secrets() != Secrets::FaceDown
            || self.sitting().peeks
            || self.state().is_finished()
    }

    /// The score of `seat` where it stands beside those of others: without what lies face down, also while its player peeks at
    /// it, so that nobody sees by how much the two differ.
    pub fn listed_score(self, seat: SeatId) -> Score {
        let is_open =
            self.session.table.is_open_to_all() || self.session.secrets() != Secrets::FaceDown;
        match is_open {
            true => self.known_score(seat),
            false => self.state().public_score(seat),
        }
    }

    /// The number of the board on the screen, from 0: all share one, unless they are side by side.
    pub fn board(self) -> usize {
        match self.session.is_beside() {
            true => self.seat.index(),
            false => 0,
        }
    }

    /// Whether the secrets of `seat` are visible.
    pub fn shows_secrets_of(self, seat: SeatId) -> bool {
        self.state().is_finished() || (seat == self.seat && self.shows_secrets())
    }

    /// Whether the player has secrets to peek at.
    pub fn can_peek(self) -> bool {
        let owner = self.own();
        let holds = !owner.cards.is_empty() || !owner.private_objectives.is_empty();
        self.may_peek() && (holds || owner.foresees)
    }

    /// Whether the player may peek at what is face down. Nobody peeks at the secrets of a bot.
    fn may_peek(self) -> bool {
        self.session.secrets() == Secrets::FaceDown && !self.session.is_bot(self.seat)
    }

    /// Whether the current question is a choice among secret cards that are still face down. Everybody else must look away
    /// before they are turned up (rules §2.5, §6.2).
    pub fn covers_choice(self) -> bool {
        let question = self.question();
        let is_open = matches!(question, Some(Question::KeepObjective { open: true, .. }));
        let is_secret = self.chooses_cards() && !is_open;
        is_secret && self.session.secrets() == Secrets::FaceDown && !self.sitting().turned_up
    }
}

impl SeatMut<'_> {
    /// Turns the screen to another person. Hands are kept.
    pub(super) fn turn_to(&mut self, seat: SeatId) -> Outcome {
        if self.session.sharing() != Sharing::InTurn
            && self.session.people().any(|person| person == seat)
        {
            self.session.common.looked_at = None;
            let sitting = self.sitting_mut();
            (sitting.peeks, sitting.turned_up) = (false, false);
            self.session.common.waiting_for = self.session.takes_over(seat);
            if self.session.common.waiting_for.is_none() {
                self.session.common.viewer = seat;
            }
        }
        Outcome::Quiet
    }

    /// Shows the secrets of the player, or hides them again.
    pub(super) fn peek(&mut self, peeks: bool) -> Outcome {
        self.sitting_mut().peeks = peeks && self.here().may_peek();
        Outcome::Quiet
    }

    /// Turns the secret cards of the current choice face up.
    pub(super) fn turn_up(&mut self) -> Outcome {
        self.sitting_mut().turned_up = true;
        Outcome::Quiet
    }
}

impl Session {
    /// Changes the way to share the screen. Hands are kept.
    pub fn set_ways(&mut self, ways: Ways) {
        self.common.ways = ways;
        self.common.waiting_for = None;
        for sitting in &mut self.sittings {
            (sitting.peeks, sitting.turned_up) = (false, false);
        }
        self.follow(Cause::Arrangement);
    }

    /// Gives the keyboard to the person at `seat` where all play side by side.
    pub fn give_keyboard(&mut self, seat: SeatId) {
        if self.is_beside() && self.people().any(|person| person == seat) {
            self.common.viewer = seat;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::intent::Intent;
    use crate::tests::find_in_games;
    use rules::{Answer, Choice, Ring, Setup};
    use table::{Level, Player, UndoRefused};

    fn ways(sharing: Sharing, secrets: Secrets) -> Ways {
        Ways { sharing, secrets }
    }

    /// A game of people only, at the first tiles.
    fn people(seats: usize, ways: Ways) -> Session {
        let table = Table::new(Setup::standard(seats, "ways")).unwrap();
        let mut session = Session::shared(table, ways);
        assert_eq!(
            session.handle(Intent::ConfirmDial),
            Outcome::Played { from: 0 }
        );
        session
    }

    fn hold(session: &mut Session, seat: SeatId) {
        session.handle(Intent::TurnTo(seat));
        session.handle(Intent::Take(Ring::Inner));
        session.handle(Intent::StepPlacement { forward: true });
    }

    fn place(session: &mut Session) {
        assert_eq!(session.handle(Intent::Confirm), Outcome::Quiet);
        let placed = session.handle(Intent::Confirm);
        assert!(matches!(placed, Outcome::Played { .. }), "{placed:?}");
    }

    // rules §3.4
    #[test]
    fn each_player_holds_a_tile_of_their_own() {
        let mut session = people(3, ways(Sharing::AnyOrder, Secrets::Open));
        let seats: Vec<SeatId> = session.open_seats().collect();
        seats.iter().for_each(|seat| hold(&mut session, *seat));
        let held = |session: &mut Session, seat: SeatId| {
            session.handle(Intent::TurnTo(seat));
            session.here().ghost().copied()
        };
        let before: Vec<_> = seats.iter().map(|seat| held(&mut session, *seat)).collect();
        assert!(before.iter().all(Option::is_some));
        session.handle(Intent::TurnTo(seats[1]));
        place(&mut session);
        assert_eq!(session.viewer(), seats[1], "the screen stays with the turn");
        assert_eq!(held(&mut session, seats[0]), before[0]);
        assert_eq!(held(&mut session, seats[1]), None);
        assert_eq!(held(&mut session, seats[2]), before[2]);
    }

    // rules §3.4
    #[test]
    fn undo_belongs_to_the_seat_at_the_screen() {
        let mut session = people(2, ways(Sharing::AnyOrder, Secrets::Open));
        let seats: Vec<SeatId> = session.open_seats().collect();
        for seat in &seats {
            hold(&mut session, *seat);
            place(&mut session);
        }
        let other = session.here().state().seat(seats[1]).clone();
        session.handle(Intent::TurnTo(seats[0]));
        assert_eq!(session.here().can_undo(), Ok(()));
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert!(session.here().state().seat(seats[0]).turn.placed.is_empty());
        assert!(*session.here().state().seat(seats[1]) == other);
        assert_eq!(
            session.handle(Intent::UndoTo(1)),
            Outcome::UndoRefused(UndoRefused::GoneOn)
        );
        assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
        assert!(!session.here().state().seat(seats[0]).turn.placed.is_empty());
    }

    #[test]
    fn the_screen_goes_on_to_somebody_who_is_open() {
        let mut session = people(3, ways(Sharing::AnyOrder, Secrets::Open));
        let mut finished = Vec::new();
        for _ in 0..3 {
            let seat = session.viewer();
            assert!(!finished.contains(&seat));
            while session.viewer() == seat && session.is_simultaneous() {
                let legal = session.here().state().legal(seat);
                let ends = legal.iter().find(|choice| **choice == Choice::EndTurn);
                session.play(*ends.unwrap_or(&legal[0]));
            }
            finished.push(seat);
        }
        assert!(!session.is_simultaneous());
    }

    #[test]
    fn in_turn_nobody_turns_the_screen_to_another_hand() {
        let mut session = people(2, Ways::default());
        let seat = session.viewer();
        session.handle(Intent::TurnTo(SeatId(1 - seat.0)));
        assert_eq!(session.viewer(), seat);
        session.give_keyboard(SeatId(1 - seat.0));
        assert_eq!(session.viewer(), seat);
    }

    #[test]
    fn another_way_of_sharing_leaves_everything_in_the_hand() {
        let mut session = people(2, ways(Sharing::AnyOrder, Secrets::Open));
        let seat = session.open_seats().next().unwrap();
        hold(&mut session, seat);
        let held = session.here().ghost().copied();
        session.set_ways(ways(Sharing::InTurn, Secrets::Open));
        assert_eq!(
            (session.viewer(), session.here().ghost().copied()),
            (seat, held)
        );
    }

    // rules §6.2
    #[test]
    fn cards_that_somebody_asks_to_see_need_not_be_turned_up_again() {
        let two = |setup: &mut Setup| *setup = Setup::standard(2, &setup.seed);
        let looks = |table: &Table| {
            let session = Session::shared(table.clone(), ways(Sharing::InTurn, Secrets::FaceDown));
            let question = session.here().question();
            matches!(question, Some(Question::Look { .. })).then_some(session)
        };
        let mut session = find_in_games(two, looks);
        assert!(!session.here().covers_choice());
        let looked = session.handle(Intent::Answer(Answer::Look));
        assert!(matches!(looked, Outcome::Played { .. }), "{looked:?}");
        let question = session.here().question();
        assert!(matches!(question, Some(Question::Keep(_))), "{question:?}");
        assert!(!session.here().covers_choice());
    }

    // rules §6.2, §10.3 C
    #[test]
    fn medals_that_are_shown_for_pieces_give_no_secret_card_away() {
        let earned = |score: &rules::Score| {
            let tracks: u16 = score.tracks.iter().map(|medals| u16::from(*medals)).sum();
            (score.lines() + tracks + u16::from(score.lifepods) + u16::from(score.meteorites))
                as i16
        };
        let two = |setup: &mut Setup| *setup = Setup::standard(2, &setup.seed);
        let differs = |table: &Table| {
            let state = table.state();
            let secret = |seat: &SeatId| {
                let [all, open] = [state.score(*seat), state.public_score(*seat)];
                earned(&all) != earned(&open)
            };
            let seat = state.seat_ids().find(secret)?;
            Some((table.clone(), seat))
        };
        let (table, seat) = find_in_games(two, differs);
        let mut session = Session::shared(table, ways(Sharing::AnyOrder, Secrets::FaceDown));
        session.handle(Intent::TurnTo(seat));
        let now = session.position();
        let open = earned(&session.here().state().public_score(seat));
        assert_eq!(session.here().earned_at(now, seat), open);
        let shown = |session: &Session| earned(&session.here().known_score(seat));
        assert_eq!(shown(&session), open);
        session.handle(Intent::Peek(true));
        assert_eq!(session.here().earned_at(now, seat), shown(&session));
    }

    // rules §2.5
    #[test]
    fn secrets_lie_face_down_until_their_owner_looks() {
        let mut setup = Setup::standard(2, "secrets");
        setup.options.private_objectives = true;
        let table = Table::new(setup).unwrap();
        let mut session = Session::shared(table, ways(Sharing::AnyOrder, Secrets::FaceDown));
        let seat = session.viewer();
        assert!(session.waiting_for().is_none() && session.here().covers_choice());
        session.handle(Intent::TurnUp);
        assert!(!session.here().covers_choice());
        while session.here().state().round == 0 {
            session.handle(Intent::TurnUp);
            let choice = session.here().state().legal(session.viewer())[0];
            session.play(choice);
        }
        session.handle(Intent::TurnTo(seat));
        assert!(session.here().can_peek() && !session.here().shows_secrets_of(session.viewer()));
        let secret = |session: &Session| {
            let private = session
                .here()
                .state()
                .seat(session.viewer())
                .private_objectives[0];
            let known = session.here().known_score(session.viewer());
            known
                .private
                .iter()
                .any(|(objective, _)| *objective == private)
        };
        assert!(!secret(&session), "the score gives nothing away");
        session.handle(Intent::Peek(true));
        assert!(session.here().shows_secrets_of(session.viewer()) && secret(&session));
        session.handle(Intent::Peek(false));
        assert!(!session.here().shows_secrets());
    }

    // rules §10.3
    #[test]
    fn g5_the_list_of_scores_never_tells_what_lies_face_down() {
        let two = |setup: &mut Setup| *setup = Setup::standard(2, &setup.seed);
        let differs = |table: &Table| {
            let state = table.state();
            let hides =
                |seat: &SeatId| state.score(*seat).total() != state.public_score(*seat).total();
            let seat = state.seat_ids().find(hides)?;
            Some((table.clone(), seat))
        };
        let (table, seat) = find_in_games(two, differs);
        let mut session = Session::shared(table, ways(Sharing::AnyOrder, Secrets::FaceDown));
        session.handle(Intent::TurnTo(seat));
        let open = session.here().listed_score(seat).total();
        session.handle(Intent::Peek(true));
        assert_ne!(session.here().known_score(seat).total(), open, "asked for");
        assert_eq!(session.here().listed_score(seat).total(), open);
        session.set_ways(ways(Sharing::AnyOrder, Secrets::Open));
        assert_eq!(
            session.here().listed_score(seat),
            session.here().known_score(seat)
        );
    }

    #[test]
    fn g5_who_leaves_the_screen_no_longer_peeks() {
        let mut session = people(2, ways(Sharing::AnyOrder, Secrets::FaceDown));
        let seat = session.viewer();
        session.handle(Intent::Peek(true));
        assert!(session.seat(seat).peeks());
        hold(&mut session, seat);
        session.handle(Intent::Peek(true));
        place(&mut session);
        while session.viewer() == seat {
            let legal = session.here().state().legal(seat);
            let ends = legal.iter().find(|choice| **choice == Choice::EndTurn);
            session.play(*ends.unwrap_or(&legal[0]));
        }
        assert!(!session.seat(seat).peeks());
    }

    // rules §2.5
    #[test]
    fn g8_giving_seats_to_bots_opens_no_secrets() {
        let bot = Player::Bot(Level::Easy);
        let mut setup = Setup::standard(2, "given away");
        setup.options.private_objectives = true;
        for secrets in Secrets::ALL {
            let table = Table::new(setup.clone()).unwrap();
            let mut session = Session::shared(table, ways(Sharing::InTurn, secrets));
            while session.here().state().round == 0 {
                session.handle(Intent::TakeOver);
                let choice = session.here().state().legal(session.viewer())[0];
                session.play(choice);
            }
            let seats: Vec<SeatId> = session.people().collect();
            for seat in &seats {
                session.change_hands(*seat, bot, "");
                session.handle(Intent::TakeOver);
            }
            assert!(session.is_watched());
            assert!(!session.here().shows_secrets());
            for seat in seats {
                assert!(session.here().known_score(seat).private.is_empty());
                assert!(!session.here().shows_secrets_of(seat));
            }
        }
    }

    #[test]
    fn g7_the_same_deal_again_is_for_the_people_who_gave_their_seats_to_bots() {
        let players = [Player::Person, Player::Bot(Level::Hard), Player::Person];
        let mut setup = Setup::standard(3, "again");
        setup.seats[0].name = "Anna".to_owned();
        let mut table = Table::new(setup.clone()).unwrap();
        table = table.played_by(players.into_iter().collect());
        for seat in [SeatId(0), SeatId(2)] {
            assert!(table.change_hands(seat, Player::Bot(Level::Easy), "Vega"));
        }
        table.change_hands(SeatId(1), Player::Person, "Ben");
        let (again, players) = table.players_again();
        assert!(players.are_people(), "Ben has come for good");
        assert_eq!(again.seats[0].name, "Anna");
        assert_eq!(again.seats[1].name, "Ben");
        assert_eq!(again.seats[2].name, setup.seats[2].name);
        let session = Session::new(Table::new(again).unwrap().played_by(players));
        assert_eq!(session.secrets(), Secrets::HandOver);
    }

    #[test]
    fn a_single_person_has_no_secrets_from_bots() {
        let players = [Player::Person, Player::Bot(Level::Easy)];
        let table = Table::new(Setup::standard(2, "alone")).unwrap();
        let table = table.played_by(players.into_iter().collect());
        let session = Session::shared(table, ways(Sharing::AnyOrder, Secrets::FaceDown));
        assert_eq!(session.secrets(), Secrets::Open);
    }
}
