//! Things by their numbers in the components, and sets of them.

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
    /// A kind of resource tile.
    TileId;
    /// A kind of incident tile.
    IncidentId;
    /// A cavern tile.
    CavernTileId;
    /// A section of the ship.
    SectionId;
    /// A dock of the ship; the launch dock is the last one.
    DockId;
    /// An action cell of the ship; that of the launch dock is the last one.
    CellId;
    /// A stasis chamber: three of each section.
    ChamberId;
    /// A cavern space.
    SpaceId;
    /// A tunnel segment.
    SegmentId;
    /// A salvage space.
    SalvageId;
    /// A dock of a platform, counted from 0.
    PlatformId;
    /// A slot of a platform.
    SlotId;
}

impl ChamberId {
    /// The section of the chamber.
    pub const fn section(self) -> SectionId {
        SectionId(self.0 / 3)
    }

    /// The chambers of a section, the one that is sabotaged first (cryo §6.3) at the front.
    pub fn of_section(section: SectionId) -> impl Iterator<Item = Self> + Clone {
        (0..3).map(move |number| Self(3 * section.0 + number))
    }
}

macro_rules! sets {
    ($($(#[$doc:meta])* $set:ident($bits:ty) of $id:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set($bits);

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

pub(crate) use sets;

sets! {
    /// A set of docks of the ship.
    DockSet(u32) of DockId;
    /// A set of action cells.
    CellSet(u64) of CellId;
    /// A set of salvage spaces.
    SalvageSet(u16) of SalvageId;
    /// A set of cavern spaces.
    SpaceSet(u16) of SpaceId;
    /// A set of docks of a platform.
    PlatformSet(u8) of PlatformId;
}
