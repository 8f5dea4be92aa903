//! The sounds of the events at the table.

use super::TableScreen;
use kit::audio::Cue;
use kit::screen::{Command, Cx};
use play::session::LogEntry;
use rules::{CourseEvent, EventKind, PieceEvent, SeatId, TileEvent};
use table::BotPace;

impl TableScreen {
    /// Plays the sounds of the events since entry `from` that the player of `seat` may know.
    pub(super) fn sounds(&self, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let seat = self.session.seat(seat);
        let mut log = seat.log().skip(from);
        let by_bot = log
            .next()
            .is_some_and(|entry| self.session.is_bot(entry.seat()));
        if by_bot && cx.settings.bot_pace == BotPace::Instant {
            return;
        }
        let events = seat.log().skip(from).flat_map(LogEntry::events);
        if let Some(sound) = events.rev().find_map(|event| sound_of(event.kind)) {
            cx.push(Command::Play(sound));
        }
    }
}

/// The sound of an event, if it has one.
const fn sound_of(kind: EventKind) -> Option<Cue> {
    match kind {
        EventKind::Course(CourseEvent::Rotated(_)) => Some(Cue::Rotate),
        EventKind::Course(CourseEvent::TurnEnded) => Some(Cue::EndOfTurn),
        EventKind::Tile(TileEvent::Placed { .. } | TileEvent::PatchPlaced { .. })
        | EventKind::Piece(PieceEvent::RoverPlaced(_)) => Some(Cue::Place),
        EventKind::Piece(PieceEvent::LifepodCollected(_) | PieceEvent::MeteoriteCollected(_)) => {
            Some(Cue::Collect)
        }
        _ => None,
    }
}
