//! The rounds: follows the history and records what each seat took, placed and claimed.

use super::claims::{Claim, Ledger, taken_card};
use super::piece::piece;
use super::seat::seat_state;
use super::{text, tile_keys};
use crate::{Entry, Table};
use rules::card::civ::RANKS;
use rules::{Answer, Choice, Effect, EventKind, GameState, Phase, Ring, SeatId, Tile, TileEvent};
use serde::Serialize;
use serde_json::{Value, json};
use std::borrow::Cow;

/// One round.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Round {
    round: u16,
    commander: SeatId,
    rotation: u8,
    event: Option<String>,
    civ_cards_left: Vec<u32>,
    turns: Vec<TurnRecord>,
    civ_claims: Vec<Claim>,
}

/// One seat's turn.
#[derive(Clone, Debug, Serialize)]
struct TurnRecord {
    seat: SeatId,
    depot: u8,
    offered: Vec<Value>,
    placed: Vec<Value>,
    discarded: Option<Value>,
    actions: Vec<String>,
    /// The civ cards claimed during the turn; absent from games whose cards are claimed after the round (rules §3.6).
    #[serde(skip_serializing_if = "Option::is_none")]
    claims: Option<Vec<Value>>,
    after: Value,
    /// The printed rank of the milestone whose cards the seat has looked at.
    #[serde(skip)]
    looked_at: u8,
}

/// The rounds of the game up to the cursor, and the pieces that each seat placed in its end-of-game steps.
pub(super) fn walk(table: &Table) -> (Vec<Round>, Vec<(SeatId, Value)>) {
    let mut walk = Walk::default();
    walk.begin(table.start());
    let mut before = table.start();
    for (entry, number) in table.done().iter().zip(1..) {
        let Some(after) = table.state_at(number) else {
            break;
        };
        walk.step(before, entry, &ended(before, entry, after));
        if is_new_part(before, after) {
            walk.begin(after);
        }
        before = after;
    }
    // The cards of the last round were counted when it ended.
    if !matches!(before.phase, Phase::End { .. } | Phase::Finished) {
        walk.close(before);
    }
    (walk.rounds, walk.end_pieces)
}

/// Whether another part of a round begins with `after`. In a game of one seat, turns can follow each other directly.
fn is_new_part(before: &GameState, after: &GameState) -> bool {
    (before.round, before.phase) != (after.round, after.phase)
}

/// The state after `entry`, without the automatic start of the next round: where the station turns by itself
/// (rules §3.2), the action that ends a round also reveals the event card of the next one.
fn ended<'a>(before: &GameState, entry: &Entry, after: &'a GameState) -> Cow<'a, GameState> {
    if before.round == after.round || after.event_cards.in_force.is_none() {
        return Cow::Borrowed(after);
    }
    let mut quiet = before.clone();
    quiet.event_cards.hidden.clear();
    match quiet.apply(&entry.action) {
        Ok(_) => Cow::Owned(quiet),
        Err(_) => Cow::Borrowed(after),
    }
}

#[derive(Default)]
struct Walk {
    rounds: Vec<Round>,
    turn: Option<TurnRecord>,
    claims: Option<Ledger>,
    end_pieces: Vec<(SeatId, Value)>,
    /// The commander's actions before the first turn of the round.
    rotation: Vec<String>,
}

impl Walk {
    /// Starts the part of the round that begins with `state`.
    fn begin(&mut self, state: &GameState) {
        let in_round = !matches!(
            state.phase,
            Phase::Preparation { .. } | Phase::End { .. } | Phase::Finished
        );
        let last = self.rounds.last().map(|round| round.round);
        if in_round && last != Some(state.round) {
            self.rounds.push(Round::new(state));
        }
        let Some(seat) = state.active() else {
            return;
        };
        match state.phase {
            Phase::Turns { .. } => {
                let mut turn = TurnRecord::new(state, seat);
                turn.actions.append(&mut self.rotation);
                self.turn = Some(turn);
            }
            Phase::Claims { .. } => self.claims = Some(Ledger::open(state, seat)),
            Phase::Preparation { .. } | Phase::Rotate | Phase::End { .. } | Phase::Finished => {}
        }
    }

    fn step(&mut self, before: &GameState, entry: &Entry, after: &GameState) {
        match before.phase {
            Phase::Rotate => self.rotate(before, entry, after),
            Phase::Turns { .. } => {
                self.turn_to(before, entry.action.seat);
                self.play(before, entry, after);
            }
            Phase::Claims { .. } => {
                if let Some(ledger) = &mut self.claims {
                    ledger.step(before, entry, after);
                }
            }
            Phase::End { .. } => {
                let pieces = entry.events.iter().filter_map(|event| piece(&event.kind));
                self.end_pieces
                    .extend(pieces.map(|piece| (entry.action.seat, piece)));
            }
            Phase::Preparation { .. } | Phase::Finished => {}
        }
        if is_new_part(before, after) && !matches!(before.phase, Phase::End { .. }) {
            self.close(after);
        }
    }

