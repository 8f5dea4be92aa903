//! The common parts of all kinds of numbered cards.

/// Defines a card type: numbers from 1 to `$count`, names, serialization, sets in which bit n is card n, and the `Row`
/// of each card, from a file whose rows are put into the order of the numbers.
macro_rules! numbered {
    (
        $(#[$doc:meta])*
        $card:ident: 1 to $count:expr, called $what:literal, in $bits:ty, written |$this:ident| $letter:expr, $number:expr;
        rows of $file:literal by |$row:ident| $key:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        pub struct $card(u8);

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
            pub fn all() -> impl DoubleEndedIterator<Item = Self> {
                (1..=$count).map(Self)
            }

            fn row(self) -> &'static Row {
                &ROWS[usize::from(self.0) - 1]
            }
        }

        static ROWS: std::sync::LazyLock<Vec<Row>> = std::sync::LazyLock::new(|| {
            let mut rows: Vec<Row> = $crate::asset(
                include_str!(concat!("../../../../../assets/", $file)),
                $file,
            );
            rows.sort_by_key(|$row| $key);
            rows
        });

        /// The value in unused places of a list.
        impl Default for $card {
            fn default() -> Self {
                Self(1)
            }
        }

        impl std::fmt::Display for $card {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $this = self;
                write!(f, "{}{:02}", $letter, $number)
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

        impl crate::bit_set::Domain for $card {
            type Item = Self;
            type Bits = $bits;

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

pub(super) use numbered;
