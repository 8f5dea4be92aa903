//! The components: map, cards, tiles and all numbers. They are data, so that an owner of the game can put the printed values
//! in place of ours.

mod board;
mod effect;
mod fault;
mod words;

pub use board::{Board, LabPlace};
pub use effect::{Boost, BuildingChoice, Effect, RoverPoints, Welcomed};
pub(crate) use fault::MOST_LAB;
pub use fault::{ComponentsError, Flaw};
pub use words::*;

use crate::goods::{Good, Goods, Price};
use crate::id::{
    CardId, ContractId, DiscoveryId, GoalId, ResearchId, RewardId, ScientistId, SoloCardId,
    SoloGoalId, TaskCardId,
};
use game::components::ComponentSet;
use game::{Shared, is_default};
use ron::Value;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The text of our own components.
pub const STANDARD: &str = include_str!("../../../../assets/on-mars/components.ron");

/// A checked set of components. The fields of [`Data`] are those of the file.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    data: Data,
    board: Board,
}

/// Where a value comes from: for people alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The mark.
    pub source: String,
    /// The source that it was found in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Defines a part of the file: all fields public, and marks.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$rule:meta])* $field:ident: $kind:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the rule named at the part tells what they are")]
        pub struct $name {
            $($(#[$rule])* pub $field: $kind,)*
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub source: Option<String>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub from: Option<String>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub note: Option<String>,
            #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
            pub source_of: BTreeMap<String, Mark>,
        }
    )*};
}

/// An axial hex.
pub type Axial = (i8, i8);

