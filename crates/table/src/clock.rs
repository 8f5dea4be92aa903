//! The time of day, for files that say when they were written.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970 (UTC); 0 where the clock stands before that.
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}
