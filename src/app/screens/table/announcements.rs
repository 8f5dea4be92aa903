//! Notices of what a player's own turn has brought or cost beside the board: private objectives, techs that lock again, and
//! the objectives that are laid out.

use super::TableScreen;
use crate::app::Cx;
use crate::app::text::describe;
use crate::app::widgets::Tone;
use crate::game::corporation::Techs;
use crate::game::{Objective, Seat, SeatId};
use crate::t;
use egui::Ui;

impl TableScreen {
    /// Says what has changed for the player at the screen since entry `from`, unless a lesson explains it or nobody plays.
    pub(super) fn announce_changes(&self, ui: &Ui, cx: &mut Cx<'_>, from: usize) {
        let seat = self.session.viewer();
        if self.session.is_watched() || self.guidance.as_ref().is_some_and(|it| it.is_lesson) {
            return;
        }
        let now = self.session.position();
        let (before, after) = (
            self.session.seat_at(from, seat),
            self.session.seat_at(now, seat),
        );
        let (Some(before), Some(after)) = (before, after) else {
            return;
        };
        if self.session.shows_secrets_of(seat) {
            announce_private(ui, cx, before, after);
        }
        announce_locked(ui, cx, before, after);
        self.announce_objectives(ui, cx, from, seat);
    }

    /// Says that the objectives have been laid out, which an event card may hide (rules §2.5).
    fn announce_objectives(&self, ui: &Ui, cx: &mut Cx<'_>, from: usize, seat: SeatId) {
        let dealt = |count| {
            let medals = self.session.contested_at(count, seat);
            medals.is_some() && self.session.objectives_are_dealt_at(count)
        };
        if !dealt(from) && dealt(self.session.position()) {
            cx.notify_waiting(Tone::Info, t!(ui, "table-banner-objectives"));
        }
    }
}

/// Says which private objectives are met now, or no longer (rules §2.5).
fn announce_private(ui: &Ui, cx: &mut Cx<'_>, before: &Seat, after: &Seat) {
    let held = |objective: &&Objective| before.private_objectives.contains(*objective);
    for objective in after.private_objectives.iter().filter(held) {
        let title = describe::private_title(ui, *objective);
        match (objective.is_met(before), objective.is_met(after)) {
            (false, true) => cx.notify(Tone::Good, t!(ui, "table-private-met", title = title)),
            (true, false) => cx.notify(Tone::Warning, t!(ui, "table-private-lost", title = title)),
            (true, true) | (false, false) => {}
        }
    }
}

/// Says which techs have locked again (rules §5.6, §8).
fn announce_locked(ui: &Ui, cx: &mut Cx<'_>, before: &Seat, after: &Seat) {
    let unlocked = |seat: &Seat, level| seat.rules().unlocked(seat, level);
    let levels = after.rules().levels();
    let locked = levels.filter(|level| unlocked(before, *level) && !unlocked(after, *level));
    let locked: Vec<String> = locked.map(|level| level.to_string()).collect();
    if !locked.is_empty() {
        let levels = describe::list(ui, &locked);
        cx.notify(Tone::Warning, t!(ui, "table-techs-locked", levels = levels));
    }
}
