//! A ledger of a game, kept from its events alone. It shows that the events are complete and that no piece gets lost.

use rules::corporation::Berth;
use rules::*;

/// The ledger of a game.
pub struct Ledger {
    round: u16,
    commander: SeatId,
    rotation: u8,
    last_round: Option<EndReason>,
    /// Tiles left by ring and depot.
    stacks: [[usize; 6]; 2],
    used: CardSet,
    in_play_by_rank: [u32; 5],
    boxed_by_rank: [u32; 5],
    accounts: Vec<Account>,
}

/// The ledger of a seat.
struct Account {
    trackers: [Field; 5],
    tiles: CellSet,
    patches: CellSet,
    lifepods: CellSet,
    rovers: CellSet,
    meteorites: CellSet,
    loaded: CellSet,
    rovers_left: u8,
    lifepods_collected: u8,
    /// The collected lifepods that are on the corporation board.
    berths: Vec<Berth>,
    meteorites_collected: u8,
    stored: u8,
    movement: u8,
    /// The ranks of the claims that it has not settled.
    claims: Vec<u8>,
    cards: CardSet,
}

impl Ledger {
    /// The ledger of a game that was just dealt.
    pub fn new(state: &GameState) -> Self {
        let account = |seat: &Seat| Account {
            trackers: seat.trackers,
            tiles: CellSet::EMPTY,
            patches: CellSet::EMPTY,
            lifepods: seat.board.lifepods,
            rovers: CellSet::EMPTY,
            meteorites: CellSet::EMPTY,
            loaded: CellSet::EMPTY,
            rovers_left: seat.rovers_left,
            lifepods_collected: 0,
            berths: Vec::new(),
            meteorites_collected: 0,
            stored: 0,
            movement: 0,
            claims: Vec::new(),
            cards: CardSet::EMPTY,
        };
        Self {
            round: state.round,
            commander: state.commander,
            rotation: state.station.rotation,
            last_round: None,
            stacks: [[12; 6]; 2],
            used: CardSet::EMPTY,
            // The event card of the first round may have moved some already.
            in_play_by_rank: by_rank(state.cards.in_play),
            boxed_by_rank: by_rank(state.cards.boxed),
            accounts: state.seats.iter().map(account).collect(),
        }
    }

    /// Enters the events of an action.
    pub fn enter(&mut self, before: &GameState, action: Action, events: &[Event]) {
        if let Choice::Drive { from, to } = action.choice
            && !is_free(before, action.seat, from, to)
        {
            self.accounts[action.seat.index()].movement -= 1;
        }
        for event in events {
            self.enter_for_all(event.kind);
            if let Some(seat) = event.seat {
                self.accounts[seat.index()].enter(event.kind);
            }
        }
    }

    fn enter_for_all(&mut self, kind: EventKind) {
        match kind {
            EventKind::Course(CourseEvent::RoundStarted { round, commander }) => {
                (self.round, self.commander) = (round, commander);
                self.accounts
                    .iter_mut()
                    .for_each(|account| account.movement = 0);
            }
            EventKind::Course(CourseEvent::Rotated(steps)) => {
                self.rotation = (self.rotation + 6 - steps) % 6
            }
            EventKind::Tile(TileEvent::Taken { ring, depot, .. }) => {
                self.stacks[ring as usize][usize::from(depot)] -= 1
            }
            EventKind::Course(CourseEvent::StackRemoved { ring, depot }) => {
                self.stacks[ring as usize][usize::from(depot)] = 0
            }
            EventKind::Card(CardEvent::Added) => {
                move_one(&mut self.boxed_by_rank, &mut self.in_play_by_rank)
            }
            EventKind::Card(CardEvent::Removed) => {
                move_one(&mut self.in_play_by_rank, &mut self.boxed_by_rank)
            }
            EventKind::Course(CourseEvent::LastRound(reason)) => self.last_round = Some(reason),
            EventKind::Card(CardEvent::Taken { rank, shown }) => {
                self.in_play_by_rank[usize::from(rank)] -= 1;
                shown.into_iter().for_each(|card| self.used.insert(card));
            }
            _ => {}
        }
    }

