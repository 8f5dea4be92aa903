//! What everybody sees of a seat, in the strip (exoplanets §14.6).

use crate::motion::{Anchor, note};
use crate::planet::amounts;
use crate::{art, palette};
use egui::{Color32, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use exoplanets::State;
use game::SeatId;
use kit::frame::At;
use kit::text::Speaks as _;
use kit::theme::{Icon, number};
use kit::widgets::player::{badge, player_color};
use kit::widgets::{Canvas, help_by_rule};

/// Draws resources, tiles in hand and claimed goals of a seat, and below them its markers.
pub(crate) fn seat_ui(ui: &mut Ui, at: &At<'_, State>, seat: SeatId) {
    let state = at.state();
    let own = &state.seats[seat.index()];
    let edge = (ui.available_width() / 11.6).clamp(12.0, 16.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(11.4 * edge, 2.0 * edge + 6.0), Sense::hover());
    let language = ui.language();
    response.widget_info(|| {
        let standing = crate::words::standing(&language, state, seat);
        let name = format!("{}: {standing}", at.name(seat));
        WidgetInfo::labeled(egui::Role::Image, true, name)
    });
    note(ui.ctx(), Anchor::Seat(seat), rect.center());
    let mut canvas = Canvas::new(ui.ctx(), edge);
    let [above, below] = [0.5, 1.5].map(|row| pos2(rect.left(), rect.top() + row * (edge + 4.0)));
    let held = crate::planet::all_resources(own.resources);
    let width = amounts(&mut canvas, above, edge, &held);
    let counted = |canvas: &mut Canvas, left: f32, y: f32, icon: Icon, words: String| {
        canvas.picture_at(icon, pos2(left + edge / 2.0, y), edge, palette::FAINT);
        let at = pos2(left + 1.65 * edge, y);
        canvas.label(at, words, number(0.86 * edge), palette::WORDS);
    };
    let next = rect.left() + width;
    let tiles = own.hand.len().to_string();
    counted(&mut canvas, next, above.y, Icon::Tile, tiles);
    counted(
        &mut canvas,
        next + 2.6 * edge,
        above.y,
        Icon::Trophy,
        state.points(seat).to_string(),
    );
    let colour = palette::colour(at.setup, seat);
    let pieces = [(0.5, own.life), (2.5, own.species)];
    for (index, (left, count)) in pieces.into_iter().enumerate() {
        let at = below + vec2(left * edge, 0.0);
        badge(&mut canvas, at, edge - 3.0 * index as f32, colour);
        if index > 0 {
            let ring = Stroke::new(1.5, player_color(colour));
            canvas.circle(at, 0.52 * edge, Color32::TRANSPARENT, ring);
        }
        let at = at + vec2(0.95 * edge, 0.0);
        canvas.label(at, count, number(0.86 * edge), palette::WORDS);
    }
    let markers = [
        (art::CREATION, own.creation.to_string()),
        (art::FUSION, own.fusion.to_string()),
        (art::FLARE, own.flare.to_string()),
    ];
    amounts(&mut canvas, below + vec2(4.5 * edge, 0.0), edge, &markers);
    canvas.paint(ui.painter());
    help_by_rule(
        response,
        at.name(seat),
        || seat_help(ui, state, seat),
        "11.1",
    );
}

fn seat_help(ui: &Ui, state: &State, seat: SeatId) -> String {
    let own = &state.seats[seat.index()];
    let language = ui.language();
    let goals = own
        .goals
        .iter()
        .map(|tile| crate::words::goal(&language, state, *tile).to_owned());
    let parts = [
        crate::words::standing(&language, state, seat),
        crate::t!(ui, "names-life", count = own.life),
        crate::t!(ui, "names-species", count = own.species),
        crate::t!(ui, "names-creation", count = own.creation),
        crate::t!(ui, "names-fusion", count = own.fusion),
        crate::t!(ui, "names-flare", count = own.flare),
    ];
    parts
        .into_iter()
        .chain(goals)
        .collect::<Vec<_>>()
        .join("\n")
}
