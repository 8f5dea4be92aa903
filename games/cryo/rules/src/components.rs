//! The components: board, platform, tiles, cards and all numbers. They are data, so that an owner of the game can put the
//! printed values in place of ours.

mod board;
mod fault;

pub use board::{Board, Cell, Dock, Segment, Slot};
pub use fault::{ComponentsError, Flaw};
pub(crate) use fault::{MOST_KINDS, MOST_SPACES, MOST_STACKS};

use crate::card::CardKind;
use crate::id::{CavernTileId, IncidentId, PlatformId, TileId};
use crate::stock::{Stock, Track};
use game::components::ComponentSet;
use game::{Shared, is_default};
use ron::Value;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The text of our own components.
pub const STANDARD: &str = include_str!("../../../../assets/cryo/components.ron");

/// A checked set of components. The fields of [`Data`] are those of the file.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    data: Data,
    board: Board,
}

/// Where values come from: for people alone.
pub type Mark = Option<Value>;

/// Defines a part of the file: all fields public, and a mark.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$rule:meta])* $field:ident: $kind:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the rule named at the part tells what they are")]
        pub struct $name {
            $($(#[$rule])* pub $field: $kind,)*
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub source: Mark,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub note: Option<String>,
        }
    )*};
}

parts! {
    /// The file of the components.
    Data {
        schema: u32, about: String, game: About, #[serde(rename = "box")] in_box: InBox, tracks: Vec<TrackData>, start: Start,
        players: BTreeMap<u8, ByPlayers>, platform: Platform, actions: Actions, sections: Vec<Section>,
        launch_dock: LaunchDock, salvage: Salvage, damage_markers: Names, resource_tiles: ResourceTiles,
        incident_tiles: IncidentTiles, incident_track: IncidentTrack, caverns: Caverns, tunnels: Tunnels,
        cavern_tiles: CavernTiles, cards: CardsData, upgrade_values: UpgradeValues, scoring: Scoring,
    }
    /// The game.
    About {
        id: String, title: String, publisher: String, year: Marked<u16>, rules: String, seed_file: String, min_players: u8,
        max_players: u8, minutes: Marked<[u16; 2]>,
    }
    /// What lies in the box (cryo §2.1).
    InBox {
        resource_tile_colours: u8, incident_backs: u8, sunset_tiles: u8, boards: u8, platforms: u8, drones: u8, pods: u8,
        resource_markers: u8, energy_pegs: u8, cards: u8, cavern_tiles: u8, damage_markers: u8, resource_tiles: u8,
        incident_tiles: u8, overview_cards: u8, score_pads: u8,
    }
    /// A track of a platform (cryo §1.4, §2.3).
    TrackData { id: Track, en: String, de: String, start: Marked<u8>, max: Marked<u8> }
    /// What players begin with (cryo §2.3 to §2.6, §2.11).
    Start {
        extra_by_seat: BySeat, balance_extra: Balance, hand: Hand, hand_limit: Marked<u8>, drones_each: Marked<u8>,
        pods_each: Marked<u8>, drones_start_on_platform_docks: Marked<Vec<u8>>,
    }
    /// The extra of each seat, from 1 (cryo §2.4).
    BySeat { seats: BTreeMap<u8, Amounts> }
    /// The balance extra: for each number of players the seats, from 1 (cryo §2.5).
    Balance { players: BTreeMap<u8, BTreeMap<u8, Amounts>>, ruling: bool }
    /// Cards dealt and kept (cryo §2.11).
    Hand { dealt: u8, kept: u8 }
    /// The numbers that depend on the number of players (cryo §2.7, §2.8, §2.10).
    ByPlayers { damage_markers: Marked<u8>, resource_stack: Marked<u8>, incident_stack: Marked<u8> }
    /// A platform (cryo §6.6).
    Platform { room: Marked<u8>, places: Places, docks: Vec<PlatformDock> }
    /// Places for cards (cryo §5.2 to §5.4).
    Places { upgrades: u8, missions: u8, vehicles: u8 }
    /// A dock of a platform with its action (cryo §6.7).
    PlatformDock {
        id: u8, en: String, de: String, cost_slot: bool, reward_slot: bool, fixed_reward: Option<Amounts>,
    }
    /// The actions of the ship (cryo §4).
    Actions {
        stasis: ActionData, resource: ActionData, reactor: ActionData, converter: ActionData, computer: ActionData,
        scout: ActionData, send: ActionData, back: ActionData, launch: ActionData,
    }
    /// An action: its names, and the numbers that it has.
    ActionData {
        en: String, de: String,
        #[serde(default, skip_serializing_if = "Option::is_none")] pay: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] up_to: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] gain: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] cost: Option<Marked<Amounts>>,
        #[serde(default, skip_serializing_if = "Option::is_none")] pods_placed: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] pods: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] pods_up_to: Option<u8>,
    }
    /// A section of the ship (cryo §6).
    Section {
        id: String, letter: String, en: String, de: String, number: Marked<u8>, colour: Marked<String>,
        chambers: Vec<Chamber>, incident_spaces: Marked<u8>, cells: Cells, docks: Docks,
    }
    /// A stasis chamber (cryo §2.6).
    Chamber { id: String, number: u8, pods_each: u8 }
    /// The action cells of a section.
    Cells { list: Vec<CellData> }
    /// An action cell (cryo §6.1).
    CellData {
        id: String, col: u8, row: u8, action: ActionKind,
        #[serde(default, skip_serializing_if = "Option::is_none")] colour: Option<Colour>,
        #[serde(default, skip_serializing_if = "Option::is_none")] printed: Option<Amounts>,
    }
    /// The docks of a section.
    Docks { list: Vec<DockData> }
    /// A dock with the cells that it touches (cryo §6.1, §6.2).
    DockData { id: String, col: u8, row: u8, touches: Vec<String>, damage_symbol: bool }
    /// The launch dock (cryo §4.10).
    LaunchDock {
        id: String, touches: Vec<String>, drones: String, can_be_damaged: Marked<bool>, section: Marked<String>,
    }
    /// The salvage spaces (cryo §3.9, §6.5).
    Salvage { spaces_per_row: Marked<u8>, gain_per_pod: Marked<u8>, rows: Vec<SalvageRow> }
    /// A row of salvage spaces.
    SalvageRow { id: String, gives: Amounts, spaces: Vec<SalvageSpace> }
    /// A salvage space.
    SalvageSpace { id: String, min_players: u8 }
    /// A list of names.
    Names { list: Vec<String> }
    /// The resource tiles.
    ResourceTiles { list: Vec<ResourceTile> }
    /// A kind of resource tile (cryo §6.8).
    ResourceTile { id: String, colour: Colour, count: u8, reward: Reward, cost: AnyOf }
    /// A cost: one of these.
    AnyOf { any: Vec<CostItem> }
    /// The incident tiles.
    IncidentTiles { list: Vec<Incident> }
    /// A kind of incident tile (cryo §3.10 to §3.13).
    Incident {
        id: String, back: Back, count: u8, kind: IncidentKind,
        #[serde(default, skip_serializing_if = "Option::is_none")] reward: Option<Reward>,
    }
    /// The incident track (cryo §2.10).
    IncidentTrack { fields: u8, stacks: Vec<Back>, sunset_under_stack: u8, first_tiles: Back }
    /// The cavern spaces.
    Caverns { spaces: Vec<CavernSpace> }
    /// A cavern space (cryo §7.1, §7.5).
    CavernSpace {
        id: String, size: Size, segment: String, min_players: u8, start_face_up: bool, adjacent: Vec<String>,
    }
    /// The tunnels.
    Tunnels { segments: Vec<SegmentData> }
    /// A tunnel segment (cryo §7.3).
    SegmentData { id: String, from: Vec<String>, energy: u8, caverns: Vec<String> }
    /// The cavern tiles.
    CavernTiles { list: Vec<CavernTile> }
    /// A cavern tile (cryo §7.2).
    CavernTile {
        id: String, biome: String, en: String, de: String, size: Size, settling_cost: Amounts, majority: [u8; 2],
    }
    /// The cards (cryo §5).
    CardsData { count_each: Marked<u8>, uses: Names, kinds: Vec<CardData> }
    /// A kind of card with its four uses.
    CardData { id: CardKind, upgrade: UpgradeData, mission: MissionData, vehicle: VehicleData, scrap: ScrapData }
    /// An upgrade.
    UpgradeData { id: String, en: String, de: String }
    /// A mission: its points for each so many.
    MissionData { id: String, en: String, de: String, per: u8, points: Marked<u8> }
    /// A vehicle.
    VehicleData { id: String, en: String, de: String, seats: u8, effect: Option<VehicleEffect> }
    /// The reward for scrapping.
    ScrapData { reward: Reward }
    /// The numbers of upgrades (cryo §5.6u, §5.8u, §5.10u, §5.11u).
    UpgradeValues {
        supercharge_factor: u8, wake_up_extra_seat: u8, wake_up_discount: u8, overclock_cost: Amounts, prototype_cost: u8,
    }
    /// The points (cryo §9.2).
    Scoring { pod_in_cavern: u8, upgrade: u8, vehicle: u8, pod_on_platform: u8 }
}

