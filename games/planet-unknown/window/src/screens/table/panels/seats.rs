//! The other seats: small live boards.

use super::bots::{paint_sign, with_latest};
use super::gains::{gains, since_turn};
use super::scroll;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::board::BoardView;
use crate::widgets::player::paint_badge;
use crate::widgets::{
    Button, fitted, help, paint_vitals, remember, remembered, vitals, vitals_height,
};
use egui::{Align, Align2, Id, Layout, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2};
use kit::devices::{Keyboard, Saying};
use kit::theme::{Icon, number, strong, tokens};
use play::intent::Intent;
use rules::SeatId;

/// The height of the line with the latest gains.
pub(super) const GAINS: f32 = 18.0;
/// The minimum edge of a small board with its vitals.
const SMALLEST: f32 = 76.0;
/// The minimum edge of a small board when all must be visible.
const LEAST: f32 = 56.0;
/// The distances between small boards and their parts.
const GAPS: [f32; 2] = [8.0, 3.0];
/// The height of the line with the buttons.
const BUTTONS: f32 = 42.0;
/// The width from which the latest gains are beside the name.
const GAINS_BESIDE: f32 = 280.0;
/// The height of the line with a player's name.
const NAME: f32 = 22.0;
/// The width of the latest gains.
const GAINED: f32 = 130.0;

/// Draws the boards of the seats that are not shown large, as large as the room allows.
pub fn seats_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let shown = scene.seat.shown();
    let others = scene.state().seat_ids().filter(|seat| *seat != shown);
    let others: Vec<SeatId> = others.collect();
    ui.spacing_mut().item_spacing = GAPS.into();
    let plan = Small::of(others.len(), ui.available_size());
    if !plan.has_free_cell {
        ui.horizontal(|ui| buttons_ui(ui, scene, ui.available_width()));
    }
    scroll(ui, "seats", |ui| {
        for row in others.chunks(plan.columns) {
            ui.horizontal_top(|ui| {
                for seat in row {
                    small_board_ui(ui, scene, *seat, [plan.width, plan.size], plan.told);
                }
                if row.len() < plan.columns {
                    ui.vertical(|ui| buttons_ui(ui, scene, plan.width));
                }
            });
        }
    });
}

/// Draws the buttons for all boards and for what has happened, if anything has, within a width.
fn buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>, width: f32) {
    let name = t!(ui, "table-all-boards");
    let all = match width >= 150.0 {
        true => Button::new(name)
            .icon(Icon::Eye)
            .key(Keyboard::Table.name(Saying::AllBoards)),
        false => Button::icon_only(Icon::Eye, name),
    };
    scene.button(ui, all.quiet(), Signal::AllBoards(true));
    // What the others have done since the player's last turn.
    let from = since_turn(scene).filter(|_| scene.common.exercise().is_none());
    if let Some(from) = from {
        let replay = Button::icon_only(Icon::Play, t!(ui, "table-vitals-replay"));
        scene.button(ui, replay.quiet(), Signal::Replay(from));
    }
}

/// How the boards of the other seats are laid out.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Small {
    columns: usize,
    /// The width of a column.
    width: f32,
    /// The edge of a board.
    size: f32,
    /// Whether trackers and pieces stand below each board.
    told: bool,
    /// Whether the last row has room for the buttons.
    has_free_cell: bool,
}

impl Small {
    /// The plan for `count` boards in `room`. Where boards would become too small, their vitals are left to the tooltip and
    /// to all boards; where they are too small even so, they scroll.
    fn of(count: usize, room: Vec2) -> Self {
        let told = Self::best(count, room, true);
        let bare = Self::best(count, room, false);
        if told.size >= SMALLEST {
            told
        } else if bare.size >= LEAST {
            bare
        } else {
            let scroll_bar = vec2(14.0, 0.0);
            let plan = Self::best(count, room - scroll_bar, false);
            let size = plan.width.min(SMALLEST);
            Self { size, ..plan }
        }
    }

    fn best(count: usize, room: Vec2, told: bool) -> Self {
        let most = ((room.x / SMALLEST) as usize).clamp(1, count.max(1));
        let plan = |columns| Self::in_columns(columns, count, room, told);
        plan(fewest_columns(most, |columns| plan(columns).size))
    }

