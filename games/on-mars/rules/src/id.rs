//! Things by their places in the lists of the components, and sets of them.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident;)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $id(pub u8);

        impl $id {
            /// Index into a list of them.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<u8> for $id {
            fn from(number: u8) -> Self {
                Self(number)
            }
        }
    )*};
}

ids! {
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
}

macro_rules! sets {
    ($($(#[$doc:meta])* $set:ident($bits:ty) of $id:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            fn bit(id: $id) -> $bits {
                (1 as $bits).checked_shl(id.index() as u32).unwrap_or(0)
            }

            /// Whether it is in the set.
            pub fn contains(self, id: $id) -> bool {
                self.0 & Self::bit(id) != 0
            }

            /// Adds it.
            pub fn insert(&mut self, id: $id) {
                self.0 |= Self::bit(id);
            }

            /// Removes it.
            pub fn remove(&mut self, id: $id) {
                self.0 &= !Self::bit(id);
            }

            /// How many there are.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set alone.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Each of them, in order.
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let next = (left != 0).then(|| <$id>::from(left.trailing_zeros() as u8));
                    left &= left.wrapping_sub(1);
                    next
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let mut set = Self::EMPTY;
                ids.into_iter().for_each(|id| set.insert(id));
                set
            }
        }
    )*};
}

sets! {
    /// A set of hexes.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "[u64; 2]", into = "[u64; 2]")]
    HexSet(u128) of HexId;
    /// A set of Blueprints.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    CardSet(u32) of CardId;
    /// A set of types of Research tiles.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    ResearchSet(u8) of ResearchId;
    /// A set of Private Goals.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    GoalSet(u32) of GoalId;
    /// A set of Lab spaces.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    LabSet(u32) of LabId;
}

impl From<[u64; 2]> for HexSet {
    fn from([low, high]: [u64; 2]) -> Self {
        Self(u128::from(low) | u128::from(high) << 64)
    }
}

impl From<HexSet> for [u64; 2] {
    fn from(set: HexSet) -> Self {
        [set.0 as u64, (set.0 >> 64) as u64]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_to_choose_is_found_once() {
        let goals: GoalSet = [1, 4, 9].map(GoalId).into_iter().collect();
        let two: Vec<usize> = (0..4).map(|count| goals.choose(count).count()).collect();
        assert_eq!(two, [1, 3, 3, 1]);
        assert!(goals.choose(2).all(|set| set.without(goals).is_empty()));
    }
}
