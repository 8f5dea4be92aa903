//! One legal choice at random, without the list of all.

use super::action::{Action, Choice};
use super::board::{Cell, CellSet};
use super::choices::GatherMoves;
use super::event::Event;
use super::gather::Gather;
use super::moves::Act;
use super::resolver::Resolver;
use super::state::{GameState, SeatId};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// Keeps one of the added choices, each equally likely.
struct Sampler<'a> {
    rng: &'a mut ChaCha8Rng,
    kept: Option<Choice>,
    /// What the kept choice does, if that is known already.
    act: Option<Act>,
    count: u32,
}

impl<'a> Sampler<'a> {
    fn new(rng: &'a mut ChaCha8Rng) -> Self {
        Self {
            rng,
            kept: None,
            act: None,
            count: 0,
        }
    }

    /// Adds `more` to the count, and draws a random number below it. A number below `more` selects one of the new
    /// choices. Smaller numbers are likelier by less than one in a million.
    fn draw(&mut self, more: u32) -> u32 {
        self.count += more;
        ((u64::from(self.rng.next_u32()) * u64::from(self.count)) >> 32) as u32
    }

    fn keep(&mut self, choice: Choice) {
        self.kept = Some(choice);
        self.act = None;
    }
}

impl Gather<Choice> for Sampler<'_> {
    fn add(&mut self, choice: Choice) {
        if self.draw(1) == 0 {
            self.keep(choice);
        }
    }

    fn add_each(&mut self, cells: CellSet, item: impl Fn(Cell) -> Choice) {
        let more = cells.len();
        if more > 0
            && let place = self.draw(more)
            && let Some(cell) = cells.nth(place)
        {
            self.keep(item(cell));
        }
    }
}

impl GatherMoves for Sampler<'_> {
    fn settle(&mut self, act: impl FnOnce(Choice) -> Option<Act>) {
        if self.act.is_none() {
            self.act = self.kept.and_then(act);
        }
    }
}

impl GameState {
    /// One of the [`legal`](Self::legal) choices of `seat`, each equally likely; `None` while others act.
    pub fn sample(&self, seat: SeatId, rng: &mut ChaCha8Rng) -> Option<Choice> {
        let mut sampler = Sampler::new(rng);
        self.gather_choices(seat, &mut sampler);
        sampler.kept
    }

    /// Plays a [`sample`](Self::sample), adds the events to `events` and returns the choice;
    /// `None` while others act. This is faster than applying the choice, because it is not checked again.
    pub fn play_sample(
        &mut self,
        seat: SeatId,
        rng: &mut ChaCha8Rng,
        events: &mut Vec<Event>,
    ) -> Option<Choice> {
        let mut sampler = Sampler::new(rng);
        self.gather_choices(seat, &mut sampler);
        let Sampler { kept, act, .. } = sampler;
        let choice = kept?;
        let act = act.unwrap_or_else(|| {
            let checked = self.check(&Action { seat, choice });
            checked.expect("a listed choice is legal").act
        });
        Resolver::new(self, seat, events).carry_out(act);
        Some(choice)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn samples_are_the_legal_choices_each_equally_likely() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut state = Setup::standard(2, "samples").deal().expect("a valid setup");
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

    #[test]
    fn a_sample_that_is_played_is_the_sample_that_is_applied() {
        for seed in ["played", "applied", "again"] {
            let setup = Setup::standard(3, seed);
            let mut state = setup.deal().expect("a valid setup");
            let mut played = state.clone();
            let mut rng = ChaCha8Rng::seed_from_u64(7);
            let mut luck = rng.clone();
            while let Some(seat) = state.active() {
                let choice = state.sample(seat, &mut rng).expect("something to do");
                let events = state.apply(&Action { seat, choice }).expect("legal");
                let mut told = Vec::new();
                let sample = played.play_sample(seat, &mut luck, &mut told);
                assert_eq!((sample, told), (Some(choice), events));
            }
            assert_eq!(state, played);
        }
    }
}
