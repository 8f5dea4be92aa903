//! What everybody sees of a seat, in the strip.

use crate::art;
use crate::motion::{Anchor, note};
use crate::solo::lacerda_ui;
use crate::{names, palette, results, solo, t};
use egui::{Sense, Ui, vec2};
use game::SeatId;
use kit::frame::At;
use kit::theme::{Icon, number};
use kit::widgets::{About, Canvas};
use on_mars::{Good, State};

/// Draws the OP of a seat, its Colonists and its goods.
pub(crate) fn seat_ui(ui: &mut Ui, at: &At<'_, State>, seat: SeatId) {
    let state = at.state();
    let own = state.seat(seat);
    let edge = (ui.available_width() / 16.6).clamp(10.0, 15.0);
    let (rect, response) = ui.allocate_exact_size(vec2(16.2 * edge, edge + 4.0), Sense::hover());
    note(ui.ctx(), Anchor::Strip(seat), rect.center());
    let mut canvas = Canvas::new(ui.ctx(), edge);
    let mut sign = rect.left_center() + vec2(0.5 * edge, 0.0);
    canvas.picture_at(Icon::Trophy, sign, edge, palette::LAMP);
    let font = number((0.95 * edge).max(13.0));
    canvas.label(
        sign + vec2(1.35 * edge, 0.0),
        names::op(state, seat),
        font.clone(),
        palette::WORDS,
    );
    sign.x += 3.1 * edge;
    let is_lacerda = state.is_lacerda(seat);
    if is_lacerda {
        let rest = rect.with_min_x(sign.x - 0.5 * edge);
        lacerda_ui(&mut canvas, state, rest, edge);
    }
    let goods = Good::ALL.map(|good| (art::good(good), own.goods[good]));
    let held = [(art::COLONIST, own.lq)].into_iter().chain(goods);
    for (drawing, count) in held.filter(|_| !is_lacerda) {
        canvas.art(drawing, sign, edge);
        canvas.label(
            sign + vec2(0.85 * edge, 0.0),
            count,
            font.clone(),
            palette::WORDS,
        );
        sign.x += 1.85 * edge;
    }
    canvas.paint(ui.painter());
    let about = About {
        name: &|ui| {
            let standing = names::standing(ui, state, seat);
            let cards = solo::lacerda_about(ui, state).filter(|_| is_lacerda);
            let all: Vec<String> = [standing].into_iter().chain(cards).collect();
            format!("{}: {}", at.name(seat), all.join(" · "))
        },
        help: &|ui| {
            // On-mars §16.11: what it would be now.
            let total = state.score(seat).total();
            let lines = results::lines(ui, state, seat).join(" · ");
            t!(ui, "board-points-now", total, lines)
        },
        rule: "10.4",
    };
    about.tell(ui, response);
}
