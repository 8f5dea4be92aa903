//! The time that people spend on a game: the time between its actions.

/// The longest time between two actions that counts, in seconds. Whoever takes longer is not at the table.
const LONGEST: u64 = 5 * 60;

/// The time since the last note, and when the last action was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Stopwatch {
    /// The seconds that are still to be noted.
    pub(super) seconds: u64,
    /// The time of the last action, in seconds since 1970 (UTC); `None` before the first in this session.
    last: Option<u64>,
}

impl Stopwatch {
    /// Takes the time of an action, in seconds since 1970 (UTC). A clock that was set back adds nothing.
    pub(super) fn run(&mut self, now: Option<u64>) {
        if let (Some(last), Some(now)) = (self.last, now) {
            self.seconds += now.saturating_sub(last).min(LONGEST);
        }
        self.last = now.or(self.last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_and_clocks_that_jump_hardly_count() {
        let mut watch = Stopwatch::default();
        for now in [1_000, 1_020, 1_050, 1_050 + 86_400, 500, 510] {
            watch.run(Some(now));
        }
        assert_eq!(watch.seconds, 20 + 30 + LONGEST + 10);
        watch.run(None);
        watch.run(Some(512));
        assert_eq!(watch.seconds, 62 + LONGEST);
    }
}
