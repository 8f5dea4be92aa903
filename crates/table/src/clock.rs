//! The time of day, for files that record when they were written.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970 (UTC); 0 if the clock is set to an earlier time.
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}
