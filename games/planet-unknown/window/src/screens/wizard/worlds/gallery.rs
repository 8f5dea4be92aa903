//! The gallery: all exhibits in small, and the current one large beside them.

use egui::{Align, Layout, Response, Ui, UiBuilder, Vec2, vec2};

use super::super::draft::Draft;
use super::super::world::{Hall, World};
use super::WorldsStep;
use crate::screens::pictures::badge;
use crate::screens::scroll;
use crate::t;
use crate::widgets::{card, choice, dim, full_width};
use kit::theme::tokens;
use kit::wizard::name_of;

/// Widths of a small exhibit, without its margins.
const SMALL: [f32; 2] = [92.0, 210.0];
/// Room for name and stars under a small picture.
const CAPTION: f32 = 38.0;
/// The width of the large exhibit beside the gallery.
const BESIDE: f32 = 300.0;
/// The borders at both sides of an exhibit.
const BORDERS: f32 = 2.0;
/// The maximum edge of the large picture.
const LARGE_PICTURE: f32 = 300.0;

impl WorldsStep {
    /// Draws the gallery for the seat that chooses.
    pub(super) fn gallery_ui(&mut self, ui: &mut Ui, draft: &mut Draft) {
        // The margin below belongs to the step and must not scroll.
        let below = tokens().space.l + 1.0;
        let room = (ui.clip_rect().bottom() - ui.cursor().top() - below).max(340.0);
        if ui.available_width() < 620.0 {
            self.exhibits_ui(ui, draft, f32::INFINITY);
            self.large_ui(ui, draft, f32::INFINITY);
            return;
        }
        let gap = tokens().space.m;
        let width = ui.available_width() - BESIDE - gap;
        let down = Layout::top_down(Align::Min);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.allocate_ui_with_layout(vec2(width, room), down, |ui| {
                ui.set_width(width);
                scroll(ui, "gallery", |ui| self.exhibits_ui(ui, draft, room));
            });
            ui.allocate_ui_with_layout(vec2(BESIDE, room), down, |ui| {
                ui.set_width(BESIDE);
                scroll(ui, "large", |ui| self.large_ui(ui, draft, room));
            });
        });
    }

    /// Draws the choice of the hall.
    pub(super) fn halls_ui(&mut self, ui: &mut Ui) {
        let halls = [
            (Hall::Planets, t!(ui, "wizard-worlds-planets")),
            (Hall::Corporations, t!(ui, "wizard-worlds-corporations")),
        ];
        let name = t!(ui, "wizard-worlds-hall");
        if let Some(hall) = choice(ui, &name, self.hall, &halls) {
            self.hall = hall;
            self.looked_at = None;
        }
    }

    /// Draws all exhibits of the hall, as large as fit into `height`.
    fn exhibits_ui(&mut self, ui: &mut Ui, draft: &mut Draft, height: f32) {
        let all = self.hall.worlds();
        let gap = tokens().space.s;
        let margin = 2.0 * tokens().space.s + BORDERS;
        let scroll_bar = 8.0;
        let room = vec2(ui.available_width() - scroll_bar, height);
        let (columns, size) = fit(all.len(), room, gap + margin);
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for row in all.chunks(columns) {
            ui.horizontal_top(|ui| {
                for exhibit in row {
                    let place = vec2(size + margin, size + CAPTION + margin);
                    let (rect, _) = ui.allocate_exact_size(place, egui::Sense::hover());
                    let builder = UiBuilder::new()
                        .max_rect(rect)
                        .layout(Layout::top_down(Align::Min));
                    ui.scope_builder(builder, |ui| self.small_ui(ui, draft, *exhibit, size));
                }
            });
        }
    }

    fn small_ui(&mut self, ui: &mut Ui, draft: &mut Draft, exhibit: World, size: f32) {
        let chosen = exhibit.is_chosen(draft, self.seat);
        let owner = draft.owner(self.seat, exhibit);
        let owner_name = owner.map(|owner| name_of(ui, draft, owner));
        let mut picture = None;
        let response = exhibit.frame_ui(ui, chosen, owner_name.as_deref(), |ui| {
            ui.set_width(size);
            ui.set_max_width(size);
            ui.spacing_mut().item_spacing = vec2(2.0, 1.0);
            picture = Some(exhibit.picture_ui(ui, size));
            exhibit.title_ui(ui, tokens().text.small, chosen);
            exhibit.stars_ui(ui, tokens().shape.icon * 0.66);
        });
        if let (Some(owner), Some(name)) = (owner, &owner_name) {
            let veil = tokens().color.space.gamma_multiply(0.62);
            let corners = tokens().shape.radius_l;
            ui.painter().rect_filled(response.rect, corners, veil);
            self.owner_ui(ui, draft, (owner, name), response.rect);
        }
        let parts = || picture.iter().chain([&response]);
        if parts().any(|part| part.hovered() || part.has_focus()) {
            self.looked_at = Some(exhibit);
        }
        if parts().any(Response::clicked) && owner.is_none() {
            draft.choose(self.seat, exhibit);
        }
    }

    /// Draws the owner of an exhibit that this seat can no longer have.
    fn owner_ui(&self, ui: &mut Ui, draft: &Draft, (owner, name): (usize, &str), rect: egui::Rect) {
        let inner = rect.shrink(tokens().space.s);
        let builder = UiBuilder::new()
            .max_rect(inner)
            .layout(Layout::top_down(Align::Center));
        ui.scope_builder(builder, |ui| {
            ui.add_space(0.22 * inner.height());
            if let Some(seat) = draft.seats().get(owner) {
                badge(ui, seat.guest.colour, tokens().shape.icon_large * 1.6);
            }
            let text = t!(ui, "wizard-worlds-taken", owner = name);
            ui.label(egui::RichText::new(text).color(tokens().color.text));
        });
    }

    /// Draws the current exhibit, or else the one that the seat has. The picture of a planet shrinks so that all its words are
    /// within `height`.
    fn large_ui(&self, ui: &mut Ui, draft: &Draft, height: f32) {
        let own = draft.seats().get(self.seat).map(|seat| self.hall.of(seat));
        let looked_at = self.looked_at.filter(|world| world.hall() == self.hall);
        let Some(exhibit) = looked_at.or(own) else {
            return;
        };
        full_width(ui, card().inner_margin(tokens().space.m), |ui| {
            ui.spacing_mut().item_spacing.y = tokens().space.xs;
            let chosen = exhibit.is_chosen(draft, self.seat);
            exhibit.title_ui(ui, tokens().text.section, chosen);
            match exhibit {
                World::Planet(_) => planet_ui(ui, exhibit, height),
                // Tracks are high: the words come first.
                World::Corporation(_) => {
                    exhibit.words_ui(ui);
                    ui.vertical_centered(|ui| exhibit.whole_ui(ui, LARGE_PICTURE));
                }
            }
            if let Some(owner) = draft.owner(self.seat, exhibit) {
                let owner = name_of(ui, draft, owner);
                dim(ui, t!(ui, "wizard-worlds-taken-hint", owner));
            }
        });
    }
}

