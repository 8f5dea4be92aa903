//! What the player at the table has picked up, and what a click or a drop means.

use cryo::{Choice, State};
use kit::frame::At;

/// What lies in the hand of the player at the screen.
#[derive(Clone, Default)]
pub(crate) struct Desk;

impl Desk {
    /// Whether a choice has a button in the bar now.
    pub(crate) fn has_button(&self, _at: &At<'_, State>, _choice: Choice) -> bool {
        true
    }
}
