//! Rounds of one seat, simulated without the turns of the others.

use super::Limit;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::board::CellSet;
use rules::corporation::LevelSet;
use rules::effect::{Effect, Pending, Source};
use rules::state::Phase;
use rules::station::DEPOTS;
use rules::{GameState, SeatId, SeatSet};

/// The extent of a simulation for one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon<'a> {
    /// The seat.
    pub(super) seat: SeatId,
    /// The number of further rounds.
    pub(super) rounds: u8,
    /// Whether hidden information stays as it was dealt.
    pub(super) as_dealt: bool,
    /// The limit at which it stops midway.
    pub(super) limit: &'a Limit,
}

/// Begins a round for `seat` alone: the station has turned, and the agenda is empty. Civ cards that it has not claimed stay
/// unseen, and count as claims.
pub(super) fn next_round(state: &mut GameState, seat: SeatId, rng: &mut ChaCha8Rng) {
    state.station.reveal();
    let steps = if state.options.turns_by_itself() {
        1
    } else {
        rng.random_range(0..u32::from(DEPOTS)) as u8
    };
    state.station.turn_clockwise(steps);
    state.round += 1;
    state.event_cards.in_force = None;
    state.event_cards.hidden.pop();
    let owner = &mut state.seats[seat.index()];
    owner.turn.milestones = owner.turn.claims().collect();
    owner.turn.agenda.clear();
    owner.turn.used = LevelSet::default();
    owner.turn.placed = CellSet::EMPTY;
    owner.turn.chosen = None;
    let gained = owner.rules().round_movement(owner);
    owner.turn.movement = gained.map_or(0, |gained| gained.steps);
    offer_tile(state, seat);
}

/// Starts the turn of `seat`, with a tile to take.
pub(super) fn offer_tile(state: &mut GameState, seat: SeatId) {
    let before = state.turn_order().take_while(|other| *other != seat);
    let done = before.count() as u8;
    state.phase = Phase::Turns { done };
    state.finished_early = SeatSet::EMPTY;
    let agenda = &mut state.seats[seat.index()].turn.agenda;
    agenda.push(Pending::new(Effect::TakeTile, Source::Round));
}
