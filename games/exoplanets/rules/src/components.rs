//! The components: planets, goals, space tiles and all numbers (exoplanets §2, §15). They are data, so that an owner of the
//! game can put the printed values in place of ours.

mod fault;

pub use fault::{ComponentsError, Flaw};

use crate::id::{PlanetId, TileId};
use crate::resource::{Item, Resource, Resources, sums_of, totals};
use arrayvec::ArrayVec;
use game::components::ComponentSet;
use game::{Shared, is_default};
use ron::Value;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The text of our own components.
pub const STANDARD: &str = include_str!("../../../../assets/exoplanets/components.ron");
/// The most kinds of effect markers.
pub const MOST_MARKERS: usize = 12;
/// The level of a species (exoplanets §1.12).
pub const SPECIES_LEVEL: u8 = 4;
/// The most planets of an arm.
pub const MOST_ORBITS: usize = 8;

/// A checked set of components. The fields of [`Data`] are those of the file.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    data: Data,
    /// The numbers of goal and effect of each tile, in their lists.
    faces: Vec<(u8, u8)>,
    effects: Vec<Effect>,
    /// The totals that pay the printed price of each planet with nothing taken off, one resource, and so on: of one level, of
    /// two, and so on.
    prices: Vec<Vec<[Vec<Resources>; SPECIES_LEVEL as usize]>>,
    /// Every different effect marker.
    markers: ArrayVec<Marker, MOST_MARKERS>,
}

/// The file of the components.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "exoplanets §15 describes the fields")]
pub struct Data {
    pub game: String,
    pub format: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    pub notice: Notice,
    pub resources: Supplies,
    pub types: Types,
    pub counts: Counts,
    pub star: Star,
    pub setup: Numbers,
    pub seat_compensation: Compensations,
    pub phenomena: Phenomena,
    pub scoring: Scoring,
    pub players: Players,
    pub planets: Vec<Planet>,
    pub goals: Vec<Goal>,
    pub effects: BTreeMap<String, Effect>,
    pub space_tiles: SpaceTiles,
}

/// Where values come from: for people alone (exoplanets §15.5).
pub type Mark = Option<Value>;

/// Defines a part of the file: all fields public, and a mark.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$rule:meta])* $field:ident: $kind:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(missing_docs, reason = "exoplanets §15 describes the fields")]
        pub struct $name {
            $($(#[$rule])* pub $field: $kind,)*
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub source: Mark,
        }
    )*};
}

parts! {
    /// What players have to be told, in both languages.
    Notice { en: String, de: String }
    /// The resources with their numbers.
    Supplies {
        #[serde(rename = "E")] energy: Supply,
        #[serde(rename = "W")] water: Supply,
        #[serde(rename = "G")] gas: Supply,
    }
    /// A resource: its names, and how many there are.
    Supply { name: String, name_de: String, count: u8 }
    /// The types of planets.
    Types { rocky: Name, super_earth: Name, gas_giant: Name, water_world: Name }
    /// The name of something in both languages.
    Name { name: String, name_de: String }
    /// What lies in the box.
    Counts {
        planets: u8, space_tiles: u8, stars: u8, special_tiles: u8, life_per_colour: u8, species_per_colour: u8, fusion: u8,
        flare: u8, creation: u8, effect_markers: u8, reference_cards: u8, bags: u8,
    }
    /// The star.
    Star { arms: Vec<Arm> }
    /// The numbers of exoplanets §2.
    Numbers {
        players: BTreeMap<u8, ByPlayers>, first_orbit: u8, reserve_stacks: u8, draw_tiles: u8, keep_tiles: u8,
        start_resources: Amounts,
    }
    /// The numbers that depend on the number of players (exoplanets §2.2).
    ByPlayers { star_energy: u8, tiles_per_arm: u8, fusion: u8, flare: u8, creation: u8 }
    /// What seats get because of their place in turn order (exoplanets §10.1).
    Compensations { players: BTreeMap<u8, Compensation>, meaning: String }
    /// Markers that each seat takes (exoplanets §10.1).
    Compensation { creation: Vec<u8>, flare: Vec<u8> }
    /// The numbers of the three phenomena.
    Phenomena { black_hole: BlackHole, solar_storm: SolarStorm, collision: Collision }
    /// Tiles that a black hole takes (exoplanets §7.7).
    BlackHole { discard: u8, most_discard_more: u8 }
    /// Gas that a solar storm takes (exoplanets §7.10).
    SolarStorm { lose_gas: u8, most_lose_more: u8, energy_if_lost: u8 }
    /// What a collision brings (exoplanets §6.13).
    Collision { markers_per_resource: u8 }
    /// The numbers of exoplanets §6.8 and §9.
    Scoring { life: u8, species: u8, species_level: u8, resource_per_returned_marker: u8, floor_per_planet: i16 }
    /// The players.
    Players { colours: Vec<Colour> }
    /// A planet (exoplanets §5).
    Planet {
        id: String,
        #[serde(rename = "type")] kind: PlanetType,
        cost: ArrayVec<Item, 3>,
        #[serde(rename = "yield")] yields: Item,
    }
    /// A goal (exoplanets §8).
    Goal { number: u8, name: String, name_de: String, ep: u8, condition: Condition, text: String, text_de: String }
    /// An instant effect (exoplanets §7, §15.2).
    Effect {
        name: String, name_de: String, permanent: bool, consequence: Consequence,
        #[serde(default, skip_serializing_if = "is_default")] gain: Amounts,
        #[serde(default, skip_serializing_if = "is_default")] others: Amounts,
        #[serde(default, skip_serializing_if = "is_default")] exchange: u8,
        #[serde(default, skip_serializing_if = "is_default")] discount: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")] step: Option<Amounts>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] mark: Vec<Scoped>,
        text: String, text_de: String, tiles: u8,
    }
    /// All space tiles.
    SpaceTiles { tiles: Vec<SpaceTile> }
    /// A space tile: the number of its goal and the key of its effect.
    SpaceTile { id: String, goal: u8, effect: String }
}

