//! The abilities of the corporation that the player can use.

use super::SeatView;
use rules::{Asked, Question, Source, TrackPurpose};

impl<'a> SeatView<'a> {
    /// The abilities that can be used now, in the order of their levels. One in focus is asked about like a pending
    /// effect.
    pub fn abilities(self) -> impl Iterator<Item = &'a Asked> {
        self.asked().iter().filter(|asked| asked.offered())
    }

    /// The slot of the ability of tech `level`, if it can be used now.
    pub fn ability(self, level: u8) -> Option<u8> {
        let of_level = |asked: &&Asked| asked.what.source == Source::Tech(level);
        let found = self
            .abilities()
            .find(of_level)
            .filter(|asked| asked.question != Question::Impossible);
        found.map(|asked| asked.pending)
    }

    /// Whether a tech can be used instead of resolving the effect in focus as it is.
    pub fn has_instead(self) -> bool {
        self.focused()
            .is_some_and(|asked| self.state().instead(self.seat, &asked.what).is_some())
    }

    /// Whether the question in focus asks where the corporation's token goes.
    pub fn is_choosing_token(self) -> bool {
        matches!(self.question(), Some(Question::Track(TrackPurpose::Token)))
    }
}
