//! What a corporation can change in the rules: the trait, and what its methods take and give.

use super::{Benefit, Berths, CorporationData, Field, LevelSet};
use crate::board::placement::Reach;
use crate::board::{Cell, CellSet, Orientation, Tile};
use crate::effect::{Effect, Pending};
use crate::state::Seat;
use crate::terrain::{Terrain, Track, TrackSet};
use arrayvec::ArrayVec;

/// The places one advance can take a tracker to (rules §5.4). A tracker at the top of the rover track may "move" to
/// the field it stands on, which gains the movement above the track (rules §5.5).
pub type Destinations = ArrayVec<Field, 6>;

/// What happens at some moment because of a corporation: a few effects for the agenda.
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
    /// The tile as it lies; parts outside the grid are left out.
    pub fn new(tile: Tile, orientation: Orientation, anchor: Cell) -> Self {
        let mut placed = Self {
            tile,
            cells: CellSet::EMPTY,
            halves: [CellSet::EMPTY; 2],
            symbols: [None; 2],
            meteor: None,
        };
        for part in &tile.shape().footprint(orientation).cells {
            let Some(cell) = anchor.offset(part.column as i8, part.row as i8) else {
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

    /// Whether it carries a resource of `terrain`.
    pub fn has(&self, terrain: Terrain) -> bool {
        self.tile.terrains().contains(&terrain)
    }
}

/// How often a tech may be used (rules §3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// As often as one likes.
    Unlimited,
    /// Once in each round.
    OncePerRound,
    /// Once in the game.
    OncePerGame,
}

/// What a corporation changes in the rules (rules §8). Every method has the answer of the plain rules as its
/// default, and none of them mutates. There are four groups: **data**; **queries**, a base value in and the changed one
/// out; **reactions**, a moment in and effects for the agenda out; **offers**, what a seat may do by itself.
pub trait Corporation: Sync {
    // ---- data ----

    /// Tracks, rovers and the movement above the rover track.
    fn data(&self) -> &CorporationData;

    /// The levels of its techs.
    fn levels(&self) -> std::ops::RangeInclusive<u8> {
        1..=5
    }

    /// What a seat is asked before the first round (rules §2).
    fn preparation(&self) -> Option<Effect> {
        None
    }

    // ---- queries: trackers ----

    /// Whether tech level `level` (1–6) is available to `seat`: reached, and no alert has put it off (rules §6.6,
    /// §11.22). Not to be changed; what a corporation asks for is [`Self::reached`].
    fn unlocked(&self, seat: &Seat, level: u8) -> bool {
        self.reached(seat, level) && !seat.turn.dormant.contains(level)
    }

    /// Whether `seat` has reached tech level `level` (rules §6.6).
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        seat.tracker(Track::Tech).height >= self.data().tech_height(level)
    }

    /// Where one advance can take `tracker` (rules §5.4, §5.5).
    fn destinations(&self, seat: &Seat, tracker: Track) -> Destinations {
        let here = seat.tracker(tracker);
        let mut fields = Destinations::new();
        match self.data().above(here) {
            Some(field) => fields.push(field),
            None if here.track == Track::Rover => fields.push(here),
            None => {}
        }
        fields
    }

    /// Whether an advance between these fields leads upward, and not sideways (rules §11.19).
    fn is_upward(&self, _from: Field, _to: Field) -> bool {
        true
    }

    /// Where regressing takes `tracker` (rules §5.6).
    fn retreat(&self, seat: &Seat, tracker: Track) -> Option<Field> {
        self.data().below(seat.tracker(tracker))
    }

    /// Whether `tracker` can ever stand on `field`; what a file brings may not.
    fn may_stand(&self, tracker: Track, field: Field) -> bool {
        field.track == tracker && self.data().exists(field)
    }

    /// What a field gives that a tracker of `seat` enters (rules §6).
    fn benefits(&self, _seat: &Seat, field: Field) -> Benefits {
        self.data().benefits(field).iter().copied().collect()
    }

    /// The rover movement that a value of `printed` steps on the rover track gives (rules §6.5).
    fn track_movement(&self, _seat: &Seat, printed: u8) -> u8 {
        printed
    }

    // ---- queries: tiles and patches ----

    /// What the resource of `terrain` of a tile just placed gives, as effects that name no source yet (rules
    /// §5.1–§5.3); `plain` is what it gives otherwise.
    fn resource(
        &self,
        _seat: &Seat,
        _placed: &Placed,
        _terrain: Terrain,
        plain: Option<Effect>,
    ) -> Resources {
        plain.into_iter().collect()
    }

    /// How often the resource of a placed tile advances its tracker (rules §5.1); not asked for an advance chosen
    /// through energy.
    fn resource_advances(&self, _seat: &Seat, _resource: Track) -> u8 {
        1
    }

    /// The trackers that an energy resource may advance, of those that the plain rules allow (rules §5.3).
    fn energy_choices(&self, plain: TrackSet) -> TrackSet {
        plain
    }

    /// What a tile or a patch must reach, given what the plain rules ask (rules §4.2).
    fn reach(&self, _seat: &Seat, plain: Reach) -> Reach {
        plain
    }

    /// The terrain whose tiles need not be adjacent (rules §4.2).
    fn roaming(&self, _seat: &Seat) -> Option<Terrain> {
        None
    }

    /// The cells on which no patch may lie because of what lies there (rules §4.5).
    fn patch_obstacles(&self, seat: &Seat) -> CellSet {
        seat.board.covered()
    }

    /// Whether a gained patch may be stored until the end (rules §6.3).
    fn may_store_patches(&self, _seat: &Seat) -> bool {
        false
    }

    /// Whether meteorites are kept off the seat's planet (rules §4.4).
    fn repels_meteorites(&self, _seat: &Seat) -> bool {
        false
    }

    // ---- queries: rovers and what they collect ----

    /// Whether rovers move diagonally too.
    fn moves_diagonally(&self, _seat: &Seat) -> bool {
        false
    }

    /// The cells that a rover enters without spending movement.
    fn free_cells(&self, _seat: &Seat) -> CellSet {
        CellSet::EMPTY
    }

    /// The tech that teleports the rover on `from` for one movement, and where to.
    fn teleport(&self, _seat: &Seat, _from: Cell) -> Option<(u8, CellSet)> {
        None
    }

    /// Whether rovers load meteorites and carry them instead of collecting them.
    fn carries_meteorites(&self) -> bool {
        false
    }

    /// Whether a rover that enters `cell` with a meteorite loses it.
    fn sheds_load(&self, _seat: &Seat, _cell: Cell) -> bool {
        false
    }

    /// The places for a lifepod that is being collected; none if it simply goes to the scoring area.
    fn berths(&self, _seat: &Seat) -> Option<Berths> {
        None
    }

    // ---- reactions ----

    /// Rover movement at the start of a round (rules §3.1).
    fn round_movement(&self, _seat: &Seat) -> u8 {
        0
    }

    /// The tech that gives movement when a tile is chosen, before it is placed, and how much.
    fn movement_on_choosing(&self, _seat: &Seat, _tile: Tile) -> u8 {
        0
    }

    /// What placing a tile gives beyond its resources.
    fn on_placed(&self, _seat: &Seat, _placed: &Placed) -> Reactions {
        Reactions::new()
    }

    /// What reaching a civ milestone brings beyond the card, and whether one of the next rank joins the choice.
    fn on_civ_milestone(&self, _seat: &Seat) -> (Reactions, bool) {
        (Reactions::new(), false)
    }

    /// What unlocking a tech brings at once.
    fn on_tech(&self, _seat: &Seat, _level: u8) -> Reactions {
        Reactions::new()
    }

    /// What collecting a meteorite brings.
    fn on_meteorite(&self, _seat: &Seat) -> Reactions {
        Reactions::new()
    }

    /// What the end of the game asks of the techs (rules §10.2).
    fn at_end(&self, _seat: &Seat) -> Reactions {
        Reactions::new()
    }

    // ---- offers ----

    /// How often the tech of `level` may be used.
    fn limit(&self, _level: u8) -> Limit {
        Limit::Unlimited
    }

    /// The level whose once-per-game ability lapses, used or not, when tech `level` is unlocked.
    fn lapses_with(&self, _level: u8) -> Option<u8> {
        None
    }

    /// The techs that a seat uses by itself (rules §3.8): of these, [`Self::offer`] says what they do.
    fn abilities(&self) -> LevelSet {
        LevelSet::default()
    }

    /// What the tech of `level`, one of [`Self::abilities`], lets the seat do at any moment of its turn; nothing while
    /// the corporation's own rule forbids it.
    fn offer(&self, _seat: &Seat, _level: u8) -> Option<Effect> {
        None
    }

    /// The tech that can be used on a pending effect, and what comes of the effect then.
    fn instead(&self, _seat: &Seat, _effect: Effect) -> Option<(u8, Instead)> {
        None
    }

    // ---- scoring ----

    /// Medals of `tracker` at the end (rules §6.7).
    fn track_medals(&self, seat: &Seat, tracker: Track) -> u8 {
        self.medals_below(seat, seat.tracker(tracker))
    }

    /// The topmost medals on or below `field` that no lifepod covers (rules §6.7).
    fn medals_below(&self, seat: &Seat, field: Field) -> u8 {
        let parked = seat.corporation_state.parked;
        if parked.is_empty() {
            return self.data().medals_up_to(field);
        }
        let fields = (0..=field.height)
            .rev()
            .map(|height| Field::new(field.track, height));
        fields
            .filter(|field| !parked.contains(*field))
            .find_map(|field| self.data().medals(field))
            .unwrap_or(0)
    }
}

/// What comes of a pending effect on which a tech is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// It is there twice.
    Twice,
    /// It becomes this one.
    Becomes(Effect),
}

/// What a track field gives.
pub type Benefits = ArrayVec<Benefit, 4>;

/// The effects of one resource of a placed tile.
pub type Resources = ArrayVec<Effect, 5>;
