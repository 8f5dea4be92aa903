//! Phrases: texts with their placeholders filled in. The compiler checks keys and names of placeholders.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;

use fluent_templates::{LanguageIdentifier, fluent_bundle::FluentValue};

use super::{Speaks, apart};
use crate::scripts::runs_left;

/// A value for a placeholder of a text.
pub type Value<'a> = FluentValue<'a>;

type Values<'a> = HashMap<Cow<'static, str>, Value<'a>>;

/// The texts of a crate in every language.
pub struct Texts {
    /// The keys, sorted, each with its placeholders.
    pub known: &'static [(&'static str, &'static [&'static str])],
    /// The text of a key, with its placeholders filled in.
    pub look_up: fn(&LanguageIdentifier, &str, &Values<'_>) -> Option<String>,
}

/// The [`Texts`] of a crate whose folder of languages is given. Its build script has listed them.
#[macro_export]
macro_rules! texts {
    ($folder:literal) => {{
        fluent_templates::static_loader! {
            static LOADER = {
                locales: $folder,
                fallback_language: "en",
                customise: |bundle| bundle.set_use_isolating(false),
            };
        }
        $crate::text::Texts {
            known: include!(concat!(env!("OUT_DIR"), "/texts.rs")),
            look_up: |language, key, values| {
                fluent_templates::Loader::try_lookup_complete(&*LOADER, language, key, Some(values))
            },
        }
    }};
}