    fn in_columns(columns: usize, count: usize, room: Vec2, told: bool) -> Self {
        let [across, down] = GAPS;
        let width = (room.x - (columns as f32 - 1.0) * across) / columns as f32;
        let has_free_cell = !count.is_multiple_of(columns);
        let head = if has_free_cell { 0.0 } else { BUTTONS };
        let rows = count.div_ceil(columns).max(1) as f32;
        let row = (room.y - head) / rows - down;
        let size = width.min(row - beside_board(width, told));
        Self {
            columns,
            width,
            size,
            told,
            has_free_cell,
        }
    }
}

/// The height of what is above and below a board in a column of this width.
fn beside_board(width: f32, told: bool) -> f32 {
    let gap = GAPS[1];
    let gains = if is_roomy(width) { 0.0 } else { GAINS + gap };
    let below = vitals_height(width) + gap + gains;
    NAME + gap + if told { below } else { 0.0 }
}

/// Whether the line with a name has room for the latest gains, too.
fn is_roomy(width: f32) -> bool {
    width >= GAINS_BESIDE
}

/// The smallest number of columns, up to `most`, with which boards are nearly as large as possible. Fewer columns leave
/// more room for names.
fn fewest_columns(most: usize, size: impl Fn(usize) -> f32) -> usize {
    let largest = (1..=most).map(&size).fold(0.0, f32::max);
    (1..=most)
        .find(|columns| size(*columns) >= 0.85 * largest)
        .unwrap_or(most)
}

/// Draws a board of the given size with its player's name above and its vitals below, in a column of the given width.
pub(super) fn small_board_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    seat: SeatId,
    [width, size]: [f32; 2],
    with_vitals: bool,
) {
    let player = scene.player(seat);
    // Name and score stand above the board, not at the ends of a wide column.
    let line = width.min(size.max(GAINS_BESIDE));
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Center), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = GAPS.into();
        let gained = name_ui(ui, scene, seat, line);
        let view = BoardView::new(&scene.state().seat(seat).board)
            .seat(Some(player))
            .thumbnail()
            .selected(seat == scene.seat.shown());
        let shown = with_latest(ui, scene, seat, view).show(ui, size);
        if is_narrow(line) {
            let corner = pos2(ui.max_rect().right(), shown.response.rect.bottom());
            paint_score(ui, scene, seat, corner, Align2::RIGHT_BOTTOM);
        }
        if shown.response.clicked() {
            scene.signal(Signal::AllBoards(false));
            scene.play(Intent::LookAt(Some(seat)));
        }
        if let Some(room) = gained {
            gains_ui(ui, scene, seat, room);
        }
        if with_vitals {
            vitals(ui, scene.state().seat(seat), width);
            if gained.is_none() {
                let size = vec2(width, GAINS);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                gains_ui(ui, scene, seat, rect);
            }
        }
    });
}

/// Draws what the seat has gained since the player's last step.
fn gains_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, rect: Rect) {
    let gains = gains(scene, seat);
    if gains.is_empty() || seat == scene.seat.id() {
        return;
    }
    let size = vec2(GAINED, GAINS);
    let room = Rect::from_center_size(rect.center(), size).intersect(rect);
    let id = ui.scope_id().with(("gains", seat.0));
    let response = ui.interact(room, id, Sense::hover());
    ui.painter()
        .rect_filled(room, tokens().shape.radius_s, tokens().color.accent_soft);
    paint_vitals(ui, &gains, room);
    let title = t!(ui, "table-vitals-since");
    help(response, &title, || t!(ui, "table-vitals-since-help"));
}

/// Whether a line so short has only room for a name, so that the score goes to the corner of the board, below the disc.
fn is_narrow(width: f32) -> bool {
    width < 110.0
}

/// Paints the score of a seat. Returns where it is.
fn paint_score(ui: &Ui, scene: &Scene<'_>, seat: SeatId, at: Pos2, align: Align2) -> Rect {
    let score = scene.seat.listed_score(seat).total();
    let font = number(tokens().text.score);
    let color = tokens().color.accent;
    let place = ui.painter().text(at, align, score.to_string(), font, color);
    paint_change(ui, seat, i32::from(score), place);
    place
}

/// The score last shown of a seat, its latest change, and when it changed.
type Shown = (i32, i32, f64);