/// Draws a planet and the words about it in a card that is at most `height` points high if possible.
fn planet_ui(ui: &mut Ui, exhibit: World, height: f32) {
    // The height of everything but the picture is known once it has been drawn.
    let id = ui.unique_id().with(exhibit);
    let rest: Option<f32> = ui.data(|data| data.get_temp(id));
    let left = height - rest.unwrap_or_default();
    let edge = left.clamp(180.0, LARGE_PICTURE);
    let edge = edge.min(ui.available_width());
    ui.vertical_centered(|ui| exhibit.whole_ui(ui, edge));
    exhibit.words_ui(ui);
    let margins = 2.0 * tokens().space.m + BORDERS;
    let drawn = ui.min_rect().height() + margins - edge;
    if rest.is_none_or(|rest| (rest - drawn).abs() > 1.0) {
        ui.data_mut(|data| data.insert_temp(id, drawn));
        ui.ctx()
            .request_discard("the picture takes the room that is left");
    }
}

/// The number of columns in which `count` squares fit best into `room`, and their size in whole points, so that all look
/// alike; `extra` is the additional height of each.
fn fit(count: usize, room: Vec2, extra: f32) -> (usize, f32) {
    let size = |columns: usize| room.x / columns as f32 - extra;
    let height =
        |columns: usize| count.div_ceil(columns) as f32 * (size(columns) + CAPTION + extra);
    let most = ((room.x / (SMALL[0] + extra)) as usize).max(1);
    let columns = (1..=most)
        .find(|columns| size(*columns) <= SMALL[1] && height(*columns) <= room.y)
        .unwrap_or(most);
    (columns, size(columns).clamp(40.0, SMALL[1]).floor())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_fits_into_a_usual_window_and_is_never_tiny() {
        for room in [
            vec2(600.0, 560.0),
            vec2(1200.0, 700.0),
            vec2(360.0, f32::INFINITY),
        ] {
            let (columns, size) = fit(13, room, 28.0);
            assert!(columns as f32 * (size + 28.0) <= room.x + 1.0);
            assert!(13_usize.div_ceil(columns) as f32 * (size + CAPTION + 28.0) <= room.y);
            assert!(size >= SMALL[0] * 0.9, "{size}");
        }
    }
}
