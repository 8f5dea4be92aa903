//! Step 2: a planet and a corporation for every seat, from a gallery.

use egui::{Align, Layout, Role, Sense, Ui, UiBuilder, WidgetInfo};

use super::draft::Draft;
use super::name_of;
use crate::app::screens::pictures::{badge, columns, planet_picture};
use crate::app::text::describe::{
    MOST_DIFFICULT, capitalised, corporation_rule, difficulty, planet_rule, setup_error, tech,
};
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::{Button, card, choice, dim, section, selected_card};
use crate::game::{CorporationId, PlanetId};
use crate::t;

/// Width of a card of the gallery.
const CARD: f32 = 272.0;

/// Which seat chooses.
#[derive(Debug, Default)]
pub(super) struct WorldsStep {
    seat: usize,
}

/// A thing of the gallery.
struct Exhibit<'a> {
    kind: String,
    name: &'a str,
    difficulty: u8,
    rule: String,
    chosen: bool,
    refusal: Option<String>,
}

impl WorldsStep {
    /// Draws the step.
    pub(super) fn ui(&mut self, ui: &mut Ui, draft: &mut Draft) {
        self.seat = self.seat.min(draft.count() - 1);
        section(ui, Some(Icon::Planet), &t!(ui, "wizard-worlds-title"));
        if draft.count() > 1 {
            self.seats_ui(ui, draft);
        }
        if PlanetId::ALL.len() + CorporationId::ALL.len() > 2 {
            let button = Button::new(t!(ui, "wizard-worlds-random")).icon(Icon::Dice);
            if ui.add(button).clicked() {
                draft.randomise_worlds();
            }
        }
        ui.add_space(tokens().space.s);
        let width = CARD + 2.0 * tokens().space.m + 2.0;
        let planets = PlanetId::ALL.len();
        columns(ui, (width, tokens().space.l), planets + CorporationId::ALL.len(), |ui, index| match index {
            index if index < planets => self.planet_ui(ui, draft, PlanetId::ALL[index]),
            index => self.corporation_ui(ui, draft, CorporationId::ALL[index - planets]),
        });
    }

    fn seats_ui(&mut self, ui: &mut Ui, draft: &Draft) {
        let options: Vec<(usize, String)> =
            (0..draft.count()).map(|index| (index, name_of(ui, draft, index))).collect();
        let name = t!(ui, "wizard-worlds-for");
        ui.horizontal_wrapped(|ui| {
            if let Some(seat) = draft.seats().get(self.seat) {
                badge(ui, seat.colour, tokens().shape.icon_large);
            }
            if let Some(seat) = choice(ui, &name, self.seat, &options) {
                self.seat = seat;
            }
        });
    }

    fn planet_ui(&self, ui: &mut Ui, draft: &mut Draft, planet: PlanetId) {
        let exhibit = Exhibit {
            kind: t!(ui, "worlds-planet"),
            name: planet.name(),
            difficulty: planet.data().difficulty,
            rule: planet_rule(ui, planet),
            chosen: draft.seats().get(self.seat).is_some_and(|seat| seat.planet == planet),
            refusal: draft.planet_refused(self.seat, planet).map(|error| setup_error(ui, &error)),
        };
        let clicked = exhibit.ui(ui, |ui| planet_picture(ui, planet, CARD * 0.8).clicked());
        if let Some(seat) = draft.seat_mut(self.seat).filter(|_| clicked) {
            seat.planet = planet;
        }
    }

    fn corporation_ui(&self, ui: &mut Ui, draft: &mut Draft, corporation: CorporationId) {
        let exhibit = Exhibit {
            kind: t!(ui, "worlds-corporation"),
            name: corporation.name(),
            difficulty: corporation.data().difficulty,
            rule: corporation_rule(ui, corporation),
            chosen: draft.seats().get(self.seat).is_some_and(|seat| seat.corporation == corporation),
            refusal: draft.corporation_refused(self.seat, corporation).map(|error| setup_error(ui, &error)),
        };
        let clicked = exhibit.ui(ui, |ui| {
            techs_ui(ui, corporation);
            false
        });
        if let Some(seat) = draft.seat_mut(self.seat).filter(|_| clicked) {
            seat.corporation = corporation;
        }
    }
}

impl Exhibit<'_> {
    /// Draws the card with a picture in it; gives whether it was chosen.
    fn ui(&self, ui: &mut Ui, picture: impl FnOnce(&mut Ui) -> bool) -> bool {
        let builder = UiBuilder::new().id_salt((&self.kind, self.name)).sense(Sense::click());
        let shown = ui.scope_builder(builder, |ui| {
            let frame = if self.chosen { selected_card() } else { card() };
            frame
                .inner_margin(tokens().space.m)
                .show(ui, |ui| {
                    ui.set_width(CARD.min(ui.available_width()));
                    ui.with_layout(Layout::top_down(Align::Min), |ui| self.contents_ui(ui, picture)).inner
                })
                .inner
        });
        let name = format!("{}: {}", self.kind, self.name);
        let response = shown.response;
        let possible = self.refusal.is_none();
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, possible, self.chosen, &name));
        let response = match &self.refusal {
            Some(refusal) => response.on_hover_text(refusal),
            None => response,
        };
        (response.clicked() || shown.inner) && possible
    }

    fn contents_ui(&self, ui: &mut Ui, picture: impl FnOnce(&mut Ui) -> bool) -> bool {
        ui.spacing_mut().interact_size.y = 0.0;
        dim(ui, &self.kind);
        ui.horizontal(|ui| {
            ui.label(egui::RichText::new(self.name).font(heading(tokens().text.section)));
            if self.chosen {
                Icon::Check.ui(ui, tokens().shape.icon_large, tokens().color.accent);
            }
        });
        let clicked = ui.vertical_centered(picture).inner;
        difficulty_ui(ui, self.difficulty);
        ui.label(&self.rule);
        if let Some(refusal) = &self.refusal {
            ui.colored_label(tokens().color.warn, refusal);
        }
        clicked
    }
}

/// The difficulty as stars and in words.
fn difficulty_ui(ui: &mut Ui, level: u8) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for star in 1..=MOST_DIFFICULT {
            let color = if star <= level { tokens().color.accent } else { tokens().color.line_strong };
            Icon::Star.ui(ui, tokens().shape.icon * 0.8, color);
        }
        ui.add_space(tokens().space.xs);
        dim(ui, capitalised(&difficulty(ui, level)));
    });
}

/// The five techs of a corporation.
fn techs_ui(ui: &mut Ui, corporation: CorporationId) {
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
        ui.horizontal(|ui| {
            Icon::Rover.ui(ui, tokens().shape.icon, tokens().terrain.rover.light);
            dim(ui, t!(ui, "worlds-rovers", count = corporation.data().rovers));
        });
        for level in 1..=5 {
            ui.horizontal_top(|ui| {
                Icon::Tech.ui(ui, tokens().shape.icon, tokens().terrain.tech.light);
                let text = format!("{level}  {}", tech(ui, corporation, level));
                let text = egui::RichText::new(text).font(crate::app::theme::body(tokens().text.small));
                ui.add(egui::Label::new(text).wrap());
            });
        }
    });
}