/// A value with a mark of its own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marked<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Mark,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What is gained or paid: amounts of the tracks, card rewards, and pods to wake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Amounts {
    /// Crystal.
    #[serde(skip_serializing_if = "is_default")]
    pub crystal: u8,
    /// Organics.
    #[serde(skip_serializing_if = "is_default")]
    pub organics: u8,
    /// Tech.
    #[serde(skip_serializing_if = "is_default")]
    pub tech: u8,
    /// Nanites.
    #[serde(skip_serializing_if = "is_default")]
    pub nanites: u8,
    /// Energy.
    #[serde(skip_serializing_if = "is_default")]
    pub energy: u8,
    /// Card rewards (cryo §1.3).
    #[serde(skip_serializing_if = "is_default")]
    pub card: u8,
    /// Own pods woken in any chamber.
    #[serde(skip_serializing_if = "is_default")]
    pub wake: u8,
}

impl Amounts {
    /// Resources and energy.
    pub const fn stock(self) -> Stock {
        Stock::new([
            self.crystal,
            self.organics,
            self.tech,
            self.nanites,
            self.energy,
        ])
    }
}

/// A reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// All of it.
    All(Amounts),
    /// One of the tracks named, of the player's choice.
    OneOf(Amounts),
}

game::words! {
    /// What an action cell does (cryo §4).
    ActionKind {
        /// Stasis control.
        Stasis = "stasis",
        /// Resource space.
        Resource = "resource",
        /// Reactor.
        Reactor = "reactor",
        /// Converter.
        Converter = "converter",
        /// Computer.
        Computer = "computer",
        /// Scout.
        Scout = "scout",
        /// Send crew.
        Send = "send",
        /// Bring back crew.
        Back = "back",
        /// Launch.
        Launch = "launch",
    }
    /// The colour of a resource tile.
    Colour {
        /// Pink.
        Pink = "pink",
        /// Green.
        Green = "green",
        /// Grey.
        Grey = "grey",
    }
    /// What a cost tile asks for (cryo §6.8).
    CostItem {
        /// One crystal.
        Crystal = "crystal",
        /// One organics.
        Organics = "organics",
        /// One tech.
        Tech = "tech",
        /// One nanite.
        Nanites = "nanites",
        /// A hand card.
        Card = "card",
    }
    /// The back of an incident tile.
    Back {
        /// For the first half of the track.
        Early = "early",
        /// For the second half.
        Late = "late",
        /// The sunset.
        Sunset = "sunset",
    }
    /// What an incident does.
    IncidentKind {
        /// A chamber is lost (cryo §3.11).
        Sabotage = "sabotage",
        /// A reward (cryo §3.12).
        Loot = "loot",
        /// The end (cryo §3.13).
        Sunset = "sunset",
    }
    /// The size of a cavern.
    Size {
        /// Small.
        Small = "small",
        /// Large.
        Large = "large",
    }
    /// What is special about a vehicle.
    VehicleEffect {
        /// It reaches any segment for 1 energy (cryo §8.4).
        AnySegment = "any_segment_for_1_energy",
        /// A destroyed pod comes onto it (cryo §5.12).
        RescueNet = "rescue_net",
    }
}

