//! Labels over all parts of the table while Alt is held.

use crate::app::screens::table::layout::{Slot, Tab};
use crate::app::screens::table::scene::Scene;
use crate::app::text::describe;
use crate::app::theme::screen_sizes::table::labels as sizes;
use crate::app::theme::{Icon, strong, tokens};
use crate::app::widgets::tracks::Spot;
use crate::game::Track;
use crate::t;
use egui::{Align2, Modifiers, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use std::collections::HashMap;

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
            paint(ui, Plate::AcrossTop(slot.rect), &name);
        }
    }
    tracks_ui(ui, &scene.spots.tracks);
    if let Some(rect) = scene.spots.score {
        paint(ui, Plate::FlushAbove(rect), &t!(ui, "table-label-score"));
    }
}

/// Names the tracks and the stock of a corporation.
fn tracks_ui(ui: &Ui, places: &HashMap<Spot, Rect>) {
    for (number, track) in Track::ALL.into_iter().enumerate() {
        if let Some(plate) = on_track(places, track, number as u8) {
            paint(
                ui,
                plate,
                &describe::capitalised(&describe::track(ui, track)),
            );
        }
    }
    let stock = [
        (Spot::Patches, t!(ui, "help-stock-patches-title")),
        (Spot::Meteorites, t!(ui, "help-stock-meteorites-title")),
        (Spot::Lifepods, t!(ui, "help-stock-lifepods-title")),
        (Spot::Rovers, t!(ui, "help-stock-rovers-title")),
    ];
    for (line, (spot, name)) in stock.into_iter().enumerate() {
        if let Some(rect) = places.get(&spot) {
            paint(ui, Plate::Below(*rect, line as u8), &name);
        }
    }
}

/// Where the name of a track is: before its foot, or above its last field if the tracks stand upright.
fn on_track(places: &HashMap<Spot, Rect>, track: Track, number: u8) -> Option<Plate> {
    let foot = *places.get(&Spot::Foot(track))?;
    let is_own = |spot: &Spot| matches!(spot, Spot::Field(field) if field.track == track);
    let fields = places.iter().filter(|(spot, _)| is_own(spot));
    let whole = fields.fold(foot, |whole, (_, field)| whole.union(*field));
    Some(if whole.width() > whole.height() {
        Plate::Before(foot)
    } else {
        Plate::Above(whole, number)
    })
}

/// Where the name of a part is, so that the part itself stays in view.
#[derive(Clone, Copy)]
enum Plate {
    /// Across the middle of its upper edge.
    AcrossTop(Rect),
    /// Before its left edge, at its bottom.
    Before(Rect),
    /// Above it, by so many lines.
    Above(Rect, u8),
    /// Above it, and flush with its right edge.
    FlushAbove(Rect),
    /// Below it, by so many lines, and flush with its right edge.
    Below(Rect, u8),
}

impl Plate {
    /// The corner at the upper left of a plate of this size, in points.
    fn corner(self, size: Vec2) -> Pos2 {
        match self {
            Self::AcrossTop(rect) => rect.center_top() - size / 2.0,
            Self::Before(rect) => rect.left_bottom() - vec2(size.x + sizes::MARGIN, size.y),
            Self::Above(rect, lines) => {
                rect.left_top() - vec2(0.0, size.y + f32::from(lines) * sizes::LINE)
            }
            Self::FlushAbove(rect) => rect.right_top() - size,
            Self::Below(rect, lines) => {
                rect.right_bottom() + vec2(-size.x, sizes::MARGIN + f32::from(lines) * sizes::LINE)
            }
        }
    }
}

/// Paints a name on a plate within the window.
fn paint(ui: &Ui, plate: Plate, name: &str) {
    let color = &tokens().color;
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(
        name.to_owned(),
        strong(tokens().text.small),
        color.on_accent,
    );
    let size = galley.size() + Vec2::from(sizes::AROUND);
    let window = ui.ctx().content_rect().shrink(sizes::MARGIN);
    let last = (window.max - size).max(window.min);
    let plate = Rect::from_min_size(plate.corner(size).clamp(window.min, last), size);
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
