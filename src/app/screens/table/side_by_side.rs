//! The boards of all people side by side, each with its own offers, planet, tracks, question and undo.

use super::layout::{Tab, TableLayout, arrange};
use super::scene::{Scene, Signal};
use super::slots::{bar, part, slot_ui};
use super::{TableScreen, decisions, panels};
use crate::app::Cx;
use crate::app::theme::screen_sizes::table as sizes;
use crate::app::theme::tokens;
use crate::app::widgets::keep_clear;
use crate::app::widgets::player::player_color;
use crate::game::SeatId;
use crate::play::intent::Intent;
use egui::{Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

impl TableScreen {
    /// Draws the boards of all people side by side and handles their signals.
    pub(super) fn side_by_side_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let room = ui.max_rect();
        let top = room.with_max_y(room.top() + sizes::layout::BAR);
        let at_keys = self.session.viewer();
        let mut signals = Vec::new();
        let people: Vec<SeatId> = self.session.people().collect();
        let rects = places(room.with_min_y(top.bottom()), people.len());
        for (seat, rect) in people.into_iter().zip(rects) {
            self.sit_at(seat);
            self.desk.follow(&self.session);
            let mut own = Vec::new();
            self.board_ui(ui, rect.shrink(sizes::layout::GAP / 2.0), at_keys, &mut own);
            signals.extend(own.into_iter().map(|signal| (seat, signal)));
        }
        self.sit_at(at_keys);
        let mut own = Vec::new();
        self.above_all_ui(ui, top, &mut own);
        signals.extend(own.into_iter().map(|signal| (at_keys, signal)));
        keep_clear(ui.ctx(), room.bottom());
        for (seat, signal) in signals {
            self.carry_out_at(ui, cx, seat, signal);
        }
    }

    /// Selects the person at `seat`.
    fn sit_at(&mut self, seat: SeatId) {
        self.session.sit_at(seat);
        self.desk.sit_down(&self.session);
    }

    /// Handles a signal of the person at `seat`. The keyboard follows every signal except a mere movement of the pointer.
    fn carry_out_at(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, signal: Signal) {
        let at_keys = self.session.viewer();
        let points = matches!(signal, Signal::Play(Intent::Hover(_)));
        self.sit_at(seat);
        self.carry_out(ui, cx, signal);
        if points {
            self.sit_at(at_keys);
        }
        ui.ctx().request_repaint();
    }

    /// Draws the board of the selected player. A thick frame marks the board with the keyboard.
    fn board_ui(&self, ui: &mut Ui, rect: Rect, at_keys: SeatId, signals: &mut Vec<Signal>) {
        let seat = self.session.viewer();
        let builder = UiBuilder::new()
            .max_rect(rect)
            .id_salt(("board of", seat.0));
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(rect.intersect(ui.clip_rect()));
            let layout = layout_of(rect);
            let mut scene = self.scene(rect.width(), signals);
            bar(ui, layout.top, |ui| panels::own_bar_ui(ui, &mut scene));
            for slot in &layout.slots {
                part(ui, slot.rect, |ui| slot_ui(ui, &mut scene, slot));
            }
            bar(ui, layout.bottom, |ui| {
                decisions::bottom_bar_ui(ui, &mut scene)
            });
            if seat == at_keys {
                decisions::kept_ui(ui, &mut scene);
            }
        });
        let colour = self.session.setup().seats[seat.index()].colour;
        let width = if seat == at_keys {
            tokens().shape.focus
        } else {
            tokens().shape.border
        };
        let stroke = Stroke::new(width, player_color(colour));
        ui.painter()
            .rect_stroke(rect, tokens().shape.radius, stroke, StrokeKind::Inside);
    }

    /// Draws the parts that all boards share.
    fn above_all_ui(&self, ui: &mut Ui, top: Rect, signals: &mut Vec<Signal>) {
        let mut scene = self.scene(top.width(), signals);
        bar(ui, top, |ui| panels::top_bar_ui(ui, &mut scene));
        panels::reading_ui(ui, &mut scene);
    }

    fn scene<'a>(&'a self, width: f32, signals: &'a mut Vec<Signal>) -> Scene<'a> {
        let advice = (&self.hints, &self.coach);
        Scene::new(&self.session, &self.desk, advice, width, signals)
    }
}

/// Returns the parts of one of several boards. The other boards are visible anyway; the log needs room.
fn layout_of(rect: Rect) -> TableLayout {
    let mut layout = arrange(rect, true, false);
    for slot in &mut layout.slots {
        slot.tabs
            .retain(|tab| *tab != Tab::Log || rect.width() >= sizes::layout::LOGGED);
    }
    layout
}

/// Returns the rectangles of `count` boards in `room`, in rows of equal length.
fn places(room: Rect, count: usize) -> Vec<Rect> {
    let columns = match count {
        0 | 1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    let rows = count.div_ceil(columns);
    let size = vec2(room.width() / columns as f32, room.height() / rows as f32);
    let place = |index: usize| {
        let at = vec2((index % columns) as f32, (index / columns) as f32);
        Rect::from_min_size(pos2(room.left(), room.top()) + at * size, size)
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
