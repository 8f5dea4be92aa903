//! The coach of practice games: says how good each move was, once it has thought about it beside the window.

use super::session::Session;
use crate::app::advice::{Advice, Verdict};
use crate::app::thinking::Thinking;
use crate::bot::Limit;
use crate::game::{Choice, View};
use egui::Context;

/// The rollouts of each round of thinking, one after the other.
const BUDGETS: [u32; 3] = [16, 128, 1024];
/// The same move gets the same verdict.
const SEED: &str = "coach";

/// The coach, if the player wants one.
#[derive(Debug, Default)]
pub struct Coach {
    looked_at: Option<LookedAt>,
}

/// The move that the coach looks at.
#[derive(Debug)]
struct LookedAt {
    /// The number of its entry in the history.
    entry: usize,
    view: View,
    made: Choice,
    rounds: usize,
    thinking: Option<Thinking<Option<Verdict>>>,
    verdict: Option<Verdict>,
    /// Whether the better move is shown on the table.
    shown: bool,
}

impl Coach {
    /// Thinks about the choice `made` by the seat of `view`, which is entry number `entry` of the history.
    pub fn look_at(&mut self, ctx: &Context, view: View, made: Choice, entry: usize) {
        let mut looked_at = LookedAt {
            entry,
            view,
            made,
            rounds: 0,
            thinking: None,
            verdict: None,
            shown: false,
        };
        looked_at.think(ctx);
        self.looked_at = Some(looked_at);
    }

    /// Says nothing any more.
    pub fn be_silent(&mut self) {
        self.looked_at = None;
    }

    /// What is to be said of the last move to the player at the screen.
    pub fn verdict(&self, session: &Session) -> Option<&Verdict> {
        let looked_at = self.looked_at.as_ref()?;
        looked_at
            .verdict
            .as_ref()
            .filter(|verdict| verdict.view.seat() == session.viewer())
    }

    /// Whether the coach is thinking about the last move.
    pub fn is_thinking(&self) -> bool {
        self.looked_at
            .as_ref()
            .is_some_and(|looked_at| looked_at.thinking.is_some())
    }

    /// The number of the last move's entry in the history.
    pub fn entry(&self) -> Option<usize> {
        self.looked_at.as_ref().map(|looked_at| looked_at.entry)
    }

    /// Shows the better move on the table, or no longer.
    pub fn show(&mut self, shown: bool) {
        if let Some(looked_at) = &mut self.looked_at {
            looked_at.shown = shown;
        }
    }

    /// The better move, if it is shown on the table.
    pub fn shown(&self) -> Option<&Advice> {
        let looked_at = self
            .looked_at
            .as_ref()
            .filter(|looked_at| looked_at.shown)?;
        looked_at.verdict.as_ref().map(|verdict| &verdict.best)
    }

    /// Takes in what came of the thinking, and thinks on; forgets a move that was taken back.
    pub fn follow(&mut self, ctx: &Context, session: &Session) {
        if self
            .entry()
            .is_some_and(|entry| entry >= session.position())
        {
            self.be_silent();
        }
        if let Some(looked_at) = &mut self.looked_at {
            looked_at.follow(ctx);
        }
    }
}

impl LookedAt {
    fn think(&mut self, ctx: &Context) {
        if let Some(budget) = BUDGETS.get(self.rounds).copied() {
            let (view, made) = (self.view.clone(), self.made);
            self.thinking = Some(Thinking::start(ctx, Limit::none(), move |limit| {
                Verdict::on(&view, made, budget, SEED, limit)
            }));
        }
    }

    fn follow(&mut self, ctx: &Context) {
        let Some(found) = self.thinking.as_mut().and_then(Thinking::take) else {
            return;
        };
        self.thinking = None;
        self.rounds += 1;
        match found {
            Ok(Some(verdict)) => {
                self.verdict = Some(verdict);
                self.think(ctx);
            }
            Ok(None) => {}
            Err(fault) => log::warn!("the coach has nothing to say: {fault}"),
        }
    }
}
