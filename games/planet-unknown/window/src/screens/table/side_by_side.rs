//! The boards of all people side by side, each with its own offers, planet, tracks, question and undo.

use super::devices::BoardRoom;
use super::layout::{BAR, GAP, Tab, TableLayout, arrange};
use super::motion;
use super::scene::Signals;
use super::slots::{bar, bottom_bar, grown, parts_ui};
use super::{TableScreen, panels};
use crate::widgets::player::player_color;
use crate::widgets::{keep_clear, keys_free};
use egui::{Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2};
use kit::screen::Cx;
use kit::theme::tokens;
use play::session::Common;
use rules::SeatId;

/// The size in points below which a board that is wider than high cannot be read.
const LEAST: Vec2 = vec2(560.0, 376.0);

impl TableScreen {
    /// Draws the boards of all people side by side.
    pub(super) fn side_by_side_ui(&self, ui: &mut Ui, cx: &Cx<'_>, signals: &mut Signals) {
        let room = ui.max_rect();
        let top = room.with_max_y(room.top() + BAR);
        let boards = boards(&self.session, room);
        for (seat, rect) in &boards {
            self.board_ui(ui, cx, (*seat, *rect), signals);
        }
        // The parts that all boards share.
        let mut scene = self.scene(cx, self.session.viewer(), top.width(), signals);
        bar(ui, top, |ui| panels::top_bar_ui(ui, &mut scene));
        panels::reading_ui(ui, &mut scene);
        let lowest = boards.last();
        let bar = lowest.map(|(_, rect)| layout_of(*rect, false).bottom);
        keep_clear(ui.ctx(), bar.map_or(room.bottom(), |bar| bar.top()));
    }

    /// Draws the board of a seat. A thick frame marks the board with the keyboard. While cards are to be chosen, they lie in the
    /// middle of it; while its gamepad is missing, the bar says so.
    fn board_ui(
        &self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        (seat, rect): (SeatId, Rect),
        signals: &mut Signals,
    ) {
        let is_at_keys = seat == self.session.viewer();
        let is_paused = self.couch.is_paused(seat);
        let layout = layout_of(rect, self.place(seat).hints.is_open());
        let builder = UiBuilder::new()
            .max_rect(rect)
            .id_salt(("board of", seat.0));
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(rect.intersect(ui.clip_rect()));
            let mut scene = self.scene(cx, seat, rect.width(), signals);
            scene.at_keys = is_at_keys && scene.device().is_none();
            bar(ui, layout.top, |ui| panels::own_bar_ui(ui, &mut scene));
            let bottom = grown(ui, seat, layout.bottom, rect);
            parts_ui(ui, &mut scene, &layout, bottom);
            if is_paused {
                bar(ui, bottom, |ui| panels::paused_ui(ui, &mut scene));
            } else {
                bottom_bar(ui, &mut scene, (bottom, layout.bottom.height()));
            }
            motion::paint(ui, &self.desk.motions[seat.index()], &scene.spots);
            if scene.device().is_some() && !is_paused && keys_free(ui) {
                let room = BoardRoom::of(ui.ctx(), seat, rect, layout.bottom);
                self.focus_ui(ui, seat, room);
            }
            let guidance = self.guidance.as_ref().filter(|_| !self.covers_guide());
            if let Some(guidance) = guidance.filter(|guidance| guidance.seat == Some(seat)) {
                panels::guide_ui(ui, &mut scene, &layout, guidance);
            }
        });
        let colour = self.session.setup().seats[seat.index()].colour;
        let shape = &tokens().shape;
        let width = if is_at_keys {
            shape.focus
        } else {
            shape.border
        };
        let stroke = Stroke::new(width, player_color(colour));
        ui.painter()
            .rect_stroke(rect, shape.radius, stroke, StrokeKind::Inside);
    }
}

/// Returns the seats of people and the areas of their boards in the window.
fn boards(common: &Common, window: Rect) -> Vec<(SeatId, Rect)> {
    let people: Vec<SeatId> = common.people().collect();
    let room = window.with_min_y(window.top() + BAR);
    let rects = places(room, people.len());
    let shrunk = rects.into_iter().map(|rect| rect.shrink(GAP / 2.0));
    people.into_iter().zip(shrunk).collect()
}

