//! Thinking that deepens: a little at first and then more and more, in the background.

use crate::thinking::{Thinking, ThinkingFault, Wake};
use bot::Limit;

/// Thoughts about one thing, one round after the other; each round has a larger budget.
#[derive(Debug)]
pub(crate) struct Deepening<T> {
    wake: Wake,
    budgets: &'static [u32],
    /// How many rounds are over.
    rounds: usize,
    thinking: Option<Thinking<Option<T>>>,
    found: Option<T>,
    fault: Option<ThinkingFault>,
}

impl<T: Send + 'static> Deepening<T> {
    /// Starts the first round: `think` gets the budget and finds something or nothing.
    pub(crate) fn start(
        wake: &Wake,
        budgets: &'static [u32],
        think: impl FnOnce(u32, &Limit) -> Option<T> + Send + 'static,
    ) -> Self {
        let mut deepening = Self {
            wake: wake.clone(),
            budgets,
            rounds: 0,
            thinking: None,
            found: None,
            fault: None,
        };
        deepening.think(think);
        deepening
    }

    /// Takes in what a round has found and starts the next one. The thinking ends when nothing is found, when what is
    /// found is `settled`, or with a fault.
    pub(crate) fn follow<F>(&mut self, settled: impl FnOnce(&T) -> bool, next: impl FnOnce() -> F)
    where
        F: FnOnce(u32, &Limit) -> Option<T> + Send + 'static,
    {
        let Some(found) = self.thinking.as_mut().and_then(Thinking::take) else {
            return;
        };
        self.thinking = None;
        self.rounds += 1;
        match found {
            Ok(Some(found)) => {
                let goes_on = !settled(&found);
                self.found = Some(found);
                if goes_on {
                    self.think(next());
                }
            }
            Ok(None) => {}
            Err(fault) => {
                log::warn!("a thought came to nothing: {fault}");
                self.fault = Some(fault);
            }
        }
    }

    fn think(&mut self, think: impl FnOnce(u32, &Limit) -> Option<T> + Send + 'static) {
        self.thinking = self.budgets.get(self.rounds).map(|budget| {
            let budget = *budget;
            Thinking::start(&self.wake, Limit::none(), move |limit| think(budget, limit))
        });
    }
}

impl<T> Deepening<T> {
    /// Ends the thinking; what was found stays.
    pub(crate) fn stop(&mut self) {
        self.thinking = None;
    }

    /// The best that was found so far.
    pub(crate) const fn found(&self) -> Option<&T> {
        self.found.as_ref()
    }

    /// Why the thinking ended early.
    pub(crate) const fn fault(&self) -> Option<&ThinkingFault> {
        self.fault.as_ref()
    }

    /// Whether it goes on.
    pub(crate) const fn is_going(&self) -> bool {
        self.thinking.is_some()
    }

    /// How much is done, 0–1: all of it where nothing goes on.
    pub(crate) fn progress(&self) -> f32 {
        if self.is_going() {
            self.rounds as f32 / self.budgets.len() as f32
        } else {
            1.0
        }
    }
}
