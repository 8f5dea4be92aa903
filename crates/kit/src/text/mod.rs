//! Languages and phrases: how a window speaks. Each crate brings its own texts along; those of the kit are said by its
//! [`t!`](crate::t).
//!
//! The first word of a text's key is the name of its file: `common-back` is in `assets/kit/lang/en/common.ftl` and
//! `assets/kit/lang/de/common.ftl`.

mod language;
mod phrase;
mod players;
mod words;

pub use crate::scripts::apart;
pub use language::{Language, Speaks, set_language};
pub use phrase::{Filling, Joined, Texts, Value, key_of_parts};
pub use players::{colour, pace, player, player_hint, secrets, sharing};
pub use words::{ago, capitalised, date, decimal, either, list, signed, whole};

/// The texts of the kit.
pub const TEXTS: Texts = crate::texts!("../../assets/kit/lang");

/// A text of the kit in the language of a window, with placeholders filled in. A game has one of its own for its texts.
///
/// ```
/// use kit::{t, text::Language};
/// assert_eq!(t!(Language::German, "common-back"), "Zurück");
/// ```
#[macro_export]
macro_rules! t {
    ($($phrase:tt)*) => {
        $crate::phrase!($crate::text::TEXTS; $($phrase)*)
    };
}
