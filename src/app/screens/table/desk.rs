//! What of the table is open, folded or in front: nothing that matters to the game.

use super::layout::{Slot, Tab};
use super::session::Session;
use crate::game::Question;

/// What of the table is open, folded or in front.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Desk {
    /// Parts of shared places that are in front; a part further back in the list was in front earlier.
    front: Vec<Tab>,
    /// What the game asked about when the parts were brought to the front last.
    followed: Option<(usize, Option<u8>)>,
    /// Whether all planets are shown side by side.
    pub all_boards: bool,
    /// Whether the player has put the cards to be claimed aside to look at the table first.
    pub claim_aside: bool,
}

impl Desk {
    /// Which part of a place is in front.
    pub fn front_of(&self, slot: &Slot) -> Option<Tab> {
        let in_front = self.front.iter().find(|tab| slot.tabs.contains(tab));
        in_front.or(slot.tabs.first()).copied()
    }

    /// Brings a part to the front of its place.
    pub fn bring(&mut self, tab: Tab) {
        self.front.retain(|other| *other != tab);
        self.front.insert(0, tab);
    }

    /// Brings what the game asks about to the front, once for each question.
    pub fn follow(&mut self, session: &Session) {
        let place = (session.position(), session.focused().map(|asked| asked.pending));
        if self.followed == Some(place) {
            return;
        }
        self.followed = Some(place);
        self.claim_aside = false;
        if let Some(tab) = subject(session) {
            self.bring(tab);
        }
    }
}

/// The part of the table where what is asked now is answered.
fn subject(session: &Session) -> Option<Tab> {
    if session.waiting_for().is_some() {
        return None;
    }
    if session.is_rotating() {
        return Some(Tab::Station);
    }
    match &session.focused()?.question {
        Question::PlaceTile(_) if session.ghost().is_none() => Some(Tab::Station),
        Question::DiscardTile(_) => Some(Tab::Station),
        Question::PlaceTile(_) | Question::Cell { .. } | Question::Line(_) | Question::Relocate { .. } => {
            Some(Tab::Planet)
        }
        Question::Advance(_) => Some(Tab::Tracks),
        Question::Look { .. } | Question::Keep(_) => Some(Tab::Cards),
        Question::Impossible => None,
    }
}
