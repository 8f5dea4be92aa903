//! Sets of small things: cards, objectives, tracks, fields, tech levels.
//!
//! A [`CellSet`](crate::CellSet) has the same operations. It is a type of its own because the search for placements
//! shifts it about.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A kind of thing that a [`BitSet`] holds.
pub trait Domain: Copy {
    /// The things.
    type Item: Copy;
    /// The bits of a set.
    type Bits: Bits;

    /// The bits of all things of this kind.
    const ALL: Self::Bits;
    /// The name of the kind, for errors.
    const NAME: &'static str;
    /// Whether a set is wrapped in a tuple struct in files.
    const IS_WRAPPED: bool = false;

    /// The bit of `item`; `None` if it is not of this kind.
    fn index(item: Self::Item) -> Option<u32>;

    /// The item of a bit in [`Self::ALL`].
    fn item(index: u32) -> Self::Item;
}

/// The storage of a [`BitSet`]: an unsigned integer or several.
pub trait Bits: Copy + Eq + Hash + Serialize + DeserializeOwned {
    /// No bit.
    const NONE: Self;

    /// Whether the bit of this index is set.
    fn has(self, index: u32) -> bool;

    /// The bit of this index alone.
    fn bit(index: u32) -> Self;

    /// The bits that both have.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The bits that either has.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The bits that `other` does not have.
    #[must_use]
    fn without(self, other: Self) -> Self;

    /// The number of bits.
    fn count(self) -> u32;

    /// The index of the lowest bit, unless there is none.
    fn lowest(self) -> Option<u32>;
}

macro_rules! bits {
    ($($int:ty),+) => {
        $(impl Bits for $int {
            const NONE: Self = 0;

            fn has(self, index: u32) -> bool {
                self >> index & 1 == 1
            }

            fn bit(index: u32) -> Self {
                1 << index
            }

            fn and(self, other: Self) -> Self {
                self & other
            }

            fn or(self, other: Self) -> Self {
                self | other
            }

            fn without(self, other: Self) -> Self {
                self & !other
            }

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn lowest(self) -> Option<u32> {
                (self != 0).then(|| self.trailing_zeros())
            }
        })+
    };
}

bits!(u8, u32, u64);

/// One integer for each resource track.
impl Bits for [u16; 5] {
    const NONE: Self = [0; 5];

    fn has(self, index: u32) -> bool {
        self[(index / u16::BITS) as usize] >> (index % u16::BITS) & 1 == 1
    }

    fn bit(index: u32) -> Self {
        let mut bits = Self::NONE;
        bits[(index / u16::BITS) as usize] = 1 << (index % u16::BITS);
        bits
    }

    fn and(self, other: Self) -> Self {
        std::array::from_fn(|track| self[track] & other[track])
    }

    fn or(self, other: Self) -> Self {
        std::array::from_fn(|track| self[track] | other[track])
    }

    fn without(self, other: Self) -> Self {
        std::array::from_fn(|track| self[track] & !other[track])
    }

    fn count(self) -> u32 {
        self.into_iter().map(u16::count_ones).sum()
    }

    fn lowest(self) -> Option<u32> {
        let track = self.iter().position(|bits| *bits != 0)?;
        Some(track as u32 * u16::BITS + self[track].trailing_zeros())
    }
}

/// A set of things of the kind `D`, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<D: Domain>(D::Bits);

impl<D: Domain> BitSet<D> {
    /// The set without an item.
    pub const EMPTY: Self = Self(D::Bits::NONE);
    /// The set of all items.
    pub const ALL: Self = Self(D::ALL);

    pub(crate) const fn from_bits(bits: D::Bits) -> Self {
        Self(bits)
    }

    /// Whether `item` is in the set.
    pub fn contains(self, item: D::Item) -> bool {
        D::index(item).is_some_and(|index| self.0.has(index))
    }

    /// Adds `item`, if it is of the kind `D`.
    pub fn insert(&mut self, item: D::Item) {
        if let Some(index) = D::index(item) {
            self.0 = self.0.or(D::Bits::bit(index));
        }
    }

    /// Removes `item`.
    pub fn remove(&mut self, item: D::Item) {
        if let Some(index) = D::index(item) {
            self.0 = self.0.without(D::Bits::bit(index));
        }
    }

    /// The number of items.
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether the set has no item.
    pub fn is_empty(self) -> bool {
        self.0 == D::Bits::NONE
    }

    /// Whether the two sets share an item.
    pub fn meets(self, other: Self) -> bool {
        self.0.and(other.0) != D::Bits::NONE
    }

    /// Whether every item of this set is in `other`.
    pub fn is_within(self, other: Self) -> bool {
        self.0.without(other.0) == D::Bits::NONE
    }

    /// The items of this set that are not in `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// The items in ascending order.
    pub fn iter(self) -> Items<D> {
        Items(self.0)
    }
}

impl<D: Domain> Default for BitSet<D> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<D: Domain> BitAnd for BitSet<D> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }
}

impl<D: Domain> BitOr for BitSet<D> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }
}

