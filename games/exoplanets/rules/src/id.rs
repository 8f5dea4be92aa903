//! Planets and tiles by their numbers, and sets of them.

use serde::{Deserialize, Serialize};

/// The most planets, and the most space tiles, of a set of components.
pub const MOST: usize = 64;

macro_rules! numbered {
    ($id:ident, $set:ident, $things:literal) => {
        #[doc = concat!("The place of one of the ", $things, " in the components.")]
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $id(pub u8);

        impl $id {
            /// Index into the components.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        #[doc = concat!("A set of ", $things, ".")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set(u64);

        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            const fn bit(id: $id) -> u64 {
                match id.index() < MOST {
                    true => 1 << id.0,
                    false => 0,
                }
            }

            /// Whether it is in the set.
            pub const fn contains(self, id: $id) -> bool {
                self.0 & Self::bit(id) != 0
            }

            /// Adds it.
            pub const fn insert(&mut self, id: $id) {
                self.0 |= Self::bit(id);
            }

            /// Removes it.
            pub const fn remove(&mut self, id: $id) {
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

            /// Each of them, in the order of the components.
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let next = (left != 0).then(|| $id(left.trailing_zeros() as u8));
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
    };
}

numbered!(PlanetId, PlanetSet, "planets");
numbered!(TileId, TileSet, "space tiles");
