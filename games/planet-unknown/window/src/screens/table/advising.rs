//! Signals of the hint and the coach.

use super::TableScreen;
use super::keys;
use super::layout::Tab;
use super::scene::{CoachSignal, HintSignal};
use crate::Cx;
use crate::screens::wake;
use crate::t;
use crate::widgets::Tone;
use egui::Ui;
use play::hints::Hints;
use play::intent::Intent;
use play::session::Sharing;
use rules::View;

impl TableScreen {
    /// The hint of the selected player.
    pub(super) fn hints(&self) -> &Hints {
        &self.hints[self.desk.seat()]
    }

    fn hints_mut(&mut self) -> &mut Hints {
        &mut self.hints[self.desk.seat()]
    }

    /// Puts away hints about questions that are answered, and takes in what the others have found out.
    pub(super) fn hints_follow(&mut self) {
        if self.session.sharing() != Sharing::SideBySide {
            return self.hints[self.desk.seat()].follow(&self.session);
        }
        let at_keys = self.session.viewer();
        for seat in self.session.people().collect::<Vec<_>>() {
            self.sit_at(seat);
            self.hints[self.desk.seat()].follow(&self.session);
        }
        self.sit_at(at_keys);
    }

    /// Opens or closes the hint, or shows and prepares one of its options.
    pub(super) fn hint(&mut self, ui: &Ui, cx: &mut Cx<'_>, wanted: HintSignal) {
        match wanted {
            HintSignal::Open(false) => {
                self.hints_mut().close();
                if self.session.prepared().is_some() {
                    self.play(ui, cx, Intent::PutBack);
                }
            }
            // A hint would name the cards that are still face down.
            HintSignal::Open(true) if self.session.covers_choice() => {
                cx.notify_player(Tone::Info, t!(ui, "advice-covered"));
            }
            HintSignal::Open(true) if self.session.is_playing() => {
                self.session.note_hint();
                let wake = wake(ui.ctx());
                self.hints[self.desk.seat()].ask(&wake, &self.session);
                self.desk.bring(Tab::Hint);
            }
            HintSignal::Open(true) => {}
            HintSignal::Take(index) => {
                if let Some(choice) = self.hints_mut().show(index) {
                    self.play(ui, cx, Intent::Prepare(choice));
                    keys::focus_stage(ui, &self.session);
                } else if self.hints().is_thinking() {
                    cx.notify_player(Tone::Info, t!(ui, "advice-still-thinking"));
                }
            }
        }
    }

    /// Lets the coach comment in a game with only one person, if the settings say so. In practice games a switch does.
    pub(super) fn be_coached(&mut self, cx: &Cx<'_>) {
        let alone = self.session.people().count() == 1 && !self.session.is_practice();
        let coached = cx.settings.coach && alone;
        if coached && !self.desk.coached {
            self.session.note_hint();
            self.desk.bring(Tab::Hint);
        }
        self.desk.coached = coached;
    }

    /// Shows the better move that the coach found, or takes the player's own move back to make it.
    pub(super) fn ask_coach(&mut self, ui: &Ui, cx: &mut Cx<'_>, wanted: CoachSignal) {
        match wanted {
            CoachSignal::Show(shown) => self.coach.show(shown),
            CoachSignal::TryBest => {
                let best = self
                    .coach
                    .verdict(&self.session)
                    .map(|verdict| verdict.best.choice);
                if let Some((entry, best)) = self.coach.entry().zip(best) {
                    let back = match self.session.sharing() {
                        Sharing::InTurn => Intent::UndoTo(entry),
                        Sharing::AnyOrder | Sharing::SideBySide => Intent::Undo,
                    };
                    self.play(ui, cx, back);
                    self.play(ui, cx, Intent::Prepare(best));
                    keys::focus_stage(ui, &self.session);
                }
            }
        }
    }

    /// Asks the coach to review the choice that the seat of `view` made as entry `from` of the history.
    pub(super) fn coach_looks(&mut self, ui: &Ui, view: Option<View>, from: usize) {
        if let Some(view) = view {
            let wake = wake(ui.ctx());
            self.coach.look_at(&wake, view, &self.session, from);
        }
    }
}
