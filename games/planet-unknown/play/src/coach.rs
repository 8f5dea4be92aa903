//! The coach of practice games: judges each move after thinking about it in the background.

use crate::advice::{Advice, Verdict};
use crate::session::Common;
use crate::thinking::Wake;
use bot::Limit;
use rules::{SeatId, View};
use search::deepening::Deepening;

/// The rollouts of the rounds of thinking, in order.
const BUDGETS: [u32; 3] = [16, 128, 1024];
/// The seed of the rollouts: the same move gets the same verdict.
const SEED: &str = "coach";
/// The number of the coach's only option, the best.
const BEST: usize = 0;

/// The coach and its verdict on the last move.
#[derive(Debug, Default)]
pub struct Coach {
    /// The thinking about one move, named by the number of its entry in the history.
    looked_at: Option<Deepening<usize, Verdict>>,
}

impl Coach {
    /// Starts to think about entry number `entry` of the history: the choice of the seat of `view`, by what it knew
    /// then. Choices of other seats are ignored.
    pub fn look_at(&mut self, wake: &Wake, view: View, common: &Common, entry: usize) {
        let Some(made) = common.made_by(view.seat(), entry) else {
            return;
        };
        let think = move |budget, limit: &Limit| Verdict::on(&view, made, budget, SEED, limit);
        self.looked_at = Some(Deepening::start(wake, entry, &BUDGETS, think));
    }

    /// Stops the thinking and forgets the verdict.
    pub fn be_silent(&mut self) {
        self.looked_at = None;
    }

    /// The verdict on the last move, for the player of `seat`.
    pub fn verdict(&self, seat: SeatId) -> Option<&Verdict> {
        let found = self.looked_at.as_ref()?.found();
        found.filter(|verdict| verdict.view.seat() == seat)
    }

    /// Whether the coach is thinking about the last move.
    pub fn is_thinking(&self) -> bool {
        self.looked_at.as_ref().is_some_and(Deepening::is_going)
    }

    /// The number of the last move's entry in the history.
    pub fn entry(&self) -> Option<usize> {
        self.looked_at.as_ref().map(|thought| *thought.about())
    }

    /// Shows or hides the better move on the table.
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

    /// Takes the result of the last round and starts the next; forgets a move that was taken back.
    pub fn follow(&mut self, common: &Common) {
        if self.entry().is_some_and(|entry| entry >= common.position()) {
            self.be_silent();
        }
        if let Some(looked_at) = &mut self.looked_at {
            looked_at.follow(|_| false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intent::{Intent, Outcome};
    use crate::tests::session;
    use rules::SeatId;
    use std::sync::mpsc::channel;

    #[test]
    fn a_move_gets_its_verdict_and_is_forgotten_when_it_is_taken_back() {
        let mut session = session(1);
        let before = session.here().view().clone();
        let played = session.handle(Intent::ConfirmDial);
        assert_eq!(played, Outcome::Played { from: 0 });
        let (sender, woken) = channel();
        let mut coach = Coach::default();
        // The receiver may be gone when later rounds wake it.
        let wake = Wake::new(move || sender.send(()).unwrap_or_default());
        coach.look_at(&wake, before, &session, 0);
        assert!(coach.is_thinking() && coach.verdict(session.viewer()).is_none());
        woken.recv().expect("the first round ends");
        coach.follow(&session);
        let verdict = coach
            .verdict(session.viewer())
            .expect("there were six ways");
        assert_eq!(verdict.made, rules::Choice::Rotate(0));
        coach.show(true);
        assert!(coach.shown().is_some());
        coach.show(false);
        assert!(coach.shown().is_none());
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        coach.follow(&session);
        assert_eq!(coach.entry(), None);
    }

    #[test]
    fn the_choice_of_another_seat_is_not_judged() {
        let mut session = session(2);
        let seat = session.viewer();
        session.handle(Intent::ConfirmDial);
        let other = session
            .table_with_secrets()
            .state()
            .view(SeatId(1 - seat.0));
        let mut coach = Coach::default();
        coach.look_at(&Wake::new(|| {}), other, &session, 0);
        assert_eq!(coach.entry(), None);
        assert!(!coach.is_thinking());
    }
}
