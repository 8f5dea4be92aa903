//! The texts of the window in every language, embedded in the program.
//!
//! The first word of a text's key is the name of its file: `start-quit` is in `assets/lang/en/start.ftl` and
//! `assets/lang/de/start.ftl`. A test compares the files of all languages and checks that the keys used in the source
//! code exist.
//!
//! ```
//! use planet_unknown_window::{text::Language, t};
//! assert_eq!(t!(Language::German, "common-back"), "Zurück");
//! ```

pub mod describe;
pub mod terms;
mod time;

use std::borrow::Cow;

use fluent_templates::{Loader as _, fluent_bundle::FluentValue, static_loader};

pub use kit::text::{Language, Speaks, apart, set_language};
pub use time::ago;

static_loader! {
    static TEXTS = {
        locales: "../../../assets/lang",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A value for a placeholder of a text.
pub type Value = FluentValue<'static>;

/// The text of `key`. Usually written as [`t!`](crate::t).
///
/// For an unknown key, returns the key itself and logs a warning.
pub fn tr(speaker: &(impl Speaks + ?Sized), key: &str) -> String {
    tr_with(speaker, key, [])
}

/// The text of `key` with its placeholders filled in. Usually written as [`t!`](crate::t).
pub fn tr_with(
    speaker: &(impl Speaks + ?Sized),
    key: &str,
    values: impl IntoIterator<Item = (&'static str, Value)>,
) -> String {
    let values = values
        .into_iter()
        .map(|(name, value)| (Cow::from(name), kept_apart(value)))
        .collect();
    TEXTS
        .try_lookup_complete(speaker.language().identifier(), key, Some(&values))
        .unwrap_or_else(|| {
            log::warn!("there is no text for {key}");
            key.to_owned()
        })
}

/// The value of a placeholder, apart from the sentence around it.
fn kept_apart(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(apart(&text).into_owned().into()),
        other => other,
    }
}

/// The text of a key in the language of a window, with placeholders filled in.
///
/// The first argument is anything that [`Speaks`]: an [`egui::Ui`], an [`egui::Context`] or a
/// [`Language`]. Do not use it with a window inside `ui.input(…)` and the like, which hold the
/// window's lock.
///
/// ```
/// use planet_unknown_window::{text::Language, t};
/// assert_eq!(t!(Language::English, "settings-text-scale-value", percent = 120), "120%");
/// ```
#[macro_export]
macro_rules! t {
    ($speaker:expr, $key:expr $(,)?) => {
        $crate::text::tr(&$speaker, $key)
    };
    ($speaker:expr, $key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::text::tr_with(
            &$speaker,
            $key,
            [$((stringify!($name), $crate::text::Value::from($value))),+],
        )
    };
}

#[cfg(test)]
mod tests;

