//! What all kinds of numbered cards have in common.

/// Gives a card type `$card(u8)` its numbers from 1 to `$count`, its name such as `C05`, and its way into files.
macro_rules! numbered {
    ($card:ident, $count:expr, $letter:literal, $what:literal) => {
        impl $card {
            #[doc = concat!("The ", $what, " of this number, counted from 1, or nothing.")]
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= $count {
                    Some(Self(number))
                } else {
                    None
                }
            }

            #[doc = concat!("Every ", $what, ", in the order of the numbers.")]
            pub fn all() -> impl Iterator<Item = Self> {
                (1..=$count).map(Self)
            }

            /// The number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0
            }
        }

        impl std::fmt::Display for $card {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}{:02}", $letter, self.0)
            }
        }

        impl std::fmt::Debug for $card {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl From<$card> for u8 {
            fn from(card: $card) -> Self {
                card.0
            }
        }

        impl TryFrom<u8> for $card {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number)
                    .ok_or_else(|| format!("there is no {} number {number} (1–{})", $what, $count))
            }
        }
    };
}

/// Gives a set type `$set($bits)` of the numbered `$card`s: bit n is card n.
macro_rules! numbered_set {
    ($set:ident, $bits:ty, $card:ident, $count:expr, $what:literal) => {
        impl $set {
            #[doc = concat!("The set without a single ", $what, ".")]
            pub const EMPTY: Self = Self(0);

            #[doc = concat!("Whether the ", $what, " is in the set.")]
            pub const fn contains(self, card: $card) -> bool {
                self.0 >> card.0 & 1 == 1
            }

            #[doc = concat!("Adds the ", $what, ".")]
            pub const fn insert(&mut self, card: $card) {
                self.0 |= 1 << card.0;
            }

            #[doc = concat!("Takes the ", $what, " out.")]
            pub const fn remove(&mut self, card: $card) {
                self.0 &= !(1 << card.0);
            }

            /// How many are in the set.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether nothing is in the set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set and not in `other`.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// All of them in the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let card = (bits != 0).then(|| $card(bits.trailing_zeros() as u8))?;
                    bits &= bits - 1;
                    Some(card)
                })
            }
        }

        impl FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> Self {
                let mut set = Self::EMPTY;
                cards.into_iter().for_each(|card| set.insert(card));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl From<$set> for $bits {
            fn from(set: $set) -> Self {
                set.0
            }
        }

        impl TryFrom<$bits> for $set {
            type Error = String;

            fn try_from(bits: $bits) -> Result<Self, Self::Error> {
                let all = ((1 << $count) - 1) << 1;
                if bits & !all == 0 {
                    Ok(Self(bits))
                } else {
                    Err(concat!("a set names a ", $what, " that does not exist").to_owned())
                }
            }
        }
    };
}

pub(super) use {numbered, numbered_set};
