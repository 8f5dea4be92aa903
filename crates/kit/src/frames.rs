//! Frame times: statistics of the program's own code on the window's thread, without the work of the graphics driver.
//! `RUST_LOG=kit=info` logs late frames and the longest one.

use std::time::Duration;

/// The frame times since a screen appeared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Frames {
    count: u64,
    late: u64,
    worst: Duration,
}

impl Frames {
    /// The number of frames.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Records the time of a frame.
    pub fn note(&mut self, took: Duration) {
        self.count += 1;
        self.worst = self.worst.max(took);
        // A longer delay is noticed.
        if took > Duration::from_millis(50) {
            self.late += 1;
            log::info!("frame {} took {took:.1?}", self.count);
        }
    }

    /// Starts new statistics, and logs the old ones.
    pub fn begin(&mut self) {
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
            (frames.count, frames.late, frames.worst),
            (3, 1, Duration::from_millis(51))
        );
        frames.begin();
        assert_eq!(frames, Frames::default());
    }
}
