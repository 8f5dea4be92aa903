//! All boards side by side.

use super::labels::labels_wanted;
use super::seats::{GAINS, small_board_ui};
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::widgets::objective::{ObjectiveView, Side};
use crate::widgets::tracks::TracksView;
use crate::widgets::{Button, vitals_height};
use egui::{Align, Layout, Ui, Vec2, vec2};
use kit::devices::{Keyboard, Saying};
use kit::theme::Icon;
use rules::{GameState, ObjectiveScore, SeatId};

/// The minimum height of the tracks below all boards.
const LEAST_TRACKS: f32 = 240.0;
/// The bounds of the width of tracks beside a board.
const TRACKS_BESIDE: f32 = 184.0;
/// The distance between boards if all are large.
const LARGE_GAP: f32 = 10.0;

/// Draws all boards side by side.
pub fn all_boards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let close = Button::new(t!(ui, "table-all-boards-close"))
        .icon(Icon::Back)
        .key(Keyboard::Table.name(Saying::AllBoards));
    scene.button(ui, close, Signal::AllBoards(false));
    objectives_ui(ui, scene);
    let seats: Vec<SeatId> = scene.state().seat_ids().collect();
    let plan = Spread::of(seats.len(), ui.available_size());
    let gap = ui.spacing().item_spacing.x;
    for row in seats.chunks(plan.columns) {
        let used = (plan.column + gap) * plan.columns as f32 - gap;
        ui.horizontal_top(|ui| {
            ui.add_space(((ui.available_width() - used) / 2.0).max(0.0));
            row.iter()
                .for_each(|seat| spread_ui(ui, scene, *seat, &plan));
        });
    }
    if let Some(Tracks::Below(size)) = plan.tracks {
        ui.horizontal_top(|ui| {
            let seats = seats.iter();
            seats.for_each(|seat| tracks_ui(ui, scene, *seat, size));
        });
    }
}

/// Draws the objectives between neighbours, each once, and those for everyone.
fn objectives_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let (setup, state, shown) = (scene.common.setup(), scene.state(), scene.seat.shown());
    let contests = state.contests.iter().map(|objective| {
        let medals = |seat: &SeatId| state.contest_medals(*seat, *objective);
        let leader = state.seat_ids().max_by_key(medals).unwrap_or(shown);
        ObjectiveView::of((setup, state), leader, *objective, Side::Contest)
    });
    let all: Vec<ObjectiveView<'_>> = between(scene).into_iter().chain(contests).collect();
    if all.is_empty() {
        return;
    }
    let gap = ui.spacing().item_spacing.x;
    let share = (ui.available_width() + gap) / all.len() as f32 - gap;
    let width = share.clamp(180.0, 300.0);
    let views = all.into_iter().map(|view| view.width(width));
    let views: Vec<ObjectiveView<'_>> = views.collect();
    let tallest = views.iter().map(|view| view.height(ui)).fold(0.0, f32::max);
    let line = Layout::left_to_right(Align::TOP).with_main_wrap(true);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 0.0), line, |ui| {
        for view in views {
            view.at_least(tallest).show(ui);
        }
    });
}

/// The objectives between neighbours, each as its leader sees it: two seats may have several (rules §2.5).
fn between<'a>(scene: &Scene<'a>) -> Vec<ObjectiveView<'a>> {
    let (setup, state) = (scene.common.setup(), scene.state());
    let mut all = Vec::new();
    if !state.objectives_are_dealt() {
        return all;
    }
    for seat in state.seat_ids() {
        // Each belongs to two seats, and is shown with the first of them.
        let scores = state.objective_scores(seat);
        for score in scores.filter(|score| seat < score.opponent) {
            let (leader, score) = leading(state, seat, score);
            all.push(ObjectiveView::between(setup, leader, &score));
        }
    }
    all
}

