//! A bot that looks one step ahead.

use super::weights::Weights;
use super::worth::worth;
use super::{Bot, random::luck};
use crate::game::{Action, Answer, Choice, Event, GameState, Phase, SeatId, View};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// How much more a step must be worth than doing nothing, in medals, to be taken when it is not asked for.
const WORTH_DOING: f32 = 0.02;

/// Tries every choice, looks at what comes of it, and takes what is worth most.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    weights: Weights,
    /// How far a guess may be off, in medals.
    noise: f32,
    rng: ChaCha8Rng,
    choices: Vec<Choice>,
    events: Vec<Event>,
}

impl GreedyBot {
    /// A bot with these weights, whose guesses are off by up to `noise` medals; its luck comes from `seed` alone.
    pub fn new(weights: Weights, noise: f32, seed: &str) -> Self {
        Self { weights, noise, rng: luck(seed), choices: Vec::new(), events: Vec::new() }
    }

    /// The best of the choices of `seat` in `state`, which is a view.
    fn best(&mut self, state: &GameState, seat: SeatId) -> Option<Choice> {
        if state.phase == Phase::Rotate {
            return self.best_rotation(state, seat);
        }
        let mut choices = std::mem::take(&mut self.choices);
        state.legal_into(seat, &mut choices);
        let best = match choices.as_slice() {
            [] => None,
            [only] => Some(*only),
            all => self.best_of(state, seat, all),
        };
        self.choices = choices;
        best
    }

    fn best_of(&mut self, state: &GameState, seat: SeatId, choices: &[Choice]) -> Option<Choice> {
        let now = worth(state, seat, &self.weights);
        let mut best: Option<(Choice, f32)> = None;
        for choice in choices {
            let value = match choice {
                Choice::EndTurn => now + WORTH_DOING,
                Choice::Skip { .. } => now - WORTH_DOING,
                _ => self.value(state, seat, *choice) + self.error(),
            };
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((*choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }

    fn error(&mut self) -> f32 {
        if self.noise > 0.0 { self.rng.random_range(-self.noise..self.noise) } else { 0.0 }
    }

    /// What a state is worth after `choice`.
    fn value(&mut self, state: &GameState, seat: SeatId, choice: Choice) -> f32 {
        let mut after = state.clone();
        self.events.clear();
        match after.apply_into(&Action { seat, choice }, &mut self.events) {
            Ok(()) => worth(&after, seat, &self.weights),
            Err(_) => f32::MIN,
        }
    }

    /// The rotation that offers `seat` the best placement.
    fn best_rotation(&mut self, state: &GameState, seat: SeatId) -> Option<Choice> {
        let mut best: Option<(Choice, f32)> = None;
        for steps in 0..crate::game::station::DEPOTS {
            let mut turned = state.clone();
            turned.station.turn_clockwise(steps);
            turned.phase = Phase::Turns { done: 0 };
            let value = self.best_placement(&turned, seat) + self.error();
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((Choice::Rotate(steps), value));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// The most that placing a tile of the own depot is worth.
    fn best_placement(&mut self, state: &GameState, seat: SeatId) -> f32 {
        let mut asking = state.clone();
        let agenda = &mut asking.seats[seat.index()].turn.agenda;
        agenda.push(crate::game::Pending::new(crate::game::Effect::TakeTile, crate::game::Source::Round));
        let mut choices = Vec::new();
        asking.legal_into(seat, &mut choices);
        let placing = |choice: &Choice| matches!(choice, Choice::Resolve { answer: Answer::Place { .. }, .. });
        choices.retain(placing);
        choices.iter().map(|choice| self.value(&asking, seat, *choice)).fold(f32::MIN, f32::max)
    }
}

impl Bot for GreedyBot {
    fn choose(&mut self, view: &View) -> Option<Choice> {
        self.best(view.state(), view.seat())
    }
}
