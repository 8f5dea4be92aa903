//! Seats that act in any order (rules §3.4), the basis for clients that do not take turns at one screen.
//!
//! With players in turn, only the first open seat is asked; [`SeatView::asked`] and everything built on it works that
//! way. Here every open seat is asked and acts on its own. What the player at the screen is holding stays in the hand
//! while others act.

use super::sitting::Cause;
use super::{Common, SeatMut, SeatView, Session};
use crate::Table;
use crate::intent::Outcome;
use rules::{Action, Choice, Illegal, SeatId, View};
use table::{Level, Sharing, UndoRefused};

/// The moment of the game from the view of one seat. It stays the same while others act in the same part of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Brief {
    /// The seed of the game.
    game: String,
    /// The number of actions before this part of the round.
    part: usize,
    /// The hash of the state at its beginning, unless that is the beginning of the game.
    origin: Option<u64>,
    /// The number of actions of the seat since then.
    pub(crate) made: usize,
}

impl Brief {
    /// The seed of what the bot at `seat` decides after `made` actions of its own.
    pub(crate) fn seed(&self, seat: SeatId, made: usize) -> String {
        format!("{} {} {} {made}", self.game, seat.0, self.part)
    }
}

impl Common {
    /// The seats that may act now, in turn order. While tiles are taken and private objectives are chosen, these are
    /// all seats that have not finished (rules §3.4).
    pub fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.table.open_seats()
    }

    /// The open seats of bots, with their levels. All of them can think at the same time, and none waits for a person.
    pub fn bots_to_act(&self) -> impl Iterator<Item = (SeatId, Level)> {
        self.table.bots_to_act()
    }

    /// Whether `seat` may act now.
    pub fn is_open(&self, seat: SeatId) -> bool {
        self.table.state().is_open(seat)
    }

    /// Whether a person has nothing left to do but to claim a civ card, once `earlier` and perhaps others have ended their turns
    /// (rules §3.6).
    pub(crate) fn waits_for_claims_of(&self, earlier: SeatId) -> bool {
        let state = self.table.state();
        let after = state.turn_order().skip_while(|seat| *seat != earlier);
        let mut people = after.skip(1).filter(|seat| self.players().is_person(*seat));
        people.any(|seat| {
            let choice = Choice::EndTurn;
            !state.options.claims_after_round
                && state.claims_waiting(seat).next().is_some()
                && state.check(&Action { seat, choice }).is_ok()
        })
    }

    /// Whether all open seats may act at the same time (rules §3.4).
    pub fn is_simultaneous(&self) -> bool {
        self.table.state().is_simultaneous()
    }

    /// Whether the last action was the turn of the station by a person, which can still be undone.
    pub(crate) fn may_turn_again(&self) -> bool {
        let last = self.table.done().last().map(|entry| entry.action);
        last.is_some_and(|action| {
            matches!(action.choice, Choice::Rotate(_)) && self.players().is_person(action.seat)
        })
    }

    /// Returns the moment of the game from the view of `seat`.
    pub(crate) fn brief_of(&self, seat: SeatId) -> Brief {
        let (part, made) = self.table.progress_of(seat);
        let last = part.checked_sub(1);
        let entry = last.and_then(|last| self.table.done().get(last));
        Brief {
            game: self.table.setup().seed.clone(),
            part,
            origin: entry.map(|entry| entry.hash),
            made,
        }
    }

    /// The earliest entry of the history that can be taken back together with all later ones. In any order there is
    /// none, since others may have acted.
    pub fn undo_limit(&self) -> usize {
        match self.sharing() {
            Sharing::InTurn => self.table.undo_limit(),
            Sharing::AnyOrder | Sharing::SideBySide => self.position(),
        }
    }
}

impl<'a> SeatView<'a> {
    /// Returns the number of actions before this part of the round, and the number of actions of the player
    /// in it. Actions of others in the same part do not change it.
    pub fn progress(self) -> (usize, usize) {
        match self.session.sharing() {
            Sharing::InTurn => (self.session.position(), 0),
            Sharing::AnyOrder | Sharing::SideBySide => self.session.table.progress_of(self.seat),
        }
    }

    /// Whether the player can take the last step back: in turn the last of all, else the own one.
    ///
    /// # Errors
    /// The reason why not.
    pub fn can_undo(self) -> Result<(), UndoRefused> {
        match self.session.sharing() {
            Sharing::InTurn => self.session.table.can_undo(),
            Sharing::AnyOrder | Sharing::SideBySide => self.session.table.can_undo_of(self.seat),
        }
    }

    /// Whether the player can redo a step.
    pub fn can_redo(self) -> bool {
        match self.session.sharing() {
            Sharing::InTurn => self.session.table.can_redo(),
            Sharing::AnyOrder | Sharing::SideBySide => self.session.table.can_redo_of(self.seat),
        }
    }
}

impl SeatMut<'_> {
    pub(super) fn undo_to(&mut self, entry: usize) -> Outcome {
        if entry < self.session.undo_limit() && self.session.sharing() != Sharing::InTurn {
            return Outcome::UndoRefused(UndoRefused::GoneOn);
        }
        self.session.travel(|table| table.undo_to(entry))
    }
}

impl Session {
    /// What the bot of `seat` thinks about where the seats act in any order – the game as if nobody else had acted in this part
    /// of the round –, its view of the game, and the seed of its decision. So it decides the same whoever is quicker, and
    /// however many threads think. For bots alone: the seed gives away everything that is hidden.
    #[cfg(test)]
    pub(crate) fn brief_apart(&self, seat: SeatId) -> ([View; 2], String) {
        let brief = self.brief_of(seat);
        let seed = brief.seed(seat, brief.made);
        (self.views(seat), seed)
    }

