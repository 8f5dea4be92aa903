//! The bots at a table: what they are thinking about, and when their decisions are carried out.
//!
//! A bot thinks in a [`Thinking`]. Whatever makes its answer useless – the game goes another way, the table is paused,
//! the screen is left – drops the thought and so cancels it. Each decision gets a new bot, made from the seed of the
//! game, the seat and the place in the history, so a saved game goes on exactly as it would have.

mod ahead;

use self::ahead::Ahead;
use crate::Strength as _;
pub(crate) use crate::session::Brief;
use crate::session::Session;
use crate::thinking::{Thinking, ThinkingFault, Wake};
use bot::{Limit, choose_apart};
use rules::{Choice, SeatId};
use std::num::NonZero;
use std::thread::available_parallelism;
use table::BotPace;
use table::Level;
use table::Sharing;

/// The state of the bots at a table. Times are seconds of any steady clock.
#[derive(Debug, Default)]
pub struct Bots {
    thought: Option<Thought>,
    /// The planned turns of bots that play beside people.
    ahead: Vec<Ahead>,
    /// When the next move may be made.
    due: f64,
    paused: bool,
    /// Whether one move is to be made although the bots are paused.
    step: bool,
}

/// A decision in the making.
#[derive(Debug)]
struct Thought {
    moment: Moment,
    thinking: Thinking<Option<Choice>>,
}

/// What a thought is about: the bot in play, the place in the history and the hash of the state there. Marks, hints and
/// names do not matter.
type Moment = (Option<(SeatId, Level)>, usize, Option<u64>);

fn moment(session: &Session) -> Moment {
    let done = session.table_with_secrets().done();
    let hash = done.last().map(|entry| entry.hash);
    (session.bot_to_act(), done.len(), hash)
}

/// The next step of the bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Next {
    /// Nothing: no bot is in play, they are paused, or one is still thinking and will wake the client.
    Nothing,
    /// Nothing for this number of seconds: the previous event stays on show.
    Later(f64),
    /// The bot at a seat makes a choice.
    Make {
        /// The seat.
        seat: SeatId,
        /// The choice.
        choice: Choice,
    },
}

impl Bots {
    /// Bots of which the one in play is already thinking, in a thought that was started elsewhere.
    pub fn thinking(session: &Session, thinking: Thinking<Option<Choice>>) -> Self {
        Self {
            thought: Some(Thought {
                moment: moment(session),
                thinking,
            }),
            ..Self::default()
        }
    }

    /// Cancels the thinking at once and discards its result.
    pub fn call_off(&mut self) {
        self.thought = None;
        self.ahead.clear();
    }

    /// Whether the bots are paused.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses the bots, or lets them go on.
    pub const fn pause(&mut self, paused: bool) {
        (self.paused, self.step) = (paused, false);
    }

    /// Lets the bots make one move and pause again.
    pub const fn step(&mut self) {
        (self.paused, self.step) = (true, true);
    }

    /// What is done at the time `now`: the choice of a bot, once it has decided and what happened before has been on
    /// show for a while. Never waits.
    ///
    /// # Errors
    /// The reason why a bot has not decided. All bots wait then.
    pub fn next(
        &mut self,
        wake: &Wake,
        session: &Session,
        now: f64,
        pace: BotPace,
    ) -> Result<Next, ThinkingFault> {
        let nobody = session.waiting_for().is_some() || session.bots_to_act().next().is_none();
        if nobody || (self.paused && !self.step) {
            self.call_off();
            return Ok(Next::Nothing);
        }
        let together = session.is_simultaneous() && !session.is_watched();
        let next = if together {
            self.next_together(wake, session, now, pace)
        } else {
            self.next_in_turn(wake, session, now, pace)
        };
        if next.is_err() {
            // The same is not tried again in every frame.
            self.paused = true;
        }
        if let Ok(Next::Make { .. }) = next {
            self.step = false;
        }
        next
    }

