//! The legal choices of a seat as a list; `sampling` finds one at random.

use super::action::{Answer, Choice};
use super::board::{Cell, CellSet};
use super::decision::{Question, Slot};
use super::effect::Pending;
use super::gather::Gather;
use super::moves::Act;
use super::state::{GameState, Phase, SeatId};
use super::station::DEPOTS;

/// Collects choices, and may note the act behind the one that it keeps.
pub(super) trait GatherMoves: Gather<Choice> {
    /// Notes the act of the kept choice, if `act` knows it.
    fn settle(&mut self, _act: impl FnOnce(Choice) -> Option<Act>) {}
}

impl GatherMoves for Vec<Choice> {}

impl Gather<Choice> for Vec<Choice> {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.push(choice);
    }
}

/// Adds answers as choices that resolve a pending effect.
struct Resolving<'a, G> {
    pending: u8,
    choices: &'a mut G,
}

impl<G: Gather<Choice>> Gather<Answer> for Resolving<'_, G> {
    fn add(&mut self, answer: Answer) {
        self.choices.add(Choice::Resolve {
            pending: self.pending,
            answer,
        });
    }

    #[inline]
    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> Answer) {
        let pending = self.pending;
        self.choices.add_each(cells, |cell| Choice::Resolve {
            pending,
            answer: item(cell),
        });
    }
}

impl<G: GatherMoves> Resolving<'_, G> {
    /// As [`GatherMoves::settle`], for answers to this effect.
    fn settle(&mut self, act: impl FnOnce(Answer) -> Option<Act>) {
        let own = self.pending;
        self.choices.settle(|choice| {
            if let Choice::Resolve { pending, answer } = choice
                && pending == own
            {
                act(answer)
            } else {
                None
            }
        });
    }
}

/// Passes answers on one by one.
struct Each<F>(F);

impl<F: FnMut(Answer)> Gather<Answer> for Each<F> {
    fn add(&mut self, answer: Answer) {
        self.0(answer);
    }
}

impl GameState {
    /// Every legal choice of `seat`, in a fixed order: pending effects in the order of the agenda, rover steps, the
    /// end of the turn. Only the first of equal effects is listed, and only the canonical one of orientations that
    /// look the same. Empty unless it is one of the [open seats](Self::open_seats).
    pub fn legal(&self, seat: SeatId) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.legal_into(seat, &mut choices);
        choices
    }

    /// As [`Self::legal`], into a list that is emptied first and keeps its storage.
    pub fn legal_into(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        choices.clear();
        self.gather_choices(seat, choices);
    }

    pub(super) fn gather_choices(&self, seat: SeatId, choices: &mut impl GatherMoves) {
        if !self.is_open(seat) {
            return;
        }
        if self.phase == Phase::Rotate {
            return (0..DEPOTS).for_each(|steps| choices.add(Choice::Rotate(steps)));
        }
        let urgent = self.seat(seat).turn.is_urgent();
        let mut may_end = !urgent;
        for (pending, what) in (0u8..).zip(self.waiting(seat)) {
            let mut earlier = self.waiting(seat).take(usize::from(pending));
            let is_asked = (what.urgent || !urgent) && !self.waits(seat, &what);
            if is_asked && earlier.all(|earlier| earlier != what) {
                let mut answers = Resolving { pending, choices };
                let may_wait =
                    self.gather_answers(seat, Slot::Agenda(pending), &what, &mut answers);
                if may_wait {
                    choices.add(Choice::Skip { pending });
                }
                may_end &= may_wait;
            }
        }
        for (pending, slot, what) in self.numbered_abilities(seat) {
            self.gather_answers(seat, slot, &what, &mut Resolving { pending, choices });
        }
        if !urgent {
            self.gather_drives(seat, choices);
        }
        if may_end {
            choices.add(Choice::EndTurn);
            choices.settle(|choice| (choice == Choice::EndTurn).then_some(Act::EndTurn));
        }
    }

    /// Adds the answers to `what`. Returns whether the turn may end without resolving it.
    fn gather_answers(
        &self,
        seat: SeatId,
        slot: Slot,
        what: &Pending,
        answers: &mut Resolving<'_, impl GatherMoves>,
    ) -> bool {
        let question = self.question(seat, what);
        question.each(answers);
        let pending = *what;
        answers.settle(|answer| {
            let step = question.admits(self, seat, answer).ok()?;
            Some(Act::Resolve {
                slot,
                pending,
                step,
            })
        });
        self.choosable_tiles(seat, &question)
            .for_each(|(ring, _)| answers.add(Answer::Choose(ring)));
        if self.instead(seat, what).is_some() {
            answers.add(Answer::Instead);
        }
        what.optional || question == Question::Impossible
    }

    fn gather_drives(&self, seat: SeatId, choices: &mut impl GatherMoves) {
        let owner = self.seat(seat);
        if matches!(self.phase, Phase::Preparation { .. }) {
            return;
        }
        for from in owner.board.rovers {
            choices.add_each(self.rover_destinations(seat, from), |to| Choice::Drive {
                from,
                to,
            });
        }
    }
}

/// Every answer to `question`, in a fixed order.
pub fn answers(question: &Question, push: impl FnMut(Answer)) {
    question.each(&mut Each(push));
}
