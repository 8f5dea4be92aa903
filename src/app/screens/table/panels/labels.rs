//! Labels over all parts of the table while Alt is held.

use crate::app::screens::table::layout::{Slot, Tab};
use crate::app::screens::table::scene::Scene;
use crate::app::text::describe;
use crate::app::theme::screen_sizes::table::labels as sizes;
use crate::app::theme::{Icon, strong, tokens};
use crate::app::widgets::tracks::Spot;
use crate::t;
use egui::{Align, Align2, Modifiers, Rect, Stroke, StrokeKind, Ui, Vec2};

/// Whether the player holds the key that labels everything.
pub fn labels_wanted(ui: &Ui) -> bool {
    ui.input(|input| input.modifiers.matches_exact(Modifiers::ALT))
}

/// The sign and the name of a part of the table.
pub fn tab_name(ui: &Ui, tab: Tab) -> (Icon, String) {
    match tab {
        Tab::Planet => (Icon::Planet, t!(ui, "table-tab-planet")),
        Tab::Station => (Icon::Station, t!(ui, "table-tab-station")),
        Tab::Seats => (Icon::Person, t!(ui, "table-tab-seats")),
        Tab::Tracks => (Icon::Corporation, t!(ui, "table-tab-tracks")),
        Tab::Cards => (Icon::Cards, t!(ui, "table-tab-cards")),
        Tab::Log => (Icon::Log, t!(ui, "table-tab-log")),
        Tab::Practice => (Icon::Edit, t!(ui, "practice-tab")),
        Tab::Hint => (Icon::Hint, t!(ui, "advice-tab")),
    }
}

/// Labels the parts of the table: what is in each place, the tracks, the stock and the medals.
pub fn labels_ui(ui: &Ui, scene: &Scene<'_>, slots: &[Slot]) {
    if !labels_wanted(ui) {
        return;
    }
    for slot in slots {
        if let Some(front) = scene.desk.front_of(slot) {
            let (_, name) = tab_name(ui, front);
            paint(ui, slot.rect, &name, Align::Center);
        }
    }
    for (spot, rect) in &scene.spots.tracks {
        let (name, line) = match spot {
            Spot::Foot(track) => (describe::capitalised(&describe::track(ui, *track)), 0),
            Spot::Rovers => (t!(ui, "help-stock-rovers-title"), 0),
            Spot::Lifepods => (t!(ui, "help-stock-lifepods-title"), 1),
            Spot::Meteorites => (t!(ui, "help-stock-meteorites-title"), 2),
            Spot::Patches => (t!(ui, "help-stock-patches-title"), 3),
            Spot::Field(_)
            | Spot::Tracker(_)
            | Spot::AboveRover
            | Spot::Head(_)
            | Spot::Tech(_) => continue,
        };
        let up = line as f32 * sizes::LINE;
        let corner = rect.translate(egui::vec2(0.0, -up));
        paint(ui, corner, &name, Align::Min);
    }
    if let Some(rect) = scene.spots.score {
        let below = rect.translate(egui::vec2(0.0, rect.height()));
        paint(ui, below, &t!(ui, "table-label-score"), Align::Max);
    }
}

/// Paints a name on a plate at the upper edge of `rect`, at its left, in its middle or at its right, within the window.
fn paint(ui: &Ui, rect: Rect, name: &str, align: Align) {
    let color = &tokens().color;
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(
        name.to_owned(),
        strong(tokens().text.small),
        color.on_accent,
    );
    let size = galley.size() + Vec2::from(sizes::AROUND);
    let window = ui.ctx().content_rect().shrink(sizes::MARGIN);
    let left = match align {
        Align::Min => rect.left(),
        Align::Center => rect.center().x - size.x / 2.0,
        Align::Max => rect.right() - size.x,
    };
    let left = left.clamp(window.left(), window.right() - size.x);
    let plate = Rect::from_min_size(egui::pos2(left, rect.top() + sizes::MARGIN), size);
    let edge = Stroke::new(tokens().shape.border, color.space);
    painter.rect(
        plate,
        tokens().shape.radius_s,
        color.accent,
        edge,
        StrokeKind::Outside,
    );
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), plate);
    painter.galley(at.min, galley, color.on_accent);
}
