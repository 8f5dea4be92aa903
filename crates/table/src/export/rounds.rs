//! The rounds: follows the history and records what each seat took, placed and claimed.

use super::super::history::{Entry, Table};
use super::claims::{Claim, Ledger};
use super::seat::SeatState;
use super::{Place, TileKeys, place, words};
use rules::card::civ::RANKS;
use rules::{
    Answer, Cell, Change, Choice, EventKind, GameState, Orientation, Phase, Ring, SeatId, Source,
    Tile, board::Lifted,
};
use serde::Serialize;
use std::borrow::Cow;

/// One round.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Round {
    round: u16,
    commander: SeatId,
    rotation: u8,
    event: Option<String>,
    civ_cards_left: Vec<u32>,
    turns: Vec<Turn>,
    civ_claims: Vec<Claim>,
}

/// One seat's turn.
#[derive(Clone, Debug, Serialize)]
struct Turn {
    seat: SeatId,
    depot: u8,
    offered: Vec<Offered>,
    placed: Vec<Piece>,
    discarded: Option<TileKeys>,
    actions: Vec<String>,
    after: SeatState,
}

/// A tile on top of the depot.
#[derive(Clone, Debug, Serialize)]
struct Offered {
    #[serde(flatten)]
    tile: TileKeys,
    ring: &'static str,
}

/// A piece placed on the planet.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Piece {
    Tile {
        tile: TileKeys,
        from: String,
        cells: Vec<Covered>,
        lifted: Vec<&'static str>,
    },
    Patch {
        patch: Place,
        on_tile: bool,
    },
}

/// A cell of a placed tile: column, row, terrain, whether its symbol is there, whether its meteor is.
type Covered = (u8, u8, &'static str, bool, bool);

impl Piece {
    /// The piece that `event` placed on the planet, if any.
    pub(super) fn of(event: &EventKind) -> Option<Self> {
        match *event {
            EventKind::TilePlaced {
                tile,
                orientation,
                anchor,
                source,
                lifted,
            } => Some(Self::Tile {
                tile: tile.into(),
                from: origin(source),
                cells: covered(tile, orientation, anchor),
                lifted: lifted_names(lifted),
            }),
            EventKind::PatchPlaced { cell, on_tile, .. } => Some(Self::Patch {
                patch: place(cell),
                on_tile,
            }),
            EventKind::Arranged(Change::Tile {
                tile,
                orientation,
                anchor,
            }) => Some(Self::Tile {
                tile: tile.into(),
                from: "practice".to_owned(),
                cells: covered(tile, orientation, anchor),
                lifted: Vec::new(),
            }),
            EventKind::Arranged(Change::Patch(cell)) => Some(Self::Patch {
                patch: place(cell),
                on_tile: false,
            }),
            _ => None,
        }
    }
}

fn origin(source: Source) -> String {
    match source {
        Source::Card(card) => card.to_string(),
        Source::Round
        | Source::Resource(_)
        | Source::Field(_)
        | Source::Stored
        | Source::Tech(_)
        | Source::Corporation
        | Source::EventCard(_)
        | Source::Setup => "depot".to_owned(),
    }
}

fn covered(tile: Tile, orientation: Orientation, anchor: Cell) -> Vec<Covered> {
    let parts = tile.shape().footprint(orientation).cells.iter();
    parts
        .filter_map(|part| {
            let [column, row] = place(anchor.offset(part.column as i8, part.row as i8)?);
            Some((
                column,
                row,
                tile.terrain_of(*part).name(),
                part.symbol,
                part.meteor && tile.has_meteor(),
            ))
        })
        .collect()
}

fn lifted_names(lifted: Lifted) -> Vec<&'static str> {
    [(lifted.event, "event"), (lifted.planet, "planet")]
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, name)| *name)
        .collect()
}

