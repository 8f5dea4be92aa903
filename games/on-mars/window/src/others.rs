//! The others, folded at the edge: a click opens the board of one of them over the map (on-mars §16.5).

use crate::art;
use crate::desk::Desk;
use crate::layout::line;
use crate::motion::{Anchor, note};
use crate::names;
use crate::own::own_ui;
use crate::palette;
use crate::scene::Scene;
use crate::solo::goal_ui;
use crate::spots::Spot;
use crate::t;
use egui::{Color32, Rect, Sense, Stroke, Ui, pos2, vec2};
use game::SeatId;
use kit::theme::{Icon, number};
use kit::widgets::About;
use kit::widgets::player::{badge, player_color};
use on_mars::Good;

/// Draws the others.
pub(crate) fn others_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let state = scene.state();
    let others = state.seat_ids().filter(|seat| *seat != scene.seat());
    let others: Vec<SeatId> = others.collect();
    let room = scene.layout.others;
    for (index, seat) in others.into_iter().enumerate() {
        let rect = line(room, index, 3).shrink2(vec2(0.0, 2.0));
        folded_ui(ui, desk, scene, (seat, rect));
    }
    if state.solo.is_some() {
        goal_ui(ui, scene, room.with_min_y(line(room, 1, 3).top()));
    }
}

/// A folded board: sign, side, Colonists, Crystals, Advanced Buildings and Ships in the Hangar.
fn folded_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (seat, rect): (SeatId, Rect)) {
    let state = scene.state();
    let own = state.seat(seat);
    let colour = scene.colour(seat);
    let open = desk.open == Some(seat);
    let ground = if open { palette::PLATE } else { palette::PANEL };
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 8, ground);
    let light = palette::side(state.side(seat));
    canvas.border(rect, 8, Stroke::new(if open { 2.5 } else { 1.2 }, light));
    let edge = (0.2 * rect.height()).min(0.62 * rect.width());
    let at = pos2(rect.center().x, rect.top() + 0.62 * edge);
    badge(canvas, at, edge, colour);
    note(ui.ctx(), Anchor::Seat(seat), at);
    let rows = [
        (art::COLONIST, player_color(colour), own.lq),
        (art::CRYSTAL, Color32::WHITE, own.goods[Good::Crystal]),
        (art::MARKER, player_color(colour), own.built.len() as u8),
        (art::SHIP, player_color(colour), own.hangar),
    ];
    let list = rect.with_min_y(at.y + 0.6 * edge);
    for (index, (drawing, tint, count)) in rows.into_iter().enumerate() {
        let row = line(list, index, rows.len());
        let size = (0.86 * row.height()).min(0.44 * row.width());
        let at = pos2(row.left() + 0.32 * row.width(), row.center().y);
        canvas.picture_at(drawing, at, size, tint);
        let at = pos2(row.left() + 0.75 * row.width(), row.center().y);
        let font = number(scene.layout.font(14.0));
        canvas.label(at, count, font, palette::WORDS);
    }
    let name = scene.at.name(seat);
    let about = About {
        name: &|ui| t!(ui, "board-other", name),
        help: &|ui| names::standing(ui, state, seat),
        rule: "13.2",
    };
    scene.spot_ui(ui, desk, (Spot::Seat(seat), rect), about);
}

/// The open board of another, above the map.
pub(crate) fn open_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let Some(seat) = desk.open.filter(|seat| *seat != scene.seat()) else {
        return;
    };
    let layout = scene.layout;
    let room = Rect::from_x_y_ranges(
        layout.own.left()..=layout.others.left() - 4.0,
        layout.preview.top() - layout.own.height() - 24.0..=layout.preview.top() - 2.0,
    );
    // Nothing beneath it is clicked.
    ui.interact(room, ui.scope_id().with("open board"), Sense::click());
    let canvas = &mut scene.canvas;
    canvas.rect(room, 8, palette::PANEL);
    canvas.border(room, 8, Stroke::new(2.0, palette::ENAMEL));
    let name = scene.at.name(seat);
    let font = kit::theme::strong(scene.layout.font(15.0));
    let at = room.min + vec2(10.0, 1.0);
    let limits = [room.width() - 60.0, 1.0];
    scene
        .words
        .write(ui, at, (name, font), palette::WORDS, limits);
    let corner = Rect::from_center_size(room.right_top() + vec2(-16.0, 12.0), vec2(24.0, 22.0));
    canvas.picture_at(Icon::Cross, corner.center(), 14.0, palette::WORDS);
    let response = ui.interact(corner, ui.scope_id().with("close board"), Sense::click());
    let about = About {
        name: &|ui| t!(ui, "board-close", name),
        help: &|ui| t!(ui, "board-close-help"),
        rule: "13.2",
    };
    if about.tell(ui, response).clicked() {
        desk.open = None;
    }
    own_ui(ui, desk, scene, (seat, room.with_min_y(room.top() + 22.0)));
}
