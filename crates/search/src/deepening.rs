//! Thinking in the background that deepens: short at first, then longer and longer.

use crate::Limit;
use crate::thinking::{Thinking, ThinkingFault, Wake};
use std::fmt;
use std::sync::Arc;

/// One round of thinking. It gets the budget, and returns what it found, if anything.
type Round<T> = Arc<dyn Fn(u32, &Limit) -> Option<T> + Send + Sync>;

/// Rounds of thinking about one subject, each with a larger budget, and which of the options found is shown on the
/// table.
pub struct Deepening<A, T> {
    about: A,
    /// The number of the option that is shown.
    pub shown: Option<usize>,
    think: Round<T>,
    wake: Wake,
    budgets: &'static [u32],
    /// The number of finished rounds.
    rounds: usize,
    thinking: Option<Thinking<Option<T>>>,
    found: Option<T>,
    fault: Option<ThinkingFault>,
}

impl<A, T: Send + 'static> Deepening<A, T> {
    /// Starts the first round of thinking about `about`.
    pub fn start(
        wake: &Wake,
        about: A,
        budgets: &'static [u32],
        think: impl Fn(u32, &Limit) -> Option<T> + Send + Sync + 'static,
    ) -> Self {
        let mut deepening = Self {
            about,
            shown: None,
            think: Arc::new(think),
            wake: wake.clone(),
            budgets,
            rounds: 0,
            thinking: None,
            found: None,
            fault: None,
        };
        deepening.go_on();
        deepening
    }

    /// Takes the result of a round and starts the next one. The thinking ends when nothing is found, when the result is
    /// `settled`, or with a fault.
    pub fn follow(&mut self, settled: impl FnOnce(&T) -> bool) {
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
                    self.go_on();
                }
            }
            Ok(None) => {}
            Err(fault) => {
                log::warn!("a thought came to nothing: {fault}");
                self.fault = Some(fault);
            }
        }
    }

    fn go_on(&mut self) {
        self.thinking = self.budgets.get(self.rounds).map(|budget| {
            let (budget, think) = (*budget, Arc::clone(&self.think));
            Thinking::start(&self.wake, Limit::none(), move |limit| think(budget, limit))
        });
    }
}

impl<A, T> Deepening<A, T> {
    /// The subject of the thinking.
    pub const fn about(&self) -> &A {
        &self.about
    }

    /// Ends the thinking and keeps the result so far.
    pub fn stop(&mut self) {
        self.thinking = None;
    }

    /// The result so far: that of the last finished round.
    pub const fn found(&self) -> Option<&T> {
        self.found.as_ref()
    }

    /// The fault that ended the thinking early.
    pub const fn fault(&self) -> Option<&ThinkingFault> {
        self.fault.as_ref()
    }

    /// Whether the thinking goes on.
    pub const fn is_going(&self) -> bool {
        self.thinking.is_some()
    }

    /// The progress of the thinking, 0–1; 1 when none goes on.
    pub fn progress(&self) -> f32 {
        if self.is_going() {
            self.rounds as f32 / self.budgets.len() as f32
        } else {
            1.0
        }
    }
}

impl<A: fmt::Debug, T: fmt::Debug> fmt::Debug for Deepening<A, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deepening")
            .field("about", &self.about)
            .field("rounds", &self.rounds)
            .field("found", &self.found)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    /// Follows the thinking until the next round is over, as signalled by `woken`.
    fn end_round(
        deepening: &mut Deepening<(), u32>,
        woken: &std::sync::mpsc::Receiver<()>,
        settled: bool,
    ) {
        woken.recv().expect("the round ends");
        deepening.follow(|_| settled);
    }

    fn deepening(
        think: impl Fn(u32) -> Option<u32> + Send + Sync + 'static,
    ) -> (Deepening<(), u32>, std::sync::mpsc::Receiver<()>) {
        let (sender, woken) = channel();
        // The receiver may be gone when the last round wakes it.
        let wake = Wake::new(move || sender.send(()).unwrap_or_default());
        let started = Deepening::start(&wake, (), &[1, 10, 100], move |budget, _| think(budget));
        (started, woken)
    }

    #[test]
    fn each_round_has_a_larger_budget_until_the_last() {
        let (mut deepening, woken) = deepening(Some);
        let mut found = Vec::new();
        while deepening.is_going() {
            found.push((deepening.found().copied(), deepening.progress()));
            end_round(&mut deepening, &woken, false);
        }
        assert_eq!(
            found,
            [(None, 0.0), (Some(1), 1.0 / 3.0), (Some(10), 2.0 / 3.0)]
        );
        assert_eq!((deepening.found(), deepening.progress()), (Some(&100), 1.0));
    }

    #[test]
    fn it_ends_with_what_is_settled_and_with_nothing() {
        let (mut settled, woken) = deepening(Some);
        end_round(&mut settled, &woken, true);
        assert_eq!((settled.found(), settled.is_going()), (Some(&1), false));
        let (mut nothing, woken) = deepening(|budget| (budget == 1).then_some(7));
        end_round(&mut nothing, &woken, false);
        end_round(&mut nothing, &woken, false);
        assert_eq!((nothing.found(), nothing.is_going()), (Some(&7), false));
        assert_eq!(nothing.fault(), None);
    }

    #[test]
    fn a_panic_is_a_fault_and_what_was_found_before_stays() {
        let (mut broken, woken) = deepening(|budget| {
            assert_eq!(budget, 1, "on purpose");
            Some(7)
        });
        end_round(&mut broken, &woken, false);
        end_round(&mut broken, &woken, false);
        assert_eq!(broken.fault(), Some(&ThinkingFault::Broken));
        assert_eq!((broken.found(), broken.is_going()), (Some(&7), false));
    }
}
