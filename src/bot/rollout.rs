//! Playing on from a position by a quick policy, for one seat alone: the boards are independent (rules §3.4).

use super::weights::Weights;
use super::worth::worth;
use crate::game::board::CellSet;
use crate::game::corporation::LevelSet;
use crate::game::effect::{Effect, Pending, Source};
use crate::game::state::Phase;
use crate::game::station::DEPOTS;
use crate::game::{Action, Answer, Choice, Event, GameState, SeatId};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// So many placements are looked at in each round.
const SAMPLES: usize = 20;
/// No turn has so many steps; one that has goes in circles.
const MAX_STEPS: usize = 60;
/// How much more a step that is not asked for must be worth than none, in medals.
const WORTH_DOING: f32 = 0.02;

/// The quick policy, with storage that it keeps.
#[derive(Clone, Debug)]
pub(super) struct Rollout {
    choices: Vec<Choice>,
    events: Vec<Event>,
    tried: Option<GameState>,
}

impl Rollout {
    pub(super) const fn new() -> Self {
        Self { choices: Vec::new(), events: Vec::new(), tried: None }
    }

    /// What `state` is worth to `seat` after so many more rounds.
    pub(super) fn play(
        &mut self,
        state: &mut GameState,
        seat: SeatId,
        rounds: u8,
        weights: &Weights,
        rng: &mut ChaCha8Rng,
    ) -> f32 {
        for _ in 0..rounds {
            if state.last_round.is_some() {
                break;
            }
            next_round(state, seat, rng);
            self.turn(state, seat, weights, Some(rng));
        }
        worth(state, seat, weights)
    }

    /// Lets `seat` play what it has before it, without ending its turn; of placements only a sample drawn by `rng`
    /// is looked at, if there is one.
    pub(super) fn turn(
        &mut self,
        state: &mut GameState,
        seat: SeatId,
        weights: &Weights,
        mut rng: Option<&mut ChaCha8Rng>,
    ) {
        for _ in 0..MAX_STEPS {
            let mut choices = std::mem::take(&mut self.choices);
            state.legal_into(seat, &mut choices);
            if let Some(rng) = rng.as_deref_mut() {
                thin_out(&mut choices, rng);
            }
            let best = self.best(state, seat, &choices, weights);
            self.choices = choices;
            match best {
                None | Some(Choice::EndTurn) => return,
                Some(choice) => {
                    self.events.clear();
                    if state.apply_into(&Action { seat, choice }, &mut self.events).is_err() {
                        return;
                    }
                }
            }
        }
    }

    /// The choice that is worth most.
    pub(super) fn best(
        &mut self,
        state: &GameState,
        seat: SeatId,
        choices: &[Choice],
        weights: &Weights,
    ) -> Option<Choice> {
        if let [only] = choices {
            return Some(*only);
        }
        let now = worth(state, seat, weights);
        let mut best: Option<(Choice, f32)> = None;
        for choice in choices {
            let value = match choice {
                Choice::EndTurn => now + WORTH_DOING,
                Choice::Skip { .. } => now - WORTH_DOING,
                Choice::Drive { .. } => worth_driving(self.value(state, seat, *choice, weights), now),
                _ => self.value(state, seat, *choice, weights),
            };
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((*choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// What `state` is worth after `choice`.
    pub(super) fn value(&mut self, state: &GameState, seat: SeatId, choice: Choice, weights: &Weights) -> f32 {
        let tried = self.tried.get_or_insert_with(|| state.clone());
        tried.clone_from(state);
        self.events.clear();
        match tried.apply_into(&Action { seat, choice }, &mut self.events) {
            Ok(()) => worth(tried, seat, weights),
            Err(_) => f32::MIN,
        }
    }
}

/// A step of a rover that brings nothing comes after everything else: it may cost nothing either, and then a rover that
/// waits with it for something unwelcome would drive in circles for ever.
fn worth_driving(value: f32, now: f32) -> f32 {
    /// More than anything is worth.
    const LAST: f32 = 1000.0;
    if value > now + WORTH_DOING { value } else { value - LAST }
}

/// Whether `choice` takes a tile and places it.
pub(super) const fn is_placement(choice: &Choice) -> bool {
    matches!(choice, Choice::Resolve { answer: Answer::Place { .. }, .. })
}

/// Keeps [`SAMPLES`] of the placements, and everything else.
fn thin_out(choices: &mut Vec<Choice>, rng: &mut ChaCha8Rng) {
    let mut placements = choices.iter().filter(|choice| is_placement(choice)).count();
    let mut wanted = SAMPLES;
    choices.retain(|choice| {
        if !is_placement(choice) {
            return true;
        }
        let keep = (rng.random_range(0..placements.max(1) as u32) as usize) < wanted;
        placements -= 1;
        wanted -= usize::from(keep);
        keep
    });
}

/// Begins a round for `seat` alone: the station has turned anyhow, what was claimed is worth what it is worth.
fn next_round(state: &mut GameState, seat: SeatId, rng: &mut ChaCha8Rng) {
    state.station.reveal();
    state.station.rotation = rng.random_range(0..u32::from(DEPOTS)) as u8;
    state.round += 1;
    state.alerts.in_force = None;
    let count = state.seats.len() as u8;
    state.phase = Phase::Turns { done: (seat.0 + count - state.commander.0) % count };
    let owner = &mut state.seats[seat.index()];
    owner.turn.agenda.clear();
    owner.turn.used = LevelSet::default();
    owner.turn.placed = CellSet::EMPTY;
    owner.turn.chosen = None;
    owner.turn.movement = owner.rules().round_movement(owner);
    owner.turn.agenda.push(Pending::new(Effect::TakeTile, Source::Round));
}
