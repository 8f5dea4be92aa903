//! The boards of the replay: one large with its tracks, and beside it all of them with the station.

use egui::{RichText, Ui, UiBuilder, Vec2, vec2};

use super::Replay;
use crate::screens::pictures::{badge, board_picture, board_thumbnail, columns};
use crate::screens::scroll;
use crate::t;
use crate::widgets::dial::DialView;
use crate::widgets::dim;
use crate::widgets::tracks::TracksView;
use kit::theme::{heading, tokens};
use rules::SeatId;

impl Replay {
    /// Draws the large board with its tracks, and beside it all boards with the station.
    pub(super) fn boards_ui(&mut self, ui: &mut Ui) {
        let space = &tokens().space;
        let room = ui
            .available_rect_before_wrap()
            .shrink2(vec2(space.l, space.xs));
        let large = room.height().min(room.width() * 0.55).max(120.0);
        let focus = self.looked_at.unwrap_or(self.tape.acting());
        let (left, mut right) = room.split_left_right_at_x(room.left() + large + space.l);
        let within = |rect| UiBuilder::new().max_rect(rect);
        ui.scope_builder(within(left), |ui| self.focus_ui(ui, focus, large));
        let tracks = (right.width() * 0.45).min(380.0);
        let mut has_hand = false;
        if tracks >= 190.0 {
            let (place, beside) = right.split_left_right_at_x(right.left() + tracks);
            right = beside.with_min_x(beside.left() + space.l);
            ui.scope_builder(within(place), |ui| {
                let owner = &self.tape.table().setup().seats[focus.index()].name;
                let view = TracksView::new(self.tape.state().seat(focus)).owner(owner);
                let height = TracksView::height_for(place.width()).min(place.height());
                view.show(ui, vec2(place.width(), height));
                has_hand = ui.available_height() >= 90.0;
                if has_hand {
                    scroll(ui, "hand", |ui| {
                        ui.set_max_width(ui.available_width() - tokens().space.m);
                        self.hand_ui(ui, focus);
                    });
                }
            });
        }
        ui.scope_builder(within(right), |ui| {
            scroll(ui, "side", |ui| {
                self.side_ui(ui, focus);
                if !has_hand {
                    ui.add_space(tokens().space.m);
                    self.hand_ui(ui, focus);
                }
            });
        });
    }

    fn focus_ui(&self, ui: &mut Ui, focus: SeatId, size: f32) {
        let setup = self.tape.table().setup();
        let line = tokens().shape.icon_large + tokens().space.s;
        let seat = &setup.seats[focus.index()];
        ui.horizontal(|ui| {
            badge(ui, seat.colour, tokens().shape.icon_large);
            ui.label(RichText::new(&seat.name).font(heading(tokens().text.section)));
            let medals = self.tape.state().score(focus).total();
            if self.tape.is_over() {
                dim(ui, t!(ui, "replay-medals", medals));
            }
        });
        board_picture(ui, (setup, self.tape.state()), focus, size - line, &[]);
    }

    /// Draws the station and every board, as large as all of them fit.
    fn side_ui(&mut self, ui: &mut Ui, focus: SeatId) {
        let gap = tokens().space.m;
        let (setup, state) = (self.tape.table().setup(), self.tape.state());
        let game = (setup, state);
        let line = tokens().shape.icon + tokens().space.s;
        let room = ui.available_size() - vec2(gap, 2.0 * gap);
        // Who plays alone is shown large already.
        let small = match setup.seats.len() {
            1 => 0,
            count => count,
        };
        let edge = largest_edge(room, small + 1, gap, line).clamp(110.0, 420.0);
        let mut clicked = None;
        columns(ui, (edge, gap), small + 1, |ui, index| {
            let Some(index) = index.checked_sub(1) else {
                dim(ui, t!(ui, "replay-station"));
                DialView::new(setup, state).show(ui, edge);
                return;
            };
            ui.horizontal(|ui| {
                ui.set_height(tokens().shape.icon);
                badge(ui, setup.seats[index].colour, tokens().shape.icon);
                ui.add(egui::Label::new(&setup.seats[index].name).truncate());
            });
            let seat = SeatId(index as u8);
            if board_thumbnail(ui, game, seat, edge, seat == focus).clicked() {
                clicked = Some(seat);
            }
        });
        if clicked.is_some() {
            self.looked_at = clicked.filter(|seat| self.looked_at != Some(*seat));
        }
    }
}

/// The largest edge at which `count` squares, each below a line of text, fit into `room`.
fn largest_edge(room: Vec2, count: usize, gap: f32, line: f32) -> f32 {
    let edge = |columns: usize| {
        let (across, down) = (columns as f32, count.div_ceil(columns) as f32);
        let wide = (room.x - gap * (across - 1.0)) / across;
        let high = (room.y - gap * (down - 1.0)) / down - line;
        wide.min(high).floor()
    };
    (1..=count).map(edge).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_as_large_as_they_fit() {
        assert_eq!(largest_edge(vec2(320.0, 100.0), 3, 10.0, 0.0), 100.0);
        assert_eq!(largest_edge(vec2(100.0, 400.0), 3, 10.0, 20.0), 100.0);
        assert_eq!(largest_edge(vec2(210.0, 250.0), 4, 10.0, 20.0), 100.0);
    }
}
