//! The rules that a corporation can change: the trait, and the types of its methods.

use super::{Benefit, Berths, CorporationData, Field, Tech, TechMovement, Techs};
use crate::board::{Cell, CellSet, Orientation, PlacementRules, Tile};
use crate::effect::{Effect, Pending};
use crate::state::Seat;
use crate::terrain::{Terrain, Track, TrackSet};
use arrayvec::ArrayVec;

/// The possible destinations of one advance of a tracker (rules §5.4). A tracker at the top of the rover track may
/// "move" to the field it stands on, which gains the movement above the track (rules §5.5).
pub type Destinations = ArrayVec<Field, 6>;

/// The reactions of a corporation to a moment of the game: a few effects for the agenda.
pub type Reactions = ArrayVec<Pending, 4>;

/// A tile that was just placed.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// The tile.
    pub tile: Tile,
    /// Its cells.
    pub cells: CellSet,
    /// The cells of each of its two terrains, in the order of [`Tile::terrains`].
    pub halves: [CellSet; 2],
    /// The cells of its two resource symbols, in the same order.
    pub symbols: [Option<Cell>; 2],
    /// The cell of its meteor symbol.
    pub meteor: Option<Cell>,
}

impl Placed {
    /// A tile in this orientation at this anchor. Parts outside the grid are left out.
    pub fn new(tile: Tile, orientation: Orientation, anchor: Cell) -> Self {
        let mut placed = Self {
            tile,
            cells: CellSet::EMPTY,
            halves: [CellSet::EMPTY; 2],
            symbols: [None; 2],
            meteor: None,
        };
        for part in &tile.shape().footprint(orientation).cells {
            let Some(cell) = part.at(anchor) else {
                continue;
            };
            let half = usize::from(part.half) % 2;
            placed.cells.insert(cell);
            placed.halves[half].insert(cell);
            if part.meteor && tile.has_meteor() {
                placed.meteor = Some(cell);
            }
            if part.symbol {
                placed.symbols[half] = Some(cell);
            }
        }
        placed
    }

    /// The cells of this tile that show `terrain`.
    pub fn showing(&self, terrain: Terrain) -> CellSet {
        let halves = self.tile.terrains().into_iter().zip(self.halves);
        halves
            .filter(|(half, _)| *half == terrain)
            .fold(CellSet::EMPTY, |all, (_, cells)| all | cells)
    }

    /// The cell of the resource symbol of `terrain`, if it carries one.
    pub fn symbol(&self, terrain: Terrain) -> Option<Cell> {
        let mut halves = self.tile.terrains().into_iter().zip(self.symbols);
        halves.find(|(half, _)| *half == terrain)?.1
    }

    /// Whether it carries a resource of `terrain`.
    pub fn has(&self, terrain: Terrain) -> bool {
        self.tile.terrains().contains(&terrain)
    }
}

/// The rules that a corporation changes (rules §8). Every method has the plain rule as its default, and none mutates a
/// state. There are three groups: **data**, the tracks and the [`Tech`]s; **queries**, a base value in and the changed
/// one out; **reactions**, a moment in and effects for the agenda out. Rules that no corporation changes are in
/// [`Techs`].
pub trait Corporation: Sync {
    // ---- data ----

    /// Tracks, rovers and the movement above the rover track.
    fn data(&self) -> &CorporationData;

    /// Its techs, from level 1 on.
    fn techs(&self) -> &[Tech] {
        &[Tech::THROUGHOUT; 5]
    }

    /// The effect that a seat resolves before the first round (rules §2).
    fn preparation(&self) -> Option<Effect> {
        None
    }

    // ---- queries: trackers ----

