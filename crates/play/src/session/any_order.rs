//! Seats that act in any order (rules §3.4), the basis for clients that do not take turns at one screen.
//!
//! With players in turn, only the first open seat is asked; [`Session::asked`] and everything built on it works that
//! way. Here every open seat is asked and acts on its own. What the player at the screen is holding stays in the hand
//! while others act.

use super::Session;
use crate::intent::Outcome;
use rules::{Action, Choice, Decision, SeatId, View};
use table::{Level, UndoRefused};

impl Session {
    /// The seats that may act now, in turn order. While tiles are taken and private objectives are chosen, these are
    /// all seats that have not finished (rules §3.4).
    pub fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.table.open_seats()
    }

    /// What `seat` may know.
    pub fn view_of(&self, seat: SeatId) -> View {
        self.table.view(seat)
    }

    /// The decision of `seat` now, as far as it may know, or `None` unless it is open.
    pub fn decision_of(&self, seat: SeatId) -> Option<Decision> {
        self.view_of(seat).state().decision(seat)
    }

    /// The open seats of bots, with their levels. All of them can think at the same time, and none waits for a person.
    pub fn bots_to_act(&self) -> impl Iterator<Item = (SeatId, Level)> {
        let bot = |seat| Some((seat, self.players().bot(seat)?));
        self.open_seats().filter_map(bot)
    }

    /// The view that the bot of `seat` thinks about when seats act in any order, and the seed of its decision: the game
    /// as if nobody else had acted in this part of the round. The decision therefore depends neither on who is quicker
    /// nor on the number of threads. Only for bots: the seed reveals all hidden information.
    pub fn brief_apart(&self, seat: SeatId) -> (View, String) {
        let (part, own) = self.table.progress_of(seat);
        let seed = format!("{} {} {part} {own}", self.table.setup().seed, seat.0);
        (self.table.state_apart(seat).view(seat), seed)
    }

    /// Carries out the choice of the player of `seat`, a person or a bot.
    pub fn play_of(&mut self, seat: SeatId, choice: Choice) -> Outcome {
        let from = self.table.cursor();
        match self.table.play(Action { seat, choice }) {
            Ok(()) => {
                self.keep_up(seat);
                Outcome::Played { from }
            }
            Err(illegal) => Outcome::Refused(illegal),
        }
    }

    /// Checks that the last step of `seat` can be taken back.
    ///
    /// # Errors
    /// The reason why not.
    pub fn can_undo_of(&self, seat: SeatId) -> Result<(), UndoRefused> {
        self.table.can_undo_of(seat)
    }

    /// Takes back the last step of `seat` and leaves what others did (rules §3.4).
    pub fn undo_of(&mut self, seat: SeatId) -> Outcome {
        match self.table.undo_of(seat) {
            Ok(()) => {
                self.keep_up(seat);
                Outcome::Travelled
            }
            Err(refused) => Outcome::UndoRefused(refused),
        }
    }

    /// Whether `seat` can redo a step that it took back.
    pub fn can_redo_of(&self, seat: SeatId) -> bool {
        self.table.can_redo_of(seat)
    }

    /// Redoes the step that `seat` took back last.
    pub fn redo_of(&mut self, seat: SeatId) -> Outcome {
        if self.table.redo_of(seat) {
            self.keep_up(seat);
            Outcome::Travelled
        } else {
            Outcome::Quiet
        }
    }

    /// Follows the game after a step of `seat`. A player at the screen who has to decide is not interrupted.
    fn keep_up(&mut self, seat: SeatId) {
        let viewer = self.viewer();
        let is_asked = self.waiting_for.is_none() && !self.asked.is_empty();
        let view = self.table.view(viewer);
        let (now, before) = (view.state(), self.state());
        let undisturbed = now.seat(viewer) == before.seat(viewer)
            && now.round == before.round
            && now.is_open(viewer);
        if seat != viewer && is_asked && undisturbed {
            self.view = view;
        } else {
            self.follow();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strength as _;
    use crate::intent::Intent;
    use bot::Limit;
    use rules::{EventMix, GameState, Question, Setup};
    use table::{Player, Table};

    const PERSON: Player = Player::Person;
    const EASY: Player = Player::Bot(Level::Easy);

    /// A game that has reached the tiles of its first round; the person of seat 0 is the commander.
    fn session(players: &[Player]) -> Session {
        let mut setup = Setup::standard(players.len(), "");
        setup.options.private_objectives = true;
        setup.options.events = Some(EventMix::BALANCED);
        let commands = |seed: &String| {
            setup.seed.clone_from(seed);
            setup.deal().unwrap().commander == SeatId(0)
        };
        let seed = (0..).map(|number: u32| format!("{number}")).find(commands);
        setup.seed = seed.unwrap();
        let table = Table::new(setup).unwrap();
        let mut session = Session::new(table.played_by(players.iter().copied().collect()));
        while !session.state().is_simultaneous() || session.state().round == 0 {
            let seat = session.open_seats().next().unwrap();
            let choice = session.table_with_secrets().state().legal(seat)[0];
            assert!(matches!(
                session.play_of(seat, choice),
                Outcome::Played { .. }
            ));
        }
        session
    }

    /// Picks the open bot that decides next.
    type Pick = fn(&[(SeatId, Level)]) -> (SeatId, Level);

    /// Makes one decision of a bot.
    fn decide(session: &mut Session, seat: SeatId, level: Level) {
        let (view, seed) = session.brief_apart(seat);
        let choice = level.create(&seed).choose(&view, &Limit::none()).unwrap();
        assert!(matches!(
            session.play_of(seat, choice),
            Outcome::Played { .. }
        ));
    }

    /// Plays the turns of the bots in this round, always the decision of the bot that `pick` returns.
    fn play_bots(session: &mut Session, pick: Pick) {
        let round = session.state().round;
        loop {
            let open: Vec<_> = session.bots_to_act().collect();
            if open.is_empty() || session.state().round != round {
                return;
            }
            let (seat, level) = pick(&open);
            decide(session, seat, level);
        }
    }

    /// Plays the first legal choices of a seat until it has finished.
    fn play_out(session: &mut Session, seat: SeatId) {
        while session.open_seats().any(|open| open == seat) {
            let legal = session.table_with_secrets().state().legal(seat);
            let choice = legal
                .iter()
                .find(|choice| **choice == Choice::EndTurn)
                .unwrap_or(&legal[0]);
            session.play_of(seat, *choice);
        }
    }

    // rules §3.4
    #[test]
    fn bots_finish_while_a_person_before_them_has_not_begun() {
        let mut session = session(&[PERSON, EASY, EASY, EASY]);
        assert_eq!(session.bots_to_act().count(), 3);
        play_bots(&mut session, |open| open[open.len() - 1]);
        let open: Vec<SeatId> = session.open_seats().collect();
        assert_eq!(open, [SeatId(0)]);
        assert!(session.state().seat(SeatId(0)).turn.placed.is_empty());
    }

    // rules §3.4
    #[test]
    fn bots_decide_the_same_whoever_is_quicker() {
        let play = |person_first: bool, pick: Pick| {
            let mut session = session(&[PERSON, EASY, EASY]);
            if person_first {
                play_out(&mut session, SeatId(0));
            }
            play_bots(&mut session, pick);
            play_out(&mut session, SeatId(0));
            session.table_with_secrets().state().clone()
        };
        let in_turn: GameState = play(true, |open| open[0]);
        assert!(play(false, |open| open[0]) == in_turn);
        assert!(play(false, |open| open[open.len() - 1]) == in_turn);
    }

    // rules §3.4
    #[test]
    fn what_a_person_holds_stays_in_the_hand_while_others_act() {
        let mut session = session(&[PERSON, EASY, EASY]);
        let places = |session: &Session| {
            let mut asked = session.asked().iter();
            asked.find_map(|asked| match &asked.question {
                Question::PlaceTile(offer) => Some(offer.tiles[0].0),
                _ => None,
            })
        };
        while places(&session).is_none() {
            let choice = session.state().legal(SeatId(0))[0];
            session.play_of(SeatId(0), choice);
        }
        session.handle(Intent::Take(places(&session).unwrap()));
        session.handle(Intent::StepPlacement { forward: true });
        let held = session.ghost().copied();
        assert!(held.is_some());
        play_bots(&mut session, |open| open[0]);
        assert_eq!(session.ghost().copied(), held);
        assert!(session.is_playing() && *session.view() == session.view_of(SeatId(0)));
        let from = session.position();
        assert_eq!(session.handle(Intent::Confirm), Outcome::Quiet);
        assert_eq!(session.handle(Intent::Confirm), Outcome::Played { from });
    }

    // rules §3.4
    #[test]
    fn undo_of_a_person_leaves_what_bots_have_done_since() {
        let mut session = session(&[PERSON, EASY, EASY]);
        let (person, before) = (SeatId(0), session.table_with_secrets().state().clone());
        let choice = session.state().legal(person)[0];
        session.play_of(person, choice);
        let after = session.table_with_secrets().state().seat(person).clone();
        play_bots(&mut session, |open| open[0]);
        assert_eq!(session.can_undo_of(person), Ok(()));
        assert_eq!(session.undo_of(person), Outcome::Travelled);
        assert!(session.table_with_secrets().state().seat(person) == before.seat(person));
        assert_eq!(session.bots_to_act().count(), 0, "their turns are over");
        assert!(session.can_redo_of(person));
        assert_eq!(session.redo_of(person), Outcome::Travelled);
        assert!(*session.table_with_secrets().state().seat(person) == after);
        assert_eq!(session.redo_of(person), Outcome::Quiet);
    }

    // rules §2.5, §3.4
    #[test]
    fn everyone_is_asked_for_private_objectives_and_sees_only_the_own_ones() {
        let mut setup = Setup::standard(3, "private");
        setup.options.private_objectives = true;
        let session = Session::new(Table::new(setup).unwrap());
        assert_eq!(session.open_seats().count(), 3);
        for seat in session.open_seats() {
            let asked = session.decision_of(seat);
            assert_eq!(asked, session.table_with_secrets().state().decision(seat));
            let view = session.view_of(seat);
            let others = session.open_seats().filter(|other| *other != seat);
            let mut seen = others.map(|other| view.state().decision(other));
            assert!(seen.any(|seen| seen.is_some()), "others are asked, too");
        }
    }
}