    /// The view of `seat` as if nobody else had acted in this part of the round, and that of the game.
    pub(super) fn views(&self, seat: SeatId) -> [View; 2] {
        let apart = self.table.state_apart(seat).view(seat);
        [apart, self.table.state().view(seat)]
    }

    /// Carries out the choice of the player of `seat`, a person or a bot.
    pub fn play_of(&mut self, seat: SeatId, choice: Choice) -> Outcome {
        self.step(seat, choice, Table::play)
    }

    /// Lets the table play the choice of the player of `seat` in this way, and follows it.
    pub(super) fn step(
        &mut self,
        seat: SeatId,
        choice: Choice,
        play: fn(&mut Table, Action) -> Result<(), Illegal>,
    ) -> Outcome {
        let from = self.table.cursor();
        match play(&mut self.common.table, Action { seat, choice }) {
            Ok(()) => {
                self.follow(Cause::Step(seat));
                Outcome::Played { from }
            }
            Err(illegal) => Outcome::Refused(illegal),
        }
    }

    /// Takes back the last step of `seat` and leaves what others did (rules §3.4).
    pub fn undo_of(&mut self, seat: SeatId) -> Outcome {
        let undone = self.common.table.undo_of(seat);
        self.sittings[seat.index()].has_stepped &= undone.is_err();
        self.arrive(undone, Cause::Step(seat))
    }

    /// Redoes the step that `seat` took back last.
    pub fn redo_of(&mut self, seat: SeatId) -> Outcome {
        if !self.common.table.redo_of(seat) {
            return Outcome::Quiet;
        }
        self.sittings[seat.index()].has_stepped = false;
        self.arrive(Ok(()), Cause::Step(seat))
    }

    /// Follows the game to where it has gone in its history, if it could go there.
    pub(super) fn arrive(&mut self, gone: Result<(), UndoRefused>, cause: Cause) -> Outcome {
        match gone {
            Ok(()) => {
                self.follow(cause);
                Outcome::Travelled
            }
            Err(refused) => Outcome::UndoRefused(refused),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strength as _;
    use crate::intent::Intent;
    use bot::{Limit, choose_apart};
    use rules::{EventMix, GameState, Question, Setup};
    use table::Player;

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
        while !session.here().state().is_simultaneous() || session.here().state().round == 0 {
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
        let ([apart, here], seed) = session.brief_apart(seat);
        let bot = &mut *level.create(&seed);
        let choice = choose_apart(bot, &apart, || here, &Limit::none()).unwrap();
        assert!(matches!(
            session.play_of(seat, choice),
            Outcome::Played { .. }
        ));
    }

    /// Plays the turns of the bots in this round, always the decision of the bot that `pick` returns.
    fn play_bots(session: &mut Session, pick: Pick) {
        let round = session.here().state().round;
        loop {
            let open: Vec<_> = session.bots_to_act().collect();
            if open.is_empty() || session.here().state().round != round {
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
        assert!(
            session
                .here()
                .state()
                .seat(SeatId(0))
                .turn
                .placed
                .is_empty()
        );
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
            let mut asked = session.here().asked().iter();
            asked.find_map(|asked| match &asked.question {
                Question::PlaceTile(offer) => Some(offer.tiles[0].0),
                _ => None,
            })
        };
        while places(&session).is_none() {
            let choice = session.here().state().legal(SeatId(0))[0];
            session.play_of(SeatId(0), choice);
        }
        session.handle(Intent::Take(places(&session).unwrap()));
        session.handle(Intent::StepPlacement { forward: true });
        let held = session.here().ghost().copied();
        assert!(held.is_some());
        play_bots(&mut session, |open| open[0]);
        assert_eq!(session.here().ghost().copied(), held);
        assert!(
            session.here().is_playing()
                && *session.here().view() == session.table_with_secrets().state().view(SeatId(0))
        );
        let from = session.position();
        assert_eq!(session.handle(Intent::Confirm), Outcome::Quiet);
        assert_eq!(session.handle(Intent::Confirm), Outcome::Played { from });
    }

    // rules §3.4
    #[test]
    fn undo_of_a_person_leaves_what_bots_have_done_since() {
        let mut session = session(&[PERSON, EASY, EASY]);
        let (person, before) = (SeatId(0), session.table_with_secrets().state().clone());
        let choice = session.here().state().legal(person)[0];
        session.play_of(person, choice);
        let after = session.table_with_secrets().state().seat(person).clone();
        play_bots(&mut session, |open| open[0]);
        assert_eq!(session.table_with_secrets().can_undo_of(person), Ok(()));
        assert_eq!(session.undo_of(person), Outcome::Travelled);
        assert!(session.table_with_secrets().state().seat(person) == before.seat(person));
        assert_eq!(session.bots_to_act().count(), 0, "their turns are over");
        assert!(session.table_with_secrets().can_redo_of(person));
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
            let view = session.table_with_secrets().state().view(seat);
            let asked = view.state().decision(seat);
            assert_eq!(asked, session.table_with_secrets().state().decision(seat));
            let others = session.open_seats().filter(|other| *other != seat);
            let mut seen = others.map(|other| view.state().decision(other));
            assert!(seen.any(|seen| seen.is_some()), "others are asked, too");
        }
    }
}
