//! Sharing of the screen: the seat that it shows, and the visibility of secrets.

use super::Session;
use super::sitting::Cause;
use super::ways::{Activity, Secrets, Sharing, Ways};
use crate::intent::Outcome;
use rules::{Question, SeatId};

impl Session {
    /// Returns the current activity of `seat`.
    pub fn activity(&self, seat: SeatId) -> Activity {
        let is_open = self.is_open(seat);
        let holds = || {
            let sitting = self.sittings.get(seat.index());
            sitting.is_some_and(|sitting| sitting.hand.holds_something())
        };
        if is_open && self.is_bot(seat) {
            Activity::Thinking
        } else if is_open && holds() {
            Activity::Holding
        } else if is_open {
            Activity::Open
        } else if self.is_simultaneous() {
            Activity::Done
        } else {
            Activity::Waiting
        }
    }

    /// The chosen way to share the screen.
    pub const fn ways(&self) -> Ways {
        self.ways
    }

    /// The order of play. Practice games and games of bots only are played in turn, whatever was chosen.
    pub fn sharing(&self) -> Sharing {
        if self.is_practice() || self.is_watched() || self.sittings.len() < 2 {
            Sharing::InTurn
        } else {
            self.ways.sharing
        }
    }

    /// The treatment of secrets. With a single person they are open: bots do not look.
    pub fn secrets(&self) -> Secrets {
        if self.people().count() < 2 {
            return Secrets::Open;
        }
        match (self.ways.secrets, self.sharing()) {
            (Secrets::HandOver, Sharing::SideBySide) => Secrets::FaceDown,
            (chosen, _) => chosen,
        }
    }

