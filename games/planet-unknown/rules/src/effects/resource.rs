//! Resources of tiles: their effects, and the trackers that energy advances (rules §4.8, §5.1–§5.3, §11.2).

use crate::board::tile::{Orientation, Tile};
use crate::board::{Board, Cell, CellSet};
use crate::corporation::Placed;
use crate::decision::{Manner, Question, ResourcesOf};
use crate::effect::{Effect, Pending, Source};
use crate::event::TileEvent;
use crate::resolver::Resolver;
use crate::setup::Rulings;
use crate::state::{GameState, SeatId};
use crate::terrain::{Terrain, Track, TrackSet};

impl GameState {
    /// The advance of the resource of a placed tile (rules §5.1).
    pub(super) fn ask_resource(&self, seat: SeatId, track: Track) -> Question {
        let owner = self.seat(seat);
        let times = owner.rules().resource_advances(owner, track);
        self.ask_advance(seat, TrackSet::of(track), Manner::Full { times })
    }

    /// The trackers that an energy resource may advance (rules §5.3): that of the tile's other resource, and those
    /// whose areas are adjacent to the whole energy area.
    pub(super) fn energy_choices(
        &self,
        seat: SeatId,
        cell: Cell,
        own: TrackSet,
        joins: CellSet,
    ) -> TrackSet {
        let owner = self.seat(seat);
        let plain = own | self.adjacent_tracks(&owner.board, cell);
        let joined = owner.board.by_tile(joins);
        let choices = joined.fold(plain, |choices, part| {
            choices | self.adjacent_tracks(&owner.board.with_energy(part), cell)
        });
        owner.rules().energy_choices(choices)
    }

    /// The tracks whose areas are adjacent to the whole energy area of `cell` (rules §5.3).
    fn adjacent_tracks(&self, board: &Board, cell: Cell) -> TrackSet {
        let around = board.area_of(Terrain::Energy, cell).neighbours();
        let gives = |track: &Track| match self.options.rulings {
            Rulings::First => board.has_area_on(track.terrain(), around),
            Rulings::Second => board.has_symbol_beside(track.terrain(), around),
        };
        Track::ALL.into_iter().filter(gives).collect()
    }
}

/// The other terrain of `tile`.
fn other_terrain(tile: Tile, terrain: Terrain) -> Terrain {
    let [first, second] = tile.terrains();
    if first == terrain { second } else { first }
}

impl Resolver<'_> {
    /// Gains the resources of a placed tile, or lets the seat choose the one that advances (rules §11.2).
    pub(super) fn gain_resources(&mut self, placed: &Placed, lies: (Orientation, Cell)) {
        if self.state.ignores_a_resource(true) {
            return self.gain_one_resource(placed.tile, Some(lies));
        }
        let terrains = placed.tile.terrains();
        terrains
            .into_iter()
            .for_each(|terrain| self.gain_resource(placed, terrain));
    }

    /// Lets the seat choose which resource of a tile advances. `lies` is `None` for a tile that could not be placed
    /// (rules §11.2).
    pub(super) fn gain_one_resource(&mut self, tile: Tile, lies: Option<(Orientation, Cell)>) {
        self.gain(Pending::new(Effect::OneResource { tile, lies }, Source::Round).urgent());
    }

    /// Advances only the resource of `terrain` of a tile (rules §11.2).
    pub(super) fn choose_resource(&mut self, of: ResourcesOf, terrain: Terrain) {
        let ResourcesOf { tile, lies } = of;
        self.tell(TileEvent::ResourceIgnored(other_terrain(tile, terrain)));
        match lies {
            Some((orientation, anchor)) => {
                self.gain_resource(&Placed::new(tile, orientation, anchor), terrain)
            }
            None => self.gain_unplaced(tile, terrain),
        }
    }

    /// Puts the resource of `terrain` of a placed tile on the agenda (rules §5.1–§5.3).
    fn gain_resource(&mut self, placed: &Placed, terrain: Terrain) {
        let plain = self.plain_resource(placed, terrain);
        let me = self.me();
        let effects = me.rules().resource(me, placed, terrain, plain);
        if let (true, Some(track)) = (effects.is_empty(), terrain.track()) {
            self.tell(TileEvent::ResourceIdle(track));
        }
        for &effect in &effects {
            let pending = Pending::new(effect, Source::Resource(terrain));
            let may = matches!(effect, Effect::Energy { .. });
            self.gain(if may { pending.optional() } else { pending });
        }
    }

    /// Advances the resource of `terrain` of a tile that could not be placed, energy as the other one (rules §4.8).
    pub(super) fn gain_unplaced(&mut self, tile: Tile, terrain: Terrain) {
        if let Some(track) = terrain.track().or(other_terrain(tile, terrain).track()) {
            self.gain(Pending::new(
                Effect::advance(track),
                Source::Resource(terrain),
            ));
        }
    }

    /// The standard effect of a resource: nothing for water without ice (rules §5.2).
    fn plain_resource(&self, placed: &Placed, resource: Terrain) -> Option<Effect> {
        let me = self.state.seat(self.seat);
        let ice = me.board.data().ice;
        match resource.track() {
            Some(Track::Water) if !placed.showing(Terrain::Water).meets(ice) => None,
            Some(track) => Some(Effect::Resource(track)),
            None => {
                let other = other_terrain(placed.tile, resource).track();
                let own = other.into_iter().collect();
                let joins = match self.state.options.rulings {
                    Rulings::First => CellSet::EMPTY,
                    Rulings::Second => me.rules().energy_joins(me),
                };
                let cell = placed.symbol(resource)?;
                Some(Effect::Energy { cell, own, joins })
            }
        }
    }
}
