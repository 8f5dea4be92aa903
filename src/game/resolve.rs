//! Carrying out actions: the only place, with [`round`](super::round), that changes a state.
//!
//! [`GameState::apply`] checks first and then changes without fail, so a refused action leaves the state as it was.

use super::action::{Action, Answer, Choice, Illegal, Line};
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, CellSet, Destroyed, Lifted};
use super::decision::Question;
use super::effect::{Effect, Pending, Source};
use super::event::{Audience, Event, EventKind};
use super::round;
use super::state::{EndReason, GameState, Phase, Seat, SeatId};
use super::terrain::{Terrain, Track, TrackSet};

impl GameState {
    /// Carries out `action` and tells what happened.
    ///
    /// # Errors
    /// Why the action is refused; the state is then unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.apply_into(action, &mut events)?;
        Ok(events)
    }

    /// As [`Self::apply`], adding what happened to `events`.
    ///
    /// # Errors
    /// Why the action is refused; the state and `events` are then unchanged.
    pub fn apply_into(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.check(action)?;
        Resolver { state: self, seat: action.seat, events }.carry_out(action.choice);
        Ok(())
    }
}

/// A state in the hands of the seat that acts.
pub(super) struct Resolver<'a> {
    pub(super) state: &'a mut GameState,
    pub(super) seat: SeatId,
    pub(super) events: &'a mut Vec<Event>,
}

