//! The complete state of a game at one moment. What is asked is derived from it: see [`State::question`].

use crate::components::{
    Arm, Components, Consequence, MOST_MARKERS, MOST_ORBITS, Marker, Planet, PlanetType,
    SPECIES_LEVEL,
};
use crate::id::{PlanetId, PlanetSet, TileId, TileSet};
use crate::resource::{Item, Resource, Resources};
use arrayvec::ArrayVec;
use game::{SeatId, Shared};
use serde::{Deserialize, Serialize};

/// The most seats (exoplanets §2).
pub const MOST_SEATS: usize = 4;
/// Two stacks of planets: the top one is the last.
pub type Stacks = [ArrayVec<PlanetId, 64>; 2];

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The seats in turn order.
    pub seats: ArrayVec<Seat, MOST_SEATS>,
    /// Energy on the star.
    pub star: u8,
    /// The cosmic cloud: the common supply.
    pub cloud: Resources,
    /// Markers on the special tiles.
    pub special: Special,
    /// The arms, clockwise from the north.
    pub arms: [ArmState; 4],
    /// The reserve stacks.
    pub stacks: Stacks,
    /// The bag; which planets are in it is public, their order hidden. The next one is the last.
    pub bag: ArrayVec<PlanetId, 64>,
    /// Tiles that nobody drew; hidden.
    pub undrawn: TileSet,
    /// Tiles of one-time effects (exoplanets §7.4).
    pub removed_open: TileSet,
    /// Whether seats get what makes up for their place (exoplanets §10.1).
    pub compensation: bool,
    /// Where the game stands.
    pub stage: Stage,
    /// The birth that goes on, from the choice of its source until the planet is placed.
    pub birth: Option<Birth>,
    /// The turn.
    pub turn: Turn,
    /// The instant effect that goes on.
    pub effect: Option<Played>,
    /// What is still to be done before the turn goes on; the next task is the last.
    pub agenda: ArrayVec<Task, 24>,
    /// What the game is played with.
    pub components: Shared<Components>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// All seats choose their tiles (exoplanets §2.5).
    Setup,
    /// Phase 1 of a turn (exoplanets §4).
    Birth,
    /// Phase 2 of a turn.
    Evolution,
    /// The game is over.
    Over,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat {
    /// Resources.
    pub resources: Resources,
    /// Life markers in supply.
    pub life: u8,
    /// Species markers in supply.
    pub species: u8,
    /// Creation markers held.
    pub creation: u8,
    /// Fusion markers held.
    pub fusion: u8,
    /// Flare markers held.
    pub flare: u8,
    /// Tiles in hand; secret.
    pub hand: TileSet,
    /// Tiles of claimed goals, in their order.
    pub goals: ArrayVec<TileId, 64>,
    /// The tile removed at setup; secret.
    pub removed: TileSet,
    /// Tiles lost to black holes; secret.
    pub lost: TileSet,
}

/// Markers on the special tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Special {
    /// Fusion markers.
    pub fusion: u8,
    /// Flare markers.
    pub flare: u8,
    /// Creation markers.
    pub creation: u8,
}

/// An arm: its planets from the star outward, then tiles face down on the places that are open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ArmState {
    /// The planets; that of orbit 1 is the first.
    pub planets: ArrayVec<Placed, MOST_ORBITS>,
    /// The tiles, innermost first; hidden.
    pub face_down: ArrayVec<TileId, MOST_ORBITS>,
}

/// A planet of the system.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// Which one.
    pub id: PlanetId,
    /// The life markers of each seat.
    pub life: [u8; MOST_SEATS],
    /// Whose species dominates it.
    pub species: Option<SeatId>,
    /// How many of each marker of [`Components::markers`] lie there.
    pub markers: [u8; MOST_MARKERS],
    /// The tile under it.
    pub tile: Option<TileId>,
    /// Resources that each level costs less in this turn (exoplanets §7.14).
    pub discount: u8,
}

/// Where a planet is taken from (exoplanets §4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    /// Two planets out of the bag.
    Bag,
    /// The top of a stack.
    Stack(u8),
}

/// A birth that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Birth {
    /// The source.
    pub source: Source,
    /// Planets out of the bag that have no destination yet.
    pub drawn: [Option<PlanetId>; 2],
    /// The planet to be placed, once it is chosen.
    pub planet: Option<PlanetId>,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Turns of all seats, counted together from 1; 0 before the first.
    pub number: u16,
    /// Planets where the active seat had a life marker when the turn began (exoplanets §6.5).
    pub started: PlanetSet,
    /// Planets that it has developed in this turn (exoplanets §6.10).
    pub developed: PlanetSet,
    /// Life markers of others that its species returned in this turn.
    pub expelled: u8,
}

/// An instant effect that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The tile, which is in no hand any more.
    pub tile: TileId,
    /// The planet chosen: the host, or the aim of a discount or step.
    pub target: Option<PlanetId>,
}