impl Texts {
    /// The text of `key`. For an unknown key, returns the key itself and logs a warning.
    pub fn tell<'a>(
        &self,
        speaker: &(impl Speaks + ?Sized),
        key: &str,
        values: impl IntoIterator<Item = (&'static str, Value<'a>)>,
    ) -> String {
        let values = values
            .into_iter()
            .map(|(name, value)| (Cow::from(name), kept_apart(value)))
            .collect();
        (self.look_up)(speaker.language().identifier(), key, &values).unwrap_or_else(|| {
            log::warn!("there is no text for {key}");
            key.to_owned()
        })
    }

    /// Stops the compiler unless there is a text of this key with exactly these placeholders.
    pub const fn check(&self, key: &str, given: &[&str]) {
        let place = self.first_from(key);
        if place == self.known.len() || compare(self.known[place].0, key) != 0 {
            stop("no text has the key ", key);
        }
        let placeholders = self.known[place].1;
        let mut index = 0;
        while index < given.len() {
            if !contains(placeholders, given[index]) {
                stop("a value for which there is no placeholder in ", key);
            }
            index += 1;
        }
        index = 0;
        while index < placeholders.len() {
            if !contains(given, placeholders[index]) {
                stop("a placeholder has no value in ", key);
            }
            index += 1;
        }
    }

    /// Stops the compiler unless there is a text whose key goes on after these words.
    pub const fn check_start(&self, start: &str) {
        // Between these two lie all that go on after the words: the full stop follows on the hyphen.
        let (first, end) = (Joined::new([start, "-"]), Joined::new([start, "."]));
        if self.first_from(first.as_str()) == self.first_from(end.as_str()) {
            stop("no text has a key that begins with ", start);
        }
    }

    /// The place of the first known key that is not less.
    const fn first_from(&self, key: &str) -> usize {
        let (mut low, mut high) = (0, self.known.len());
        while low < high {
            let middle = (low + high) / 2;
            if compare(self.known[middle].0, key) < 0 {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

#[expect(clippy::panic, reason = "it stops the compiler, not the program")]
const fn stop(problem: &str, key: &str) -> ! {
    let message = Joined::new([problem, key]);
    panic!("{}", message.as_str())
}

const fn contains(all: &[&str], wanted: &str) -> bool {
    let mut index = 0;
    while index < all.len() && compare(all[index], wanted) != 0 {
        index += 1;
    }
    index < all.len()
}

/// Less than, equal to or greater than zero, in the order of the alphabet.
const fn compare(one: &str, other: &str) -> i32 {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() {
        if one[index] != other[index] {
            return one[index] as i32 - other[index] as i32;
        }
        index += 1;
    }
    one.len() as i32 - other.len() as i32
}

/// The value of a placeholder, apart from the sentence around it.
fn kept_apart(value: Value<'_>) -> Value<'_> {
    match value {
        Value::String(text) if runs_left(&text) => apart(&text).into_owned().into(),
        other => other,
    }
}

/// What can fill a placeholder: a number, a text, or whether something is so (`yes` or `no`); also a reference to one.
pub trait Filling<'a> {
    /// The value of the placeholder.
    fn value(self) -> Value<'a>;
}

macro_rules! fill_with {
    ($life:lifetime: $($type:ty),*) => {$(
        impl<$life> Filling<$life> for $type {
            fn value(self) -> Value<$life> {
                self.into()
            }
        }
    )*};
}

fill_with!('a: u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);
fill_with!('a: &'a str, String, Cow<'a, str>);

impl<'a> Filling<'a> for bool {
    fn value(self) -> Value<'a> {
        if self { "yes" } else { "no" }.into()
    }
}

impl<'a, T: Filling<'a> + Clone> Filling<'a> for &T {
    fn value(self) -> Value<'a> {
        self.clone().value()
    }
}

/// Words that are put together while compiling.
pub struct Joined([u8; 120], usize);

impl Joined {
    const fn new(parts: [&str; 2]) -> Self {
        let mut joined = Self([0; 120], 0);
        joined.push(parts[0].as_bytes());
        joined.push(parts[1].as_bytes());
        joined
    }

    /// The key of a variant: `log-step` and `OutOfReach` give `log-step-out-of-reach`.
    pub const fn key_of_variant(start: &str, variant: &str) -> Self {
        let mut joined = Self::new([start, ""]);
        let mut rest = variant.as_bytes();
        while let [letter, after @ ..] = rest {
            if letter.is_ascii_uppercase() {
                joined.push(b"-");
            }
            joined.push(&[letter.to_ascii_lowercase()]);
            rest = after;
        }
        joined
    }

    const fn push(&mut self, mut letters: &[u8]) {
        while let [letter, after @ ..] = letters {
            self.0[self.1] = *letter;
            self.1 += 1;
            letters = after;
        }
    }

    /// The whole text.
    pub const fn as_str(&self) -> &str {
        match str::from_utf8(self.0.split_at(self.1).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// The key that begins with `start` and goes on with these words and numbers.
pub fn key_of_parts(start: &str, parts: &[&dyn std::fmt::Display]) -> String {
    let mut key = start.to_owned();
    for part in parts {
        // A text takes everything.
        let _ = write!(key, "-{part}");
    }
    key
}

/// A text with its placeholders filled in, from the given [`Texts`]. Each crate has its own `t!` for it.
#[macro_export]
macro_rules! phrase {
    ($texts:expr; $speaker:expr, $key:literal $(, $name:ident $(: $($called:ident)::+)? $(($($given:expr),*))? $(= $value:expr)?)* $(,)?) => {{
        const _: () = $texts.check($key, &[$(stringify!($name)),*]);
        $texts.tell(&$speaker, $key, [$($crate::placeholder!($speaker; $name $(: $($called)::+)? $(($($given),*))? $(= $value)?)),*])
    }};
    ($texts:expr; $speaker:expr, $start:literal / $variant:ident $(, $name:ident $(: $($called:ident)::+)? $(($($given:expr),*))? $(= $value:expr)?)*) => {{
        const KEY: &$crate::text::Joined =
            &$crate::text::Joined::key_of_variant($start, stringify!($variant));
        const _: () = $texts.check(KEY.as_str(), &[$(stringify!($name)),*]);
        $texts.tell(&$speaker, KEY.as_str(), [$($crate::placeholder!($speaker; $name $(: $($called)::+)? $(($($given),*))? $(= $value)?)),*])
    }};
    ($texts:expr; $speaker:expr, [$start:literal, $($part:expr),+] $(, $($values:tt)*)?) => {{
        const _: () = $texts.check_start($start);
        let key = $crate::text::key_of_parts($start, &[$(&$part),+]);
        $crate::phrase!($texts; $speaker, &*key, $($($values)*)?)
    }};
    ($texts:expr; $speaker:expr, $key:expr $(, $name:ident $(: $($called:ident)::+)? $(($($given:expr),*))? $(= $value:expr)?)* $(,)?) => {
        $texts.tell(&$speaker, $key, [$($crate::placeholder!($speaker; $name $(: $($called)::+)? $(($($given),*))? $(= $value)?)),*])
    };
}

/// The name and the value of a placeholder.
#[doc(hidden)]
#[macro_export]
macro_rules! placeholder {
    ($speaker:expr; $name:ident) => {
        (stringify!($name), $crate::text::Filling::value($name))
    };
    ($speaker:expr; $name:ident = $value:expr) => {
        (stringify!($name), $crate::text::Filling::value($value))
    };
    ($speaker:expr; $name:ident ($($given:expr),*)) => {
        (stringify!($name), $crate::text::Filling::value($name($speaker, $($given),*)))
    };
    ($speaker:expr; $name:ident: $($called:ident)::+ ($($given:expr),*)) => {
        (stringify!($name), $crate::text::Filling::value($($called)::+($speaker, $($given),*)))
    };
}

/// Functions that put something into words, each a row: its first parameter, the speaker, and its result, a text, go
/// without saying. After `=` stands what `t!` takes.
///
/// A row for an enum ends with a list of its variants. The key of each is the start of the key and the name of the variant:
/// `log-step` and `OutOfReach` give `log-step-out-of-reach`. After `=>` stand the placeholders of its text in brackets,
/// another function of words, or another key. A last `_ =>` names a function for all other variants.
///
/// ```ignore
/// enum Reason { Name(u8), Seed, Solo }
///
/// phrases! {
///     /// A scale of the text.
///     fn scale(percent: u8) = "settings-text-scale-value", percent;
///     /// Why there is no game.
///     fn problem(reason: Reason) = "log-setup" {
///         Name(seat) => (seat, most = 20), Seed => (most = 60), Solo,
///     }
/// }
/// assert_eq!(scale(&Language::English, 120), "120%");
/// assert!(problem(&Language::English, Reason::Seed).contains("60"));
/// ```
#[macro_export]
macro_rules! phrases {
    () => {};
    ($(#[$doc:meta])* $vis:vis fn $function:ident ($subject:ident: $enum:ident $(, $parameter:ident: $type:ty)*) = $start:literal {$($variants:tt)*} $($rest:tt)*) => {
        $(#[$doc])* $vis fn $function(speaker: &impl $crate::text::Speaks, $subject: $enum $(, $parameter: $type)*) -> String {
            $crate::variants!(speaker, $subject, $enum, $start, $($variants)*)
        }
        $crate::phrases!($($rest)*);
    };
    ($(#[$doc:meta])* $vis:vis fn $function:ident ($subject:ident: &$enum:ident $(, $parameter:ident: $type:ty)*) = $start:literal {$($variants:tt)*} $($rest:tt)*) => {
        $(#[$doc])* $vis fn $function(speaker: &impl $crate::text::Speaks, $subject: &$enum $(, $parameter: $type)*) -> String {
            $crate::variants!(speaker, $subject, $enum, $start, $($variants)*)
        }
        $crate::phrases!($($rest)*);
    };
    ($(#[$doc:meta])* $vis:vis fn $function:ident ($($parameter:ident: $type:ty),*) = $called:ident ($($given:expr),*); $($rest:tt)*) => {
        $(#[$doc])* $vis fn $function(speaker: &impl $crate::text::Speaks, $($parameter: $type),*) -> String {
            $called(speaker, $($given),*)
        }
        $crate::phrases!($($rest)*);
    };
    ($(#[$doc:meta])* $vis:vis fn $function:ident ($($parameter:ident: $type:ty),*) = $key:tt $(, $name:ident $(: $($called:ident)::+)? $(($($given:expr),*))? $(= $value:expr)?)*; $($rest:tt)*) => {
        $(#[$doc])* $vis fn $function(speaker: &impl $crate::text::Speaks, $($parameter: $type),*) -> String {
            t!(speaker, $key $(, $name $(: $($called)::+)? $(($($given),*))? $(= $value)?)*)
        }
        $crate::phrases!($($rest)*);
    };
}

/// The text of the variant that a value has.
#[doc(hidden)]
#[macro_export]
macro_rules! variants {
    ($speaker:expr, $subject:expr, $enum:ident, $start:literal, $($variant:ident $(($($field:pat),*))? $({$($named:tt)*})? $(=> $($called:ident)? $($key:literal)? $(($($values:tt)*))?)?),* $(, _ => $others:ident ($($given:expr),*))? $(,)?) => {
        match $subject {
            $($enum::$variant $(($($field),*))? $({$($named)*})? => {
                $crate::variant!($speaker, $start, $variant, $($($called)? $($key)? $(($($values)*))?)?)
            })*
            $(_ => $others($speaker, $($given),*),)?
        }
    };
}

/// The text of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! variant {
    ($speaker:expr, $start:literal, $variant:ident, $called:ident ($($given:expr),*)) => {
        $called($speaker, $($given),*)
    };
    ($speaker:expr, $start:literal, $variant:ident, $key:literal $(($($values:tt)*))?) => {
        t!($speaker, $key $(, $($values)*)?)
    };
    ($speaker:expr, $start:literal, $variant:ident, $(($($name:ident $(: $($called:ident)::+)? $(($($given:expr),*))? $(= $value:expr)?),*))?) => {
        t!($speaker, $start / $variant $($(, $name $(: $($called)::+)? $(($($given),*))? $(= $value)?)*)?)
    };
}