    /// The choice of the bot in play.
    fn next_in_turn(
        &mut self,
        wake: &Wake,
        session: &Session,
        now: f64,
        pace: BotPace,
    ) -> Result<Next, ThinkingFault> {
        self.ahead.clear();
        let Some((seat, level)) = session.bot_to_act() else {
            return Ok(Next::Nothing);
        };
        let moment = moment(session);
        self.thought.take_if(|thought| thought.moment != moment);
        let thought = self.thought.get_or_insert_with(|| Thought {
            moment,
            thinking: think(wake, session, seat, level),
        });
        if let Some(later) = later(self.due, now, pace, self.step) {
            return Ok(later);
        }
        let Some(answer) = thought.thinking.take() else {
            return Ok(Next::Nothing);
        };
        self.thought = None;
        let choice = answer?.ok_or(ThinkingFault::Broken)?;
        self.due = now + on_show(&choice) * pace.longest();
        Ok(Next::Make { seat, choice })
    }

    /// Returns the next choice when bots play in the same phase as people. Their order does not depend on the speed or the
    /// number of threads. All plan their turns while people play. In turn, each waits until it is its turn. Else they play beside
    /// people, one choice each in turn order. Once only bots are left, or a person has nothing left but a civ card that waits for
    /// them, those that people follow play one whole turn after the other, for the screen can show only one board; others, and
    /// those side by side, go on without pauses.
    fn next_together(
        &mut self,
        wake: &Wake,
        session: &Session,
        now: f64,
        pace: BotPace,
    ) -> Result<Next, ThinkingFault> {
        self.thought = None;
        self.think_ahead(wake, session)?;
        let in_turn = session.sharing() == Sharing::InTurn;
        let active = session.bot_to_act().map(|(seat, _)| seat);
        let ready = |ahead: &Ahead| match in_turn {
            true => Some(ahead.seat) == active,
            false => !ahead.waits_to_claim(session),
        };
        let first = self.ahead.iter().find(|ahead| ready(ahead));
        let awaited = first.is_some_and(|first| is_awaited(session, first.seat));
        let followed = pace.is_followed() && session.sharing() != Sharing::SideBySide;
        let one_by_one = in_turn || (awaited && followed);
        let order = |ahead: &&mut Ahead| match one_by_one {
            true => 0,
            false => session.brief_of(ahead.seat).made,
        };
        let open = self.ahead.iter_mut().filter(|ahead| ready(ahead));
        let next = open.min_by_key(order);
        let Some(ahead) = next.filter(|ahead| ahead.next().is_some()) else {
            return Ok(Next::Nothing);
        };
        if session.may_turn_again() && !self.step {
            return Ok(Next::Nothing);
        }
        if let Some(later) = later(self.due, now, pace, self.step || (awaited && !one_by_one)) {
            return Ok(later);
        }
        let seat = ahead.seat;
        let Some(choice) = ahead.take() else {
            return Ok(Next::Nothing);
        };
        let at_once = if one_by_one { 1 } else { self.ahead.len() };
        self.due = now + on_show(&choice) * pace.longest() / at_once as f64;
        Ok(Next::Make { seat, choice })
    }

    /// Lets all open bots plan their turns, on as many threads as the machine can spare.
    fn think_ahead(&mut self, wake: &Wake, session: &Session) -> Result<(), ThinkingFault> {
        let mut before = std::mem::take(&mut self.ahead);
        for (seat, level) in session.bots_to_act() {
            let goes_on = |ahead: &mut Ahead| ahead.seat == seat && ahead.goes_on(session, level);
            let kept = before.extract_if(.., goes_on).next();
            let begin = || Ahead::begin(session, seat, level);
            self.ahead.push(kept.unwrap_or_else(begin));
        }
        for ahead in &mut self.ahead {
            ahead.follow()?;
            ahead.turn_to_claims(session);
        }
        let busy = self.ahead.iter().filter(|ahead| ahead.is_thinking());
        let free = spare_threads().saturating_sub(busy.count());
        let may_think =
            |ahead: &&mut Ahead| free > 0 && !ahead.is_thinking() && ahead.is_unfinished();
        let mut idle: Vec<&mut Ahead> = self.ahead.iter_mut().filter(may_think).collect();
        idle.sort_by_key(|ahead| ahead.made);
        let next = idle.into_iter().take(free);
        next.for_each(|ahead| ahead.think(wake));
        Ok(())
    }

