//! Step 2: a planet and a corporation for every seat, from a gallery or from a hand of two each.

mod dealt;
mod exhibit;
mod gallery;

use egui::Ui;

use super::draft::Draft;
use super::world::{Hall, World};
use crate::screens::pictures::badge;
use crate::t;
use crate::widgets::{Button, choice, section};
use kit::theme::{Icon, tokens};
use kit::wizard::{Seats as _, name_of};

/// The state of the step: the seat that chooses, and the view of the gallery.
#[derive(Debug, Default)]
pub(super) struct WorldsStep {
    seat: usize,
    hall: Hall,
    /// The last exhibit under the pointer or the keyboard focus.
    looked_at: Option<World>,
}

impl WorldsStep {
    /// Draws the step.
    pub(super) fn ui(&mut self, ui: &mut Ui, draft: &mut Draft) {
        self.seat = self.seat.min(draft.count() - 1);
        ui.spacing_mut().item_spacing.y = tokens().space.s;
        ui.horizontal_wrapped(|ui| {
            section(ui, Some(Icon::Planet), &t!(ui, "wizard-worlds-title"));
            ui.add_space(tokens().space.l);
            let dealt = draft.hand(0).is_some();
            let options = [
                (false, t!(ui, "wizard-worlds-free")),
                (true, t!(ui, "wizard-worlds-deal")),
            ];
            let way = t!(ui, "wizard-worlds-way");
            match choice(ui, &way, dealt, &options) {
                Some(true) => draft.deal_hands(),
                Some(false) => draft.seats.iter_mut().for_each(|seat| seat.hand = None),
                None => {}
            }
            let button = Button::new(t!(ui, "wizard-worlds-random", dealt));
            if ui.add(button.icon(Icon::Dice).quiet()).clicked() {
                match dealt {
                    true => draft.deal_hands(),
                    false => draft.randomise_worlds(),
                }
            }
        });
        let dealt = draft.hand(self.seat).is_some();
        ui.horizontal_wrapped(|ui| {
            if !dealt {
                self.halls_ui(ui);
                self.random_ui(ui, draft);
                ui.add_space(tokens().space.l);
            }
            // Beside them there is room for four names.
            if draft.count() > 4 && !dealt {
                ui.end_row();
            }
            if draft.count() > 1 {
                self.seats_ui(ui, draft);
            }
        });
        if dealt {
            self.dealt_ui(ui, draft);
        } else {
            self.gallery_ui(ui, draft);
        }
    }

    fn seats_ui(&mut self, ui: &mut Ui, draft: &Draft) {
        let option = |index| (index, name_of(ui, draft, index));
        let options: Vec<(usize, String)> = (0..draft.count()).map(option).collect();
        let name = t!(ui, "wizard-worlds-for");
        if let Some(seat) = draft.seats().get(self.seat) {
            badge(ui, seat.guest.colour, tokens().shape.icon_large);
        }
        if let Some(seat) = choice(ui, &name, self.seat, &options) {
            self.look_for(seat);
        }
    }

    /// Draws the button that gives this seat a random exhibit of the hall.
    fn random_ui(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let label = match self.hall {
            Hall::Planets => t!(ui, "wizard-worlds-random-planet"),
            Hall::Corporations => t!(ui, "wizard-worlds-random-corporation"),
        };
        let random = Button::new(label).icon(Icon::Dice).quiet();
        if ui.add(random).clicked() {
            draft.randomise(self.seat, self.hall);
            self.looked_at = None;
        }
    }

    /// Goes on to another seat's choice.
    fn look_for(&mut self, seat: usize) {
        self.seat = seat;
        self.looked_at = None;
    }
}
