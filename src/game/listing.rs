//! What a seat can choose, as a list or one of it at random.

use super::action::{Answer, Choice};
use super::board::{Cell, CellSet};
use super::decision::{Purpose, Question, TileOffer};
use super::effect::Pending;
use super::state::{GameState, Phase, SeatId};
use super::station::DEPOTS;
use rand::Rng;

/// Takes in what can be chosen, one by one or a whole set of cells at a time.
trait Gather<T> {
    /// Takes in one.
    fn add(&mut self, item: T);

    /// Takes in one for each of `cells`.
    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> T) {
        cells.into_iter().for_each(|cell| self.add(item(cell)));
    }
}

impl Gather<Choice> for Vec<Choice> {
    fn add(&mut self, choice: Choice) {
        self.push(choice);
    }

    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> Choice) {
        self.extend(cells.into_iter().map(item));
    }
}

/// Keeps one of all that it takes in, each equally likely, without a list.
struct Sampler<'a, R> {
    rng: &'a mut R,
    kept: Option<Choice>,
    count: u32,
}

impl<R: Rng> Sampler<'_, R> {
    /// A random number below the count of all that was taken in, once there are so many `more`; one below `more` falls
    /// to the new ones. The smaller numbers are likelier by less than one in a million.
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

/// Takes in answers as choices that resolve a pending effect.
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

    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> Answer) {
        let pending = self.pending;
        self.choices.add_each(cells, |cell| Choice::Resolve {
            pending,
            answer: item(cell),
        });
    }
}

/// Hands on answers one by one.
struct Each<F>(F);

impl<F: FnMut(Answer)> Gather<Answer> for Each<F> {
    fn add(&mut self, answer: Answer) {
        self.0(answer);
    }
}

impl GameState {
    /// Every legal choice of `seat`, in a fixed order: pending effects in the order of the agenda, rover steps, the
    /// end of the turn. Of equal effects only the first is listed, of orientations that look the same only the
    /// canonical one. Empty while others act.
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

    /// One of the [`legal`](Self::legal) choices of `seat`, each equally likely; nothing while others act. It is found
    /// without the list.
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
        let offers = self.offers(seat);
        let urgent = agenda.iter().any(|pending| pending.urgent);
        let waiting = agenda.iter().chain(&offers);
        let mut may_end = !urgent;
        for (what, index) in waiting.clone().zip(0u8..) {
            let is_repeated = waiting
                .clone()
                .take(usize::from(index))
                .any(|earlier| earlier == what);
            if !is_repeated && (what.urgent || !urgent) {
                let offered = usize::from(index) >= agenda.len();
                may_end &= self.gather_answers(
                    seat,
                    what,
                    offered,
                    &mut Resolving {
                        pending: index,
                        choices,
                    },
                );
            }
        }
        if !urgent {
            self.gather_drives(seat, choices);
        }
        if may_end {
            choices.add(Choice::EndTurn);
        }
    }

    /// Gathers how `what` can be resolved; whether the turn may end without.
    fn gather_answers(
        &self,
        seat: SeatId,
        what: &Pending,
        offered: bool,
        answers: &mut Resolving<'_, impl Gather<Choice>>,
    ) -> bool {
        let question = self.question(seat, what);
        gather(&question, answers);
        self.choosable(seat, &question)
            .into_iter()
            .for_each(|ring| answers.add(Answer::Choose(ring)));
        if self.instead(seat, what).is_some() {
            answers.add(Answer::Instead);
        }
        let is_free = what.optional || question == Question::Impossible;
        if is_free && !offered {
            answers.choices.add(Choice::Skip {
                pending: answers.pending,
            });
        }
        is_free
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
    gather(question, &mut Each(push));
}

fn gather(question: &Question, all: &mut impl Gather<Answer>) {
    match question {
        Question::PlaceTile(offer) => gather_placements(offer, all),
        Question::DiscardTile(tiles) => tiles
            .iter()
            .for_each(|(ring, _)| all.add(Answer::Discard(*ring))),
        Question::Advance(steps) => {
            steps.iter().for_each(|(tracker, to)| {
                all.add(Answer::Advance {
                    tracker: *tracker,
                    to: *to,
                })
            });
        }
        Question::Cell { cells, purpose } => {
            all.add_each(*cells, Answer::Cell);
            if *purpose == (Purpose::Patch { may_store: true }) {
                all.add(Answer::Store);
            }
        }
        Question::Line(lines) => lines.iter().for_each(|line| all.add(Answer::Line(*line))),
        Question::Relocate { rovers, to } => {
            for from in *rovers {
                all.add_each(*to, |to| Answer::Relocate { from, to });
            }
        }
        Question::Look { .. } => all.add(Answer::Look),
        Question::Regress(steps) => {
            steps.iter().for_each(|(tracker, to)| {
                all.add(Answer::Regress {
                    tracker: *tracker,
                    to: *to,
                })
            });
        }
        Question::Pick(_) => [false, true]
            .into_iter()
            .for_each(|second| all.add(Answer::Pick { second })),
        Question::Track { among, .. } => {
            among.iter().for_each(|track| all.add(Answer::Track(track)))
        }
        Question::Berth(berths) => berths
            .iter()
            .for_each(|berth| all.add(Answer::Berth(berth))),
        Question::Reposition {
            from: source,
            to: berths,
        } => {
            for from in source.iter() {
                berths
                    .iter()
                    .filter(|to| *to != from)
                    .for_each(|to| all.add(Answer::Reposition { from, to }));
            }
        }
        Question::Draw => all.add(Answer::Draw),
        Question::KeepObjective { among, .. } => among
            .iter()
            .for_each(|drawn| all.add(Answer::KeepObjective(drawn))),
        Question::DestroyObjective(held) => held
            .iter()
            .for_each(|held| all.add(Answer::DestroyObjective(held))),
        Question::TurnStation => (0..DEPOTS).for_each(|steps| all.add(Answer::Turn(steps))),
        Question::DestroyCollectedLifepod(kept) => {
            kept.iter().for_each(|from| all.add(Answer::Berth(from)))
        }
        Question::Resource(terrains) => terrains
            .iter()
            .for_each(|terrain| all.add(Answer::Resource(*terrain))),
        Question::RemoveShape(rings) => {
            rings.iter().for_each(|ring| all.add(Answer::Remove(*ring)))
        }
        Question::Keep(cards) => cards.iter().for_each(|card| all.add(Answer::Keep(card))),
        Question::Impossible => {}
    }
}

fn gather_placements(offer: &TileOffer, all: &mut impl Gather<Answer>) {
    for (ring, tile) in &offer.tiles {
        for (orientation, anchors) in offer.rules.all_anchors(*tile) {
            all.add_each(anchors, |anchor| Answer::Place {
                ring: *ring,
                orientation,
                anchor,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::{Action, Setup};
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