    /// Keeps the move that a person made at the time `now` on show before a bot answers it.
    pub fn after_person(&mut self, now: f64, pace: BotPace) {
        self.due = now + pace.first();
    }
}

/// Whether people wait for the bot at `seat`: none is playing, or one has nothing left but a civ card that waits for it.
fn is_awaited(session: &Session, seat: SeatId) -> bool {
    !session.people().any(|seat| session.is_open(seat)) || session.waits_for_claims_of(seat)
}

/// The number of threads for bots. One is left for the screen.
fn spare_threads() -> usize {
    available_parallelism().map_or(1, NonZero::get).max(2) - 1
}

/// The time that a choice stays on show, as a share of that of the largest ones. What changes much stays longer.
fn on_show(choice: &Choice) -> f64 {
    match choice {
        Choice::Rotate(_) => 1.0,
        tile if tile.places_tile() => 1.0,
        Choice::EndTurn => 0.4,
        _ => 0.6,
    }
}

/// Returns the time to wait until `due`, unless the next choice is shown at once.
fn later(due: f64, now: f64, pace: BotPace, at_once: bool) -> Option<Next> {
    (!at_once && now < due && pace != BotPace::Instant).then_some(Next::Later(due - now))
}

/// Begins to think for the bot in play.
fn think(wake: &Wake, session: &Session, seat: SeatId, level: Level) -> Thinking<Option<Choice>> {
    let ([apart, here], seed) = session.brief(seat);
    let limit = Limit::within(level.time());
    Thinking::start(wake, limit, move |limit| {
        choose_apart(&mut *level.create(&seed), &apart, || here, limit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::intent::Outcome;
    use rules::{Answer, Setup};
    use std::sync::mpsc::{Receiver, channel};
    use table::Player;
    use table::{Secrets, Ways};

    const NEVER: &str = "the thought ends and wakes";

    fn session() -> Session {
        let table = Table::new(Setup::standard(2, "bots play")).expect("a valid setup");
        let players = [Player::Bot(Level::Easy); 2].into_iter().collect();
        Session::new(table.played_by(players))
    }

    fn wake() -> (Wake, Receiver<()>) {
        let (sender, woken) = channel();
        // The receiver may be gone when the last round wakes it.
        (
            Wake::new(move || sender.send(()).unwrap_or_default()),
            woken,
        )
    }

    fn active(session: &Session) -> SeatId {
        session.here().state().active().expect("the game goes on")
    }

    /// The one in play turns the station by two depots.
    fn rotates(session: &Session) -> Next {
        Next::Make {
            seat: active(session),
            choice: Choice::Rotate(2),
        }
    }

    /// Bots of which the one in play has come to this.
    fn decided(session: &Session, answer: fn() -> Option<Choice>) -> Bots {
        let (wake, woken) = wake();
        let thinking = Thinking::start(&wake, Limit::none(), move |_| answer());
        woken.recv().expect(NEVER);
        Bots::thinking(session, thinking)
    }

    #[test]
    fn a_hint_does_not_disturb_a_thought() {
        let mut session = session();
        let mut bots = decided(&session, || Some(Choice::Rotate(2)));
        session.note_hint();
        let next = bots.next(&wake().0, &session, 0.0, BotPace::Instant);
        assert_eq!(next, Ok(rotates(&session)));
    }

    #[test]
    fn a_bot_decides_in_the_background_and_then_waits_for_its_move_to_be_seen() {
        let mut session = session();
        let (mut bots, (wake, woken)) = (Bots::default(), wake());
        let pace = BotPace::Normal;
        let early = bots.next(&wake, &session, 0.0, pace);
        woken.recv().expect(NEVER);
        let next = match early {
            Ok(Next::Nothing) => bots.next(&wake, &session, 0.0, pace),
            decided => decided,
        };
        let Ok(Next::Make { seat, choice }) = next else {
            panic!("{next:?}");
        };
        assert!(matches!(
            session.play_for_bot(seat, choice),
            Outcome::Played { .. }
        ));
        let shown = on_show(&choice) * pace.longest();
        assert_eq!(
            bots.next(&wake, &session, 0.0, pace),
            Ok(Next::Later(shown))
        );
        woken.recv().expect(NEVER);
        let due = bots.next(&wake, &session, shown, pace);
        assert!(matches!(due, Ok(Next::Make { .. })), "{due:?}");
    }

    #[test]
    fn paused_bots_wait_and_make_one_move_when_told_to() {
        let session = session();
        let (wake, _) = wake();
        let mut bots = decided(&session, || Some(Choice::Rotate(2)));
        bots.pause(true);
        assert_eq!(
            bots.next(&wake, &session, 0.0, BotPace::Slow),
            Ok(Next::Nothing)
        );
        let mut bots = decided(&session, || Some(Choice::Rotate(2)));
        bots.after_person(0.0, BotPace::Slow);
        bots.step();
        assert_eq!(
            bots.next(&wake, &session, 0.0, BotPace::Slow),
            Ok(rotates(&session)),
            "a step does not wait for its time"
        );
        assert!(bots.is_paused());
        assert_eq!(
            bots.next(&wake, &session, 9.0, BotPace::Slow),
            Ok(Next::Nothing)
        );
    }

    #[test]
    fn a_bot_that_comes_to_nothing_lets_all_wait() {
        let session = session();
        let answers: [fn() -> Option<Choice>; 2] = [|| None, || panic!("on purpose")];
        for answer in answers {
            let mut bots = decided(&session, answer);
            let next = bots.next(&wake().0, &session, 0.0, BotPace::Instant);
            assert_eq!(next, Err(ThinkingFault::Broken));
            assert!(bots.is_paused());
        }
    }

    #[test]
    fn what_was_thought_about_another_moment_is_forgotten() {
        let mut session = session();
        let (wake, _) = wake();
        let mut bots = decided(&session, || Some(Choice::Rotate(2)));
        assert!(matches!(
            session.play_for_bot(active(&session), Choice::Rotate(1)),
            Outcome::Played { .. }
        ));
        bots.after_person(0.0, BotPace::Slow);
        let next = bots.next(&wake, &session, 0.0, BotPace::Slow);
        assert!(matches!(next, Ok(Next::Later(_))), "{next:?}");
        assert_ne!(
            bots.next(&wake, &session, 9.0, BotPace::Slow),
            Ok(rotates(&session))
        );
    }

    /// One person, who has turned the station or not, and bots beside them.
    fn beside_a_person(bots: usize, turned: bool) -> Session {
        let mut setup = Setup::standard(bots + 1, "");
        let commands = |seed: &String| {
            setup.seed.clone_from(seed);
            setup.deal().unwrap().commander == SeatId(0)
        };
        let seed = (0..).map(|number: u32| format!("{number}")).find(commands);
        setup.seed = seed.unwrap();
        let players = (0..=bots).map(|seat| match seat {
            0 => Player::Person,
            _ => Player::Bot(Level::Easy),
        });
        let table = Table::new(setup).unwrap().played_by(players.collect());
        let ways = Ways {
            sharing: Sharing::AnyOrder,
            secrets: Secrets::Open,
        };
        let mut session = Session::shared(table, ways);
        if turned {
            session.handle(crate::intent::Intent::ConfirmDial);
        }
        session
    }

    /// Lets the bots play until none is open or `most` moves are made.
    fn play(bots: &mut Bots, session: &mut Session, pace: BotPace, most: usize) -> Vec<SeatId> {
        let (wake, woken) = wake();
        let mut made = Vec::new();
        while session.bot_to_act().is_some() && made.len() < most {
            match bots.next(&wake, session, 0.0, pace) {
                Ok(Next::Make { seat, choice }) => {
                    let outcome = session.play_for_bot(seat, choice);
                    assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
                    made.push(seat);
                }
                Ok(Next::Nothing) => woken.recv().expect(NEVER),
                other => panic!("{other:?}"),
            }
        }
        made
    }

    fn first_choice(session: &mut Session) {
        let (seat, legal) = (
            session.viewer(),
            session.here().state().legal(session.viewer()),
        );
        let outcome = session.play_of(seat, legal[0]);
        assert!(matches!(outcome, Outcome::Played { .. }));
    }

    /// Ends the turn of the only person.
    fn finish(session: &mut Session) {
        while session.is_open(SeatId(0)) {
            let legal = session.here().state().legal(SeatId(0));
            let ends = legal.iter().find(|choice| **choice == Choice::EndTurn);
            session.play_of(SeatId(0), *ends.unwrap_or(&legal[0]));
        }
    }

    // rules §3.4
    #[test]
    fn bots_play_their_turns_beside_a_person_who_has_not_finished() {
        let mut session = beside_a_person(3, true);
        first_choice(&mut session);
        let made = play(&mut Bots::default(), &mut session, BotPace::Instant, 99);
        assert_eq!(made[..4], [1, 2, 3, 1].map(SeatId), "each makes one move");
        assert!(session.open_seats().eq([SeatId(0)]));
    }

    // rules §3.4
    #[test]
    fn bots_decide_the_same_in_turn_order_whether_they_think_ahead_or_not() {
        let mut session = beside_a_person(3, true);
        first_choice(&mut session);
        let mut again = session.clone();
        play(&mut Bots::default(), &mut session, BotPace::Instant, 99);
        while let Some((seat, level)) = again.bots_to_act().last() {
            let ([apart, here], seed) = again.brief_apart(seat);
            let bot = &mut *level.create(&seed);
            let choice = choose_apart(bot, &apart, || here, &Limit::none());
            again.play_of(seat, choice.expect("there is something to choose"));
        }
        assert!(session.here().state() == again.here().state());
    }

    // rules §3.6
    #[test]
    fn bots_beside_a_person_end_their_turns_only_once_they_have_claimed_their_cards() {
        let mut session = beside_a_person(3, false);
        let ((wake, woken), mut bots, mut claimed) = (wake(), Bots::default(), 0);
        while session.here().state().round < 16 {
            match bots.next(&wake, &session, 0.0, BotPace::Instant) {
                Ok(Next::Make { seat, choice }) => {
                    let outcome = session.play_for_bot(seat, choice);
                    assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
                    let here = session.here().state();
                    assert!(here.seat(seat).turn.milestones.is_empty(), "{seat}");
                    let looks = matches!(
                        choice,
                        Choice::Resolve {
                            answer: Answer::Look,
                            ..
                        }
                    );
                    claimed += usize::from(looks && here.is_simultaneous());
                }
                Ok(Next::Nothing) if session.is_open(SeatId(0)) => first_choice(&mut session),
                Ok(Next::Nothing) => woken.recv().expect(NEVER),
                other => panic!("{other:?}"),
            }
        }
        assert!(claimed > 3, "{claimed} cards");
    }

    // rules §3.6
    #[test]
    fn bots_that_people_follow_play_before_a_person_whose_card_waits_for_them() {
        let pace = BotPace::Slow;
        let mut session = beside_a_person(2, false);
        let ((wake, woken), mut bots) = (wake(), Bots::default());
        let ends = |session: &Session| {
            let legal = session.here().state().legal(SeatId(0));
            session.is_simultaneous() && legal.contains(&Choice::EndTurn)
        };
        let waits = |session: &Session| session.here().state().claims_waiting(SeatId(0)).count();
        while !ends(&session) || waits(&session) == 0 {
            if session.is_open(SeatId(0)) {
                first_choice(&mut session);
                continue;
            }
            match bots.next(&wake, &session, f64::MAX, pace) {
                Ok(Next::Make { seat, choice }) => drop(session.play_for_bot(seat, choice)),
                Ok(Next::Nothing) => woken.recv().expect(NEVER),
                other => panic!("{other:?}"),
            }
        }
        while waits(&session) > 0 {
            match bots.next(&wake, &session, f64::MAX, pace) {
                Ok(Next::Make { seat, choice }) => drop(session.play_for_bot(seat, choice)),
                Ok(Next::Nothing) => woken.recv().expect(NEVER),
                other => panic!("{other:?}"),
            }
        }
        assert!(
            session.is_open(SeatId(0)),
            "the card can be taken in the turn"
        );
        let view = session.table_with_secrets().state().view(SeatId(0));
        let asked = view.state().decision(SeatId(0));
        let Some(rules::Decision::Play(asked)) = asked else {
            panic!("{asked:?}")
        };
        assert!(
            asked
                .iter()
                .any(|asked| matches!(asked.question, rules::Question::Look { .. }))
        );
    }

    #[test]
    fn bots_wait_while_the_station_may_be_turned_back() {
        let mut session = beside_a_person(2, true);
        let (wake, _) = wake();
        let mut bots = Bots::default();
        for _ in 0..50 {
            let next = bots.next(&wake, &session, 9.0, BotPace::Instant);
            assert_eq!(next, Ok(Next::Nothing));
        }
        assert_eq!(session.here().can_undo(), Ok(()));
        first_choice(&mut session);
        let made = play(&mut Bots::default(), &mut session, BotPace::Instant, 1);
        assert_eq!(made, [SeatId(1)]);
    }

    #[test]
    fn nobody_waits_for_a_pause_of_bots_after_their_own_turn() {
        let mut session = beside_a_person(2, true);
        finish(&mut session);
        let mut bots = Bots::default();
        bots.after_person(0.0, BotPace::Fast);
        let made = play(&mut bots, &mut session, BotPace::Fast, 3);
        assert_eq!(made.len(), 3, "although no time has passed");
    }

    #[test]
    fn g10_bots_that_people_follow_play_beside_a_person_at_a_pace_that_one_can_follow() {
        let mut session = beside_a_person(2, true);
        first_choice(&mut session);
        let (wake, woken) = wake();
        let (mut bots, mut made, mut now) = (Bots::default(), Vec::new(), 9.0);
        bots.after_person(now, BotPace::Normal);
        let mut paused = false;
        while session.bot_to_act().is_some() {
            match bots.next(&wake, &session, now, BotPace::Normal) {
                Ok(Next::Make { seat, choice }) => {
                    session.play_for_bot(seat, choice);
                    made.push(seat);
                }
                Ok(Next::Later(seconds)) => (now, paused) = (now + seconds, true),
                Ok(Next::Nothing) => woken.recv().expect(NEVER),
                Err(fault) => panic!("{fault}"),
            }
        }
        assert!(paused && session.is_open(SeatId(0)));
        assert_eq!(made[..3], [1, 2, 1].map(SeatId), "each makes one move");
    }

    #[test]
    fn g10_in_turn_bots_plan_while_a_person_plays_and_then_decide_as_they_would_have() {
        let mut session = beside_a_person(2, true);
        session.set_ways(Ways::default());
        let (wake, woken) = wake();
        let (mut bots, mut late) = (Bots::default(), Bots::default());
        let planned =
            |bots: &Bots| bots.ahead.len() == 2 && bots.ahead.iter().all(|it| !it.is_unfinished());
        while !planned(&bots) {
            let next = bots.next(&wake, &session, 0.0, BotPace::Instant);
            assert_eq!(next, Ok(Next::Nothing), "a person is still playing");
            if bots.ahead.iter().any(Ahead::is_thinking) {
                woken.recv().expect(NEVER);
            }
        }
        finish(&mut session);
        let mut again = session.clone();
        play(&mut bots, &mut session, BotPace::Instant, 99);
        play(&mut late, &mut again, BotPace::Instant, 99);
        assert!(session.table_with_secrets().entries() == again.table_with_secrets().entries());
    }

    #[test]
    fn bots_that_people_follow_play_one_turn_after_the_other() {
        let mut session = beside_a_person(3, true);
        finish(&mut session);
        let (wake, woken) = wake();
        let (mut bots, mut made, mut now) = (Bots::default(), Vec::new(), 0.0);
        while session.is_simultaneous() && session.bot_to_act().is_some() {
            match bots.next(&wake, &session, now, BotPace::Normal) {
                Ok(Next::Make { seat, choice }) => {
                    session.play_for_bot(seat, choice);
                    made.push(seat);
                }
                Ok(Next::Later(seconds)) => now += seconds,
                Ok(Next::Nothing) => woken.recv().expect(NEVER),
                Err(fault) => panic!("{fault}"),
            }
        }
        made.dedup();
        assert_eq!(made, [1, 2, 3].map(SeatId));
    }
}
