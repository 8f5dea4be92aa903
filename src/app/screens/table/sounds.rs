//! The sounds of what happens at the table.

use super::TableScreen;
use crate::app::sound::Sound;
use crate::app::{Command, Cx};
use crate::game::EventKind;
use crate::play::pace::BotPace;
use crate::play::session::LogEntry;

impl TableScreen {
    /// Sounds of what happened from entry `from` on.
    pub(super) fn sounds(&self, cx: &mut Cx<'_>, from: usize) {
        let by_bot = self
            .session
            .log()
            .nth(from)
            .is_some_and(|entry| self.session.is_bot(entry.seat()));
        if by_bot && cx.settings.bot_pace == BotPace::Instant {
            return;
        }
        let events = self.session.log().skip(from).flat_map(LogEntry::events);
        let sound = |kind: &EventKind| match kind {
            EventKind::Rotated(_) => Some(Sound::Rotate),
            EventKind::TilePlaced { .. }
            | EventKind::PatchPlaced { .. }
            | EventKind::RoverPlaced(_) => Some(Sound::Place),
            EventKind::LifepodCollected(_) | EventKind::MeteoriteCollected(_) => {
                Some(Sound::Collect)
            }
            EventKind::TurnEnded => Some(Sound::EndOfTurn),
            _ => None,
        };
        if let Some(sound) = events.rev().find_map(|event| sound(&event.kind)) {
            cx.push(Command::Play(sound));
        }
    }
}
