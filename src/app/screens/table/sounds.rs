//! The sounds of the events at the table.

use super::TableScreen;
use crate::app::audio::Cue;
use crate::app::{Command, Cx};
use crate::game::EventKind;
use crate::play::pace::BotPace;
use crate::play::session::LogEntry;

impl TableScreen {
    /// Plays the sounds of the events since entry `from`.
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
        if let Some(sound) = events.rev().find_map(|event| sound_of(&event.kind)) {
            cx.push(Command::Play(sound));
        }
    }
}

/// The sound of an event, if it has one.
const fn sound_of(kind: &EventKind) -> Option<Cue> {
    match kind {
        EventKind::Rotated(_) => Some(Cue::Rotate),
        EventKind::TilePlaced { .. }
        | EventKind::PatchPlaced { .. }
        | EventKind::RoverPlaced(_) => Some(Cue::Place),
        EventKind::LifepodCollected(_) | EventKind::MeteoriteCollected(_) => Some(Cue::Collect),
        EventKind::TurnEnded => Some(Cue::EndOfTurn),
        EventKind::RoundStarted { .. }
        | EventKind::TileTaken { .. }
        | EventKind::Fetched { .. }
        | EventKind::Arranged(_)
        | EventKind::TileDiscarded(_)
        | EventKind::TopRevealed { .. }
        | EventKind::MeteoriteLanded(_)
        | EventKind::MeteoriteRepelled(_)
        | EventKind::LifepodDestroyed(_)
        | EventKind::RoverDestroyed(_)
        | EventKind::MeteoriteDestroyed(_)
        | EventKind::LineCleared(_)
        | EventKind::Advanced { .. }
        | EventKind::Regressed { .. }
        | EventKind::TileChosen { .. }
        | EventKind::TechUsed { .. }
        | EventKind::MeteoriteLoaded(_)
        | EventKind::LifepodBerthed { .. }
        | EventKind::TokenMoved(_)
        | EventKind::ObjectivesDrawn(_)
        | EventKind::ObjectiveKept(_)
        | EventKind::ObjectiveDestroyed(_)
        | EventKind::EventCardRevealed(_)
        | EventKind::EventCardForeseen(_)
        | EventKind::MilestoneBarred(_)
        | EventKind::CardsAdded
        | EventKind::CardsRemoved
        | EventKind::RoverGained
        | EventKind::CollectedLifepodDestroyed(_)
        | EventKind::CollectedMeteoriteDestroyed
        | EventKind::ResourceIgnored(_)
        | EventKind::ResourceIdle(_)
        | EventKind::StackRemoved { .. }
        | EventKind::MovementGained { .. }
        | EventKind::Gained(_)
        | EventKind::MilestoneReached { .. }
        | EventKind::TechUnlocked { .. }
        | EventKind::PatchStored
        | EventKind::RoverMoved { .. }
        | EventKind::CardsSeen { .. }
        | EventKind::CardTaken { .. }
        | EventKind::CardHeld(_)
        | EventKind::Declined(_)
        | EventKind::Lost(_)
        | EventKind::LastRound(_)
        | EventKind::CommanderPassed(_)
        | EventKind::GameEnded => None,
    }
}