/// The size in points below which the boards of all people cannot be read side by side.
pub(super) fn least_room(common: &Common) -> Vec2 {
    let count = common.people().count();
    LEAST * grid(wide_columns(count), count) + vec2(0.0, BAR)
}

/// Returns the area of the board of `seat` in the window, and its bar with the question.
pub(super) fn areas_of(common: &Common, window: Rect, seat: SeatId) -> (Rect, Rect) {
    let mut boards = boards(common, window).into_iter();
    let own = boards.find(|(other, _)| *other == seat);
    let board = own.map_or(window, |(_, rect)| rect);
    (board, layout_of(board, false).bottom)
}

/// Returns the parts of one of several boards. The other boards are visible anyway; the log needs room.
fn layout_of(rect: Rect, is_hinted: bool) -> TableLayout {
    let mut layout = arrange(rect, true, false);
    if is_hinted {
        layout.add(Tab::Hint);
    }
    for slot in &mut layout.slots {
        slot.tabs
            .retain(|tab| *tab != Tab::Log || rect.width() >= 800.0);
    }
    layout
}

/// The number of columns of `count` boards, each of which is wider than high.
fn wide_columns(count: usize) -> usize {
    match count {
        0 | 1 => 1,
        2..=4 => 2,
        _ => 3,
    }
}

/// The numbers of columns and rows of `count` boards.
fn grid(columns: usize, count: usize) -> Vec2 {
    vec2(columns as f32, count.div_ceil(columns) as f32)
}

/// The number of columns of `count` boards in `room` with which the planets are largest.
fn columns(room: Rect, count: usize) -> usize {
    let planet = |columns: usize| {
        let size = room.size() / grid(columns, count);
        if size.x < LEAST.x.min(420.0) || size.y < LEAST.y {
            return 0.0;
        }
        let board = Rect::from_min_size(room.min, size).shrink(GAP / 2.0);
        let planet = layout_of(board, false).place_of(Tab::Planet);
        planet.map_or(0.0, |planet| planet.size().min_elem())
    };
    let usual = wide_columns(count);
    let least = 1.05 * planet(usual);
    let others = (1..=count).filter(|columns| planet(*columns) > least);
    let columns = others.max_by(|one, other| planet(*one).total_cmp(&planet(*other)));
    columns.unwrap_or(usual)
}

/// Returns the rectangles of `count` boards in `room`, in rows of equal length.
fn places(room: Rect, count: usize) -> Vec<Rect> {
    let columns = columns(room, count);
    let size = room.size() / grid(columns, count);
    let place = |index: usize| {
        let at = vec2((index % columns) as f32, (index / columns) as f32);
        Rect::from_min_size(room.min + at * size, size)
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    // finding G13
    #[test]
    fn four_boards_have_clearly_larger_planets_than_six() {
        let room = Rect::from_min_size(pos2(0.0, BAR), vec2(1920.0, 1034.0));
        let planet = |count| {
            let board = places(room, count)[0].shrink(GAP / 2.0);
            let planet = layout_of(board, false).place_of(Tab::Planet);
            planet.expect("a planet").size().min_elem()
        };
        assert!(planet(4) > 1.3 * planet(6), "{} {}", planet(4), planet(6));
        assert!(planet(3) >= planet(4) && planet(2) >= planet(3));
    }

    #[test]
    fn boards_side_by_side_do_not_overlap_and_stay_in_the_window() {
        let room = Rect::from_min_size(pos2(0.0, 46.0), vec2(1920.0, 1034.0));
        for count in 2..=6 {
            let places = places(room, count);
            assert_eq!(places.len(), count);
            for (index, place) in places.iter().enumerate() {
                assert!(room.expand(0.1).contains_rect(*place), "{place:?}");
                let others = places.iter().skip(index + 1);
                assert!(
                    others
                        .into_iter()
                        .all(|other| !other.shrink(0.1).intersects(*place))
                );
            }
        }
    }
}