    /// Whether `seat` has reached tech level `level` (rules §6.6).
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        seat.tracker(Track::Tech).height >= self.data().tech_height(level)
    }

    /// The destinations of one advance of `tracker` (rules §5.4, §5.5).
    fn destinations(&self, seat: &Seat, tracker: Track) -> Destinations {
        let here = seat.tracker(tracker);
        let above_top = (here.track == Track::Rover).then_some(here);
        let next = self.data().above(here).or(above_top);
        next.into_iter().collect()
    }

    /// Whether an advance between these fields leads upward, and not sideways (rules §11.19).
    fn is_upward(&self, _from: Field, _to: Field) -> bool {
        true
    }

    /// The destination of `tracker` when it regresses (rules §5.6).
    fn retreat(&self, seat: &Seat, tracker: Track) -> Option<Field> {
        self.data().below(seat.tracker(tracker))
    }

    /// Whether `tracker` can ever be on `field`. A state from a file may violate this.
    fn may_stand(&self, tracker: Track, field: Field) -> bool {
        field.track == tracker && self.data().exists(field)
    }

    /// The benefits of a field that a tracker of `seat` enters (rules §6).
    fn benefits(&self, _seat: &Seat, field: Field) -> Benefits {
        self.data().benefits(field).iter().copied().collect()
    }

    /// The rover movement for a value of `printed` steps on the rover track (rules §6.5).
    fn track_movement(&self, _seat: &Seat, printed: u8) -> u8 {
        printed
    }

    /// The benefits of a field as `seat` gains them: movement with what techs add to it (rules §6.5).
    fn gains(&self, seat: &Seat, field: Field) -> Benefits {
        let gained = |benefit| match benefit {
            Benefit::RoverMoves(printed) => Benefit::RoverMoves(self.track_movement(seat, printed)),
            _ => benefit,
        };
        self.benefits(seat, field).into_iter().map(gained).collect()
    }

    // ---- queries: tiles and patches ----

    /// The effects of the resource of `terrain` on a tile just placed, still without a source (rules §5.1–§5.3).
    /// `plain` is the standard effect.
    fn resource(
        &self,
        _seat: &Seat,
        _placed: &Placed,
        _terrain: Terrain,
        plain: Option<Effect>,
    ) -> Resources {
        plain.into_iter().collect()
    }

    /// The number of advances from the resource of a placed tile (rules §5.1). Advances chosen for energy do not use
    /// it.
    fn resource_advances(&self, _seat: &Seat, _resource: Track) -> u8 {
        1
    }

    /// The cells of other terrains that count as energy for an energy resource of a tile that was just placed: those of one
    /// tile at a time (rules §11.17).
    fn energy_joins(&self, _seat: &Seat) -> CellSet {
        CellSet::EMPTY
    }

    /// The trackers that an energy resource may advance, out of those that the plain rules allow (rules §5.3).
    fn energy_choices(&self, plain: TrackSet) -> TrackSet {
        plain
    }

    /// Changes the placement rules of tiles and patches (rules §4.2).
    fn bind(&self, _seat: &Seat, _rules: &mut PlacementRules) {}

    /// The cells whose contents allow no patch (rules §4.5).
    fn patch_obstacles(&self, seat: &Seat) -> CellSet {
        seat.board.covered()
    }

    /// Whether a gained patch may be stored until the end (rules §6.3).
    fn may_store_patches(&self, _seat: &Seat) -> bool {
        false
    }

    /// Whether the seat's planet repels meteorites (rules §4.4).
    fn repels_meteorites(&self, _seat: &Seat) -> bool {
        false
    }

    // ---- queries: rovers and what they collect ----

    /// Whether rovers also move diagonally.
    fn moves_diagonally(&self, _seat: &Seat) -> bool {
        false
    }

    /// The cells that a rover enters without spending movement.
    fn free_cells(&self, _seat: &Seat) -> CellSet {
        CellSet::EMPTY
    }

    /// The tech that teleports the rover on `from` for one movement, and the destinations.
    fn teleport(&self, _seat: &Seat, _from: Cell) -> Option<(u8, CellSet)> {
        None
    }

    /// The cells on which rovers lose the meteorite they carry; `None` if rovers collect meteorites instead of carrying
    /// them.
    fn carrying(&self, _seat: &Seat) -> Option<CellSet> {
        None
    }

    /// The places for a lifepod that is being collected.
    fn berths(&self, _seat: &Seat) -> Berths {
        Berths::SCORING
    }

    // ---- reactions ----

    /// Rover movement at the start of a round (rules §3.1), if there is any.
    fn round_movement(&self, _seat: &Seat) -> Option<TechMovement> {
        None
    }

    /// The movement gained when `tile` is chosen, before it is placed, if there is any.
    fn movement_on_choosing(&self, _seat: &Seat, _tile: Tile) -> Option<TechMovement> {
        None
    }

    /// The effects of placing a tile beyond its resources.
    fn on_placed(&self, _seat: &Seat, _placed: &Placed) -> Reactions {
        Reactions::new()
    }

    /// The effects of a civ milestone beyond the card, and whether a card of the next rank joins the choice.
    fn on_civ_milestone(&self, _seat: &Seat) -> (Reactions, bool) {
        (Reactions::new(), false)
    }

    /// The effect of every tech milestone, besides its tech.
    fn on_tech(&self) -> Option<Pending> {
        None
    }

    /// The effect of collecting a meteorite.
    fn on_meteorite(&self, _seat: &Seat) -> Option<Pending> {
        None
    }

    /// The effect of a tech at the end of the game (rules §10.2).
    fn at_end(&self, _seat: &Seat) -> Option<Pending> {
        None
    }

    // ---- scoring ----

    /// Medals of `tracker` at the end (rules §6.7).
    fn track_medals(&self, seat: &Seat, tracker: Track) -> u8 {
        self.medals_below(seat, seat.tracker(tracker))
    }
}

/// The benefits of a track field.
pub type Benefits = ArrayVec<Benefit, 4>;

/// The effects of one resource of a placed tile.
pub type Resources = ArrayVec<Effect, 5>;
