//! Signals of the hint and the coach.

use super::TableScreen;
use super::desk::PracticePart;
use super::keys;
use super::layout::Tab;
use crate::OwnSettings;
use crate::t;
use crate::widgets::Tone;
use egui::Ui;
use kit::background::wake;
use kit::screen::Cx;
use kit::settings::Own as _;
use play::intent::Intent;
use rules::SeatId;
use table::Sharing;

impl TableScreen {
    /// Opens or closes the hint.
    pub(super) fn open_hint(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, open: bool) {
        let view = self.session.seat(seat);
        if !open {
            let is_prepared = view.prepared().is_some();
            self.place_mut(seat).hints.close();
            if is_prepared {
                self.play(ui, cx, seat, Intent::PutBack);
            }
        } else if self.session.exercise().is_some() {
            // The exercise has a hint of its own.
            self.desk.tools.part = PracticePart::Coach;
            self.desk.tools.hint = !self.desk.tools.hint;
            self.place_mut(seat).bring(Tab::Practice);
        } else if view.covers_choice() {
            // A hint would name the cards that are still face down.
            self.tell(cx, seat, Tone::Info, t!(ui, "advice-covered"));
        } else if view.is_playing() {
            let place = self.desk.place_mut(view);
            place.hints.ask(&wake(ui.ctx()), view);
            place.bring(Tab::Hint);
            self.session.note_hint();
        }
    }

    /// Shows and prepares an option of the hint.
    pub(super) fn take_hint(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, index: usize) {
        if let Some(choice) = self.place_mut(seat).hints.show(index) {
            self.play(ui, cx, seat, Intent::Prepare(choice));
            keys::focus_stage(ui, self.session.seat(seat));
        } else if self.place(seat).hints.is_thinking() {
            self.tell(cx, seat, Tone::Info, t!(ui, "advice-still-thinking"));
        }
    }

    /// Lets the coach comment in a game with only one person, if the settings say so. In practice games a switch does, which is
    /// kept.
    pub(super) fn be_coached(&mut self, cx: &Cx<'_>) {
        let own = OwnSettings::of(cx.settings);
        self.desk.tools.coach = own.practice_coach;
        let alone = self.session.people().count() == 1 && !self.session.is_practice();
        let coached = own.coach && alone;
        if coached && !self.desk.coached {
            self.session.note_hint();
            self.place_mut(self.session.viewer()).bring(Tab::Hint);
        }
        self.desk.coached = coached;
    }

    /// Takes the player's own move back to make the better one that the coach found.
    pub(super) fn try_better(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId) {
        let verdict = self.coach.verdict(seat);
        let best = verdict.map(|verdict| verdict.best.choice);
        if let Some((entry, best)) = self.coach.entry().zip(best) {
            let back = match self.session.sharing() {
                Sharing::InTurn => Intent::UndoTo(entry),
                Sharing::AnyOrder | Sharing::SideBySide => Intent::Undo,
            };
            self.play(ui, cx, seat, back);
            self.play(ui, cx, seat, Intent::Prepare(best));
            keys::focus_stage(ui, self.session.seat(seat));
        }
    }
}
