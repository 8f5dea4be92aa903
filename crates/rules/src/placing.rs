//! Taking and placing tiles, and the resources of a placed tile (rules §3.4, §4, §5.1–§5.3).

use super::action::Answer;
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, CellSet, Destroyed, Lifted};
use super::corporation::Placed;
use super::decision::Question;
use super::effect::{Effect, Pending, Source};
use super::event::EventKind;
use super::resolve::Resolver;
use super::state::EndReason;
use super::terrain::{Terrain, Track, TrackSet};

impl Resolver<'_> {
    /// Commits to the tile of `ring` before it is placed, and gains what that gives (rules §11.11).
    pub(super) fn choose_tile(&mut self, ring: Ring) {
        self.me().turn.chosen = Some(ring);
        if let Some((_, tile)) = self
            .state
            .offered(self.seat)
            .into_iter()
            .find(|(offered, _)| *offered == ring)
        {
            self.tell(EventKind::TileChosen { tile, ring });
            self.gain_choosing(tile);
        }
    }

    /// The movement that choosing `tile` gives.
    fn gain_choosing(&mut self, tile: Tile) {
        let me = self.me();
        let movement = me.rules().movement_on_choosing(me, tile);
        if movement > 0 {
            self.gain_movement(movement);
        }
    }

    /// The restrictions lifted for the tile that `answer` places (rules §4.6).
    pub(super) fn lifted_for(&self, pending: &Pending, answer: &Answer) -> Lifted {
        let places = matches!(answer, Answer::Place { .. }) && pending.effect == Effect::TakeTile;
        if !places || self.state.lies_plainly(self.seat, pending, answer) {
            return Lifted::default();
        }
        match self.state.question(self.seat, pending) {
            Question::PlaceTile(offer) => offer.lifted,
            _ => Lifted::default(),
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
        if self.me().turn.chosen.take().is_none() {
            self.gain_choosing(tile);
        }
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

    pub(super) fn place(
        &mut self,
        pending: Pending,
        ring: Ring,
        orientation: Orientation,
        anchor: Cell,
        lifted: Lifted,
    ) {
        let by_card = pending.effect != Effect::TakeTile;
        let Some(tile) = self.take_tile(ring, by_card) else {
            return;
        };
        let destroyed = self.me().board.lay_tile(tile, orientation, anchor);
        self.tell(EventKind::TilePlaced {
            tile,
            orientation,
            anchor,
            source: pending.source,
            lifted,
        });
        self.tell_destroyed(destroyed);
        if tile.has_meteor() {
            self.strike(tile, orientation, anchor);
        }
        let placed = Placed::new(tile, orientation, anchor);
        self.me().turn.placed |= placed.cells;
        match pending.effect {
            Effect::TakeExtraTile { resources: false } => {}
            _ if self.state.ignores_a_resource(true) => {
                self.gain_one_resource(tile, Some((orientation, anchor)))
            }
            _ => tile
                .terrains()
                .into_iter()
                .for_each(|terrain| self.gain_resource(&placed, terrain)),
        }
        let me = self.me();
        let reactions = me.rules().on_placed(me, &placed);
        self.react(reactions);
    }

    pub(super) fn tell_destroyed(&mut self, destroyed: Destroyed) {
        destroyed
            .lifepods
            .into_iter()
            .for_each(|cell| self.tell(EventKind::LifepodDestroyed(cell)));
        destroyed
            .rovers
            .into_iter()
            .for_each(|cell| self.tell(EventKind::RoverDestroyed(cell)));
    }

    /// Puts a meteorite on the tile's meteor symbol (rules §4.4), unless the corporation keeps it away.
    fn strike(&mut self, tile: Tile, orientation: Orientation, anchor: Cell) {
        let footprint = tile.shape().footprint(orientation);
        let symbol = footprint.cells.iter().find(|part| part.meteor);
        let Some(cell) = symbol.and_then(|part| anchor.offset(part.column as i8, part.row as i8))
        else {
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

    /// Lets the seat choose which resource of a tile advances; `lies` is none for a tile that could not be placed
    /// (rules §11.2).
    fn gain_one_resource(&mut self, tile: Tile, lies: Option<(Orientation, Cell)>) {
        self.gain(Pending::new(Effect::OneResource { tile, lies }, Source::Round).urgent());
    }

    /// Advances the resource of `terrain` of a tile, and not the other one (rules §11.2).
    pub(super) fn choose_resource(
        &mut self,
        tile: Tile,
        lies: Option<(Orientation, Cell)>,
        terrain: Terrain,
    ) {
        self.tell(EventKind::ResourceIgnored(other_terrain(tile, terrain)));
        match lies {
            Some((orientation, anchor)) => {
                self.gain_resource(&Placed::new(tile, orientation, anchor), terrain)
            }
            None => self.gain_unplaced(tile, terrain),
        }
    }

    /// Puts the resource of `terrain` of a placed tile on the agenda (rules §5.1–§5.3).
    fn gain_resource(&mut self, placed: &Placed, terrain: Terrain) {
        let index = usize::from(placed.tile.terrains()[0] != terrain);
        let plain = self.plain_resource(
            placed,
            terrain,
            other_terrain(placed.tile, terrain),
            placed.symbols[index],
        );
        let me = self.me();
        let effects = me.rules().resource(me, placed, terrain, plain);
        if let (true, Some(track)) = (effects.is_empty(), terrain.track()) {
            self.tell(EventKind::Lost(Effect::Resource(track)));
        }
        for effect in effects {
            let pending = Pending::new(effect, Source::Resource(terrain));
            let may = matches!(effect, Effect::Energy { .. });
            self.gain(if may { pending.optional() } else { pending });
        }
    }

    /// Advances the resource of `terrain` of a tile that could not be placed, energy as the other one (rules §4.8).
    fn gain_unplaced(&mut self, tile: Tile, terrain: Terrain) {
        if let Some(track) = terrain.track().or(other_terrain(tile, terrain).track()) {
            let effect = Effect::Advance {
                among: TrackSet::of(track),
                times: 1,
            };
            self.gain(Pending::new(effect, Source::Resource(terrain)));
        }
    }

    /// What a resource gives by the plain rules: nothing for water without ice (rules §5.2).
    fn plain_resource(
        &mut self,
        placed: &Placed,
        resource: Terrain,
        other: Terrain,
        at: Option<Cell>,
    ) -> Option<Effect> {
        let ice = self.me().board.data().ice;
        match resource.track() {
            Some(Track::Water) if !placed.showing(Terrain::Water).meets(ice) => None,
            Some(track) => Some(Effect::Resource(track)),
            None => {
                let own = other.track().map_or(TrackSet::default(), TrackSet::of);
                at.map(|cell| Effect::Energy {
                    cell,
                    own,
                    joins: CellSet::EMPTY,
                })
            }
        }
    }

    /// Takes a tile that cannot be placed: both its resources advance, energy as the other one (rules §4.8).
    pub(super) fn discard(&mut self, ring: Ring) {
        self.call_last_round(EndReason::Unplaceable);
        let Some(tile) = self.take_tile(ring, false) else {
            return;
        };
        self.tell(EventKind::TileDiscarded(tile));
        if self.state.ignores_a_resource(false) {
            self.gain_one_resource(tile, None);
        } else {
            tile.terrains()
                .into_iter()
                .for_each(|terrain| self.gain_unplaced(tile, terrain));
        }
    }
}

/// The terrain of `tile` beside `terrain`.
fn other_terrain(tile: Tile, terrain: Terrain) -> Terrain {
    let [first, second] = tile.terrains();
    if first == terrain { second } else { first }
}
