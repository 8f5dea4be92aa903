//! Points in time in words.

use super::Speaks;
use crate::t;

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