impl CostItem {
    /// The resource that it is; none for a card.
    pub const fn track(self) -> Option<Track> {
        match self {
            Self::Crystal => Some(Track::Crystal),
            Self::Organics => Some(Track::Organics),
            Self::Tech => Some(Track::Tech),
            Self::Nanites => Some(Track::Nanites),
            Self::Card => None,
        }
    }
}

impl AnyOf {
    /// Whether it is paid with a card.
    pub fn is_card(&self) -> bool {
        self.any.contains(&CostItem::Card)
    }

    /// Whether one of this resource pays it; a nanite stands for any of the three others (cryo §1.2).
    pub fn takes(&self, track: Track) -> bool {
        let mut tracks = self.any.iter().filter_map(|item| item.track());
        tracks.any(|known| known == track || track == Track::Nanites)
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
        let board = Board::of(&data)?;
        Ok(Self { data, board })
    }

    /// All that the file says.
    pub const fn data(&self) -> &Data {
        &self.data
    }

    /// Board and platform, ready for use.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What a kind of card is.
    pub fn card(&self, kind: CardKind) -> &CardData {
        &self.data.cards.kinds[kind.index()]
    }

    /// A kind of resource tile.
    pub fn tile(&self, tile: TileId) -> &ResourceTile {
        &self.data.resource_tiles.list[tile.index()]
    }

    /// A kind of incident tile.
    pub fn incident(&self, incident: IncidentId) -> &Incident {
        &self.data.incident_tiles.list[incident.index()]
    }

    /// A cavern tile.
    pub fn cavern_tile(&self, tile: CavernTileId) -> &CavernTile {
        &self.data.cavern_tiles.list[tile.index()]
    }

    /// A dock of a platform.
    pub fn platform_dock(&self, dock: PlatformId) -> &PlatformDock {
        &self.data.platform.docks[dock.index()]
    }

    /// How many tiles there are of each kind of resource tile.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, &ResourceTile)> {
        (0..).map(TileId).zip(&self.data.resource_tiles.list)
    }

    /// Every kind of incident tile.
    pub fn incidents(&self) -> impl Iterator<Item = (IncidentId, &Incident)> {
        (0..).map(IncidentId).zip(&self.data.incident_tiles.list)
    }

    /// Every cavern tile.
    pub fn cavern_tiles(&self) -> impl Iterator<Item = (CavernTileId, &CavernTile)> {
        (0..).map(CavernTileId).zip(&self.data.cavern_tiles.list)
    }

    /// The numbers for this number of players; none if so many cannot play.
    pub fn numbers(&self, players: usize) -> Option<&ByPlayers> {
        self.data.players.get(&u8::try_from(players).ok()?)
    }
}

/// Our own: those of a state from a file, until it is given those of its setup.
impl Default for Components {
    fn default() -> Self {
        (*Self::standard()).clone()
    }
}
