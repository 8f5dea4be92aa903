//! The screen while the medals are counted.

use super::Results;
use super::ceremony::ended;
use super::hand::told_card;
use crate::screens::is_press;
use crate::t;
use crate::text::describe::Category;
use crate::widgets::Button;
use egui::{Align, Layout, Panel, Ui};
use kit::audio::Cue;
use kit::screen::{Command, Cx, band, foot};
use kit::theme::{Icon, tokens};

impl Results {
    /// Goes on counting; any press tells everything. Returns whether the count still goes on.
    pub(super) fn count(&mut self, ui: &Ui, cx: &mut Cx<'_>) -> bool {
        let (now, pressed) = ui.input(|input| (input.time, input.events.iter().any(is_press)));
        let is_new = self.shown.is_none();
        let shown = *self.shown.get_or_insert(now);
        let Some(before) = self.counted else {
            return false;
        };
        // A press before the first count was meant for the table.
        let skipped = pressed && !is_new;
        self.counted = ended(now - shown, self.outcome.scores.len()).filter(|_| !skipped);
        if self.counted.is_some() {
            ui.ctx().request_repaint();
        } else {
            // A press that was meant for the count begins no other game.
            self.settled = now + 0.7;
        }
        if is_new || self.counted != Some(before) {
            cx.push(Command::Play(match self.counted {
                Some(_) => Cue::Step,
                None => Cue::Round,
            }));
        }
        self.counted.is_some()
    }

    /// Draws the civ cards that are being counted: those of one seat after the other are turned over.
    pub(super) fn turned_ui(&self, ui: &mut Ui) {
        let counted = self.counted.and_then(|ended| self.outcome.counting(ended));
        let space = &tokens().space;
        band(Panel::bottom("turned cards"), 0.0)
            .exact_size(96.0)
            .show(ui, |ui| {
                let Some((Category::Cards, seat)) = counted else {
                    return;
                };
                let cards = &self.outcome.score(seat).cards;
                let shares = cards.len().max(3) as f32;
                let width = ui.available_width() / shares - space.m;
                ui.horizontal_top(|ui| {
                    for (civ, medals) in cards {
                        told_card(*civ, *medals).width(width).show(ui);
                    }
                });
            });
    }

    /// Draws the button that tells everything at once: at the right, where no action takes its place when the count ends.
    pub(super) fn skip_ui(&self, ui: &mut Ui, around: f32) {
        foot("results foot", around).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Button::new(t!(ui, "results-skip")).icon(Icon::Step));
            });
        });
    }
}
