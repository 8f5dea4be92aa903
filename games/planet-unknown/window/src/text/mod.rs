//! The texts of the window in every language, embedded in the program.
//!
//! The first word of a text's key is the name of its file: `start-quit` is in `assets/lang/en/start.ftl` and
//! `assets/lang/de/start.ftl`. A test compares the files of all languages and checks that the keys used in the source
//! code exist.
//!
//! ```
//! use planet_unknown_window::{text::Language, t};
//! assert_eq!(t!(Language::German, "start-quit"), "Beenden");
//! ```

pub mod describe;
pub mod terms;

pub use kit::text::{Filling, Language, Speaks, Value, ago, apart, set_language};

/// The texts of the window.
pub const TEXTS: kit::text::Texts = kit::texts!("../../../assets/lang");

/// The text of a key in the language of a window, with placeholders filled in.
///
/// The first argument is anything that [`Speaks`]: an [`egui::Ui`], an [`egui::Context`] or a [`Language`]. Do not use it
/// with a window inside `ui.input(…)` and the like, which hold the window's lock.
///
/// - A key that is written out is checked by the compiler, with the names of its placeholders.
/// - A list is a key whose end is put together: `["cards-title", card.number()]`.
/// - A placeholder stands for a variable of that name, is given a value with `=`, or is the word that a function of its
///   name has for something: `track(which)` is short for `track = track(speaker, which)`.
///
/// ```
/// use planet_unknown_window::{text::Language, t};
/// let version = "1.2";
/// assert_eq!(t!(Language::English, "start-version", version), "Version 1.2");
/// ```
///
/// ```compile_fail
/// use planet_unknown_window::{text::Language, t};
/// t!(Language::English, "start-version", versions = "1.2");
/// ```
#[macro_export]
macro_rules! t {
    ($($phrase:tt)*) => {
        $crate::phrase!($crate::text::TEXTS; $($phrase)*)
    };
}

#[cfg(test)]
mod tests;
