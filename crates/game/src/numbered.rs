//! Things by their places in the lists of a game's components, sets of them, and amounts of kinds.

/// Defines the ids of kinds of things: each is a place in a list of the components, from 0.
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident;)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
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

/// Defines sets of ids, one bit each. An id beyond the bits is in no set.
#[macro_export]
macro_rules! sets {
    ($($(#[$doc:meta])* $set:ident($(#[$how:meta])* $bits:ty) of $id:ty;)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $set($(#[$how])* pub(crate) $bits);

        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// The bit of each thing. A lookup is faster than a shift of a wide set.
            const BITS: &[$bits; <$bits>::BITS as usize] = &{
                let mut bits = [1; <$bits>::BITS as usize];
                let mut place = 1;
                while place < bits.len() {
                    bits[place] = bits[place - 1] << 1;
                    place += 1;
                }
                bits
            };

            const fn bit(id: $id) -> $bits {
                match id.index() < Self::BITS.len() {
                    true => Self::BITS[id.index()],
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

/// Defines a type that holds an amount of each variant of an enum that [`words!`](crate::words) or [`named!`](crate::named)
/// defines.
#[macro_export]
macro_rules! amounts {
    ($($(#[$doc:meta])* $amounts:ident of $kind:ty;)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $amounts(pub [u8; <$kind>::ALL.len()]);

        impl $amounts {
            /// Nothing.
            pub const NONE: Self = Self([0; <$kind>::ALL.len()]);

            /// So much of one kind.
            pub fn of(kind: $kind, amount: u8) -> Self {
                let mut amounts = Self::NONE;
                amounts[kind] = amount;
                amounts
            }

            /// Whether there is nothing.
            pub fn is_none(self) -> bool {
                self == Self::NONE
            }

            /// Whether there is at least as much of each kind as in the other.
            pub fn covers(self, other: Self) -> bool {
                self.0.iter().zip(other.0).all(|(own, other)| *own >= other)
            }

            /// Both together.
            #[must_use]
            pub fn plus(self, other: Self) -> Self {
                Self(std::array::from_fn(|kind| {
                    self.0[kind].saturating_add(other.0[kind])
                }))
            }

            /// What is left without the other; never below 0.
            #[must_use]
            pub fn minus(self, other: Self) -> Self {
                Self(std::array::from_fn(|kind| {
                    self.0[kind].saturating_sub(other.0[kind])
                }))
            }

            /// Each kind of which there is something, with its amount.
            pub fn iter(self) -> impl Iterator<Item = ($kind, u8)> {
                let all = <$kind>::ALL.into_iter().zip(self.0);
                all.filter(|(_, amount)| *amount > 0)
            }
        }

        impl std::ops::Index<$kind> for $amounts {
            type Output = u8;

            fn index(&self, kind: $kind) -> &u8 {
                &self.0[kind as usize]
            }
        }

        impl std::ops::IndexMut<$kind> for $amounts {
            fn index_mut(&mut self, kind: $kind) -> &mut u8 {
                &mut self.0[kind as usize]
            }
        }
    )*};
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "games define theirs for others")]
mod tests {
    ids! {
        /// A card.
        CardId;
    }

    sets! {
        /// A set of cards.
        CardSet(u8) of CardId;
    }

    #[test]
    fn a_set_lists_its_things_in_order() {
        let mut cards: CardSet = [5, 0, 3].map(CardId).into_iter().collect();
        cards.remove(CardId(3));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [CardId(0), CardId(5)]);
        assert_eq!(cards.len(), 2);
        assert!(cards.contains(CardId(5)) && !cards.contains(CardId(3)));
        let two: CardSet = [5, 7].map(CardId).into_iter().collect();
        assert_eq!(cards.and(two).len() + cards.or(two).len(), 4);
        assert_eq!(cards.without(two).iter().next(), Some(CardId(0)));
    }

    #[test]
    fn what_has_no_bit_is_in_no_set() {
        let cards: CardSet = [CardId(8), CardId(255)].into_iter().collect();
        assert!(cards.is_empty() && !cards.contains(CardId(8)));
    }

    #[test]
    fn ids_and_sets_are_written_as_numbers() {
        let cards: CardSet = [1, 2].map(CardId).into_iter().collect();
        let text = ron::to_string(&(CardId(4), cards)).expect("numbers can be written");
        assert_eq!(text, "(4,6)");
        assert_eq!(ron::from_str(&text), Ok((CardId(4), cards)));
    }

    crate::words! {
        /// What is paid with.
        Coin { Copper = "copper", Silver = "silver" }
    }

    amounts! {
        /// Coins.
        Coins of Coin;
    }

    #[test]
    fn amounts_are_added_and_compared_kind_by_kind() {
        let (two, three) = (Coins::of(Coin::Silver, 2), Coins::of(Coin::Silver, 3));
        let all = two.plus(Coins::of(Coin::Copper, 1));
        assert!(all.covers(two) && !all.covers(three) && !all.is_none());
        assert_eq!(all.minus(three), Coins::of(Coin::Copper, 1));
        assert_eq!(
            all.iter().collect::<Vec<_>>(),
            Coin::ALL.into_iter().zip([1, 2]).collect::<Vec<_>>()
        );
        let text = ron::to_string(&all).expect("numbers can be written");
        assert_eq!(text, "(1,2)");
    }
}
