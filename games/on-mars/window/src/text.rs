//! The texts of the window in every language, embedded in the program: `assets/on-mars/lang`. The first word of a text's
//! key is the name of its file.

pub use kit::text::{Language, Speaks, list};

/// The texts of the window.
pub const TEXTS: kit::text::Texts = kit::texts!("../../../assets/on-mars/lang");

/// A text of the window in the language of a speaker, with placeholders filled in. The compiler checks its key and the names
/// of the placeholders.
///
/// ```
/// use on_mars_window::{t, text::Language};
/// assert_eq!(t!(Language::German, "names-orbit"), "Orbit");
/// ```
#[macro_export]
macro_rules! t {
    ($($phrase:tt)*) => {
        kit::phrase!($crate::text::TEXTS; $($phrase)*)
    };
}