    /// Asserts that the ledger agrees with the state.
    pub fn compare(&self, state: &GameState) {
        assert_eq!(
            (self.round, self.last_round),
            (state.round, state.last_round)
        );
        assert_eq!(
            (self.commander, self.rotation),
            (state.commander, state.station.rotation)
        );
        for (ring, stacks) in [(Ring::Inner, self.stacks[0]), (Ring::Outer, self.stacks[1])] {
            for (depot, left) in (0..6).zip(stacks) {
                assert_eq!(state.station.stack(ring, depot).tiles.len(), left);
            }
        }
        assert_eq!(self.used, state.cards.used);
        for rank in 1..=4u8 {
            assert_eq!(
                state.cards.in_play.ranked(rank).len(),
                self.in_play_by_rank[usize::from(rank)]
            );
            assert_eq!(
                state.cards.boxed.ranked(rank).len(),
                self.boxed_by_rank[usize::from(rank)]
            );
        }
        for (account, seat) in self.accounts.iter().zip(&state.seats) {
            account.compare(seat, state.phase);
        }
    }
}

/// The number of cards of each of the ranks 1–4.
fn by_rank(cards: CardSet) -> [u32; 5] {
    [0, 1, 2, 3, 4].map(|rank| match rank {
        0 => 0,
        _ => cards.ranked(rank).len(),
    })
}

/// Moves a card of each rank, if there is one.
fn move_one(from: &mut [u32; 5], to: &mut [u32; 5]) {
    for (from, to) in from.iter_mut().zip(to).filter(|(from, _)| **from > 0) {
        (*from, *to) = (*from - 1, *to + 1);
    }
}

/// Whether the step costs no movement.
fn is_free(before: &GameState, seat: SeatId, from: Cell, to: Cell) -> bool {
    let owner = before.seat(seat);
    before.rover_steps(seat, from).contains(to) && owner.rules().free_cells(owner).contains(to)
}

impl Account {
    fn enter(&mut self, kind: EventKind) {
        match kind {
            EventKind::Tile(TileEvent::Placed {
                tile,
                orientation,
                anchor,
                ..
            }) => {
                let cells = tile
                    .shape()
                    .footprint(orientation)
                    .at(anchor)
                    .expect("a place in the grid");
                assert!(
                    !cells.meets(self.tiles | self.patches),
                    "two pieces on a cell"
                );
                self.tiles |= cells;
            }
            EventKind::Tile(TileEvent::PatchPlaced {
                cell,
                on_tile,
                source,
            }) => {
                assert_eq!(on_tile, self.tiles.contains(cell));
                assert!(!self.patches.contains(cell), "two patches on a cell");
                self.patches.insert(cell);
                self.stored -= u8::from(source == Source::Stored);
            }
            EventKind::Tile(TileEvent::PatchStored) => self.stored += 1,
            EventKind::Track(
                TrackEvent::Advanced {
                    tracker, from, to, ..
                }
                | TrackEvent::Regressed {
                    tracker, from, to, ..
                },
            ) => {
                assert_eq!(self.trackers[tracker as usize], from);
                self.trackers[tracker as usize] = to;
            }
            EventKind::Track(TrackEvent::MovementGained { steps, .. }) => self.movement += steps,
            EventKind::Track(TrackEvent::MilestoneReached { rank }) => self.claims.push(rank),
            EventKind::Card(CardEvent::Seen { rank, .. }) => self.settle_claim(rank),
            EventKind::Effect(EffectEvent::Lost(Effect::Claim(lost))) => {
                self.settle_claim(lost.rank)
            }
            EventKind::Card(CardEvent::Held(card)) => self.cards.insert(card),
            EventKind::Course(CourseEvent::Arranged(change)) => self.enter_change(change),
            EventKind::Piece(event) => self.enter_piece(event),
            _ => {}
        }
    }

    fn enter_change(&mut self, change: Change) {
        match change {
            Change::Tracker { tracker, to } => self.trackers[tracker as usize] = to,
            Change::Lifepod(cell) => self.lifepods.toggle(cell),
            Change::Meteorite(cell) => self.meteorites.toggle(cell),
            Change::Rover(cell) => {
                self.rovers_left = if self.rovers.contains(cell) {
                    self.rovers_left + 1
                } else {
                    self.rovers_left - 1
                };
                self.rovers.toggle(cell);
                self.loaded.remove(cell);
            }
            Change::Tile {
                tile,
                orientation,
                anchor,
            } => {
                let cells = tile
                    .shape()
                    .footprint(orientation)
                    .at(anchor)
                    .expect("a place in the grid");
                assert!(
                    !cells.meets(self.tiles | self.patches),
                    "two pieces on a cell"
                );
                self.tiles |= cells;
            }
            Change::Patch(cell) => self.patches.insert(cell),
            Change::CollectedLifepods(count) => {
                self.lifepods_collected = count + self.berths.len() as u8
            }
            Change::Berth(berth) if self.berths.contains(&berth) => {
                self.berths.retain(|other| *other != berth);
                self.lifepods_collected -= 1;
            }
            Change::Berth(berth) => {
                self.berths.push(berth);
                self.lifepods_collected += 1;
            }
            Change::Token(_) => {}
            Change::CollectedMeteorites(count) => self.meteorites_collected = count,
            Change::StoredPatches(count) => self.stored = count,
            Change::Movement(steps) => self.movement = steps,
        }
    }

