//! What everybody sees of a seat, in the strip (cryo §12.6).

use crate::finale::to_come;
use crate::motion::{Anchor, note};
use crate::{art, names, palette, t};
use cryo::{State, Track};
use egui::{Sense, Ui, vec2};
use game::{Game as _, SeatId};
use kit::frame::At;
use kit::theme::{Icon, number};
use kit::widgets::{About, Canvas};

/// Draws the points of a seat, those of missions at the end, its pods and its tracks.
pub(crate) fn seat_ui(ui: &mut Ui, at: &At<'_, State>, seat: SeatId) {
    let state = at.state();
    let own = state.seat(seat);
    let edge = (ui.available_width() / 13.0).clamp(11.0, 16.0);
    let (rect, response) = ui.allocate_exact_size(vec2(12.8 * edge, edge + 4.0), Sense::hover());
    let points = shown_points(at, seat);
    note(ui.ctx(), Anchor::Strip(seat), rect.center());
    let mut canvas = Canvas::new(ui.ctx(), edge);
    let mut sign = rect.left_center() + vec2(0.5 * edge, 0.0);
    canvas.picture_at(Icon::Trophy, sign, edge, palette::LAMP);
    sign.x += 1.15 * edge;
    canvas.label(sign, points, number(0.95 * edge), palette::WORDS);
    sign.x += 1.3 * edge;
    for track in Track::ALL {
        canvas.art(art::track(track), sign, edge);
        let count = sign + vec2(0.85 * edge, 0.0);
        canvas.label(count, own.stock[track], number(0.9 * edge), palette::WORDS);
        sign.x += 1.95 * edge;
    }
    canvas.paint(ui.painter());
    let about = About {
        name: &|ui| {
            let standing = names::standing(ui, state, seat);
            format!("{}: {standing}", at.name(seat))
        },
        help: &|ui| t!(ui, "board-points", points),
        rule: "9.2",
    };
    about.tell(ui, response);
}

/// The points of a seat that everybody can count, or that have been counted at the end.
fn shown_points(at: &At<'_, State>, seat: SeatId) -> i32 {
    let score = at.state().score(seat);
    match at.state().is_finished() {
        true => score.total() - to_come(at, seat),
        false => score.total() - score.mission_points(),
    }
}
