//! The time of day, for files that record when they were written.

use jiff::Timestamp;
pub use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970 (UTC); 0 if the clock is set to an earlier time.
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}

/// The date at this time in the time zone of the computer; `None` beyond the calendar.
pub fn date(seconds: u64) -> Option<Date> {
    let time = Timestamp::from_second(i64::try_from(seconds).ok()?).ok()?;
    Some(time.to_zoned(TimeZone::system()).date())
}
