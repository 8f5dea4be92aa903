//! What is free in the own turn, and goods onto Contracts (on-mars §3.4, §8.36).

use crate::decision::{Choice, Question};
use crate::goods::{Good, Goods};
use crate::offer::Choices;
use crate::state::State;
use crate::task::{Step, Task};
use game::SeatId;

impl State {
    /// What of a gain may go onto Contracts, or nothing more.
    pub(crate) fn gain_options(&self, seat: SeatId, goods: Goods) -> Choices {
        let needs = self.needs(seat);
        let mut options: Choices = needs
            .flat_map(|(contract, good, number)| {
                (1..=number.min(goods[good]))
                    .map(move |number| Choice::Deliver(contract, good, false, number))
            })
            .collect();
        options.push(Choice::Stop);
        options
    }

    /// Every delivery that is possible out of Storage, Depot and below it (on-mars §8.36).
    pub(crate) fn deliveries(&self, seat: SeatId) -> Choices {
        let own = self.seat(seat);
        let mut options = Choices::new();
        for (contract, good, number) in self.needs(seat) {
            let held = number.min(own.goods[good]);
            options.extend((1..=held).map(|number| Choice::Deliver(contract, good, false, number)));
            if good == Good::Crystal {
                let below = number.min(own.below);
                options.extend(
                    (1..=below).map(|number| Choice::Deliver(contract, good, true, number)),
                );
            }
        }
        options
    }

    /// What is free in the own turn (on-mars §3.4): Private Goals, task cards, and goods onto Contracts. At least one answer to the
    /// question has to be left, and no Goal comes before what was chosen is paid and done.
    pub(crate) fn free_actions(&self, task: Task) -> Choices {
        let seat = task.seat;
        let moves = self
            .agenda
            .iter()
            .any(|task| matches!(task.step, Step::Move(_)));
        let question = self.question_of(task.step);
        if !self.in_own_turn(seat) || moves || question == Question::Deliver {
            return Choices::new();
        }
        let own = self.seat(seat);
        let promised = self.agenda.iter().any(|task| task.step.is_promise());
        let completes = own.goal_done.is_none() && !promised;
        let goals = own
            .goals
            .iter()
            .filter(|goal| completes && self.is_met(seat, *goal));
        let mut free: Choices = goals
            .flat_map(|goal| [false, true].map(|develops| Choice::Goal(goal, develops)))
            .collect();
        let colonist = self.first_colonist(seat).filter(|_| !promised);
        let cards = colonist.into_iter().flat_map(|own| own.tasks.iter());
        let cards = cards.filter(|card| self.may_show(seat, *card));
        free.extend(cards.map(Choice::Show));
        if !own.contracts.is_empty() {
            free.extend(self.deliveries(seat));
        }
        let depends = matches!(
            task.step,
            Step::Pay(..)
                | Step::Part(_)
                | Step::Type(_)
                | Step::Site(..)
                | Step::Join(..)
                | Step::Use
        );
        if depends {
            free.retain(|choice| self.leaves_an_answer(task, *choice));
        }
        free
    }

    /// Whether the question has an answer after what is free.
    fn leaves_an_answer(&self, task: Task, choice: Choice) -> bool {
        let mut after = self.clone();
        let own = after.seat_mut(task.seat);
        match choice {
            Choice::Goal(goal, _) => own.goals.remove(goal),
            Choice::Deliver(_, good, false, number) => {
                own.goods = own.goods.minus(Goods::of(good, number));
            }
            _ => {}
        }
        !after.answers(task).is_empty()
    }
}
