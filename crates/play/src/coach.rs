//! The coach of practice games: says how good each move was, once it has thought about it in the background.

use crate::advice::{Advice, Verdict};
use crate::deepening::Deepening;
use crate::session::Session;
use crate::thinking::Wake;
use bot::Limit;
use rules::{Choice, View};

/// The rollouts of each round of thinking, one after the other.
const BUDGETS: [u32; 3] = [16, 128, 1024];
/// The same move gets the same verdict.
const SEED: &str = "coach";
/// The coach knows one other option: the best.
const BEST: usize = 0;

/// The coach, if the player wants one.
#[derive(Debug, Default)]
pub struct Coach {
    /// About the number of the move's entry in the history.
    looked_at: Option<Deepening<usize, Verdict>>,
}

impl Coach {
    /// Thinks about the choice `made` by the seat of `view`, which is entry number `entry` of the history.
    pub fn look_at(&mut self, wake: &Wake, view: View, made: Choice, entry: usize) {
        let think = move |budget, limit: &Limit| Verdict::on(&view, made, budget, SEED, limit);
        self.looked_at = Some(Deepening::start(wake, entry, &BUDGETS, think));
    }

    /// Says nothing any more.
    pub fn be_silent(&mut self) {
        self.looked_at = None;
    }

    /// What is to be said of the last move to the player at the screen.
    pub fn verdict(&self, session: &Session) -> Option<&Verdict> {
        let found = self.looked_at.as_ref()?.found();
        found.filter(|verdict| verdict.view.seat() == session.viewer())
    }

    /// Whether the coach is thinking about the last move.
    pub fn is_thinking(&self) -> bool {
        self.looked_at.as_ref().is_some_and(Deepening::is_going)
    }

    /// The number of the last move's entry in the history.
    pub fn entry(&self) -> Option<usize> {
        self.looked_at.as_ref().map(|thought| *thought.about())
    }

    /// Shows the better move on the table, or no longer.
    pub fn show(&mut self, shown: bool) {
        if let Some(looked_at) = &mut self.looked_at {
            looked_at.shown = shown.then_some(BEST);
        }
    }

    /// The better move, if it is shown on the table.
    pub fn shown(&self) -> Option<&Advice> {
        let looked_at = self.looked_at.as_ref()?;
        let found = looked_at.found().filter(|_| looked_at.shown == Some(BEST));
        found.map(|verdict| &verdict.best)
    }

    /// Takes in what came of the thinking, and thinks on; forgets a move that was taken back.
    pub fn follow(&mut self, session: &Session) {
        if self
            .entry()
            .is_some_and(|entry| entry >= session.position())
        {
            self.be_silent();
        }
        if let Some(looked_at) = &mut self.looked_at {
            looked_at.follow(|_| false);
        }
    }
}
