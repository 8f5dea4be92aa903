//! Numbers, names and points in time in words.

use super::{Language, Speaks, apart};
use crate::t;
use table::clock::Date;

/// A whole number, with a real minus if it is below zero.
pub fn whole(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// A whole number with its sign.
pub fn signed(number: i32) -> String {
    match number {
        0.. => format!("+{number}"),
        _ => whole(number),
    }
}

/// A number with one decimal, such as “3.5”, and “3,5” in German.
pub fn decimal(speaker: &impl Speaks, number: f32) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "−" } else { "" };
    let whole = format!("{sign}{}", tenths.abs() / 10);
    let tenth = (tenths.abs() % 10).to_string();
    t!(speaker, "common-decimal", whole, tenth)
}

/// Of a text in both languages, the one in the language of the speaker.
pub fn either<'a>(speaker: &(impl Speaks + ?Sized), english: &'a str, german: &'a str) -> &'a str {
    match speaker.language() {
        Language::English => english,
        Language::German => german,
    }
}

/// A date, as its reader writes dates.
pub fn date(speaker: &impl Speaks, date: Date) -> String {
    let [month, day] = [date.month(), date.day()].map(|part| format!("{part:02}"));
    let year = date.year().to_string();
    t!(speaker, "files-date", year, month, day)
}

/// The text with its first letter in upper case, for the beginning of a line.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Joins names as in a sentence: “Ada, Ben and Cleo”.
pub fn list(speaker: &impl Speaks, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., second] => {
            let rest: Vec<_> = rest.iter().map(|name| apart(name)).collect();
            t!(speaker, "common-and", first = rest.join(", "), second)
        }
    }
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long ago `then` was at `now`, both in seconds since 1970, such as “5 minutes ago”.
///
/// ```
/// use kit::text::{Language, ago};
/// assert_eq!(ago(&Language::English, 1_000, 700), "5 minutes ago");
/// assert_eq!(ago(&Language::German, 90_000, 0), "gestern");
/// ```
pub fn ago(speaker: &(impl Speaks + ?Sized), now: u64, then: u64) -> String {
    let seconds = now.saturating_sub(then);
    match seconds {
        0..MINUTE => t!(speaker, "common-ago-moment"),
        MINUTE..HOUR => t!(speaker, "common-ago-minutes", count = seconds / MINUTE),
        HOUR..DAY => t!(speaker, "common-ago-hours", count = seconds / HOUR),
        _ => t!(speaker, "common-ago-days", count = seconds / DAY),
    }
}
