//! A planet or a corporation as an exhibit to look at and choose.

use egui::{Align, Layout, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::super::draft::Draft;
use super::super::world::World;
use crate::screens::pictures::{
    corporation_picture, planet_picture, stars, whole_planet, whole_tracks,
};
use crate::t;
use crate::text::describe::{
    MOST_DIFFICULT, corporation_rule, difficulty, planet_character, planet_rule, tech, tech_sign,
};
use crate::widgets::{card, dim, terrain_colors};
use kit::theme::{Icon, body, heading, rich, strong, tokens};
use rules::corporation::Techs;
use rules::{CorporationId, Terrain};

impl World {
    pub(in crate::screens) fn name(self) -> &'static str {
        match self {
            Self::Planet(planet) => planet.name(),
            Self::Corporation(corporation) => corporation.name(),
        }
    }

    fn difficulty(self) -> u8 {
        match self {
            Self::Planet(planet) => planet.data().difficulty,
            Self::Corporation(corporation) => corporation.data().difficulty,
        }
    }

    /// Returns whether the seat has it.
    pub(super) fn is_chosen(self, draft: &Draft, seat: usize) -> bool {
        let seat = draft.seats().get(seat);
        seat.is_some_and(|seat| self.hall().of(seat) == self)
    }

    /// Draws its picture.
    pub(in crate::screens) fn picture_ui(self, ui: &mut Ui, size: f32) -> Response {
        match self {
            Self::Planet(planet) => planet_picture(ui, planet, size),
            Self::Corporation(corporation) => corporation_picture(ui, corporation, size),
        }
    }

    /// Draws all that is printed on it: a planet with its medals, the tracks and techs of a corporation. Returns whether
    /// it was clicked.
    pub(super) fn whole_ui(self, ui: &mut Ui, most: f32) -> bool {
        let width = ui.available_width().min(most);
        match self {
            Self::Planet(planet) => whole_planet(ui, planet, width),
            Self::Corporation(corporation) => whole_tracks(ui, corporation, width),
        }
    }

    /// Draws a frame that can be clicked or reached with the keyboard; `owner` is the name of the other seat that has
    /// it.
    pub(super) fn frame_ui(
        self,
        ui: &mut Ui,
        chosen: bool,
        owner: Option<&str>,
        contents: impl FnOnce(&mut Ui),
    ) -> Response {
        let builder = egui::UiBuilder::new().id_salt(self).sense(Sense::click());
        let shown = ui.scope_builder(builder, |ui| {
            let color = &tokens().color;
            let hovered = ui.response().hovered() || ui.response().has_focus();
            let fill = match (chosen, hovered) {
                (true, _) => color.pressed,
                (false, true) => color.hover,
                (false, false) => color.raised,
            };
            let stroke = match chosen {
                true => Stroke::new(2.0, color.accent),
                false => Stroke::new(tokens().shape.border, color.line),
            };
            let frame = card().fill(fill).inner_margin(tokens().space.s);
            frame.stroke(stroke).show(ui, |ui| {
                ui.spacing_mut().interact_size.y = 0.0;
                contents(ui);
            });
        });
        let response = shown.response;
        let name = self.name_of_frame(ui, owner);
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, owner.is_none(), chosen, &name)
        });
        if response.has_focus() {
            let ring = Stroke::new(tokens().shape.focus, tokens().color.focus);
            let (rect, corners) = (response.rect.expand(1.0), tokens().shape.radius_l);
            ui.painter()
                .rect_stroke(rect, corners, ring, StrokeKind::Outside);
        }
        response
    }

    /// The accessible name of a frame: the kind of the exhibit, its name, and its owner.
    fn name_of_frame(self, ui: &Ui, owner: Option<&str>) -> String {
        let name = self.name();
        let kind = match self {
            Self::Planet(_) => t!(ui, "worlds-planet"),
            Self::Corporation(_) => t!(ui, "worlds-corporation"),
        };
        match owner {
            Some(owner) => t!(ui, "wizard-worlds-taken-name", kind, name, owner),
            None => format!("{kind}: {name}"),
        }
    }

    /// Draws the name, marked if it is chosen, and a little smaller if it would not fit otherwise.
    pub(super) fn title_ui(self, ui: &mut Ui, size: f32, chosen: bool) {
        ui.horizontal(|ui| {
            if chosen {
                Icon::Check.ui(ui, size, tokens().color.accent);
            }
            let color = tokens().color.text;
            let fits = |size: &f32| {
                let name = self.name().to_owned();
                let words = ui.painter().layout_no_wrap(name, heading(*size), color);
                words.size().x <= ui.available_width()
            };
            let tried = [1.0, 0.85, 0.7].map(|part| part * size);
            let size = tried.into_iter().find(fits).unwrap_or(tried[2]);
            let name = rich(self.name(), heading(size), color);
            ui.add(egui::Label::new(name).selectable(false).truncate());
        });
    }

    /// Draws the difficulty as stars.
    pub(super) fn stars_ui(self, ui: &mut Ui, size: f32) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            stars(ui, self.difficulty(), MOST_DIFFICULT, size);
        });
    }

    /// Draws its character, its difficulty and its rule.
    pub(super) fn words_ui(self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            self.stars_ui(ui, tokens().shape.icon * 0.8);
            dim(ui, difficulty(ui, self.difficulty()));
        });
        match self {
            Self::Planet(planet) => {
                let character = RichText::new(planet_character(ui, planet));
                ui.label(character.font(strong(tokens().text.body)));
                ui.label(planet_rule(ui, planet));
            }
            Self::Corporation(corporation) => {
                ui.label(corporation_rule(ui, corporation));
                techs_ui(ui, corporation);
            }
        }
    }
}

/// Draws the rovers and the five techs of a corporation.
fn techs_ui(ui: &mut Ui, corporation: CorporationId) {
    let small = |text: String| RichText::new(text).font(body(tokens().text.small));
    let line = |ui: &mut Ui, icon: Icon, terrain: Terrain, text: String| {
        ui.horizontal_top(|ui| {
            icon.ui(ui, tokens().shape.icon, terrain_colors(terrain).light);
            ui.add(egui::Label::new(small(text)).wrap());
        });
    };
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
        let rovers = t!(ui, "worlds-rovers", count = corporation.data().rovers);
        line(ui, Icon::Rover, Terrain::Rover, rovers);
        for level in corporation.rules().levels() {
            let sign = tech_sign(corporation, level);
            let text = format!("{sign}  {}", tech(ui, corporation, level));
            line(ui, Icon::Tech, Terrain::Tech, text);
        }
    });
}
