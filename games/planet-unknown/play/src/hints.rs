//! Hints on request. A bot thinks in the background about the player's decision, with a growing budget, until the
//! player looks at an option or acts.

use crate::advice::{Advice, Hint};
use crate::session::{Brief, SeatView};
use crate::thinking::{ThinkingFault, Wake};
use bot::Limit;
use rules::choices::answers;
use rules::{Answer, Cell, Choice, SeatId};
use search::deepening::Deepening;

/// The rollouts of the rounds of thinking, in order. The first is long enough for an order that seldom changes.
const BUDGETS: [u32; 3] = [128, 512, 2048];
/// The seed of the rollouts: the same position gets the same hint.
const SEED: &str = "hint";

/// The hint that the player asked for, if any.
#[derive(Debug, Default)]
pub struct Hints {
    /// About the moment of the game and the seat that is asked.
    asked: Option<Deepening<(Brief, SeatId), Hint>>,
    /// Where the cursor stood then.
    cursor: Option<Cell>,
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

    /// The options by worth, the best first.
    pub fn options(&self) -> &[Advice] {
        self.hint().map_or(&[], |hint| &hint.options)
    }

    /// Whether digits choose among the options: also before the first are there, so that no key goes astray.
    pub fn takes_digits(&self) -> bool {
        self.is_thinking() || !self.options().is_empty()
    }

    /// Whether Enter, where it means nothing else, takes the best of them: as long as none was looked at.
    pub fn takes_enter(&self) -> bool {
        self.takes_digits() && self.shown().is_none()
    }

    /// The number of an option, which is the digit that takes it: that of its card where cards are to be chosen from, or else
    /// its place in the list, from 1.
    pub fn number(&self, seat: SeatView<'_>, index: usize) -> u8 {
        let cards = card_answers(seat);
        let option = self.options().get(index);
        let answer = option.and_then(|advice| advice.choice.answer());
        let place = cards.iter().position(|card| Some(*card) == answer);
        place.unwrap_or(cards.len() + index) as u8 + 1
    }

    /// The option that a digit takes.
    pub fn option_of(&self, seat: SeatView<'_>, digit: u8) -> Option<usize> {
        (0..self.options().len()).find(|index| self.number(seat, *index) == digit)
    }

    /// Whether a digit belongs to the hint: that of an option, and any while the thinking goes on, which may bring more options.
    pub fn keeps_digit(&self, seat: SeatView<'_>, digit: u8) -> bool {
        self.is_thinking() || self.option_of(seat, digit).is_some()
    }

    /// The number of the option that is shown on the table.
    pub fn shown(&self) -> Option<usize> {
        self.asked.as_ref()?.shown
    }

    /// Opens the hint for the decision of the player now.
    pub fn ask(&mut self, wake: &Wake, seat: SeatView<'_>) {
        let view = seat.view().clone();
        let think = move |budget, limit: &Limit| Hint::on(&view, budget, SEED, limit);
        self.asked = Some(Deepening::start(wake, here(seat), &BUDGETS, think));
        self.cursor = seat.cursor();
    }

    /// Whether the player has moved the cursor since they asked for the hint.
    pub fn has_cursor_moved(&self, seat: SeatView<'_>) -> bool {
        self.cursor != seat.cursor()
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
    pub fn follow(&mut self, seat: SeatView<'_>) {
        self.asked.take_if(|asked| {
            !seat.is_playing() || seat.covers_choice() || *asked.about() != here(seat)
        });
        if let Some(asked) = &mut self.asked {
            asked.follow(|hint| hint.only);
        }
    }
}

/// The moment of the game and the seat that is asked.
fn here(seat: SeatView<'_>) -> (Brief, SeatId) {
    (seat.common().brief_of(seat.id()), seat.id())
}

/// The answers that keep or destroy each of the cards to choose from, in order; none for other questions.
fn card_answers(seat: SeatView<'_>) -> Vec<Answer> {
    let mut among = Vec::new();
    if let Some(question) = seat.question().filter(|_| seat.chooses_cards()) {
        answers(question, |answer| among.push(answer));
    }
    among
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::intent::{Intent, Outcome};
    use crate::session::Session;
    use crate::tests::session;
    use rules::{EventMix, Setup};
    use std::sync::mpsc::channel;

    #[test]
    fn an_option_that_is_shown_ends_the_thinking_and_can_be_prepared() {
        let mut session = session(1);
        let (sender, woken) = channel();
        let mut hints = Hints::default();
        // The receiver may be gone when later rounds wake it.
        let wake = Wake::new(move || sender.send(()).unwrap_or_default());
        hints.ask(&wake, session.here());
        assert!(hints.is_open() && hints.is_thinking() && hints.options().is_empty());
        assert!(hints.takes_digits(), "none goes astray meanwhile");
        woken.recv().expect("the first round ends");
        hints.follow(session.here());
        assert!(hints.is_thinking() && hints.progress() > 0.0);
        assert!(
            hints.keeps_digit(session.here(), 9),
            "there may be nine options yet"
        );
        let best = hints.options()[0].choice;
        assert_eq!((hints.show(0), hints.shown()), (Some(best), Some(0)));
        assert!(!hints.is_thinking(), "nothing changes any more");
        assert!(hints.keeps_digit(session.here(), 1) && !hints.keeps_digit(session.here(), 9));
        assert_eq!(hints.show(9), None);
        assert_eq!(session.handle(Intent::Prepare(best)), Outcome::Quiet);
        hints.follow(session.here());
        assert!(hints.is_open(), "nothing has been played yet");
        assert!(matches!(
            session.handle(Intent::Confirm),
            Outcome::Played { .. }
        ));
        hints.follow(session.here());
        assert!(!hints.is_open());
    }

    #[test]
    fn an_option_about_a_card_has_the_number_of_the_card() {
        let mut setup = Setup::standard(1, "hints among cards");
        setup.options.solo = true;
        setup.options.events = Some(EventMix::BALANCED);
        let session = Session::new(Table::new(setup).expect("a valid setup"));
        let (sender, woken) = channel();
        let mut hints = Hints::default();
        let wake = Wake::new(move || sender.send(()).unwrap_or_default());
        hints.ask(&wake, session.here());
        woken.recv().expect("the first round ends");
        hints.follow(session.here());
        let cards = card_answers(session.here());
        assert!(!cards.is_empty() && !hints.options().is_empty());
        for (index, advice) in hints.options().iter().enumerate() {
            let number = hints.number(session.here(), index);
            let Choice::Resolve { answer, .. } = advice.choice else {
                panic!("each is about a card");
            };
            assert_eq!(cards[usize::from(number) - 1], answer);
            assert_eq!(hints.option_of(session.here(), number), Some(index));
        }
    }

    #[test]
    fn g9_options_are_sorted_by_worth_and_are_three_at_most_in_every_round_of_thinking() {
        let mut session = session(1);
        let (sender, woken) = channel();
        let wake = Wake::new(move || sender.send(()).unwrap_or_default());
        session.handle(Intent::ConfirmDial);
        let mut hints = Hints::default();
        hints.ask(&wake, session.here());
        for _ in BUDGETS {
            woken.recv().expect("a round ends");
            hints.follow(session.here());
            let options = hints.options();
            assert_eq!(options.len(), 3);
            let ends = |advice: &&Advice| advice.choice != Choice::EndTurn;
            let tiles = options.iter().filter(ends);
            assert!(tiles.is_sorted_by(|better, worse| better.gap <= worse.gap));
        }
        assert!(!hints.is_thinking());
    }
}
