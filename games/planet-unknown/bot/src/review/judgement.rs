//! The medals lost by single decisions, and how certain the losses are.

use super::Played;
use crate::{Advised, Limit, Terms, advise, compare};
use rules::Action;
use serde::{Deserialize, Serialize};

/// The smallest standard error that is reported, in medals.
pub const LEAST_ERROR: f32 = 0.1;
/// The loss, in medals, above which a decision may matter if the loss is real.
pub(super) const MATTERS: f32 = 0.5;

/// The value of a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// The index of the action. Files name it beside the judgement.
    #[serde(skip)]
    pub action: usize,
    /// The choice that was made.
    pub made: Advised,
    /// The best choice found; the choice that was made if there was nothing better.
    pub best: Advised,
    /// The medals lost against the best choice; 0 if it was the best.
    pub loss: f32,
    /// The standard error of the loss, in medals.
    pub error: f32,
    /// The number of rollouts that tried it out.
    pub budget: u32,
}

impl Judgement {
    /// The same without the parts of the values, unless they explain a clear loss.
    pub fn without_excess(mut self) -> Self {
        if !self.is_clear() {
            self.made.terms = Terms::default();
            self.best.terms = Terms::default();
        }
        self
    }

    /// Whether the loss is statistically clear: it exceeds two standard errors.
    pub fn is_clear(&self) -> bool {
        is_clear(self.loss, self.error)
    }

    /// Whether there may be a loss that matters and further rollouts are worthwhile.
    pub fn is_suspicious(&self) -> bool {
        self.loss > MATTERS.max(self.error)
    }
}

/// The combined losses of several decisions: medals and their standard error.
pub fn total_loss<'a>(judgements: impl Iterator<Item = &'a Judgement>) -> (f32, f32) {
    let (loss, squares) = judgements.fold((0.0, 0.0), |(loss, squares), judgement| {
        let square = judgement.error * judgement.error;
        (loss + judgement.loss, squares + square)
    });
    (loss, squares.sqrt())
}

/// The loss of the decisions of a turn. If the sum is unclear because some decisions are doubtful while others clearly
/// lost something, only the clear losses are counted.
pub fn turn_loss<'a>(judgements: impl Iterator<Item = &'a Judgement> + Clone) -> (f32, f32) {
    let (loss, error) = total_loss(judgements.clone());
    let clear = || judgements.clone().filter(|judgement| judgement.is_clear());
    if !is_clear(loss, error) && clear().next().is_some() {
        total_loss(clear())
    } else {
        (loss, error)
    }
}

/// The decision that lost most in a turn: a clear loss, if there is one.
pub fn worst<'a>(judgements: impl Iterator<Item = &'a Judgement>) -> Option<&'a Judgement> {
    judgements.max_by(|one, other| {
        let clear = one.is_clear().cmp(&other.is_clear());
        clear.then(one.loss.total_cmp(&other.loss))
    })
}

/// Whether a loss exceeds two of its standard errors, also in tenths of a medal, the precision shown to players.
/// Anything less is about equal to the best.
pub fn is_clear(loss: f32, error: f32) -> bool {
    let [told_loss, told_error] =
        [loss, error.max(LEAST_ERROR)].map(|medals| (10.0 * medals).round());
    loss > 2.0 * error && told_loss > 2.0 * told_error
}

impl Played {
    /// Judges the action at index `action` by the knowledge of its seat, with this number of rollouts to find the best
    /// choice and as many again to compare the two; `None` if there is no such action or the search was cancelled. The
    /// same numbers and seed produce the same judgement unless the limit is reached.
    pub fn judge(
        &self,
        action: usize,
        budget: u32,
        seed: &str,
        limit: &Limit,
    ) -> Option<Judgement> {
        let Action { seat, choice } = *self.actions.get(action)?;
        let view = self.states[action].view(seat);
        let best = advise(&view, budget, seed, limit).into_iter().next()?;
        let (made, best) = if best.choice == choice {
            let made = Advised { error: 0.0, ..best };
            (made.clone(), made)
        } else {
            // Fresh luck, not that of the search: otherwise the luck of the winner would count as the loss.
            let (choices, seed) = ([best.choice, choice], format!("{seed} again"));
            let mut pair = compare(&view, &choices, budget, &seed, limit);
            let made = pair.remove(pair.iter().position(|advised| advised.choice == choice)?);
            (made, pair.pop()?)
        };
        let loss = (best.medals - made.medals).max(0.0);
        let error = best.error + made.error;
        let best = if loss > 0.0 { best } else { made.clone() };
        (!limit.is_called_off()).then_some(Judgement {
            action,
            made,
            best,
            loss,
            error,
            budget,
        })
    }
}
