//! The bots at a table: what they are thinking about, and when their decisions are carried out.
//!
//! A bot thinks in a [`Thinking`]. Whatever makes its answer useless – the game goes another way, the table is paused,
//! the screen is left – drops the thought and so cancels it. Each decision gets a new bot, made from the seed of the
//! game, the seat and the place in the history, so a saved game goes on exactly as it would have.

use crate::Strength as _;
use crate::pace::BotPace;
use crate::session::{Moment, Session};
use crate::thinking::{Thinking, ThinkingFault, Wake};
use bot::Limit;
use rules::Choice;

/// The state of the bots at a table. Times are seconds of any steady clock.
#[derive(Debug, Default)]
pub struct Bots {
    thought: Option<Thought>,
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

/// The next step of the bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Next {
    /// Nothing: no bot is in play, they are paused, or one is still thinking and will wake the client.
    Nothing,
    /// Nothing for this number of seconds: the previous event stays on show.
    Later(f64),
    /// The bot in play makes this choice.
    Make(Choice),
}

impl Bots {
    /// Bots of which the one in play is already thinking, in a thought that was started elsewhere.
    pub fn thinking(session: &Session, thinking: Thinking<Option<Choice>>) -> Self {
        Self {
            thought: Some(Thought {
                moment: session.moment(),
                thinking,
            }),
            ..Self::default()
        }
    }

    /// Cancels the thinking at once and discards its result.
    pub fn call_off(&mut self) {
        self.thought = None;
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

    /// The next step at the time `now`: the choice of the bot in play, once it has decided and the previous event has
    /// been on show long enough. Never blocks.
    ///
    /// # Errors
    /// The reason why the bot has not decided. All bots are paused then.
    pub fn next(
        &mut self,
        wake: &Wake,
        session: &Session,
        now: f64,
        pace: BotPace,
    ) -> Result<Next, ThinkingFault> {
        if session.bot_to_act().is_none() || (self.paused && !self.step) {
            self.call_off();
            return Ok(Next::Nothing);
        }
        let moment = session.moment();
        if self
            .thought
            .as_ref()
            .is_none_or(|thought| thought.moment != moment)
        {
            self.thought = think(wake, session);
        }
        if !self.step && now < self.due && pace != BotPace::Instant {
            return Ok(Next::Later(self.due - now));
        }
        self.take(now, pace)
    }

    fn take(&mut self, now: f64, pace: BotPace) -> Result<Next, ThinkingFault> {
        let Some(answer) = self
            .thought
            .as_mut()
            .and_then(|thought| thought.thinking.take())
        else {
            return Ok(Next::Nothing);
        };
        self.thought = None;
        self.step = false;
        match answer {
            Ok(Some(choice)) => {
                self.due = now + pace.seconds(&choice);
                Ok(Next::Make(choice))
            }
            Ok(None) => self.give_up(ThinkingFault::Broken),
            Err(fault) => self.give_up(fault),
        }
    }

    /// Pauses the bots, so that the same work is not tried again in every frame.
    fn give_up(&mut self, fault: ThinkingFault) -> Result<Next, ThinkingFault> {
        self.paused = true;
        Err(fault)
    }

    /// Keeps the move that a person made at the time `now` on show before a bot answers it.
    pub fn after_person(&mut self, now: f64, pace: BotPace) {
        self.due = now + pace.first();
    }
}

/// Starts to think for the bot in play.
fn think(wake: &Wake, session: &Session) -> Option<Thought> {
    let (seat, kind) = session.bot_to_act()?;
    let (view, seed) = session.brief(seat);
    let limit = Limit::within(kind.time());
    let thinking = Thinking::start(wake, limit, move |limit| {
        kind.create(&seed).choose(&view, limit)
    });
    Some(Thought {
        moment: session.moment(),
        thinking,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intent::Outcome;
    use rules::Setup;
    use std::sync::mpsc::{Receiver, channel};
    use table::{Level, Player, Table};

    const NEVER: &str = "the thought ends and wakes";

    fn session() -> Session {
        let table = Table::new(Setup::standard(2, "bots play")).expect("a sound setup");
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

    /// Bots of which the one in play decides as `answer` does.
    fn decided(session: &Session, answer: fn() -> Option<Choice>) -> Bots {
        let (wake, woken) = wake();
        let thinking = Thinking::start(&wake, Limit::none(), move |_| answer());
        woken.recv().expect(NEVER);
        Bots::thinking(session, thinking)
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
        let Ok(Next::Make(choice)) = next else {
            panic!("{next:?}");
        };
        assert!(matches!(
            session.play_for_bot(choice),
            Outcome::Played { .. }
        ));
        let shown = pace.seconds(&choice);
        assert_eq!(
            bots.next(&wake, &session, 0.0, pace),
            Ok(Next::Later(shown))
        );
        woken.recv().expect(NEVER);
        let due = bots.next(&wake, &session, shown, pace);
        assert!(matches!(due, Ok(Next::Make(_))), "{due:?}");
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
            Ok(Next::Make(Choice::Rotate(2))),
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
            session.play_for_bot(Choice::Rotate(1)),
            Outcome::Played { .. }
        ));
        bots.after_person(0.0, BotPace::Slow);
        let next = bots.next(&wake, &session, 0.0, BotPace::Slow);
        assert!(matches!(next, Ok(Next::Later(_))), "{next:?}");
        assert_ne!(
            bots.next(&wake, &session, 9.0, BotPace::Slow),
            Ok(Next::Make(Choice::Rotate(2)))
        );
    }
}
