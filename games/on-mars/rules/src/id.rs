//! Things by their places in the lists of the components, and sets of them.

game::ids! {
    /// A hex of the map.
    HexId;
    /// A Blueprint; card 1 of the rules is 0.
    CardId;
    /// A kind of Discovery tile.
    DiscoveryId;
    /// A type of Research tile.
    ResearchId;
    /// An Earth Contract; contract 1 of the rules is 0.
    ContractId;
    /// A Private Goal; goal 1 of the rules is 0.
    GoalId;
    /// A Scientist.
    ScientistId;
    /// A space of the Lab.
    LabId;
    /// An LSS Reward tile.
    RewardId;
    /// A card of Lacerda (on-mars §11.4).
    SoloCardId;
    /// A Solo Goal (on-mars §11.17).
    SoloGoalId;
    /// A plan of the First Colonists: an A card (on-mars §17.3).
    PlanId;
    /// A task card of the First Colonists: a B card (on-mars §17.3).
    TaskCardId;
}

game::sets! {
    /// A set of hexes.
    HexSet(#[serde(with = "halves")] u128) of HexId;
    /// A set of Blueprints.
    CardSet(u32) of CardId;
    /// A set of types of Research tiles.
    ResearchSet(u8) of ResearchId;
    /// A set of Private Goals.
    GoalSet(u32) of GoalId;
    /// A set of plans.
    PlanSet(u8) of PlanId;
    /// A set of task cards.
    TaskSet(u8) of TaskCardId;
    /// A set of Lab spaces.
    LabSet(u32) of LabId;
}

/// Formats of files know no numbers of 128 bits.
mod halves {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(bits: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        [*bits as u64, (*bits >> 64) as u64].serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<u128, D::Error> {
        let [low, high] = <[u64; 2]>::deserialize(source)?;
        Ok(u128::from(low) | u128::from(high) << 64)
    }
}

impl GoalSet {
    /// Each way to choose so many of them.
    pub fn choose(self, count: usize) -> impl Iterator<Item = Self> {
        let mut next = Some(0_u32);
        let subsets = std::iter::from_fn(move || {
            let set = next?;
            let after = set.wrapping_sub(self.0) & self.0;
            next = (after != 0).then_some(after);
            Some(Self(set))
        });
        subsets.filter(move |set| set.len() == count)
    }
}
