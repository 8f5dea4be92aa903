//! What single decisions gave away, and how sure that is.

use super::Played;
use crate::{Advised, Limit, advise, compare};
use rules::Action;

/// No standard error is told as less than this, in medals.
pub const LEAST_ERROR: f32 = 0.1;
/// A loss of more medals than this may matter, if it is true.
pub(super) const MATTERS: f32 = 0.5;

/// What a decision was worth.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Which action it was, counted from 0.
    pub action: usize,
    /// What was chosen.
    pub made: Advised,
    /// The best that was found; what was chosen if there was nothing better.
    pub best: Advised,
    /// Medals that the choice gave away against the best; 0 if it was the best.
    pub loss: f32,
    /// The standard error of the loss, in medals.
    pub error: f32,
    /// The rollouts with which it was tried out.
    pub budget: u32,
}

impl Judgement {
    /// Whether the loss is more than chance: it exceeds two standard errors.
    pub fn is_clear(&self) -> bool {
        is_clear(self.loss, self.error)
    }

    /// Whether there may be a loss that matters, so that more rollouts are worth their time.
    pub fn is_suspicious(&self) -> bool {
        self.loss > MATTERS.max(self.error)
    }
}

/// The losses of several decisions together: medals and their standard error.
pub fn total_loss<'a>(judgements: impl Iterator<Item = &'a Judgement>) -> (f32, f32) {
    let (loss, squares) = judgements.fold((0.0, 0.0), |(loss, squares), judgement| {
        (
            loss + judgement.loss,
            squares + judgement.error * judgement.error,
        )
    });
    (loss, squares.sqrt())
}

/// What the decisions of a turn lost. Where that is not clear because some of them are doubtful, but others clearly lost
/// something, it is what these lost.
pub fn turn_loss<'a>(judgements: impl Iterator<Item = &'a Judgement> + Clone) -> (f32, f32) {
    let (loss, error) = total_loss(judgements.clone());
    let clear = || judgements.clone().filter(|judgement| judgement.is_clear());
    if !is_clear(loss, error) && clear().next().is_some() {
        total_loss(clear())
    } else {
        (loss, error)
    }
}

/// The decision of a turn that lost most: one that clearly lost something, if there is one.
pub fn worst<'a>(judgements: impl Iterator<Item = &'a Judgement>) -> Option<&'a Judgement> {
    let rank = |judgement: &Judgement| (judgement.is_clear(), judgement.loss);
    judgements.max_by(|one, other| {
        let ((clear, loss), (other_clear, other_loss)) = (rank(one), rank(other));
        clear.cmp(&other_clear).then(loss.total_cmp(&other_loss))
    })
}

/// Whether a loss exceeds two of its standard errors, also in tenths of a medal, in which both are told: what does not
/// is about equal to the best.
pub fn is_clear(loss: f32, error: f32) -> bool {
    let [told_loss, told_error] =
        [loss, error.max(LEAST_ERROR)].map(|medals| (10.0 * medals).round());
    loss > 2.0 * error && told_loss > 2.0 * told_error
}

impl Played {
    /// Judges action number `action` by what its seat knew, with so many rollouts to find the best choice and as many
    /// to compare the two; nothing if there is no such action or the limit was called off. The same numbers and seed
    /// give the same judgement unless the limit is reached.
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
        if best.choice == choice {
            let made = Advised { error: 0.0, ..best };
            let judgement = Judgement {
                action,
                best: made.clone(),
                made,
                loss: 0.0,
                error: 0.0,
                budget,
            };
            return (!limit.is_called_off()).then_some(judgement);
        }
        // Other luck than that which made the best one the best: otherwise its luck would count as the loss.
        let mut pair = compare(
            &view,
            &[best.choice, choice],
            budget,
            &format!("{seed} again"),
            limit,
        );
        let made = pair.remove(pair.iter().position(|advised| advised.choice == choice)?);
        let best = pair.pop()?;
        let (loss, error) = (
            (best.medals - made.medals).max(0.0),
            best.error + made.error,
        );
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
