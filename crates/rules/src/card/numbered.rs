//! The common parts of all kinds of numbered cards.

/// Implements numbers from 1 to `$count`, names such as `C05`, and serialization for a card type `$card(u8)`.
macro_rules! numbered {
    ($card:ident, $count:expr, $letter:literal, $what:literal) => {
        impl $card {
            #[doc = concat!("The ", $what, " of this number, counted from 1, or `None`.")]
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
                Self::new(number).ok_or_else(|| {
                    format!("{} number {number} does not exist (1–{})", $what, $count)
                })
            }
        }
    };
}

/// Implements sets of a numbered `$card(u8)`: bit n is card n.
macro_rules! numbered_domain {
    ($card:ident, $bits:ty, $count:expr, $what:literal) => {
        impl crate::bit_set::Domain for $card {
            type Item = Self;
            type Bits = $bits;
            type Stored = $bits;

            const ALL: $bits = ((1 << $count) - 1) << 1;
            const NAME: &'static str = $what;

            fn index(card: Self) -> Option<u32> {
                Some(u32::from(card.0))
            }

            fn item(index: u32) -> Self {
                Self(index as u8)
            }
        }
    };
}

pub(super) use {numbered, numbered_domain};
