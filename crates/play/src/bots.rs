//! The bots at a table: what they are thinking about, and when what they have decided is carried out.
//!
//! A bot thinks in a [`Thinking`]; whatever makes its answer useless – the game went another way, the table rests, the
//! screen is left – drops the thought and calls it off. Every decision is thought through by a bot of its own, made
//! from the seed of the game, the seat and the place in the history, so a game that was saved goes on as it would have.

use crate::Strength as _;
use crate::pace::BotPace;
use crate::session::Session;
use crate::thinking::{Thinking, ThinkingFault, Wake};
use bot::Limit;
use rules::Choice;

/// What bots are doing. Times are seconds of any clock that goes on evenly.
#[derive(Debug, Default)]
pub struct Bots {
    thought: Option<Thought>,
    /// When the next move may be made.
    due: f64,
    paused: bool,
    /// Whether one move is to be made although they wait.
    step: bool,
}

/// A decision in the making.
#[derive(Debug)]
struct Thought {
    moment: (usize, Option<u64>),
    thinking: Thinking<Option<Choice>>,
}

/// What bots do next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Next {
    /// Nothing: no bot is in play, all wait, or one is still thinking and wakes whoever shows the table.
    Nothing,
    /// Nothing until so many seconds have passed: what happened before stays on show.
    Later(f64),
    /// The bot in play makes this choice.
    Make(Choice),
}

impl Bots {
    /// Bots of which the one in play thinks already, in a thought that was begun elsewhere.
    pub fn thinking(session: &Session, thinking: Thinking<Option<Choice>>) -> Self {
        Self {
            thought: Some(Thought {
                moment: session.moment(),
                thinking,
            }),
            ..Self::default()
        }
    }

    /// Stops thinking at once. What was thought is forgotten.
    pub fn call_off(&mut self) {
        self.thought = None;
    }

    /// Whether they wait until somebody lets them go on.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Lets them wait, or go on.
    pub const fn pause(&mut self, paused: bool) {
        (self.paused, self.step) = (paused, false);
    }

    /// Lets them make one move and wait again.
    pub const fn step(&mut self) {
        (self.paused, self.step) = (true, true);
    }

    /// What is done at the time `now`: the choice of the bot in play, once it has decided and what happened before has
    /// been on show for a while. Never waits.
    ///
    /// # Errors
    /// Why the bot has not decided. All bots wait then.
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

    /// Lets everything wait, so that the same is not tried again in every frame.
    fn give_up(&mut self, fault: ThinkingFault) -> Result<Next, ThinkingFault> {
        self.paused = true;
        Err(fault)
    }

    /// Lets the move that a person made at the time `now` be seen before a bot answers it.
    pub fn after_person(&mut self, now: f64, pace: BotPace) {
        self.due = now + pace.first();
    }
}

/// Begins to think for the bot in play.
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
