//! A seat in one or two lines: its trackers, techs, rovers, lifepods and meteorites.

use egui::{Align2, Color32, Rect, Response, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::help;
use super::looks::{terrain_colors, terrain_icon};
use crate::t;
use crate::text::{Speaks, describe};
use kit::theme::{Icon, number, tokens};
use rules::{Seat, Track};

/// The height of a line.
const LINE: f32 = 17.0;
/// The edge of a sign.
const ICON: f32 = 13.0;

/// A sign with its count.
#[derive(Debug, Clone, PartialEq)]
pub struct Vital {
    /// The sign.
    pub icon: Icon,
    /// Its colour.
    pub color: Color32,
    /// The count.
    pub count: String,
}

/// The height of the vitals of a seat in a column of this width.
pub fn vitals_height(width: f32) -> f32 {
    LINE * rows(width) as f32
}

/// Draws the trackers, techs, rovers, lifepods and meteorites of `seat`.
pub fn vitals(ui: &mut Ui, seat: &Seat, width: f32) -> Response {
    let all = of(seat);
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, vitals_height(width)), Sense::hover());
    let language = ui.language();
    response
        .widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, in_words(&language, seat)));
    let per_row = all.len().div_ceil(rows(width));
    for (row, line) in all.chunks(per_row).enumerate() {
        let top = rect.top() + row as f32 * LINE;
        let line_rect = Rect::from_min_size(pos2(rect.left(), top), vec2(width, LINE));
        paint_vitals(ui, line, line_rect);
    }
    let title = t!(ui, "table-vitals-title");
    help(response, &title, || in_words(&language, seat))
}

/// Paints signs with their counts, side by side over the whole of `rect`.
pub fn paint_vitals(ui: &Ui, all: &[Vital], rect: Rect) {
    let width = (rect.width() / all.len().max(1) as f32).min(40.0);
    let left = rect.center().x - width * all.len() as f32 / 2.0;
    for (place, vital) in all.iter().enumerate() {
        let from = left + place as f32 * width;
        let icon =
            Rect::from_center_size(pos2(from + ICON / 2.0, rect.center().y), Vec2::splat(ICON));
        vital.icon.paint(ui.painter(), icon, lit(vital.color));
        let at = icon.right_center() + vec2(2.0, 0.0);
        let (font, ink) = (number(tokens().text.tiny), tokens().color.text);
        ui.painter()
            .text(at, Align2::LEFT_CENTER, &vital.count, font, ink);
    }
}

fn rows(width: f32) -> usize {
    if width < 220.0 { 2 } else { 1 }
}

fn of(seat: &Seat) -> Vec<Vital> {
    let tracker = |track: Track| Vital {
        icon: terrain_icon(track.terrain()),
        color: terrain_colors(track.terrain()).light,
        count: seat.tracker(track).height.to_string(),
    };
    let dim = tokens().color.text_dim;
    let counted = |icon: Icon, count: usize| Vital {
        icon,
        color: dim,
        count: count.to_string(),
    };
    let pieces = [
        counted(Icon::Unlock, techs(seat)),
        counted(Icon::Rover, seat.board.rovers.len() as usize),
        counted(Icon::Lifepod, usize::from(seat.lifepods)),
        counted(Icon::Meteorite, usize::from(seat.meteorites)),
    ];
    Track::ALL.into_iter().map(tracker).chain(pieces).collect()
}

fn techs(seat: &Seat) -> usize {
    seat.available_levels().iter().count()
}

/// A colour that stands out from the dark table; the ground colour of the civ terrain does not.
pub fn lit(color: Color32) -> Color32 {
    if color.intensity() < 0.35 {
        tokens().color.text_dim
    } else {
        color
    }
}

fn in_words(speaker: &impl Speaks, seat: &Seat) -> String {
    let tracker = |track: Track| {
        let name = describe::capitalised(&describe::track(speaker, track));
        format!("{name} {}", seat.tracker(track).height)
    };
    let tracks: Vec<String> = Track::ALL.into_iter().map(tracker).collect();
    let pieces = t!(
        speaker,
        "table-vitals-pieces",
        techs = techs(seat),
        rovers = seat.board.rovers.len(),
        lifepods = seat.lifepods,
        meteorites = seat.meteorites
    );
    format!("{}\n{pieces}", tracks.join(", "))
}