/// The rounds of the game up to the cursor, and the pieces that each seat placed in its end-of-game steps.
pub(super) fn walk(table: &Table) -> (Vec<Round>, Vec<(SeatId, Piece)>) {
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
    walk.finish(before);
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
    turn: Option<Turn>,
    claims: Option<Ledger>,
    end_pieces: Vec<(SeatId, Piece)>,
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
        if in_round
            && self
                .rounds
                .last()
                .is_none_or(|round| round.round != state.round)
        {
            self.rounds.push(Round::new(state));
        }
        let Some(seat) = state.active() else {
            return;
        };
        match state.phase {
            Phase::Turns { .. } => {
                let mut turn = Turn::new(state, seat);
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
            Phase::Turns { .. } => self.play(before, entry, after),
            Phase::Claims { .. } => {
                if let Some(ledger) = &mut self.claims {
                    ledger.step(before, entry, after);
                }
            }
            Phase::End { .. } => {
                let pieces = entry
                    .events
                    .iter()
                    .filter_map(|event| Piece::of(&event.kind));
                self.end_pieces
                    .extend(pieces.map(|piece| (entry.action.seat, piece)));
            }
            Phase::Preparation { .. } | Phase::Finished => {}
        }
        if is_new_part(before, after) && !matches!(before.phase, Phase::End { .. }) {
            self.close(after);
        }
    }

    fn rotate(&mut self, before: &GameState, entry: &Entry, after: &GameState) {
        self.rotation.push(words::describe(before, &entry.action));
        if let Some(round) = self.rounds.last_mut() {
            round.rotation = after.station.rotation;
            round.event = event(after);
        }
    }

    fn play(&mut self, before: &GameState, entry: &Entry, after: &GameState) {
        let Some(turn) = &mut self.turn else {
            return;
        };
        if matches!(
            entry.action.choice,
            Choice::Resolve {
                answer: Answer::Turn(_) | Answer::Remove(_),
                ..
            }
        ) {
            // The event card of the round has changed the seat's offer.
            (turn.depot, turn.offered) = (after.depot_of(turn.seat), offered(after, turn.seat));
            if let Some(round) = self.rounds.last_mut() {
                round.rotation = after.station.rotation;
            }
        }
        turn.actions.push(words::describe(before, &entry.action));
        for event in &entry.events {
            turn.placed.extend(Piece::of(&event.kind));
            if let EventKind::TileDiscarded(tile) = event.kind {
                turn.discarded = Some(tile.into());
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
            turn.after = SeatState::new(state, turn.seat);
            round.turns.push(turn);
        }
        if let Some(ledger) = self.claims.take() {
            round.civ_claims.extend(ledger.close(state));
        }
    }

    /// Ends the part in progress at the cursor.
    fn finish(&mut self, state: &GameState) {
        match state.phase {
            // The cards of the last round were counted when it ended.
            Phase::End { .. } | Phase::Finished => {}
            Phase::Preparation { .. }
            | Phase::Rotate
            | Phase::Turns { .. }
            | Phase::Claims { .. } => self.close(state),
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
    RANKS
        .iter()
        .map(|rank| state.cards.in_play.ranked(*rank).len())
        .collect()
}

/// The event card of the round.
fn event(state: &GameState) -> Option<String> {
    state
        .event_cards
        .in_force
        .map(|event_card| event_card.to_string())
}

/// The top tiles of the seat's own depot.
fn offered(state: &GameState, seat: SeatId) -> Vec<Offered> {
    let named = |(ring, tile): (Ring, Tile)| Offered {
        tile: tile.into(),
        ring: match ring {
            Ring::Inner => "inner",
            Ring::Outer => "outer",
        },
    };
    state.offered(seat).into_iter().map(named).collect()
}

impl Turn {
    fn new(state: &GameState, seat: SeatId) -> Self {
        Self {
            seat,
            depot: state.depot_of(seat),
            offered: offered(state, seat),
            placed: Vec::new(),
            discarded: None,
            actions: Vec::new(),
            after: SeatState::new(state, seat),
        }
    }
}
