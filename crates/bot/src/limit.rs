//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The end of thinking: at an instant, or when somebody calls it off. Copies are called off together.
///
/// A bot looks at it at least every few milliseconds, and answers with the best that it has found by then.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    until: Option<Instant>,
    called_off: Arc<AtomicBool>,
}

impl Limit {
    /// No limit but the bot's own budget: what it chooses depends on its seed alone.
    pub fn none() -> Self {
        Self::default()
    }

    /// So long from now.
    pub fn within(time: Duration) -> Self {
        Self {
            until: Instant::now().checked_add(time),
            called_off: Arc::default(),
        }
    }

    /// Ends the thinking at once.
    pub fn call_off(&self) {
        self.called_off.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has called it off. What the bot answers then is of no use.
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