impl Resolver<'_> {
    fn carry_out(&mut self, choice: Choice) {
        match choice {
            Choice::Rotate(steps) if self.state.phase == Phase::Rotate => {
                round::rotate(self.state, steps, self.events);
            }
            Choice::Rotate(steps) => self.turn_again(steps),
            Choice::Fetch(tile) => self.fetch(tile),
            Choice::Arrange(change) => self.arrange(change),
            Choice::Resolve { pending, answer } => self.resolve(pending, answer),
            Choice::Skip { pending } => {
                let lost = self.take_pending(pending);
                self.tell(EventKind::Lost(lost.effect));
            }
            Choice::Drive { from, to } => self.drive(from, to),
            Choice::EndTurn => round::finish_part(self.state, self.seat, self.events),
        }
    }

    /// The acting seat, to change.
    pub(super) fn me(&mut self) -> &mut Seat {
        let last = self.state.seats.len() - 1;
        &mut self.state.seats[self.seat.index().min(last)]
    }

    /// Notes what everyone may know.
    pub(super) fn tell(&mut self, kind: EventKind) {
        self.events.push(Event { seat: Some(self.seat), audience: Audience::All, kind });
    }

    /// Notes what only the acting seat may know.
    pub(super) fn whisper(&mut self, kind: EventKind) {
        self.events.push(Event { seat: Some(self.seat), audience: Audience::Only(self.seat), kind });
    }

    /// Puts an effect on the agenda.
    pub(super) fn gain(&mut self, pending: Pending) {
        self.me().turn.agenda.push(pending);
        self.tell(EventKind::Gained(pending.effect));
    }

    fn take_pending(&mut self, index: u8) -> Pending {
        self.me().turn.agenda.remove(usize::from(index))
    }

    fn resolve(&mut self, index: u8, answer: Answer) {
        let lifted = self.lifted_for(index);
        let pending = self.take_pending(index);
        match answer {
            Answer::Place { ring, orientation, anchor } => self.place(pending, ring, orientation, anchor, lifted),
            Answer::Discard(ring) => self.discard(ring),
            Answer::Advance { tracker, to } => self.advance_by(index, pending, tracker, to),
            Answer::Cell(cell) => self.act_on_cell(index, pending, cell),
            Answer::Store => {
                self.me().stored_patches += 1;
                self.tell(EventKind::PatchStored);
            }
            Answer::Line(line) => self.clear_line(line),
            Answer::Relocate { from, to } => self.move_rover(from, to),
            Answer::Look => self.look(pending),
            Answer::Keep(card) => self.keep(pending, card),
        }
    }

    /// The restrictions lifted for the tile that the effect at `index` places (rules §4.6).
    fn lifted_for(&self, index: u8) -> Lifted {
        let pending = self.state.seat(self.seat).turn.agenda[usize::from(index)];
        if pending.effect != Effect::TakeTile {
            return Lifted::default();
        }
        match self.state.question(self.seat, &pending) {
            Question::PlaceTile(offer) => offer.lifted,
            _ => Lifted::default(),
        }
    }

    /// Puts an effect that is not used up back to its place, or loses it if nothing more of it can be done (rules §5.4).
    fn put_back_or_lose(&mut self, index: u8, rest: Pending) {
        if self.state.is_possible(self.seat, &rest) {
            self.me().turn.agenda.insert(usize::from(index), rest);
        } else {
            self.tell(EventKind::Lost(rest.effect));
        }
    }

    /// Takes the top tile of `ring` from the own depot (rules §3.5, §10.1).
    fn take_tile(&mut self, ring: Ring, by_card: bool) -> Option<Tile> {
        let depot = self.state.depot_of(self.seat);
        let at_once = by_card || self.state.options.reveal_at_once;
        let stack = self.state.station.stack_mut(ring, depot);
        let tile = stack.tiles.pop()?;
        stack.revealed = at_once;
        let revealed = at_once && !stack.tiles.is_empty();
        self.tell(EventKind::TileTaken { tile, ring, depot });
        if revealed {
            self.tell(EventKind::TopRevealed { ring, depot });
        }
        if self.state.station.is_empty(depot) {
            self.call_last_round(EndReason::EmptyDepot);
        }
        Some(tile)
    }

    fn call_last_round(&mut self, reason: EndReason) {
        if self.state.last_round.is_none() {
            self.state.last_round = Some(reason);
            self.tell(EventKind::LastRound(reason));
        }
    }

    fn place(&mut self, pending: Pending, ring: Ring, orientation: Orientation, anchor: Cell, lifted: Lifted) {
        let by_card = pending.effect != Effect::TakeTile;
        let Some(tile) = self.take_tile(ring, by_card) else {
            return;
        };
        let destroyed = self.me().board.lay_tile(tile, orientation, anchor);
        self.tell(EventKind::TilePlaced { tile, orientation, anchor, source: pending.source, lifted });
        self.tell_destroyed(destroyed);
        if tile.has_meteor() {
            self.strike(tile, orientation, anchor);
        }
        if pending.effect != (Effect::TakeExtraTile { resources: false }) {
            self.gain_resources(tile, orientation, anchor);
        }
    }

    pub(super) fn tell_destroyed(&mut self, destroyed: Destroyed) {
        destroyed.lifepods.into_iter().for_each(|cell| self.tell(EventKind::LifepodDestroyed(cell)));
        destroyed.rovers.into_iter().for_each(|cell| self.tell(EventKind::RoverDestroyed(cell)));
    }

    /// Puts a meteorite on the tile's meteor symbol (rules §4.4), unless the corporation keeps it away.
    fn strike(&mut self, tile: Tile, orientation: Orientation, anchor: Cell) {
        let footprint = tile.shape().footprint(orientation);
        let symbol = footprint.cells.iter().find(|part| part.meteor);
        let Some(cell) = symbol.and_then(|part| anchor.offset(part.column as i8, part.row as i8)) else {
            return;
        };
        let me = self.me();
        if me.rules().repels_meteorites(me) {
            self.tell(EventKind::MeteoriteRepelled(cell));
        } else {
            me.board.meteorites.insert(cell);
            self.tell(EventKind::MeteoriteLanded(cell));
        }
    }

    /// Puts the resources of a placed tile on the agenda (rules §5.1–§5.3).
    fn gain_resources(&mut self, tile: Tile, orientation: Orientation, anchor: Cell) {
        let footprint = tile.shape().footprint(orientation);
        let ice = self.me().board.data().ice;
        let at = |column: u8, row: u8| anchor.offset(column as i8, row as i8);
        let on_ice = footprint.cells.iter().any(|part| {
            tile.terrain_of(*part) == Terrain::Water && at(part.column, part.row).is_some_and(|cell| ice.contains(cell))
        });
        let [first, second] = tile.terrains();
        for (resource, other) in [(first, second), (second, first)] {
            let symbol = footprint.cells.iter().find(|part| part.symbol && tile.terrain_of(**part) == resource);
            let effect = match (resource.track(), symbol.and_then(|part| at(part.column, part.row))) {
                (Some(Track::Water), _) if !on_ice => {
                    self.tell(EventKind::Lost(Effect::Resource(Track::Water)));
                    None
                }
                (Some(track), _) => Some(Effect::Resource(track)),
                (None, cell) => cell.map(|cell| Effect::Energy { cell, other }),
            };
            if let Some(effect) = effect {
                let pending = Pending::new(effect, Source::Resource(resource));
                self.gain(if resource == Terrain::Energy { pending.optional() } else { pending });
            }
        }
    }

    /// Takes a tile that cannot be placed: both its resources advance, energy as the other one (rules §4.8).
    fn discard(&mut self, ring: Ring) {
        self.call_last_round(EndReason::Unplaceable);
        let Some(tile) = self.take_tile(ring, false) else {
            return;
        };
        self.tell(EventKind::TileDiscarded(tile));
        let [first, second] = tile.terrains();
        for (resource, other) in [(first, second), (second, first)] {
            if let Some(track) = resource.track().or(other.track()) {
                let effect = Effect::Advance { among: TrackSet::of(track), times: 1 };
                self.gain(Pending::new(effect, Source::Resource(resource)));
            }
        }
    }

    /// Advances `tracker` to `to` and leaves on the agenda what the effect has left to do.
    fn advance_by(&mut self, index: u8, pending: Pending, tracker: Track, to: super::corporation::Field) {
        let times = match pending.effect {
            Effect::Resource(_) => {
                let me = self.me();
                me.rules().resource_advances(me, tracker)
            }
            Effect::Advance { times, .. } => times,
            _ => 1,
        };
        let boosts = !matches!(pending.effect, Effect::RaiseAll { .. });
        self.enter(tracker, to, pending.source, boosts);
        let rest = match pending.effect {
            Effect::AdvanceDifferent { among, count } if count > 1 => {
                let among = among.without(tracker);
                Pending { effect: Effect::AdvanceDifferent { among, count: count - 1 }, ..pending }
            }
            Effect::RaiseAll { .. } => pending,
            _ if times > 1 => {
                let effect = Effect::Advance { among: TrackSet::of(tracker), times: times - 1 };
                Pending::new(effect, pending.source).urgent()
            }
            _ => return,
        };
        let is_carried_out =
            matches!(rest.effect, Effect::RaiseAll { .. }) && !self.state.is_possible(self.seat, &rest);
        if !is_carried_out {
            self.put_back_or_lose(index, rest);
        }
    }

    fn act_on_cell(&mut self, index: u8, pending: Pending, cell: Cell) {
        match pending.effect {
            Effect::Patch => {
                let on_tile = self.me().board.tiles().contains(cell);
                let destroyed = self.me().board.lay_patch(cell);
                self.tell(EventKind::PatchPlaced { cell, on_tile, source: pending.source });
                self.tell_destroyed(destroyed);
            }
            Effect::Rover { .. } => {
                self.me().rovers_left -= 1;
                self.me().board.rovers.insert(cell);
                self.tell(EventKind::RoverPlaced(cell));
                self.collect(cell);
            }
            Effect::CollectLifepods { count } => {
                self.collect(cell);
                self.repeat(index, Pending { effect: Effect::CollectLifepods { count: count - 1 }, ..pending }, count);
            }
            Effect::DestroyMeteorites { count } => {
                self.destroy_meteorite(cell);
                self.repeat(
                    index,
                    Pending { effect: Effect::DestroyMeteorites { count: count - 1 }, ..pending },
                    count,
                );
            }
            _ => {}
        }
    }

    /// Puts back an effect that had `count` repetitions, if one is left and can be carried out.
    fn repeat(&mut self, index: u8, rest: Pending, count: u8) {
        if count > 1 {
            self.put_back_or_lose(index, rest);
        }
    }

    fn drive(&mut self, from: Cell, to: Cell) {
        self.me().turn.movement -= 1;
        self.move_rover(from, to);
    }

    fn move_rover(&mut self, from: Cell, to: Cell) {
        self.me().board.rovers.remove(from);
        self.me().board.rovers.insert(to);
        self.tell(EventKind::RoverMoved { from, to });
        self.collect(to);
    }

    /// Collects the lifepod and the meteorite on `cell` (rules §6.4, §6.5).
    fn collect(&mut self, cell: Cell) {
        let me = self.me();
        let lifepod = me.board.lifepods.contains(cell);
        let meteorite = me.board.meteorites.contains(cell);
        me.lifepods += u8::from(lifepod);
        me.meteorites += u8::from(meteorite);
        me.board.lifepods.remove(cell);
        me.board.meteorites.remove(cell);
        if lifepod {
            self.tell(EventKind::LifepodCollected(cell));
        }
        if meteorite {
            self.tell(EventKind::MeteoriteCollected(cell));
        }
    }

    fn destroy_meteorite(&mut self, cell: Cell) {
        self.me().board.meteorites.remove(cell);
        self.tell(EventKind::MeteoriteDestroyed(cell));
    }

    fn clear_line(&mut self, line: Line) {
        let cells = match line {
            Line::Row(row) => CellSet::row(row),
            Line::Column(column) => CellSet::column(column),
        };
        self.tell(EventKind::LineCleared(line));
        (self.me().board.meteorites & cells).into_iter().for_each(|cell| self.destroy_meteorite(cell));
    }

    /// Adds rover movement to the pool (rules §3.7).
    pub(super) fn gain_movement(&mut self, steps: u8) {
        let turn = &mut self.me().turn;
        turn.movement = turn.movement.saturating_add(steps);
        self.tell(EventKind::MovementGained(steps));
    }
}
