//! How long frames take: a statistic of the program's own code in the window's thread, without what the graphics driver
//! does. `RUST_LOG=planet_unknown=info` tells of late frames and of the worst one.

use std::time::Duration;

/// A frame that takes longer can be felt.
pub const LATE: Duration = Duration::from_millis(50);

/// How long the frames took since a screen came on show.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Frames {
    count: u64,
    late: u64,
    worst: Duration,
}

impl Frames {
    /// How many there were.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// How many took longer than [`LATE`].
    pub const fn late(&self) -> u64 {
        self.late
    }

    /// The longest one.
    pub const fn worst(&self) -> Duration {
        self.worst
    }

    /// Notes how long a frame took.
    pub(super) fn note(&mut self, took: Duration) {
        self.count += 1;
        self.worst = self.worst.max(took);
        if took > LATE {
            self.late += 1;
            log::info!("frame {} took {took:.1?}", self.count);
        }
    }

    /// Begins anew, and tells how it was.
    pub(super) fn begin(&mut self) {
        if self.count > 0 {
            log::info!(
                "{} frames, {} of them late, the worst {:.1?}",
                self.count,
                self.late,
                self.worst
            );
        }
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_frames_and_the_worst_one_are_noted() {
        let mut frames = Frames::default();
        for millis in [3, 51, 9] {
            frames.note(Duration::from_millis(millis));
        }
        assert_eq!(
            (frames.count(), frames.late(), frames.worst()),
            (3, 1, Duration::from_millis(51))
        );
        frames.begin();
        assert_eq!(frames, Frames::default());
    }
}
