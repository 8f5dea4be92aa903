//! The words of the file.

use crate::goods::Good;

game::words! {
    /// A task of the First Colonists (on-mars §17.3).
    FirstTask {
        LearnTech = "learn_tech", TravelByShuttle = "travel_by_shuttle", ConstructShelter = "construct_shelter",
        HireScientist = "hire_scientist", Develop = "develop", DevelopTwice = "develop_twice_in_a_turn",
        PlaceDiscovery = "place_discovery", ObtainBlueprint = "obtain_blueprint",
    }
    /// A type of Building; the Shelters of each seat are a type of their own (on-mars §1.10).
    Building {
        Mine = "mine", Generator = "generator", WaterExtractor = "water_extractor", Greenhouse = "greenhouse",
        OxygenCondenser = "oxygen_condenser", Shelter = "shelter",
    }
    /// A kind of Tech; the first six form Complexes.
    Tech {
        Mine = "mine", Generator = "generator", WaterExtractor = "water_extractor", Greenhouse = "greenhouse",
        OxygenCondenser = "oxygen_condenser", Rover = "rover", Upgrade = "upgrade", Ship = "ship", Shelter = "shelter",
    }
    /// What a Tech is used for (on-mars §8.23).
    TechUse {
        Complex = "complex", RoverMp = "rover_mp", ExtraUpgrades = "extra_upgrades", ExtraShips = "extra_ships",
    }
    /// A side of the board.
    Side { Orbit = "orbit", Colony = "colony" }
    /// Where an effect lets one travel.
    TravelSide { Orbit = "orbit", Colony = "colony", Other = "other" }
    /// A Main action (on-mars §4, §5).
    MainAction {
        LandingPod = "landing_pod", ObtainBlueprint = "obtain_blueprint", LearnTech = "learn_tech",
        ResearchDevelopment = "research_development", Resupply = "resupply", ControlCenter = "control_center",
        Construct = "construct", Upgrade = "upgrade", WelcomeShip = "welcome_ship", Hire = "hire",
    }
    /// The slots of a red action (on-mars §3.9).
    Slot {
        ObtainBlueprint = "obtain_blueprint", ResearchDevelopment = "research_development", Construct = "construct",
        Upgrade = "upgrade", Hire = "hire",
    }
    /// What boosts a Main action.
    Booster { Colonist = "colonist", Crystal = "crystal" }
    /// How many slots Hire has.
    HireSlots { OnePerPlayer = "one_per_player" }
    /// How the extra cost of placing is counted (on-mars §3.6, §3.7).
    PlacingCost { PerColonist = "per_colonist", PerOtherColor = "per_other_color" }
    /// How the hexes lie.
    Orientation { FlatTop = "flat_top" }
    /// A row of the Tech Grid or the Lab.
    Row { Top = "top", Middle = "middle", Bottom = "bottom" }
    /// Which Blueprints of the display are discarded.
    Discarded { All = "all", LevelOne = "level_1" }
    /// A kind of Contract.
    ContractKind { Upgrade = "upgrade", Deliver = "deliver" }
    /// The place of a Mission (on-mars §2.12).
    Letter { A = "A", B = "B", C = "C" }
    /// Short or Long: a game, and a deck of Missions.
    MissionMix { Short = "short", Long = "long" }
    /// When the Colony level is looked at (on-mars §12.1).
    ColonyUpdate { TurnEnd = "turn_end", RoundEnd = "round_end" }
    /// When Crystals become usable (on-mars §12.2).
    CrystalsUsable { RoundEnd = "round_end", NextTurn = "next_turn" }
    /// A Mission, and the event that counts for it (on-mars §8.46).
    Mission {
        ResearchTaken = "research_taken", BlueprintsTaken = "blueprints_taken", AdvancedBuilt = "advanced_built",
        BotsPlaced = "bots_placed", DiscoveryTaken = "discovery_taken", TechsTaken = "techs_taken",
        CubesPlaced = "cubes_placed", ScientistsTaken = "scientists_taken", ContractsCompleted = "contracts_completed",
    }
    /// What LSS Rewards and Private Goals count (on-mars §8.41, §8.60).
    Count {
        LevelOfBestTech = "level_of_best_tech", ShipsInHangar = "ships_in_hangar",
        AdvancedMarkersOnMars = "advanced_markers_on_mars", MinesWithColonistOrMarker = "mines_with_colonist_or_marker",
        BotsOnMars = "bots_on_mars", DiscoveryTilesTaken = "discovery_tiles_taken", SheltersOnMars = "shelters_on_mars",
        ColonistsInLq = "colonists_in_lq", BlueprintsOwned = "blueprints_owned", MarkerInComplex = "marker_in_complex",
        SameResourceNotMineral = "same_resource_not_mineral", ColonyLevel = "colony_level", TechTiles = "tech_tiles",
        ResearchTilesTaken = "research_tiles_taken", Scientists = "scientists",
        ContractsCompleted = "contracts_completed", TechOnSpaces = "tech_on_spaces",
        ProgressCubesPlaced = "progress_cubes_placed", ComplexesWithMarker = "complexes_with_marker",
    }
}

impl Building {
    /// The Tech that forms Complexes of it.
    pub const fn tech(self) -> Tech {
        match self {
            Self::Mine => Tech::Mine,
            Self::Generator => Tech::Generator,
            Self::WaterExtractor => Tech::WaterExtractor,
            Self::Greenhouse => Tech::Greenhouse,
            Self::OxygenCondenser => Tech::OxygenCondenser,
            Self::Shelter => Tech::Shelter,
        }
    }

    /// What it produces, and what its Complexes bring (on-mars §7.7).
    pub const fn produces(self) -> Good {
        match self {
            Self::Mine => Good::Mineral,
            Self::Generator => Good::Battery,
            Self::WaterExtractor => Good::Water,
            Self::Greenhouse => Good::Plant,
            Self::OxygenCondenser => Good::Oxygen,
            Self::Shelter => Good::Crystal,
        }
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Orbit => Self::Colony,
            Self::Colony => Self::Orbit,
        }
    }
}

impl Slot {
    /// The side on which the action is.
    pub const fn side(self) -> Side {
        match self {
            Self::ObtainBlueprint | Self::ResearchDevelopment => Side::Orbit,
            Self::Construct | Self::Upgrade | Self::Hire => Side::Colony,
        }
    }
}

impl MainAction {
    /// Its slots, if it is a red one.
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Self::ObtainBlueprint => Some(Slot::ObtainBlueprint),
            Self::ResearchDevelopment => Some(Slot::ResearchDevelopment),
            Self::Construct => Some(Slot::Construct),
            Self::Upgrade => Some(Slot::Upgrade),
            Self::Hire => Some(Slot::Hire),
            _ => None,
        }
    }
}