/// Amounts of resources, and of resources of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Amounts {
    /// Energy.
    #[serde(rename = "E", skip_serializing_if = "is_default")]
    pub energy: u8,
    /// Water.
    #[serde(rename = "W", skip_serializing_if = "is_default")]
    pub water: u8,
    /// Gas.
    #[serde(rename = "G", skip_serializing_if = "is_default")]
    pub gas: u8,
    /// Of the player's choice.
    #[serde(skip_serializing_if = "is_default")]
    pub any: u8,
}

impl Amounts {
    /// The resources that are named.
    pub const fn named(self) -> Resources {
        Resources::new(self.energy, self.water, self.gas)
    }
}

game::words! {
    /// The type of a planet (exoplanets §1.6).
    PlanetType {
        /// A rocky planet.
        Rocky = "rocky",
        /// A super-Earth.
        SuperEarth = "super_earth",
        /// A gas giant.
        GasGiant = "gas_giant",
        /// A water world.
        WaterWorld = "water_world",
    }
    /// An arm: one of the four sides of the star, clockwise (exoplanets §1.2).
    Arm {
        /// North.
        North = "north",
        /// East.
        East = "east",
        /// South.
        South = "south",
        /// West.
        West = "west",
    }
    /// The colour of a player (exoplanets §2.7).
    Colour {
        /// Orange.
        Orange = "orange",
        /// Purple.
        Purple = "purple",
        /// Green.
        Green = "green",
        /// White.
        White = "white",
    }
    /// The marker that an effect costs (exoplanets §1.13).
    Consequence {
        /// A fusion marker, which leads to the black hole.
        Fusion = "fusion",
        /// A flare marker, which leads to the solar storm.
        Flare = "flare",
    }
    /// What a goal counts (exoplanets §15.3).
    ConditionKind {
        /// Planets with own presence.
        Presence = "presence",
        /// Own species.
        Species = "species",
        /// Types of planets with own presence.
        Types = "types",
        /// Arms with own presence.
        Arms = "arms",
        /// Planets of one orbit with own presence.
        SameOrbit = "same_orbit",
        /// Consecutive planets of an arm with own presence.
        Chain = "chain",
        /// A planet for each level.
        LevelsEach = "levels_each",
        /// Resources held.
        Hold = "hold",
        /// Planets developed this turn.
        TurnPlanets = "turn_planets",
        /// Markers of others returned this turn.
        TurnExpelled = "turn_expelled",
    }
    /// The planets that a permanent effect names (exoplanets §7.16).
    Scope {
        /// The planet above the tile.
        Host = "host",
        /// Its neighbours.
        Neighbours = "neighbours",
        /// All of its arm.
        Arm = "arm",
        /// All of its orbit.
        Orbit = "orbit",
    }
}

impl Arm {
    /// Index into a list of arms.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The condition of a goal (exoplanets §15.3), and its filters (§15.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// What is counted.
    pub kind: ConditionKind,
    /// The number needed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub min: u8,
    /// The type of the planets.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub planet: Option<PlanetType>,
    /// The size of the planets, exactly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u8>,
    /// The innermost orbit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orbit_min: Option<u8>,
    /// The outermost orbit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orbit_max: Option<u8>,
    /// Whether life markers of others have to lie there too (exoplanets §10.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shared: bool,
    /// Whether there has to be an effect marker or a tile (exoplanets §10.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub marked: bool,
    /// Levels, each on a planet of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<u8>,
}

/// A marker with the planets that get it: one of the last three fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoped {
    /// The planets.
    pub scope: Scope,
    /// An EP marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ep: Option<i8>,
    /// A marker for one resource more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub add: Option<Item>,
    /// A marker for resources less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minus: Option<u8>,
}

/// An effect marker (exoplanets §1.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marker {
    /// So many EP more, or less.
    Ep(i8),
    /// Life costs this resource more.
    Add(Resource),
    /// Life costs so many resources less.
    Minus(u8),
}

impl Scoped {
    /// The marker; none if the file names none or several.
    fn marker(self) -> Option<Marker> {
        match (self.ep, self.add, self.minus) {
            (Some(ep), None, None) => Some(Marker::Ep(ep)),
            (None, Some(item), None) => item.only().map(Marker::Add),
            (None, None, Some(minus)) => Some(Marker::Minus(minus)),
            _ => None,
        }
    }
}

