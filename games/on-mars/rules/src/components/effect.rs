//! What cards, tiles and spaces do (on-mars §15).

use super::{Amounts, Building, TravelSide};
use game::is_default;
use serde::{Deserialize, Serialize};

/// An effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Gain this.
    GainResource(Amounts),
    /// Gain so many Resources of one's choice.
    GainResourceChoice {
        /// How many.
        n: u8,
        /// Whether Minerals are not among them.
        non_mineral: bool,
    },
    /// Gain so many Crystals.
    GainCrystal {
        /// How many.
        n: u8,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Score so many OP.
    GainOp {
        /// How many.
        n: u8,
    },
    /// Gain so many Colonists.
    GainColonist {
        /// How many.
        n: u8,
        /// For this.
        #[serde(default, skip_serializing_if = "is_default")]
        cost: Amounts,
    },
    /// Take so many items out of the Warehouse (on-mars §4.5).
    WarehouseTake {
        /// How many.
        n: u8,
        /// Whether no Crystal (on-mars §12.10).
        #[serde(default, skip_serializing_if = "is_default")]
        resources_only: bool,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Take so many Tech tiles (on-mars §4.3).
    LearnTech {
        /// How many.
        n: u8,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Develop so many steps (on-mars §4.4).
    Develop {
        /// How many.
        n: u8,
        /// Whether at no cost.
        free: bool,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Take so many Blueprints (on-mars §4.2).
    TakeBlueprint {
        /// How many.
        n: u8,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Upgrade so many Buildings (on-mars §7.12).
    Upgrade {
        /// How many.
        n: u8,
        /// Whether without the Mineral.
        #[serde(default, skip_serializing_if = "is_default")]
        free: bool,
        /// Whether outside the Building zone too.
        #[serde(default, skip_serializing_if = "is_default")]
        anywhere: bool,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Construct a Building (on-mars §7.1).
    Construct {
        /// Which.
        #[serde(rename = "type")]
        building: BuildingChoice,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Move Bots.
    MoveBots {
        /// Movement points.
        mp: u8,
        /// Whether Crystals may add some.
        #[serde(default, skip_serializing_if = "is_default")]
        crystal_boost: bool,
    },
    /// Move Bots, which collect like a Rover (on-mars §8.3.21).
    MoveBotsAsRover {
        /// Movement points.
        mp: u8,
        /// Whether Crystals may add some.
        #[serde(default, skip_serializing_if = "is_default")]
        crystal_boost: bool,
    },
    /// Move the Rover.
    MoveRover {
        /// Movement points.
        mp: RoverPoints,
        /// Whether Crystals may add some.
        #[serde(default, skip_serializing_if = "is_default")]
        crystal_boost: bool,
        /// Whether Rover Tech may be used.
        #[serde(default, skip_serializing_if = "is_default")]
        tech: bool,
    },
    /// Move Bots and Rover: the Control Center (on-mars §5.1).
    #[serde(skip)]
    MoveAll {
        /// Movement points of the Bots.
        bots: u8,
        /// Movement points of the Rover.
        rover: u8,
    },
    /// Every own miner and Advanced Building produces (on-mars §8.3.3).
    ProduceAll {
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Welcome so many Ships (on-mars §5.4).
    WelcomeShip {
        /// How many.
        n: u8,
        /// What comes with each, if not what comes with the Main action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rewards: Option<[Welcomed; 2]>,
        /// Whether without the price.
        #[serde(default, skip_serializing_if = "is_default")]
        free: bool,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// Take a Contract (on-mars §5.5).
    TakeContract {
        /// Whether for its price.
        paid: bool,
    },
    /// Take a Scientist.
    TakeScientist {
        /// Whether without the price.
        free: bool,
    },
    /// Hire a Scientist or take a Contract, paid (on-mars §5.5).
    HireAny,
    /// Fetch back so many Colonists from slots or WA.
    RetrieveAny {
        /// How many.
        n: u8,
    },
    /// Fetch back any number of Colonists from slots (on-mars §12.19).
    RetrieveSlots {},
    /// Fetch back so many Colonists from WA.
    RetrieveWa {
        /// How many.
        n: u8,
    },
    /// Pay Resources, gain others (on-mars §8.3.20).
    ExchangeResource {
        /// So many are paid.
        pay: u8,
        /// So many are gained.
        gain_non_mineral: u8,
        /// What a Colonist adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boost: Option<Boost>,
    },
    /// The Radar (on-mars §8.3.15).
    CopyDiscovery,
    /// Travel (on-mars §9.8, §9.9).
    Travel {
        /// Where to.
        side: TravelSide,
    },
    /// Use an Advanced Building (on-mars §6.3).
    UseAdvancedBuilding,
}

/// What a Colonist sent to WA adds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are named as what they add")]
pub enum Boost {
    Upgrade,
    TechLevel,
    ProduceOne,
    Ship,
    Warehouse,
    LearnTech,
    Crystal,
    Develop,
    Blueprint,
    Resource,
}

/// What may be constructed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are named as what they are")]
pub enum BuildingChoice {
    Mine,
    Generator,
    WaterExtractor,
    Greenhouse,
    OxygenCondenser,
    Shelter,
    /// Any type.
    Any,
}

impl BuildingChoice {
    /// Whether this type may be constructed.
    pub const fn allows(self, building: Building) -> bool {
        matches!(self, Self::Any) || self as u8 == building as u8
    }
}

/// The movement points of a Rover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoverPoints {
    /// So many.
    Points(u8),
    /// As many as the highest Rover Tech in play has levels (on-mars §12.17).
    HighestRoverTech,
}

/// What comes with a Ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Welcomed {
    /// Colonists.
    pub colonists: u8,
    /// Bots.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bots: u8,
}

impl Effect {
    /// What a Colonist adds; none if it cannot be boosted.
    pub const fn boost(self) -> Option<Boost> {
        match self {
            Self::GainCrystal { boost, .. }
            | Self::WarehouseTake { boost, .. }
            | Self::LearnTech { boost, .. }
            | Self::Develop { boost, .. }
            | Self::TakeBlueprint { boost, .. }
            | Self::Upgrade { boost, .. }
            | Self::Construct { boost, .. }
            | Self::ProduceAll { boost }
            | Self::WelcomeShip { boost, .. }
            | Self::ExchangeResource { boost, .. } => boost,
            _ => None,
        }
    }
}
