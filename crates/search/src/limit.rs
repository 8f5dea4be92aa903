//! Limits on a bot's thinking time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The end of the thinking time: at an instant or on cancellation. Copies are cancelled together.
///
/// A bot checks it at least every few milliseconds, and answers with the best choice found by then.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    until: Option<Instant>,
    called_off: Arc<AtomicBool>,
}

impl Limit {
    /// No limit except the bot's own budget: its choice depends on its seed alone.
    pub fn none() -> Self {
        Self::default()
    }

    /// A limit this far from now.
    pub fn within(time: Duration) -> Self {
        Self {
            until: Instant::now().checked_add(time),
            called_off: Arc::default(),
        }
    }

    /// Ends the thinking immediately.
    pub fn call_off(&self) {
        self.called_off.store(true, Ordering::Relaxed);
    }

    /// Whether the thinking has been cancelled. The bot's answer is then useless.
    pub fn is_called_off(&self) -> bool {
        self.called_off.load(Ordering::Relaxed)
    }

    /// Whether the bot must answer now.
    pub fn is_reached(&self) -> bool {
        self.is_called_off() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_reached_in_time_or_when_called_off() {
        let (none, short) = (Limit::none(), Limit::within(Duration::ZERO));
        assert!(!none.is_reached() && short.is_reached() && !short.is_called_off());
        none.clone().call_off();
        assert!(none.is_reached() && none.is_called_off());
    }
}