    /// A claim of this rank is no longer pending.
    fn settle_claim(&mut self, rank: u8) {
        let place = self.claims.iter().position(|claim| *claim == rank);
        self.claims
            .swap_remove(place.expect("a claim of this rank"));
    }

    fn enter_piece(&mut self, event: PieceEvent) {
        match event {
            PieceEvent::MeteoriteLanded(cell) => self.meteorites.insert(cell),
            PieceEvent::MeteoriteDestroyed(cell) => self.remove_meteorite(cell),
            PieceEvent::MeteoriteCollected(cell) => {
                self.remove_meteorite(cell);
                self.meteorites_collected += 1;
            }
            PieceEvent::MeteoriteLoaded(cell) => {
                self.meteorites.remove(cell);
                self.loaded.insert(cell);
            }
            PieceEvent::LifepodBerthed { from, to } => {
                self.berths.retain(|berth| Some(*berth) != from);
                self.berths
                    .extend(Some(to).filter(|berth| *berth != Berth::Scoring));
            }
            PieceEvent::LifepodDestroyed(cell) => self.lifepods.remove(cell),
            PieceEvent::LifepodCollected(cell) => {
                self.lifepods.remove(cell);
                self.lifepods_collected += 1;
            }
            PieceEvent::RoverGained => self.rovers_left += 1,
            PieceEvent::CollectedLifepodDestroyed(from) => {
                self.lifepods_collected -= 1;
                self.berths.retain(|berth| *berth != from);
            }
            PieceEvent::CollectedMeteoriteDestroyed => self.meteorites_collected -= 1,
            PieceEvent::RoverPlaced(cell) => {
                self.rovers.insert(cell);
                self.rovers_left -= 1;
            }
            PieceEvent::RoverDestroyed(cell) => {
                self.rovers.remove(cell);
                self.loaded.remove(cell);
            }
            PieceEvent::RoverMoved { from, to } => {
                self.rovers.remove(from);
                self.rovers.insert(to);
                if self.loaded.contains(from) {
                    self.loaded.remove(from);
                    self.loaded.insert(to);
                }
            }
            _ => {}
        }
    }

    /// Removes the last meteorite of the cell: one on the cell itself, otherwise the one that a rover carries.
    fn remove_meteorite(&mut self, cell: Cell) {
        if self.meteorites.contains(cell) {
            self.meteorites.remove(cell);
        } else {
            assert!(self.loaded.contains(cell), "no meteorite on {cell:?}");
            self.loaded.remove(cell);
        }
    }

    fn compare(&self, seat: &Seat, phase: Phase) {
        assert_eq!(self.trackers, seat.trackers);
        assert_eq!(
            (self.tiles, self.patches),
            (seat.board.tiles(), seat.board.patches)
        );
        let in_hand = seat
            .turn
            .agenda
            .iter()
            .filter(|pending| pending.effect == Effect::BerthLifepod)
            .count() as u8;
        assert_eq!(self.lifepods, seat.board.lifepods);
        assert_eq!(self.lifepods_collected, seat.collected_lifepods() + in_hand);
        assert_eq!(
            (self.rovers, self.rovers_left),
            (seat.board.rovers, seat.rovers_left)
        );
        assert_eq!(
            (self.meteorites, self.loaded),
            (seat.board.meteorites, seat.board.loaded)
        );
        assert_eq!(self.meteorites_collected, seat.meteorites);
        assert_eq!(
            (self.cards, self.movement),
            (seat.cards, seat.turn.movement)
        );
        if !matches!(phase, Phase::End { .. } | Phase::Finished) {
            assert_eq!(self.stored, seat.stored_patches);
        }
        let mut claims = [
            self.claims.clone(),
            seat.turn.claims().map(|claim| claim.rank).collect(),
        ];
        claims.iter_mut().for_each(|ranks| ranks.sort_unstable());
        assert_eq!(claims[0], claims[1]);
    }
}