/// Something that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The active seat gets a yield of choice (exoplanets §4.11).
    Yield(Item),
    /// A seat takes so many resources of choice.
    Take {
        /// The seat.
        seat: SeatId,
        /// How many.
        count: u8,
    },
    /// The other seats get what the tile names (exoplanets §7.18).
    Others,
    /// The active seat may exchange so many resources (exoplanets §7.13).
    Exchange(u8),
    /// It has named this kind, and takes one of another.
    Receive(Resource),
    /// Discount or step of the tile.
    Act,
    /// The tile goes under its host or leaves the game; then its consequence.
    Leave,
    /// The active seat has developed this planet (exoplanets §6.10).
    Reward(PlanetId),
    /// All creation markers return (exoplanets §6.13).
    CreationBack,
    /// A seat discards so many tiles (exoplanets §7.7).
    Discard {
        /// The seat.
        seat: SeatId,
        /// How many.
        count: u8,
    },
    /// All markers of a phenomenon return (exoplanets §7.11).
    Back(Consequence),
}

/// A place: its arm, and its orbit from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The arm.
    pub arm: Arm,
    /// The orbit; 1 touches the star.
    pub orbit: u8,
}

impl Placed {
    /// A planet without anything on it.
    pub const fn new(id: PlanetId) -> Self {
        Self {
            id,
            life: [0; MOST_SEATS],
            species: None,
            markers: [0; MOST_MARKERS],
            tile: None,
            discount: 0,
        }
    }

    /// The level of `seat` (exoplanets §6.1).
    pub fn level(&self, seat: SeatId) -> u8 {
        match self.species == Some(seat) {
            true => SPECIES_LEVEL,
            false => self.life[seat.index()],
        }
    }

    /// Whether `seat` is present (exoplanets §10.2).
    pub fn has(&self, seat: SeatId) -> bool {
        self.level(seat) > 0
    }

    /// Whether a species lives there (exoplanets §5.6).
    pub const fn is_dominated(&self) -> bool {
        self.species.is_some()
    }

    /// Whether an effect marker or a tile is there (exoplanets §10.7).
    pub fn is_marked(&self) -> bool {
        self.tile.is_some() || self.has_markers()
    }

    /// Whether an effect marker is there.
    pub fn has_markers(&self) -> bool {
        self.markers != [0; MOST_MARKERS]
    }
}

impl State {
    /// The seat whose turn it is; the first during setup.
    pub fn turn_seat(&self) -> SeatId {
        let turns = usize::from(self.turn.number.saturating_sub(1));
        SeatId((turns % self.seats.len().max(1)) as u8)
    }

    /// All seats.
    pub fn seat_ids(&self) -> impl DoubleEndedIterator<Item = SeatId> + Clone + use<> {
        SeatId::first(self.seats.len())
    }

    /// All planets of the system with their places, arm by arm from the star outward.
    pub fn system(&self) -> impl Iterator<Item = (Place, &Placed)> {
        Arm::ALL.into_iter().flat_map(move |arm| {
            let planets = self.arms[arm.index()].planets.iter();
            let place = move |orbit| Place { arm, orbit };
            planets
                .zip(1..)
                .map(move |(placed, orbit)| (place(orbit), placed))
        })
    }

    /// All planets of the system.
    pub fn planets(&self) -> impl Iterator<Item = &Placed> {
        self.arms.iter().flat_map(|arm| &arm.planets)
    }

    pub(crate) fn planets_mut(&mut self) -> impl Iterator<Item = &mut Placed> {
        self.arms.iter_mut().flat_map(|arm| &mut arm.planets)
    }

    /// A planet of the system; none if it is elsewhere.
    pub fn placed(&self, planet: PlanetId) -> Option<&Placed> {
        self.planets().find(|placed| placed.id == planet)
    }

    pub(crate) fn placed_mut(&mut self, planet: PlanetId) -> Option<&mut Placed> {
        self.planets_mut().find(|placed| placed.id == planet)
    }

    /// The place of a planet of the system.
    pub fn place_of(&self, planet: PlanetId) -> Option<Place> {
        let mut system = self.system();
        let found = system.find(|(_, placed)| placed.id == planet);
        found.map(|(place, _)| place)
    }

    /// What is printed on a planet.
    pub fn card(&self, planet: PlanetId) -> &Planet {
        self.components.planet(planet)
    }

    /// The type of a planet.
    pub fn kind(&self, planet: PlanetId) -> PlanetType {
        self.card(planet).kind
    }

    /// The markers on a planet, each with its number.
    pub fn markers(&self, placed: &Placed) -> impl Iterator<Item = (Marker, u8)> {
        let known = self.components.markers().iter().copied();
        known
            .zip(placed.markers.iter().copied())
            .filter(|(_, count)| *count > 0)
    }

    /// The markers of a phenomenon that a seat holds.
    pub fn held(&self, seat: SeatId, kind: Consequence) -> u8 {
        let seat = &self.seats[seat.index()];
        match kind {
            Consequence::Fusion => seat.fusion,
            Consequence::Flare => seat.flare,
        }
    }
}

impl Special {
    /// The markers of a phenomenon.
    pub(crate) const fn of(&mut self, kind: Consequence) -> &mut u8 {
        match kind {
            Consequence::Fusion => &mut self.fusion,
            Consequence::Flare => &mut self.flare,
        }
    }
}

impl Seat {
    /// The markers of a phenomenon.
    pub(crate) const fn of(&mut self, kind: Consequence) -> &mut u8 {
        match kind {
            Consequence::Fusion => &mut self.fusion,
            Consequence::Flare => &mut self.flare,
        }
    }
}