parts! {
    /// The file of the components.
    Data {
        game: String, version: u32, about: Value, options: OptionsData, resources: Resources, counts: Value, players: Players,
        player_board: PlayerBoard, action_slots: ActionSlots, main_actions: Vec<MainData>, executive_actions: Vec<ExecutiveData>,
        board: BoardData, map_start: MapStart, turn_order: Vec<TurnSpace>, shuttle: ShuttleData, warehouse: WarehouseData,
        tech_grid: TechGrid, techs: Vec<TechData>, lab: LabData, blueprints: Vec<BlueprintData>, blueprint_display: Display,
        buildings: Vec<BuildingData>, arrow_note: String, lss: LssData, lss_rewards: Vec<RewardData>, colony: Colony,
        research_tiles: Vec<ResearchData>, discovery_tiles: Vec<DiscoveryData>, discovery_distance: DiscoveryDistance,
        scientists: Vec<ScientistData>, contract_cost: ContractCost, contracts: Vec<ContractData>, missions: Vec<MissionData>,
        mission_mix: MixData, private_goals: Vec<GoalData>, private_goal_limit: GoalLimit, scoring: Scoring, end: EndData,
        solo: SoloData, first_colonists: FirstColonists,
    }
    /// The switches as they stand at first (on-mars §12.1, §12.2, §17.1).
    OptionsData { colony_update: ColonyUpdate, crystals_usable: CrystalsUsable, mission_mix: MissionMix }
    /// The Resources (on-mars §1.2).
    Resources { kinds: Vec<Good>, joker: Good }
    /// What depends on the number of players (on-mars §2.5, §2.6, §3.7).
    Players { min: u8, max: u8, by_count: BTreeMap<u8, ByCount>, solo_uses: String }
    /// What depends on the number of players.
    ByCount { warehouse_each: u8, tech_refill: bool, placing_cost: PlacingCost }
    /// A player board (on-mars §1.3 to §1.6, §2.14).
    PlayerBoard {
        start: StartGoods, ships: u8, shelters: u8, shelters_on_map: u8, bots: u8, bots_on_map: u8, advanced_markers: u8,
        colonists: u8, colonists_in_lq: u8, rovers: u8, progress_cubes: u8, private_goals: u8, storage_base: u8,
        storage_per_shelter: u8, depot_spaces: u8, depot_covered_at_start: u8, lq_base: u8, lq_per_extra_shelter: u8,
        lq_row_size: u8, lq_op_by_row: Vec<i16>,
    }
    /// What a player begins with (on-mars §2.14).
    StartGoods { mineral: u8, battery: u8, water: u8, plant: u8, oxygen: u8, crystals: u8, op: i16 }
    /// The slots of the red actions (on-mars §3.9).
    ActionSlots { obtain_blueprint: u8, research_development: u8, construct: u8, upgrade: u8, hire: HireSlots }
    /// A Main action (on-mars §4, §5).
    MainData {
        id: MainAction, side: Side, placing: bool, boost: Option<Booster>,
        #[serde(default, skip_serializing_if = "Option::is_none")] steps: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] items: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] bot_mp: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] rover_mp: Option<u8>,
        #[serde(default, skip_serializing_if = "is_default")] cost: Amounts,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] rewards: Vec<Welcomed>,
    }
    /// An Executive action (on-mars §6.1).
    ExecutiveData { id: String, depot_space: u8, price: u8, does: Effect, open_at_start: bool }
    /// The map (on-mars §2.1).
    BoardData { orientation: Orientation, axial: bool, directions: Vec<Axial>, hexes: Vec<Axial>, centre: Axial }
    /// What lies on the map at the start (on-mars §2.9, §2.11, §2.15).
    MapStart {
        mine: Axial, lss_hexes: Vec<Axial>, shelters: BTreeMap<u8, Vec<Axial>>, research: BTreeMap<String, Vec<Axial>>,
    }
    /// A Turn Order space (on-mars §9.12).
    TurnSpace { space: u8, side: Side, bonus: Option<Effect> }
    /// The Shuttle track (on-mars §2.3, §9.1).
    ShuttleData { spaces_per_side: u8, start_space: u8, arrival_space_by_level: BTreeMap<u8, u8> }
    /// The Warehouse (on-mars §2.5).
    WarehouseData { items: Vec<Good> }
    /// The Tech Grid (on-mars §2.6, §4.3).
    TechGrid { rows: Vec<GridRow>, refill_order: Vec<Row> }
    /// A row of the Tech Grid.
    GridRow { row: Row, places: u8, cost: Amounts }
    /// A kind of Tech tile (on-mars §8.23).
    TechData {
        id: Tech, copies: u8, #[serde(rename = "use")] used: TechUse,
        #[serde(default, skip_serializing_if = "is_default")] start_tile: bool,
    }
    /// The Laboratory (on-mars §8.20 to §8.22).
    LabData { columns: Vec<LabColumn>, spaces: Vec<LabSpaceData>, entry: Vec<String>, shelter_start: String }
    /// A column of the Lab.
    LabColumn { column: u8, level: u8, price: Amounts, op: i16 }
    /// A space of the Lab.
    LabSpaceData { space: String, column: u8, row: Row, right: Vec<String>, benefit: Option<Effect> }
    /// A Blueprint (on-mars §8.1 to §8.3).
    BlueprintData {
        id: u8, name: String, de: String, level: u8, building: Building, op: i16, gain: Amounts, scientist: String,
        action: Effect,
    }
    /// The Blueprint display (on-mars §2.7, §7.20).
    Display { start: u8, level_2: Turned, level_3: Turned, rows: u8, row_size: u8 }
    /// What changes on the display at a level.
    Turned { discard: Discarded, add: u8 }
    /// A Building type (on-mars §2.10, §7.2).
    BuildingData {
        #[serde(rename = "type")] building: Building, produces: Good, cost: Amounts, stack: u8, starting: u8,
        progress_cube: bool, lss: bool, arrows: Vec<Vec<u8>>,
    }
    /// The Life Support System (on-mars §2.13, §7.10, §7.11).
    LssData {
        tracks: Vec<Building>, rows: u8, start_row: u8, level_marker_row_at_start: u8, first_advance_op: i16,
        rewards_in_play: u8, choices: Vec<Effect>,
    }
    /// An LSS Reward tile (on-mars §8.60).
    RewardData { id: u8, count: Count, op_each: i16 }
    /// The Colony level (on-mars §7.20).
    Colony {
        max_level: u8, score_progress_at_levels: Vec<u8>, mission_marker_at_levels: Vec<u8>, progress_op: Vec<i16>,
    }
    /// A type of Research tile (on-mars §8.56).
    ResearchData { #[serde(rename = "type")] id: String, copies: u8, does: Effect }
    /// A kind of Discovery tile (on-mars §8.55).
    DiscoveryData { id: String, copies: u8, does: Effect }
    /// Where Discovery tiles are put (on-mars §9.8).
    DiscoveryDistance { hexes: u8, face_up: u8 }
    /// A Scientist (on-mars §5.6, §8.30).
    ScientistData {
        id: String, name: String, de: String, place: u8, cost: Amounts, works_in: Building, scores: Building, op_each: i16,
    }
    /// What a Contract costs (on-mars §5.5).
    ContractCost { crystal: u8 }
    /// An Earth Contract (on-mars §8.35, §8.36).
    ContractData {
        id: u8, kind: ContractKind,
        #[serde(default, skip_serializing_if = "Option::is_none")] building: Option<Building>,
        #[serde(default, skip_serializing_if = "is_default")] complex: u8,
        #[serde(default, skip_serializing_if = "is_default")] needs: Amounts,
        op: i16, op_failed: i16,
    }
    /// A Mission (on-mars §8.46).
    MissionData { id: Mission, text: String, need: BTreeMap<u8, u8>, crystals: u8, deck: MissionMix }
    /// How Missions are mixed (on-mars §2.12).
    MixData { short: Mix, long: Mix, remaining_start: u8 }
    /// So many Missions of each deck.
    Mix { short: u8, long: u8 }
    /// A Private Goal (on-mars §8.41).
    GoalData { id: u8, condition: Vec<Condition>, reward: Effect, or_reward: Effect }
    /// A count that a Private Goal asks for.
    Condition {
        count: Count, n: u8,
        #[serde(default, skip_serializing_if = "is_default")] size: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] spaces: Vec<String>,
    }
    /// How many Goals may be completed (on-mars §8.40, §8.43).
    GoalLimit { per_game: u8, crystal_value: u8 }
    /// The points at the end (on-mars §10.4 to §10.8).
    Scoring {
        progress_op: Vec<i16>, ship_op: i16, blueprint_op: BTreeMap<u8, i16>, blueprint_unbuilt_op: BTreeMap<u8, i16>,
        scientist_op: i16, tie_breakers: Vec<String>,
    }
    /// When the game ends (on-mars §10.1, §10.2).
    EndData { missions_needed_by_level: BTreeMap<u8, u8>, last_round_without_shuttle: bool }
    /// The solo game (on-mars §11).
    SoloData { deck: Vec<SoloCardData>, pointer: Vec<Building>, lq_op: i16, goals: Vec<SoloGoalData> }
    /// A card of Lacerda: the Mission of this letter, his action on either side, and whether he travels (on-mars §11.4).
    SoloCardData { mission: Letter, action: u8, travel: bool }
    /// A Solo Goal: each value is a line that has to be met (on-mars §11.17).
    SoloGoalData {
        id: String,
        #[serde(default, skip_serializing_if = "is_default")] level: u8,
        #[serde(default, skip_serializing_if = "is_default")] contracts: u8,
        #[serde(default, skip_serializing_if = "is_default")] each_kind: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] contract_ids: Vec<u8>,
        #[serde(default, skip_serializing_if = "is_default")] private_goal: u8,
        #[serde(default, skip_serializing_if = "is_default")] tech_level: u8,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")] tech: BTreeMap<Tech, u8>,
        #[serde(default, skip_serializing_if = "is_default")] research: u8,
        #[serde(default, skip_serializing_if = "is_default")] shelters: u8,
        #[serde(default, skip_serializing_if = "is_default")] mines: u8,
        #[serde(default, skip_serializing_if = "is_default")] advanced: u8,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")] advanced_of: BTreeMap<Building, u8>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")] complex_of: BTreeMap<Building, u8>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")] storage: BTreeMap<Good, u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] scientist: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] side: Option<Side>,
        lead: i16,
    }
    /// What the First Colonists tiles and cards say; the solo game draws a start space from them (on-mars §11.2, §17.3).
    FirstColonists { missions: Vec<Mission>, start_spaces: Vec<u8>, a_cards: Vec<Vec<Building>>, b_cards: Vec<TaskCard> }
    /// A task card: what is to be done, and what it brings (on-mars §17.3).
    TaskCard { task: FirstTask, reward: Amounts }
}

/// What is gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "they are named as what they are")]
pub struct Amounts {
    #[serde(skip_serializing_if = "is_default")]
    pub mineral: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub battery: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub water: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub plant: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub oxygen: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub crystal: u8,
    /// A Resource of any kind.
    #[serde(skip_serializing_if = "is_default")]
    pub any: u8,
    /// A Battery, Water, Plant or Oxygen.
    #[serde(skip_serializing_if = "is_default")]
    pub any_lss: u8,
    /// A Colonist of LQ that becomes a miner.
    #[serde(skip_serializing_if = "is_default")]
    pub colonist_lq: u8,
    /// Colonists that go from LQ to WA.
    #[serde(skip_serializing_if = "is_default")]
    pub colonists_lq_to_wa: u8,
}

impl Amounts {
    /// Resources and Crystals.
    pub const fn goods(self) -> Goods {
        Goods([
            self.mineral,
            self.battery,
            self.water,
            self.plant,
            self.oxygen,
            self.crystal,
        ])
    }

    /// As a price. A Mineral is a joker, so a Resource of any kind and one of four kinds cost the same.
    pub const fn price(self) -> Price {
        Price {
            goods: self.goods(),
            any: self.any.saturating_add(self.any_lss),
            colonists: self.colonists_lq_to_wa,
            units: 0,
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
        let board = Board::of(&data);
        Ok(Self { data, board })
    }

    /// All that the file says.
    pub const fn data(&self) -> &Data {
        &self.data
    }

    /// Map and Lab, ready for use.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// A Blueprint.
    pub fn card(&self, card: CardId) -> &BlueprintData {
        &self.data.blueprints[card.index()]
    }

    /// A kind of Discovery tile.
    pub fn discovery(&self, tile: DiscoveryId) -> &DiscoveryData {
        &self.data.discovery_tiles[tile.index()]
    }

    /// A type of Research tile.
    pub fn research(&self, tile: ResearchId) -> &ResearchData {
        &self.data.research_tiles[tile.index()]
    }

    /// A Scientist.
    pub fn scientist(&self, scientist: ScientistId) -> &ScientistData {
        &self.data.scientists[scientist.index()]
    }

    /// An Earth Contract.
    pub fn contract(&self, contract: ContractId) -> &ContractData {
        &self.data.contracts[contract.index()]
    }

    /// A Private Goal.
    pub fn goal(&self, goal: GoalId) -> &GoalData {
        &self.data.private_goals[goal.index()]
    }

    /// An LSS Reward tile.
    pub fn reward(&self, reward: RewardId) -> &RewardData {
        &self.data.lss_rewards[reward.index()]
    }

    /// A Building type.
    pub fn building(&self, building: Building) -> &BuildingData {
        &self.data.buildings[building as usize]
    }

    /// A Main action.
    pub fn main(&self, action: MainAction) -> &MainData {
        &self.data.main_actions[action as usize]
    }

    /// A card of Lacerda.
    pub fn solo_card(&self, card: SoloCardId) -> &SoloCardData {
        &self.data.solo.deck[card.index()]
    }

    /// A Solo Goal.
    pub fn solo_goal(&self, goal: SoloGoalId) -> &SoloGoalData {
        &self.data.solo.goals[goal.index()]
    }

    /// A task card of the First Colonists.
    pub fn task_card(&self, card: TaskCardId) -> &TaskCard {
        &self.data.first_colonists.b_cards[card.index()]
    }

    /// A Mission.
    pub fn mission(&self, mission: Mission) -> &MissionData {
        &self.data.missions[mission as usize]
    }

    /// What depends on the number of players; none if so many cannot play.
    pub fn numbers(&self, players: usize) -> Option<&ByCount> {
        self.data.players.by_count.get(&u8::try_from(players).ok()?)
    }

    /// The effect of a Main action. Landing Pod has none of the table: it is a way to travel (on-mars §4.1).
    pub fn main_effect(&self, action: MainAction) -> Effect {
        let data = self.main(action);
        let boosts = data.boost == Some(Booster::Colonist);
        let boost = |boost| boosts.then_some(boost);
        match action {
            MainAction::LandingPod => Effect::Travel {
                side: TravelSide::Colony,
            },
            MainAction::ObtainBlueprint => Effect::TakeBlueprint {
                n: 1,
                boost: boost(Boost::Blueprint),
            },
            MainAction::LearnTech => Effect::LearnTech {
                n: 1,
                boost: boost(Boost::LearnTech),
            },
            MainAction::ResearchDevelopment => Effect::Develop {
                n: data.steps.unwrap_or(2),
                free: false,
                boost: boost(Boost::Develop),
            },
            MainAction::Resupply => Effect::WarehouseTake {
                n: data.items.unwrap_or(1),
                resources_only: false,
                boost: boost(Boost::Warehouse),
            },
            MainAction::ControlCenter => Effect::MoveAll {
                bots: data.bot_mp.unwrap_or(2),
                rover: data.rover_mp.unwrap_or(2),
            },
            MainAction::Construct => Effect::Construct {
                building: BuildingChoice::Any,
                boost: None,
            },
            MainAction::Upgrade => Effect::Upgrade {
                n: 1,
                free: false,
                anywhere: false,
                boost: None,
            },
            MainAction::WelcomeShip => Effect::WelcomeShip {
                n: 1,
                rewards: None,
                free: false,
                boost: boost(Boost::Ship),
            },
            MainAction::Hire => Effect::HireAny,
        }
    }
}

/// Our own: those of a state from a file, until it is given those of its setup.
impl Default for Components {
    fn default() -> Self {
        (*Self::standard()).clone()
    }
}