/// The standing of an objective of `seat` for whichever of the two neighbours wins more medals by it.
fn leading(state: &GameState, seat: SeatId, own: ObjectiveScore) -> (SeatId, ObjectiveScore) {
    let same = |other: &ObjectiveScore| other.objective == own.objective && other.opponent == seat;
    let theirs = state
        .objective_scores(own.opponent)
        .find(|other| same(other) && other.medals > own.medals);
    theirs.map_or((seat, own), |theirs| (own.opponent, theirs))
}

/// Draws a board, with its tracks beside it if that is the plan.
fn spread_ui(ui: &mut Ui, scene: &mut Scene<'_>, seat: SeatId, plan: &Spread) {
    let Some(Tracks::Beside(size)) = plan.tracks else {
        return small_board_ui(ui, scene, seat, [plan.column, plan.board], true);
    };
    let room = vec2(plan.column, size.y);
    let row = Layout::left_to_right(Align::Min);
    ui.allocate_ui_with_layout(room, row, |ui| {
        small_board_ui(ui, scene, seat, [plan.board; 2], false);
        tracks_ui(ui, scene, seat, size);
    });
}

/// How all boards are spread over the table.
struct Spread {
    columns: usize,
    /// The width of a column.
    column: f32,
    /// The edge of a board.
    board: f32,
    tracks: Option<Tracks>,
}

/// Where the tracks of each seat are, and their size.
enum Tracks {
    Below(Vec2),
    Beside(Vec2),
}

impl Spread {
    /// Boards with their tracks beside them if these stay as large as alone, or below them if there is room.
    fn of(count: usize, room: Vec2) -> Self {
        let columns = best_columns(count, room);
        let rows = count.div_ceil(columns);
        let column = room.x / columns as f32 - LARGE_GAP;
        let name = 30.0;
        let row = room.y / rows as f32 - name - LARGE_GAP;
        let told = row - vitals_height(0.0) - GAINS;
        let board = column.min(told).max(100.0);
        let left = told - board;
        let below = vec2(column, left - LARGE_GAP);
        let narrowed = row.min(column - TRACKS_BESIDE - LARGE_GAP);
        let mut plan = Self {
            columns,
            column,
            board,
            tracks: None,
        };
        if rows == 1 && below.y >= LEAST_TRACKS {
            plan.tracks = Some(Tracks::Below(below));
        } else if row >= LEAST_TRACKS && narrowed >= 0.65 * board {
            let width = (column - row.min(column) - LARGE_GAP).clamp(TRACKS_BESIDE, 320.0);
            plan.column = (narrowed + LARGE_GAP + width).min(column);
            plan.board = narrowed;
            plan.tracks = Some(Tracks::Beside(vec2(width, row)));
        }
        plan
    }
}

/// Draws the tracks of a seat, to look at.
fn tracks_ui(ui: &mut Ui, scene: &mut Scene<'_>, seat: SeatId, size: Vec2) {
    ui.allocate_ui(size, |ui| {
        let is_named = seat == scene.seat.shown() && labels_wanted(ui);
        let owner = &scene.player(seat).name;
        let view = TracksView::new(scene.state().seat(seat)).owner(owner);
        let shown = view.located(is_named).show(ui, size);
        if is_named {
            scene.spots.tracks = shown.places;
        }
    });
}

/// The number of columns that gives `count` squares in `room` the largest size.
fn best_columns(count: usize, room: Vec2) -> usize {
    let size =
        |columns: usize| (room.x / columns as f32).min(room.y / count.div_ceil(columns) as f32);
    // Of equal sizes, the one with the fewest columns wins: its last row is fuller.
    (1..=count)
        .rev()
        .max_by(|a, b| size(*a).total_cmp(&size(*b)))
        .unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_boards_stand_in_two_full_rows() {
        assert_eq!(best_columns(6, vec2(1250.0, 560.0)), 3);
        assert_eq!(best_columns(2, vec2(1250.0, 560.0)), 2);
    }
}
