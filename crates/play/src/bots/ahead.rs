//! Bots that think ahead while people play (rules §3.4): each goes through its whole turn on a position of its own, one
//! decision after the other, and has them ready when they are wanted.

use super::Brief;
use crate::Strength as _;
use crate::session::Session;
use crate::thinking::{Thinking, ThinkingFault, Wake};
use bot::Limit;
use rules::{Action, Choice, GameState, SeatId};
use std::collections::VecDeque;
use table::{Level, forced};

/// The turn of one bot in the making.
#[derive(Debug)]
pub(super) struct Ahead {
    pub(super) seat: SeatId,
    level: Level,
    /// The moment of the game, as far as it concerns the seat, at which the next decision is due.
    brief: Brief,
    /// The position after all decisions so far, as if nobody else had acted.
    state: GameState,
    /// The number of actions of the seat in this part of the round, in that position.
    pub(super) made: usize,
    decided: VecDeque<Decided>,
    thinking: Option<Thinking<Option<Choice>>>,
}

/// A decision that waits to be carried out.
#[derive(Clone, Copy, Debug)]
struct Decided {
    choice: Choice,
    /// The number of actions of the seat in this part of the round once it and what it forces are carried out.
    made: usize,
}

impl Ahead {
    /// The turn of the bot at `seat` from where the game stands.
    pub(super) fn begin(session: &Session, seat: SeatId, level: Level) -> Self {
        let brief = session.brief_of(seat);
        Self {
            seat,
            level,
            state: session.table_with_secrets().state_apart(seat),
            made: brief.made,
            brief,
            decided: VecDeque::new(),
            thinking: None,
        }
    }

    /// Whether it goes on from where the game stands, played by a bot of this level.
    pub(super) fn goes_on(&self, session: &Session, level: Level) -> bool {
        self.level == level && self.brief == session.brief_of(self.seat)
    }

    /// Whether a thread works on it.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether there is something more to decide.
    pub(super) fn is_unfinished(&self) -> bool {
        self.state.is_open(self.seat)
    }

    /// Begins to think about the next decision.
    pub(super) fn think(&mut self, wake: &Wake) {
        let (level, view) = (self.level, self.state.view(self.seat));
        let seed = self.brief.seed(self.seat, self.made);
        let limit = Limit::within(level.time());
        self.thinking = Some(Thinking::start(wake, limit, move |limit| {
            level.create(&seed).choose(&view, limit)
        }));
    }

    /// Takes in what has been decided meanwhile.
    ///
    /// # Errors
    /// The reason why there is no decision.
    pub(super) fn follow(&mut self) -> Result<(), ThinkingFault> {
        let Some(answer) = self.thinking.as_mut().and_then(Thinking::take) else {
            return Ok(());
        };
        self.thinking = None;
        let choice = answer?.ok_or(ThinkingFault::Broken)?;
        self.carry_out(choice)?;
        while let Some(choice) = forced(&self.state, self.seat).filter(|_| self.is_unfinished()) {
            self.carry_out(choice)?;
        }
        let made = self.made;
        self.decided.push_back(Decided { choice, made });
        Ok(())
    }

    /// Carries a choice out in the position of its own. A bot that chooses what the rules forbid is broken.
    fn carry_out(&mut self, choice: Choice) -> Result<(), ThinkingFault> {
        let action = Action {
            seat: self.seat,
            choice,
        };
        let applied = self.state.apply(&action);
        applied.map_err(|_| ThinkingFault::Broken)?;
        self.made += 1;
        Ok(())
    }

    /// The next decision, if it is ready.
    pub(super) fn next(&self) -> Option<Choice> {
        self.decided.front().map(|decided| decided.choice)
    }

    /// Hands the next decision over: it is carried out now.
    pub(super) fn take(&mut self) -> Option<Choice> {
        let decided = self.decided.pop_front()?;
        self.brief.made = decided.made;
        Some(decided.choice)
    }
}