/// Paints at the score of a seat, for a moment, by how much it has changed: others lose medals by the player's moves, too.
fn paint_change(ui: &Ui, seat: SeatId, score: i32, place: Rect) {
    let now = ui.input(|input| input.time);
    let id = Id::unique("score on a small board").with(seat.0);
    // A board that was not in view just now may be one of another game.
    let (change, since) = match remembered::<Shown>(ui.ctx(), id) {
        Some((before, change, since)) if before == score => (change, since),
        Some((before, ..)) => (score - before, now),
        None => (0, now),
    };
    remember::<Shown>(ui.ctx(), id, (score, change, since));
    let left = 2.5 - (now - since);
    if left <= 0.0 || change == 0 {
        return;
    }
    ui.ctx().request_repaint_after_secs(left as f32);
    let color = &tokens().color;
    let is_gain = change > 0;
    let tone = if is_gain { color.good } else { color.bad };
    let words = describe::signed(change);
    let font = strong(tokens().text.small);
    let galley = ui.painter().layout_no_wrap(words, font, tone);
    let size = galley.size() + vec2(2.0 * tokens().space.xs, 0.0);
    let plate = Rect::from_min_size(place.right_bottom() - vec2(size.x, 0.0), size);
    let radius = tokens().shape.radius_s;
    ui.painter().rect_filled(plate, radius, color.raised);
    ui.painter()
        .galley(plate.min + vec2(tokens().space.xs, 0.0), galley, tone);
}

/// Draws the name of a player with the public facts about the seat. Returns the room for the latest gains, if there is any.
fn name_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, width: f32) -> Option<Rect> {
    let player = scene.player(seat);
    let (rect, response) = ui.allocate_exact_size(vec2(width, NAME), Sense::hover());
    let color = &tokens().color;
    let painter = ui.painter();
    let is_narrow = is_narrow(width);
    let [badge, gap] = if is_narrow { [16.0, 3.0] } else { [20.0, 6.0] };
    let place = pos2(rect.left() + badge / 2.0, rect.center().y);
    let place = Rect::from_center_size(place, Vec2::splat(badge));
    paint_badge(painter, place, player.colour);
    let mut right = rect.right();
    if !is_narrow {
        let score = paint_score(ui, scene, seat, rect.right_center(), Align2::RIGHT_CENTER);
        right = score.left() - gap;
    }
    let is_active = scene.state().active() == Some(seat);
    let ink = if is_active { color.accent } else { color.text };
    let room = Rect::from_x_y_ranges((place.right() + gap)..=right, rect.y_range());
    let gained = room.with_min_x(room.right() - GAINED);
    let gained = is_roomy(width).then_some(gained);
    let room = gained.map_or(room, |gained| room.with_max_x(gained.left()));
    // Where there is little room, the name is worth more than the sign of a bot.
    let room = match is_narrow {
        true => room,
        false => paint_sign(ui, scene, seat, room),
    };
    let name = fitted(ui, &player.name, ink, room.width(), 1);
    let top = rect.center().y - name.size().y / 2.0;
    let cut = name.elided;
    painter.galley(pos2(room.left(), top), name, ink);
    if cut {
        response.on_hover_text(&player.name);
    }
    gained
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_get_room_where_boards_lose_little_by_it() {
        assert_eq!(
            fewest_columns(3, |columns| [10.0, 80.0, 85.0][columns - 1]),
            2
        );
        assert_eq!(
            fewest_columns(3, |columns| [10.0, 50.0, 85.0][columns - 1]),
            3
        );
        assert_eq!(
            fewest_columns(2, |_| -4.0),
            2,
            "where nothing fits, as many side by side as can be"
        );
    }

    #[test]
    fn five_boards_are_large_where_there_is_room() {
        let plan = Small::of(5, vec2(522.0, 550.0));
        assert!(plan.size > 160.0 && plan.told, "{plan:?}");
        assert!(plan.has_free_cell, "the buttons take no line of their own");
    }

    #[test]
    fn all_boards_of_any_number_of_seats_fit() {
        for count in 1..=5 {
            for room in [vec2(238.0, 186.0), vec2(380.0, 300.0), vec2(522.0, 550.0)] {
                let plan = Small::of(count, room);
                let rows = count.div_ceil(plan.columns) as f32;
                let row = plan.size + beside_board(plan.width, plan.told) + GAPS[1];
                let head = if plan.has_free_cell { 0.0 } else { BUTTONS };
                assert!(rows * row + head <= room.y + 0.1, "{count}: {plan:?}");
                assert!(plan.size >= LEAST, "{count}: {plan:?}");
            }
        }
    }
}
