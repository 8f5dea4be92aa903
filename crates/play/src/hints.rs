//! Hints on request. A bot thinks in the background about the player's decision, with a growing budget, until the
//! player looks at an option or acts.

use crate::advice::{Advice, Hint};
use crate::deepening::Deepening;
use crate::session::{Brief, Session};
use crate::thinking::{ThinkingFault, Wake};
use bot::Limit;
use rules::{Choice, SeatId};

/// The rollouts of the rounds of thinking, in order.
const BUDGETS: [u32; 5] = [16, 64, 256, 1024, 2048];
/// The seed of the rollouts: the same position gets the same hint.
const SEED: &str = "hint";

/// The hint that the player asked for, if any.
#[derive(Debug, Default)]
pub struct Hints {
    /// About the moment of the game and the seat that is asked.
    asked: Option<Deepening<(Brief, SeatId), Hint>>,
}

impl Hints {
    /// Whether the hint is open.
    pub const fn is_open(&self) -> bool {
        self.asked.is_some()
    }

    /// The hint so far.
    pub fn hint(&self) -> Option<&Hint> {
        self.asked.as_ref()?.found()
    }

    /// The fault that ended the thinking early.
    pub fn fault(&self) -> Option<&ThinkingFault> {
        self.asked.as_ref()?.fault()
    }

    /// The progress of the thinking, 0–1; 1 when none goes on.
    pub fn progress(&self) -> f32 {
        self.asked.as_ref().map_or(1.0, Deepening::progress)
    }

    /// Whether the thinking goes on.
    pub fn is_thinking(&self) -> bool {
        self.asked.as_ref().is_some_and(Deepening::is_going)
    }

    /// The options, the best first.
    pub fn options(&self) -> &[Advice] {
        self.hint().map_or(&[], |hint| &hint.options)
    }

    /// The number of the option that is shown on the table.
    pub fn shown(&self) -> Option<usize> {
        self.asked.as_ref()?.shown
    }

    /// Opens the hint for the decision of the player now.
    pub fn ask(&mut self, wake: &Wake, session: &Session) {
        let view = session.view().clone();
        let think = move |budget, limit: &Limit| Hint::on(&view, budget, SEED, limit);
        self.asked = Some(Deepening::start(wake, here(session), &BUDGETS, think));
    }

    /// Closes the hint and cancels the thinking.
    pub fn close(&mut self) {
        self.asked = None;
    }

    /// Shows option number `index` on the table, and returns its choice.
    pub fn show(&mut self, index: usize) -> Option<Choice> {
        let asked = self.asked.as_mut()?;
        let choice = asked.found()?.options.get(index)?.choice;
        asked.shown = Some(index);
        // Nothing changes under the pointer of a player who looks at an option.
        asked.stop();
        Some(choice)
    }

    /// Takes the result of the last round and starts the next; closes the hint once the player has acted.
    pub fn follow(&mut self, session: &Session) {
        let is_about = |asked: &Deepening<(Brief, SeatId), Hint>| *asked.about() == here(session);
        if !session.is_playing() || !self.asked.as_ref().is_some_and(is_about) {
            self.close();
        }
        if let Some(asked) = &mut self.asked {
            asked.follow_if(|hint| hint.only, replaces);
        }
    }
}

/// Whether a hint may take the place of the one that is being read: it keeps the order of the options, or knows a
/// clearly better one than the first.
fn replaces(hint: &Hint, shown: &Hint) -> bool {
    let choices = |hint: &Hint| -> Vec<Choice> {
        let choices = hint.options.iter().map(|advice| advice.choice);
        choices.collect()
    };
    let first = shown.options.first().map(|advice| advice.choice);
    let mut options = hint.options.iter();
    choices(hint) == choices(shown)
        || options
            .find(|advice| Some(advice.choice) == first)
            .is_none_or(|advice| !advice.is_equal())
}

/// The moment of the game and the seat that is asked.
fn here(session: &Session) -> (Brief, SeatId) {
    (session.brief_of(session.viewer()), session.viewer())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intent::{Intent, Outcome};
    use crate::tests::session;
    use std::sync::mpsc::channel;

    #[test]
    fn an_option_that_is_shown_ends_the_thinking_and_can_be_prepared() {
        let mut session = session(1);
        let (sender, woken) = channel();
        let mut hints = Hints::default();
        // The receiver may be gone when later rounds wake it.
        let wake = Wake::new(move || sender.send(()).unwrap_or_default());
        hints.ask(&wake, &session);
        assert!(hints.is_open() && hints.is_thinking() && hints.options().is_empty());
        woken.recv().expect("the first round ends");
        hints.follow(&session);
        assert!(hints.is_thinking() && hints.progress() > 0.0);
        let best = hints.options()[0].choice;
        assert_eq!((hints.show(0), hints.shown()), (Some(best), Some(0)));
        assert!(!hints.is_thinking(), "nothing changes any more");
        assert_eq!(hints.show(9), None);
        assert_eq!(session.handle(Intent::Prepare(best)), Outcome::Quiet);
        hints.follow(&session);
        assert!(hints.is_open(), "nothing has been played yet");
        assert!(matches!(
            session.handle(Intent::Confirm),
            Outcome::Played { .. }
        ));
        hints.follow(&session);
        assert!(!hints.is_open());
    }

    #[test]
    fn the_order_changes_only_for_a_clearly_better_option() {
        let mut session = session(1);
        session.handle(Intent::ConfirmDial);
        let hint = Hint::on(session.view(), 32, "order", &Limit::none()).expect("a decision");
        let mut other = hint.clone();
        other.options.swap(0, 1);
        other.options[0].gap = 0.0;
        (other.options[1].gap, other.options[1].doubt) = (0.2, 1.0);
        assert!(!replaces(&other, &hint), "about as good: nothing moves");
        assert!(replaces(&hint, &hint));
        (other.options[1].gap, other.options[1].doubt) = (5.0, 1.0);
        assert!(replaces(&other, &hint), "clearly better");
    }
}
