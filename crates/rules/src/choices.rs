//! The legal choices of a seat, as a list or sampled at random.

use super::action::{Answer, Choice};
use super::board::{Cell, CellSet};
use super::decision::Question;
use super::effect::Pending;
use super::state::{GameState, Phase, SeatId};
use super::station::DEPOTS;
use rand::Rng;

/// Collects choices, one by one or a whole set of cells at a time.
pub(super) trait Gather<T> {
    /// Adds one.
    fn add(&mut self, item: T);

    /// Adds one for each of `cells`.
    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> T) {
        cells.into_iter().for_each(|cell| self.add(item(cell)));
    }
}

impl Gather<Choice> for Vec<Choice> {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.push(choice);
    }

    #[inline]
    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> Choice) {
        self.extend(cells.into_iter().map(item));
    }
}

/// Keeps one of the added choices, each equally likely, without a list.
struct Sampler<'a, R> {
    rng: &'a mut R,
    kept: Option<Choice>,
    count: u32,
}

impl<R: Rng> Sampler<'_, R> {
    /// Adds `more` to the count, and draws a random number below it. A number below `more` selects one of the new
    /// choices. Smaller numbers are likelier by less than one in a million.
    fn draw(&mut self, more: u32) -> u32 {
        self.count += more;
        ((u64::from(self.rng.next_u32()) * u64::from(self.count)) >> 32) as u32
    }
}

impl<R: Rng> Gather<Choice> for Sampler<'_, R> {
    fn add(&mut self, choice: Choice) {
        if self.draw(1) == 0 {
            self.kept = Some(choice);
        }
    }

    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> Choice) {
        let more = cells.len();
        if more > 0 {
            let place = self.draw(more);
            self.kept = cells.nth(place).map(item).or(self.kept);
        }
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
    /// look the same. Empty while others act.
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

    /// One of the [`legal`](Self::legal) choices of `seat`, each equally likely; `None` while others act. No list is
    /// made.
    pub fn sample(&self, seat: SeatId, rng: &mut impl Rng) -> Option<Choice> {
        let mut sampler = Sampler {
            rng,
            kept: None,
            count: 0,
        };
        self.gather_choices(seat, &mut sampler);
        sampler.kept
    }

    fn gather_choices(&self, seat: SeatId, choices: &mut impl Gather<Choice>) {
        if self.active() != Some(seat) {
            return;
        }
        if self.phase == Phase::Rotate {
            return (0..DEPOTS).for_each(|steps| choices.add(Choice::Rotate(steps)));
        }
        let agenda = &self.seat(seat).turn.agenda;
        let urgent = self.seat(seat).turn.is_urgent();
        let mut may_end = !urgent;
        for (pending, what) in (0u8..).zip(agenda) {
            let mut earlier = agenda.iter().take(usize::from(pending));
            if (what.urgent || !urgent) && earlier.all(|earlier| earlier != what) {
                let mut answers = Resolving { pending, choices };
                let may_wait = self.gather_answers(seat, what, &mut answers);
                if may_wait {
                    choices.add(Choice::Skip { pending });
                }
                may_end &= may_wait;
            }
        }
        for (pending, _, what) in self.numbered_abilities(seat) {
            self.gather_answers(seat, &what, &mut Resolving { pending, choices });
        }
        if !urgent {
            self.gather_drives(seat, choices);
        }
        if may_end {
            choices.add(Choice::EndTurn);
        }
    }

    /// Adds the answers to `what`. Returns whether the turn may end without resolving it.
    fn gather_answers(
        &self,
        seat: SeatId,
        what: &Pending,
        answers: &mut Resolving<'_, impl Gather<Choice>>,
    ) -> bool {
        let question = self.question(seat, what);
        question.each(answers);
        self.choosable_tiles(seat, &question)
            .for_each(|(ring, _)| answers.add(Answer::Choose(ring)));
        if self.instead(seat, what).is_some() {
            answers.add(Answer::Instead);
        }
        what.optional || question == Question::Impossible
    }

    fn gather_drives(&self, seat: SeatId, choices: &mut impl Gather<Choice>) {
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

#[cfg(test)]
mod tests {
    use crate::{Action, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn samples_are_the_legal_choices_each_equally_likely() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut state = Setup::standard(2, "samples").deal().expect("a sound setup");
        for _ in 0..60 {
            let Some(seat) = state.active() else { break };
            let legal = state.legal(seat);
            let times = if legal.len() <= 12 { 200 } else { 0 };
            let mut counts = vec![0_u32; legal.len()];
            for _ in 0..times * legal.len() {
                let sample = state.sample(seat, &mut rng).expect("something to do");
                counts[legal
                    .iter()
                    .position(|choice| *choice == sample)
                    .expect("a legal choice")] += 1;
            }
            let as_often = |count: &u32| count.abs_diff(times as u32) <= 80;
            assert!(counts.iter().all(as_often), "{legal:?} {counts:?}");
            let choice = state.sample(seat, &mut rng).expect("something to do");
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
}
