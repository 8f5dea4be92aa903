//! Bots that think ahead while people play (rules §3.4). Each one plans its whole turn on a separate copy of the
//! position, one decision after the other.

use super::Brief;
use crate::Strength as _;
use crate::session::Session;
use crate::thinking::{Thinking, ThinkingFault, Wake};
use bot::Limit;
use game::Game as _;
use rules::{Action, Choice, GameState, Illegal, SeatId};
use std::collections::VecDeque;
use table::Level;

/// The planned turn of one bot.
#[derive(Debug)]
pub(super) struct Ahead {
    pub(super) seat: SeatId,
    level: Level,
    /// The moment of the game, from the view of the seat, at which the next decision is due.
    brief: Brief,
    /// The position after all planned decisions, without the actions of other seats.
    state: GameState,
    /// The number of actions of the seat in this part of the round, in that position.
    pub(super) made: usize,
    decided: VecDeque<Decided>,
    thinking: Option<Thinking<Option<Choice>>>,
}

/// A decision that has not been carried out yet.
#[derive(Clone, Copy, Debug)]
struct Decided {
    choice: Choice,
    /// The number of actions of the seat in this part of the round, after this decision and the actions that it forces.
    made: usize,
}

impl Ahead {
    /// Plans the turn of the bot at `seat` from the current position.
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

    /// Whether the plan still fits the current position and this level.
    pub(super) fn goes_on(&self, session: &Session, level: Level) -> bool {
        self.level == level && self.brief == session.brief_of(self.seat)
    }

    /// Whether a thread is working on it.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether the turn needs another decision.
    pub(super) fn is_unfinished(&self) -> bool {
        self.state.is_open(self.seat)
    }

    /// Starts thinking about the next decision.
    pub(super) fn think(&mut self, wake: &Wake) {
        let (level, view) = (self.level, self.state.view(self.seat));
        let seed = self.brief.seed(self.seat, self.made);
        let limit = Limit::within(level.time());
        self.thinking = Some(Thinking::start(wake, limit, move |limit| {
            level.create(&seed).choose(&view, limit)
        }));
    }

    /// Collects the decision that is ready.
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
        while let Some(choice) = self
            .state
            .forced(self.seat)
            .filter(|_| self.is_unfinished())
        {
            self.carry_out(choice)?;
        }
        let made = self.made;
        self.decided.push_back(Decided { choice, made });
        Ok(())
    }

    /// Applies a choice to the copy of the position. A bot that makes an illegal choice is broken.
    fn carry_out(&mut self, choice: Choice) -> Result<(), ThinkingFault> {
        let seat = self.seat;
        let applied = self.state.apply(&Action { seat, choice });
        applied.map_err(|_| ThinkingFault::Broken)?;
        self.made += 1;
        Ok(())
    }

    /// Plans again from the game as it is, if the turn was to end but civ cards can be claimed first: these follow on what the
    /// seats before it have done (rules §3.6).
    pub(super) fn turn_to_claims(&mut self, session: &Session) {
        let here = session.table_with_secrets().state();
        let (seat, choice) = (self.seat, Choice::EndTurn);
        let refused = || here.check(&Action { seat, choice }).err();
        if self.ends_next() && refused() == Some(Illegal::Mandatory) {
            self.state.clone_from(here);
            self.made = self.brief.made;
            self.decided.clear();
        }
    }

    /// Whether it has nothing to do until the seats before it have finished and it may claim civ cards: nobody has to wait for
    /// claims that it would leave over (rules §3.6).
    pub(super) fn waits_to_claim(&self, session: &Session) -> bool {
        let here = session.table_with_secrets().state();
        let mut agenda = here.seat(self.seat).turn.agenda.iter();
        self.ends_next() && agenda.any(|pending| here.waits(self.seat, pending))
    }

    fn ends_next(&self) -> bool {
        self.next() == Some(Choice::EndTurn)
    }

    /// The next decision, if it is ready.
    pub(super) fn next(&self) -> Option<Choice> {
        self.decided.front().map(|decided| decided.choice)
    }

    /// Removes the next decision, which is carried out now.
    pub(super) fn take(&mut self) -> Option<Choice> {
        let decided = self.decided.pop_front()?;
        self.brief.made = decided.made;
        Some(decided.choice)
    }
}