impl Components {
    /// Our own components.
    ///
    /// # Panics
    /// If the embedded file has a mistake, which a test looks for.
    pub fn standard() -> Shared<Self> {
        static STANDARD_SET: LazyLock<Shared<Components>> =
            LazyLock::new(|| Shared::new(Components::parse(STANDARD).expect("they are tested")));
        STANDARD_SET.clone()
    }

    /// The components of a set.
    ///
    /// # Errors
    /// What is wrong with the text of an owner's set.
    pub fn of(set: &ComponentSet) -> Result<Shared<Self>, ComponentsError> {
        set.read(Self::standard, Self::parse)
    }

    /// Reads and checks the text of a file of components.
    ///
    /// # Errors
    /// The first mistake, its place in the file, and what to do about it.
    pub fn parse(text: &str) -> Result<Self, ComponentsError> {
        let data: Data = ron::from_str(text)?;
        fault::check(&data)?;
        let mut markers = ArrayVec::new();
        for scoped in data.effects.values().flat_map(|effect| &effect.mark) {
            if let Some(marker) = scoped.marker()
                && !markers.contains(&marker)
            {
                markers
                    .try_push(marker)
                    .map_err(|_| ComponentsError::at("effects", Flaw::Markers))?;
            }
        }
        let place = |tile: &SpaceTile| {
            let goal = data.goals.iter().position(|goal| goal.number == tile.goal);
            let effect = data.effects.keys().position(|key| *key == tile.effect);
            Some((goal? as u8, effect? as u8))
        };
        let faces = data.space_tiles.tiles.iter().filter_map(place).collect();
        Ok(Self {
            effects: data.effects.values().cloned().collect(),
            prices: data.planets.iter().map(Planet::prices).collect(),
            faces,
            markers,
            data,
        })
    }

    /// All that the file says.
    pub const fn data(&self) -> &Data {
        &self.data
    }

    /// A planet.
    pub fn planet(&self, planet: PlanetId) -> &Planet {
        &self.data.planets[planet.index()]
    }

    /// The totals that pay what is printed for so many levels on a planet, at least one, with `less` taken off each: a single
    /// one if that leaves no choice.
    pub(crate) fn prices(&self, planet: PlanetId, less: usize, levels: u8) -> &[Resources] {
        let prices = &self.prices[planet.index()];
        &prices[less.min(prices.len() - 1)][usize::from(levels) - 1]
    }

    /// The number of planets.
    pub const fn planet_count(&self) -> usize {
        self.data.planets.len()
    }

    /// The number of space tiles.
    pub const fn tile_count(&self) -> usize {
        self.faces.len()
    }

    /// The name of a tile in files and exports.
    pub fn tile_name(&self, tile: TileId) -> &str {
        &self.data.space_tiles.tiles[tile.index()].id
    }

    /// The goal of a tile.
    pub fn goal(&self, tile: TileId) -> &Goal {
        &self.data.goals[usize::from(self.faces[tile.index()].0)]
    }

    /// The effect of a tile.
    pub fn effect(&self, tile: TileId) -> &Effect {
        &self.effects[usize::from(self.faces[tile.index()].1)]
    }

    /// Every different effect marker; a planet counts how many of each lie on it.
    pub fn markers(&self) -> &[Marker] {
        &self.markers
    }

    /// The number that [`Self::markers`] gives to a marker of an effect.
    pub(crate) fn marker_number(&self, scoped: Scoped) -> Option<usize> {
        let marker = scoped.marker()?;
        self.markers.iter().position(|known| *known == marker)
    }

    /// The numbers for this number of players; none if so many cannot play.
    pub fn numbers(&self, players: usize) -> Option<&ByPlayers> {
        self.data.setup.players.get(&u8::try_from(players).ok()?)
    }

    /// All energy, water and gas.
    pub const fn supply(&self) -> Resources {
        let Supplies {
            energy, water, gas, ..
        } = &self.data.resources;
        Resources::new(energy.count, water.count, gas.count)
    }
}

/// Our own: those of a state from a file, until it is given those of its setup.
impl Default for Components {
    fn default() -> Self {
        (*Self::standard()).clone()
    }
}

impl Planet {
    /// The size: the number of its printed cost items (exoplanets §5.1).
    pub fn size(&self) -> u8 {
        self.cost.len() as u8
    }

    /// The totals that pay one level, two, and so on: with nothing taken off, with one resource, and so on down to one.
    fn prices(&self) -> Vec<[Vec<Resources>; SPECIES_LEVEL as usize]> {
        let plenty = Resources::new(u8::MAX, u8::MAX, u8::MAX);
        let paid = (1..=self.cost.len()).rev();
        let levels = |paid| {
            let one = totals(&self.cost, paid, plenty);
            let mut sums = vec![Resources::NONE];
            std::array::from_fn(|_| {
                sums = sums_of(&sums, &one);
                sums.clone()
            })
        };
        paid.map(levels).collect()
    }
}
