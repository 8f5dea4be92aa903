//! Labels over all parts of the table while Alt is held.

use crate::screens::table::layout::Tab;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::tracks::Spot;
use egui::{Align2, Modifiers, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use kit::theme::{Icon, strong, tokens};
use rules::Track;
use std::collections::HashMap;

/// The height of a line of labels.
const LINE: f32 = 22.0;
/// The distance from edges.
const MARGIN: f32 = 3.0;

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

/// Labels the table: its `parts` in their places, the tracks, the stock and the medals.
pub fn labels_ui(ui: &Ui, scene: &Scene<'_>, parts: impl Iterator<Item = (Rect, Tab)>) {
    if !labels_wanted(ui) {
        return;
    }
    let parts = parts.map(|(rect, front)| (Plate::AcrossTop(rect), tab_name(ui, front).1));
    let score = scene.spots.score;
    let score = score.map(|rect| (Plate::Below(rect), t!(ui, "table-label-score")));
    let names = parts
        .chain(track_names(ui, &scene.spots.tracks))
        .chain(stock_names(ui, &scene.spots.tracks))
        .chain(score);
    let mut painted = Vec::new();
    for (plate, name) in names {
        paint(ui, plate, &name, &mut painted);
    }
}

/// The names of the tracks.
fn track_names<'a>(
    ui: &'a Ui,
    places: &'a HashMap<Spot, Rect>,
) -> impl Iterator<Item = (Plate, String)> + 'a {
    Track::ALL.into_iter().filter_map(move |track| {
        let name = describe::capitalised(&describe::track(ui, track));
        Some((on_track(places, track)?, name))
    })
}

/// The names of the stock of a corporation, from the right to the left.
fn stock_names(ui: &Ui, places: &HashMap<Spot, Rect>) -> impl Iterator<Item = (Plate, String)> {
    let stock = [
        (Spot::Patches, t!(ui, "help-stock-patches-title")),
        (Spot::Meteorites, t!(ui, "help-stock-meteorites-title")),
        (Spot::Lifepods, t!(ui, "help-stock-lifepods-title")),
        (Spot::Rovers, t!(ui, "help-stock-rovers-title")),
    ];
    let placed = stock.map(|(spot, name)| Some((Plate::Below(*places.get(&spot)?), name)));
    placed.into_iter().flatten()
}

/// Where the name of a track is: before its foot, or above its last field if the tracks stand upright.
fn on_track(places: &HashMap<Spot, Rect>, track: Track) -> Option<Plate> {
    let foot = *places.get(&Spot::Foot(track))?;
    let is_own = |spot: &Spot| matches!(spot, Spot::Field(field) if field.track == track);
    let fields = places.iter().filter(|(spot, _)| is_own(spot));
    let whole = fields.fold(foot, |whole, (_, field)| whole.union(*field));
    Some(if whole.width() > whole.height() {
        Plate::Before(foot)
    } else {
        Plate::Above(whole)
    })
}

/// Where the name of a part is, so that the part itself stays in view.
#[derive(Clone, Copy)]
enum Plate {
    /// Across the middle of its upper edge.
    AcrossTop(Rect),
    /// Before its left edge, at its bottom.
    Before(Rect),
    /// Above it, on the lowest line that is free.
    Above(Rect),
    /// Below it, on the highest line that is free, and flush with its right edge.
    Below(Rect),
}

impl Plate {
    /// The place of a plate of this size within the window, clear of those `painted` before as far as it has lines.
    fn place(self, size: Vec2, window: Rect, painted: &[Rect]) -> Rect {
        // The corner at its upper left, and the way down to its next line, if there is one.
        let (corner, line) = match self {
            Self::AcrossTop(rect) => (rect.center_top() - size / 2.0, 0.0),
            Self::Before(rect) => (rect.left_bottom() - vec2(size.x + MARGIN, size.y), 0.0),
            Self::Above(rect) => (rect.left_top() - vec2(0.0, size.y), -LINE),
            Self::Below(rect) => (rect.right_bottom() + vec2(-size.x, MARGIN), LINE),
        };
        let last = (window.max - size).max(window.min);
        let on_line = |number: u8| {
            let corner = corner + vec2(0.0, f32::from(number) * line);
            Rect::from_min_size(corner.clamp(window.min, last), size)
        };
        let is_free = |place: &Rect| !painted.iter().any(|other| other.intersects(*place));
        let mut lines = (0..5).map(on_line);
        lines.find(is_free).unwrap_or_else(|| on_line(0))
    }
}

/// Paints a name on a plate within the window, clear of those `painted` before.
fn paint(ui: &Ui, plate: Plate, name: &str, painted: &mut Vec<Rect>) {
    let color = &tokens().color;
    let painter = ui.painter();
    let font = strong(tokens().text.small);
    let galley = painter.layout_no_wrap(name.to_owned(), font, color.on_accent);
    let size = galley.size() + vec2(12.0, 4.0);
    let window = ui.ctx().content_rect().shrink(MARGIN);
    let plate = plate.place(size, window, painted);
    painted.push(plate);
    let edge = Stroke::new(tokens().shape.border, color.space);
    let corners = tokens().shape.radius_s;
    painter.rect(plate, corners, color.accent, edge, StrokeKind::Outside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), plate);
    painter.galley(at.min, galley, color.on_accent);
}
