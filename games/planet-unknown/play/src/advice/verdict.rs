//! The coach's verdict on a choice that was made.

use super::Advice;
use super::reason::Weighing;
use bot::Limit;
use bot::review::{Judgement, Played, is_clear};
use rules::{Action, Choice, View};

/// A choice compared with the best one that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// What the seat knew when it chose.
    pub view: View,
    /// What it chose.
    pub made: Choice,
    /// The best choice, and why it is better.
    pub best: Advice,
    /// The medals that the choice gave away.
    pub loss: f32,
    /// The standard error of [`loss`](Self::loss), in medals.
    pub error: f32,
}

/// A verdict in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quality {
    /// Nothing better was found.
    Best,
    /// The loss is within two standard errors.
    Equal,
    /// It costs medals.
    Costs,
}

impl Verdict {
    /// Judges a choice by what its seat knew, with `budget` rollouts. Returns `None` if there was nothing to choose or
    /// the limit was cancelled.
    pub fn on(view: &View, made: Choice, budget: u32, seed: &str, limit: &Limit) -> Option<Self> {
        if view.state().legal(view.seat()).len() < 2 {
            return None;
        }
        let (seat, choice) = (view.seat(), made);
        let played = Played::new(view.state().clone(), [Action { seat, choice }]);
        Some(Self::new(view, &played.judge(0, budget, seed, limit)?))
    }

    /// The verdict of a judgement.
    pub fn new(view: &View, judgement: &Judgement) -> Self {
        let (made, best) = (&judgement.made, &judgement.best);
        let both = [best.clone(), made.clone()];
        let against = match best.choice == made.choice {
            true => &both[..1],
            false => &both[..],
        };
        let advice = Advice::new(view, best, best, Weighing::new(view, against).reasons(0));
        Self {
            view: view.clone(),
            made: made.choice,
            best: advice,
            loss: judgement.loss,
            error: judgement.error,
        }
    }

    /// The verdict in a word.
    pub fn quality(&self) -> Quality {
        if self.made == self.best.choice || self.loss <= 0.0 {
            Quality::Best
        } else if is_clear(self.loss, self.error) {
            Quality::Costs
        } else {
            Quality::Equal
        }
    }
}