impl<D: Domain> BitOrAssign for BitSet<D> {
    fn bitor_assign(&mut self, other: Self) {
        self.0 = self.0.or(other.0);
    }
}

impl<D: Domain> FromIterator<D::Item> for BitSet<D> {
    fn from_iter<I: IntoIterator<Item = D::Item>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

impl<D: Domain> IntoIterator for BitSet<D> {
    type Item = D::Item;
    type IntoIter = Items<D>;
    fn into_iter(self) -> Items<D> {
        self.iter()
    }
}

impl<D: Domain<Item: fmt::Debug>> fmt::Debug for BitSet<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The items of a [`BitSet`] in ascending order.
#[derive(Clone)]
pub struct Items<D: Domain>(D::Bits);

impl<D: Domain> Iterator for Items<D> {
    type Item = D::Item;

    fn next(&mut self) -> Option<D::Item> {
        let index = self.0.lowest()?;
        self.0 = self.0.without(D::Bits::bit(index));
        Some(D::item(index))
    }
}

impl<D: Domain> Serialize for BitSet<D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if D::IS_WRAPPED {
            Wrapped(self.0).serialize(serializer)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de, D: Domain> Deserialize<'de> for BitSet<D> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Self, R::Error> {
        let set = Self(if D::IS_WRAPPED {
            Wrapped::<D::Bits>::deserialize(deserializer)?.0
        } else {
            D::Bits::deserialize(deserializer)?
        });
        if set.is_within(Self::ALL) {
            Ok(set)
        } else {
            let message = format_args!("a set contains a {} that does not exist", D::NAME);
            Err(R::Error::custom(message))
        }
    }
}

/// Bits in files that wrap them in a tuple struct.
#[derive(Serialize, Deserialize)]
struct Wrapped<B>(B);

#[cfg(test)]
mod tests {
    use crate::corporation::{FieldSet, LevelSet, TOP};
    use crate::{CardSet, CivCard, EventCardSet, Field, ObjectiveSet, Track, TrackSet};

    #[test]
    fn sets_are_written_as_they_always_were() {
        let cards: CardSet = CivCard::all().take(2).collect();
        let tracks = TrackSet::of(Track::Water);
        let levels: LevelSet = [1, 3].into_iter().collect();
        let fields: FieldSet = [Field::new(Track::Biomass, 4)].into_iter().collect();
        let written = (cards, tracks, levels, fields);
        let text = "(6,(2),(10),((0,0,16,0,0)))";
        assert_eq!(ron::to_string(&written).as_deref(), Ok(text));
        assert_eq!(ron::from_str(text), Ok(written));
    }

    #[test]
    fn a_set_that_names_what_does_not_exist_is_refused() {
        assert!(ron::from_str::<CardSet>("1").is_err());
        assert!(ron::from_str::<TrackSet>("(32)").is_err());
        assert!(ron::from_str::<ObjectiveSet>("536870912").is_err());
        let error = ron::from_str::<EventCardSet>("1").expect_err("there is no card 0");
        assert!(error.to_string().contains("event card"));
    }

    #[test]
    fn a_set_of_levels_holds_those_below_eight() {
        let mut levels: LevelSet = (0..=u8::MAX).collect();
        assert!(levels.iter().eq(0..8) && levels.len() == 8);
        assert!((8..=u8::MAX).all(|level| !levels.contains(level)));
        (8..=u8::MAX).for_each(|level| levels.remove(level));
        assert!(levels.iter().eq(0..8));
        (0..8).for_each(|level| levels.remove(level));
        assert!(levels.is_empty());
    }

    #[test]
    fn a_set_of_fields_holds_those_of_the_tracks() {
        let field = |height| Field::new(Track::Tech, height);
        let mut fields: FieldSet = (0..=u8::MAX).map(field).collect();
        assert!(fields.iter().eq((0..=TOP).map(field)));
        (TOP + 1..=u8::MAX).for_each(|height| fields.remove(field(height)));
        assert!((TOP + 1..=u8::MAX).all(|height| !fields.contains(field(height))));
        assert_eq!(fields.len(), u32::from(TOP) + 1);
        (0..=TOP).for_each(|height| fields.remove(field(height)));
        assert!(fields.is_empty());
    }

    #[test]
    fn sets_of_fields_have_the_operations_of_other_sets() {
        let fields = |heights: [u8; 2]| -> FieldSet {
            let low = Field::new(Track::Civ, heights[0]);
            [low, Field::new(Track::Tech, heights[1])]
                .into_iter()
                .collect()
        };
        let (here, there) = (fields([1, 3]), fields([2, 3]));
        let shared: FieldSet = std::iter::once(Field::new(Track::Tech, 3)).collect();
        assert_eq!(here & there, shared);
        assert!(here.meets(there) && !here.meets(fields([2, 4])));
        assert_eq!((here | there).len(), 3);
        assert!(here.is_within(here | there) && !here.is_within(there));
        assert_eq!(here.without(shared), here.without(there));
    }

    #[test]
    fn a_set_is_shown_as_the_list_of_its_items() {
        let levels: LevelSet = [3, 1].into_iter().collect();
        assert_eq!(format!("{levels:?}"), "{1, 3}");
    }
}
