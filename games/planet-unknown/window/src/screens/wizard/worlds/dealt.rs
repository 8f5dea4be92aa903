//! “Deal two, choose one”: the two planets and the two corporations of a seat, large, side by side.

use egui::Ui;

use super::super::draft::Draft;
use super::super::world::World;
use super::WorldsStep;
use crate::screens::pictures::{columns, share};
use crate::t;
use crate::widgets::{Button, digit_pressed, dim, keycap};
use kit::theme::{Icon, tokens};
use kit::wizard::name_of;

impl WorldsStep {
    /// Draws the hand of the seat that chooses.
    pub(super) fn dealt_ui(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let hand = draft.hand(self.seat).cloned().unwrap_or_default();
        for (index, exhibit) in hand.worlds.concat().into_iter().enumerate() {
            if digit_pressed(ui, index) {
                draft.choose(self.seat, exhibit);
            }
        }
        let name = name_of(ui, draft, self.seat);
        ui.horizontal_wrapped(|ui| {
            dim(ui, t!(ui, "wizard-worlds-deal-hint", player = name));
            self.next_ui(ui, draft);
        });
        let gap = tokens().space.m;
        let width = share(ui, 240.0 + gap / 2.0, gap, 2.0);
        let [planets, corporations] = &hand.worlds;
        for (start, kind) in [(0, planets), (planets.len(), corporations)] {
            columns(ui, (width, gap), kind.len(), |ui, index| {
                self.card_ui(ui, draft, kind[index], start + index);
            });
        }
    }

    fn card_ui(&self, ui: &mut Ui, draft: &mut Draft, exhibit: World, number: usize) {
        let decided =
            (draft.hand(self.seat)).is_some_and(|hand| hand.chosen[exhibit.hall() as usize]);
        let chosen = decided && exhibit.is_chosen(draft, self.seat);
        let mut on_picture = false;
        let response = exhibit.frame_ui(ui, chosen, None, |ui| {
            ui.set_width(ui.available_width());
            let is_narrow = ui.available_width() < 380.0;
            let size = if is_narrow { 120.0 } else { 190.0 };
            ui.horizontal_top(|ui| {
                on_picture = exhibit.whole_ui(ui, size);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = tokens().space.xs;
                    ui.horizontal(|ui| {
                        keycap(ui, &(number + 1).to_string());
                        exhibit.title_ui(ui, tokens().text.section, chosen);
                    });
                    exhibit.words_ui(ui);
                });
            });
        });
        if response.clicked() || on_picture {
            draft.choose(self.seat, exhibit);
        }
    }

    /// Draws the button that goes on to the next seat to choose.
    fn next_ui(&mut self, ui: &mut Ui, draft: &Draft) {
        if let Some(next) = draft.undecided().next()
            && draft.undecided().all(|open| open != self.seat)
        {
            let label = t!(ui, "wizard-worlds-next", player = name_of(ui, draft, next));
            let next_seat = Button::new(label).icon(Icon::Right);
            if ui.add(next_seat.primary()).clicked() {
                self.look_for(next);
            }
        }
    }
}