    /// Goes on with the turn of `seat`. That of another one may not have ended (rules §3.4).
    fn turn_to(&mut self, state: &GameState, seat: SeatId) {
        let (Some(turn), Some(round)) = (&mut self.turn, self.rounds.last_mut()) else {
            return;
        };
        if turn.seat == seat {
            return;
        }
        turn.after = seat_state(state, turn.seat);
        let begun = round.turns.iter().position(|turn| turn.seat == seat);
        let next = match begun {
            Some(index) => round.turns.remove(index),
            None => TurnRecord::new(state, seat),
        };
        round.turns.push(std::mem::replace(turn, next));
    }

    fn rotate(&mut self, before: &GameState, entry: &Entry, after: &GameState) {
        self.rotation.push(text::describe(before, &entry.action));
        if let Some(round) = self.rounds.last_mut() {
            round.rotation = after.station.rotation;
            round.event = event(after);
        }
    }

    fn play(&mut self, before: &GameState, entry: &Entry, after: &GameState) {
        let Some(turn) = &mut self.turn else {
            return;
        };
        let answer = entry.action.choice.answer();
        if matches!(answer, Some(Answer::Turn(_) | Answer::Remove(_))) {
            // The event card of the round has changed the seat's offer.
            (turn.depot, turn.offered) = (after.depot_of(turn.seat), offered(after, turn.seat));
            if let Some(round) = self.rounds.last_mut() {
                round.rotation = after.station.rotation;
            }
        }
        turn.actions.push(text::describe(before, &entry.action));
        if let Choice::Resolve { pending, .. } = entry.action.choice
            && let Some(what) = before.pending_at(turn.seat, pending)
            && let Effect::Claim(milestone) = what.effect
        {
            turn.looked_at = milestone.printed;
        }
        for event in &entry.events {
            turn.placed.extend(piece(&event.kind));
            if let EventKind::Tile(TileEvent::Discarded(tile)) = event.kind {
                turn.discarded = Some(tile_keys(tile));
            }
            if let Some(claims) = &mut turn.claims
                && let Some(card) = taken_card(&event.kind)
            {
                claims.push(json!({
                    "rank": turn.looked_at,
                    "taken": card.to_string(),
                }));
            }
        }
    }

    /// Ends the turn or the claims in progress, as they are in `state`.
    fn close(&mut self, state: &GameState) {
        let Some(round) = self.rounds.last_mut() else {
            return;
        };
        round.civ_cards_left = cards_left(state);
        if let Some(mut turn) = self.turn.take() {
            turn.after = seat_state(state, turn.seat);
            round.turns.push(turn);
            if !state.options.claims_after_round {
                // The turns of seats that left claims over were played first (rules §3.6).
                let (seats, first) = (state.seats.len(), round.commander.index());
                let place = |turn: &TurnRecord| (turn.seat.index() + seats - first) % seats;
                round.turns.sort_by_key(place);
            }
        }
        if let Some(ledger) = self.claims.take() {
            round.civ_claims.extend(ledger.close(state));
        }
    }
}

impl Round {
    fn new(state: &GameState) -> Self {
        Self {
            round: state.round,
            commander: state.commander,
            rotation: state.station.rotation,
            event: event(state),
            civ_cards_left: cards_left(state),
            turns: Vec::new(),
            civ_claims: Vec::new(),
        }
    }
}

fn cards_left(state: &GameState) -> Vec<u32> {
    let in_play = state.cards.in_play;
    RANKS.map(|rank| in_play.ranked(rank).len()).to_vec()
}

/// The event card of the round.
fn event(state: &GameState) -> Option<String> {
    state.event_cards.in_force.map(|card| card.to_string())
}

/// The top tiles of the seat's own depot.
fn offered(state: &GameState, seat: SeatId) -> Vec<Value> {
    let named = |(ring, tile): (Ring, Tile)| {
        let mut keys = tile_keys(tile);
        keys["ring"] = ring.name().into();
        keys
    };
    state.offered(seat).into_iter().map(named).collect()
}

impl TurnRecord {
    fn new(state: &GameState, seat: SeatId) -> Self {
        Self {
            seat,
            depot: state.depot_of(seat),
            offered: offered(state, seat),
            placed: Vec::new(),
            discarded: None,
            actions: Vec::new(),
            claims: (!state.options.claims_after_round).then(Vec::new),
            after: seat_state(state, seat),
            looked_at: 0,
        }
    }
}