    /// The seats that people play.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = SeatId> {
        self.players().people(self.sittings.len())
    }

    /// Changes the way to share the screen. Hands are kept.
    pub fn set_ways(&mut self, ways: Ways) {
        self.ways = ways;
        self.waiting_for = None;
        for sitting in &mut self.sittings {
            (sitting.peeks, sitting.turned_up) = (false, false);
        }
        self.follow(Cause::Arrangement);
    }

    /// Turns the screen to another person. Hands are kept.
    pub(super) fn turn_to(&mut self, seat: SeatId) -> Outcome {
        if self.sharing() != Sharing::InTurn && self.people().any(|person| person == seat) {
            self.looked_at = None;
            let sitting = self.here_mut();
            (sitting.peeks, sitting.turned_up) = (false, false);
            self.waiting_for = self.takes_over(seat);
            if self.waiting_for.is_none() {
                self.viewer = seat;
            }
        }
        Outcome::Quiet
    }

    /// Selects the person at `seat`, to draw the board or to handle an intent, when all play side by side.
    pub fn sit_at(&mut self, seat: SeatId) {
        if self.sharing() == Sharing::SideBySide && self.people().any(|person| person == seat) {
            self.viewer = seat;
        }
    }

    /// Shows the secrets of the player at the screen, or hides them again.
    pub(super) fn peek(&mut self, peeks: bool) -> Outcome {
        self.here_mut().peeks = peeks && self.secrets() == Secrets::FaceDown;
        Outcome::Quiet
    }

    /// Turns the secret cards of the current choice face up.
    pub(super) fn turn_up(&mut self) -> Outcome {
        self.here_mut().turned_up = true;
        Outcome::Quiet
    }

    /// Whether the player at the screen is looking at secrets that are otherwise face down.
    pub fn peeks(&self) -> bool {
        self.here().peeks
    }

    /// Whether the secrets of the player at the screen are visible.
    pub fn shows_secrets(&self) -> bool {
        self.secrets() != Secrets::FaceDown || self.here().peeks || self.state().is_finished()
    }

    /// Whether the secrets of `seat` are visible.
    pub fn shows_secrets_of(&self, seat: SeatId) -> bool {
        self.state().is_finished() || (seat == self.viewer && self.shows_secrets())
    }

    /// Whether the player at the screen has secrets to peek at.
    pub fn can_peek(&self) -> bool {
        let owner = self.state().seat(self.viewer);
        let holds = !owner.cards.is_empty() || !owner.private_objectives.is_empty();
        self.secrets() == Secrets::FaceDown && (holds || owner.foresees)
    }

    /// Whether the current question is a choice among secret cards that are still face down. Everybody else must look away
    /// before they are turned up (rules §2.5, §6.2).
    pub fn covers_choice(&self) -> bool {
        let question = self.focused().map(|asked| &asked.question);
        let is_secret = matches!(
            question,
            Some(
                Question::Keep(_)
                    | Question::KeepObjective { open: false, .. }
                    | Question::DestroyObjective(_)
            )
        );
        is_secret && self.secrets() == Secrets::FaceDown && !self.here().turned_up
    }

    /// Whether the screen is handed over before it turns to a player with secrets.
    pub(super) fn hands_over(&self) -> bool {
        self.secrets() == Secrets::HandOver
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
            session.ghost().copied()
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
        let other = session.state().seat(seats[1]).clone();
        session.handle(Intent::TurnTo(seats[0]));
        assert_eq!(session.can_undo(), Ok(()));
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert!(session.state().seat(seats[0]).turn.placed.is_empty());
        assert!(*session.state().seat(seats[1]) == other);
        assert_eq!(
            session.handle(Intent::UndoTo(1)),
            Outcome::UndoRefused(UndoRefused::GoneOn)
        );
        assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
        assert!(!session.state().seat(seats[0]).turn.placed.is_empty());
    }

    #[test]
    fn the_screen_goes_on_to_somebody_who_is_open() {
        let mut session = people(3, ways(Sharing::AnyOrder, Secrets::Open));
        let mut finished = Vec::new();
        for _ in 0..3 {
            let seat = session.viewer();
            assert!(!finished.contains(&seat));
            while session.viewer() == seat && session.is_simultaneous() {
                let legal = session.state().legal(seat);
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
        session.sit_at(SeatId(1 - seat.0));
        assert_eq!(session.viewer(), seat);
    }

    #[test]
    fn another_way_of_sharing_leaves_everything_in_the_hand() {
        let mut session = people(2, ways(Sharing::AnyOrder, Secrets::Open));
        let seat = session.open_seats().next().unwrap();
        hold(&mut session, seat);
        let held = session.ghost().copied();
        session.set_ways(ways(Sharing::InTurn, Secrets::Open));
        assert_eq!((session.viewer(), session.ghost().copied()), (seat, held));
    }

    // rules §6.2
    #[test]
    fn cards_that_somebody_asks_to_see_need_not_be_turned_up_again() {
        let two = |setup: &mut Setup| *setup = Setup::standard(2, &setup.seed);
        let looks = |table: &Table| {
            let session = Session::shared(table.clone(), ways(Sharing::InTurn, Secrets::FaceDown));
            let question = session.focused().map(|asked| &asked.question);
            matches!(question, Some(Question::Look { .. })).then_some(session)
        };
        let mut session = find_in_games(two, looks);
        assert!(!session.covers_choice());
        let looked = session.handle(Intent::Answer(Answer::Look));
        assert!(matches!(looked, Outcome::Played { .. }), "{looked:?}");
        let question = session.focused().map(|asked| &asked.question);
        assert!(matches!(question, Some(Question::Keep(_))), "{question:?}");
        assert!(!session.covers_choice());
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
        let open = earned(&session.state().public_score(seat));
        assert_eq!(session.earned_at(now, seat), Some(open));
        let shown = |session: &Session| earned(&session.known_score(seat));
        assert_eq!(shown(&session), open);
        session.handle(Intent::Peek(true));
        assert_eq!(session.earned_at(now, seat), Some(shown(&session)));
    }

    // rules §2.5
    #[test]
    fn secrets_lie_face_down_until_their_owner_looks() {
        let mut setup = Setup::standard(2, "secrets");
        setup.options.private_objectives = true;
        let table = Table::new(setup).unwrap();
        let mut session = Session::shared(table, ways(Sharing::AnyOrder, Secrets::FaceDown));
        let seat = session.viewer();
        assert!(session.waiting_for().is_none() && session.covers_choice());
        session.handle(Intent::TurnUp);
        assert!(!session.covers_choice());
        while session.state().round == 0 {
            session.handle(Intent::TurnUp);
            let choice = session.state().legal(session.viewer())[0];
            session.play(choice);
        }
        session.handle(Intent::TurnTo(seat));
        assert!(session.can_peek() && !session.shows_secrets_of(session.viewer()));
        let secret = |session: &Session| {
            let private = session.state().seat(session.viewer()).private_objectives[0];
            let known = session.known_score(session.viewer());
            known
                .private
                .iter()
                .any(|(objective, _)| *objective == private)
        };
        assert!(!secret(&session), "the score gives nothing away");
        session.handle(Intent::Peek(true));
        assert!(session.shows_secrets_of(session.viewer()) && secret(&session));
        session.handle(Intent::Peek(false));
        assert!(!session.shows_secrets());
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
