//! The guide at the table: the guided first game, and what is told when it happens for the first time.

use super::TableScreen;
use super::decisions::shows_cards;
use super::dialogs::Above;
use super::guidance::{Guidance, part_of, tab_of};
use super::layout::{Tab, TableLayout};
use super::scene::GuideSignal;
use crate::screens::Wizard;
use egui::{Key, Modifiers, Ui};
use kit::screen::Cx;
use play::guide::{Deed, Part};

impl TableScreen {
    /// Lets the guide follow the game, and brings what it speaks of to the front.
    pub(super) fn be_guided(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let beside = self.session.is_beside();
        if self.session.is_watched() {
            self.guidance = None;
            self.desk.hides_score = false;
            return;
        }
        if self.seeks_guide != Some(beside) {
            let table = self.session.table_with_secrets();
            self.guidance = Guidance::of(table, cx.settings, beside);
            self.seeks_guide = Some(beside);
        }
        // Whoever looks at the cards has read that they may be looked at.
        if self.chooses_cards()
            && let Some(guidance) = &mut self.guidance
            && guidance
                .guide
                .shown()
                .is_some_and(|(step, _)| step.at == Part::Question)
        {
            guidance.guide.read();
            guidance.note(cx);
        }
        // What moves is looked at first, and so is whatever lies above the table.
        if self.is_moving() || self.covers_guide() {
            return;
        }
        let hinted = self.place(self.session.viewer()).hints.is_open();
        let Some(guidance) = &mut self.guidance else {
            self.desk.hides_score = false;
            return;
        };
        let before = guidance.guide.shown();
        let enter = |input: &mut egui::InputState| input.consume_key(Modifiers::NONE, Key::Enter);
        if guidance.holds() && !ui.ctx().text_edit_focused() && ui.input_mut(enter) {
            guidance.guide.read();
        }
        for seat in self.session.on_show() {
            // Side by side, the guide speaks to one player after the other.
            if before.is_none() || !beside || guidance.seat == Some(seat) {
                guidance.seat = Some(seat);
                guidance.guide.follow(self.session.seat(seat));
            }
            if guidance.guide.shown().is_some() {
                break;
            }
        }
        guidance.note(cx);
        self.desk.hides_score = !guidance.guide.has_introduced(Part::Score);
        let shown = guidance.guide.shown();
        // What changes the score is worth more room than the log, once that has been told of; not than hints asked for.
        let shows_log = shown.is_some_and(|(step, _)| step.at == Part::Log);
        let showed_log = std::mem::replace(&mut guidance.shows_log, shows_log);
        let returns = showed_log && !shows_log && !hinted;
        let addressed = guidance.seat.filter(|_| shown != before || returns);
        if let Some(seat) = addressed {
            ui.ctx().request_repaint();
            let place = self.desk.place_mut(self.session.seat(seat));
            if returns {
                place.bring(Tab::Cards);
            }
            if let Some(tab) = shown.and_then(|(step, _)| tab_of(step.at)) {
                place.bring(tab);
            }
        }
    }

    /// Whether something lies above the table that the guide would cover.
    pub(super) fn covers_guide(&self) -> bool {
        matches!(self.above, Some(Above::Menu | Above::Players(_)))
            || self.has_waste_dialog()
            || self.desk.reading.is_some()
            || self.desk.all_boards
            || self.keeping.is_asking()
            || self.looks_away()
            || self.chooses_cards()
            || self.guidance.as_ref().is_some_and(|guidance| {
                !guidance.is_lesson && self.place(self.session.viewer()).hints.is_open()
            })
    }

    /// Whether cards lie above the table, one of which the player keeps.
    fn chooses_cards(&self) -> bool {
        !self.session.is_beside() && shows_cards(self.session.here(), &self.desk)
    }

    /// Whether the player who is awaited looks at another planet, of which the step shown does not speak.
    fn looks_away(&self) -> bool {
        let seat = self.session.here();
        let step = self.guidance.as_ref().and_then(|it| it.guide.shown());
        let is_own = step.is_some_and(|(step, _)| step.until != Deed::Look);
        is_own && seat.is_awaited() && seat.shown() != seat.id()
    }

    /// Leaves out the parts of the table that have not been introduced.
    pub(super) fn leave_out_unknown(&self, layout: &mut TableLayout) {
        let Some(guidance) = &self.guidance else {
            return;
        };
        let is_known =
            |tab: &Tab| part_of(*tab).is_none_or(|part| guidance.guide.has_introduced(part));
        for slot in &mut layout.slots {
            slot.tabs.retain(is_known);
        }
        layout.slots.retain(|slot| !slot.tabs.is_empty());
    }

    /// Carries out what the player wants of the guide.
    pub(super) fn guide(&mut self, cx: &mut Cx<'_>, wanted: GuideSignal) {
        let Some(guidance) = &mut self.guidance else {
            return;
        };
        match wanted {
            GuideSignal::Read => guidance.guide.read(),
            GuideSignal::End => guidance.guide.end(),
            GuideSignal::Part => {
                guidance.guide.read();
                cx.show(Wizard::default());
            }
        }
        guidance.note(cx);
    }
}
