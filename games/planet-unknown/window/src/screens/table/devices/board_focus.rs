//! The focus of one board. The window has a single focus for the keyboard; at several boards each person needs one.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Context, CornerRadius, Event, Id, Painter, Rect, Stroke, StrokeKind, Ui, vec2};
use kit::devices::Direction;
use kit::theme::tokens;
use kit::widgets::{remember, remembered};
use rules::SeatId;

/// The focus of one board: the widget that its device would click.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardFocus {
    /// The widget, once the device has chosen one.
    on: Option<Id>,
    /// Whether the device has left the planet for the widgets around it.
    pub off_stage: bool,
}

/// The areas of a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardRoom {
    /// Everything.
    pub all: Rect,
    /// The bar with the question.
    pub bar: Rect,
    /// The answers to the question, in the last frame.
    pub answers: Option<Rect>,
}

impl BoardRoom {
    /// A board with its bar, and where the answers to the question of `seat` were drawn in the last frame, or are in this one.
    pub fn of(ctx: &Context, seat: SeatId, all: Rect, bar: Rect) -> Self {
        let answers = remembered(ctx, answers_id(seat));
        Self { all, bar, answers }
    }
}

/// Notes where the answers to the question of a seat are drawn in this frame.
pub fn note_answers(ctx: &Context, seat: SeatId, answers: Rect) {
    remember(ctx, answers_id(seat), answers);
}

fn answers_id(seat: SeatId) -> Id {
    Id::unique("answers").with(seat.0)
}

/// A widget that can be clicked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Target {
    pub(super) id: Id,
    pub(super) rect: Rect,
}

impl BoardFocus {
    /// The widget with the focus: the one chosen, if it is still there, otherwise the first answer, otherwise the first
    /// one in the bar. A button pressed too often clicks nothing else.
    pub(super) fn current(&self, targets: &[Target], room: BoardRoom) -> Option<Target> {
        let chosen = targets.iter().find(|target| Some(target.id) == self.on);
        let within = |rect: Rect| {
            let inside = |target: &&Target| rect.contains(target.rect.center());
            first(targets.iter().filter(inside))
        };
        chosen
            .copied()
            .or_else(|| within(room.answers?))
            .or_else(|| within(room.bar))
    }

    /// Moves the focus to the nearest widget in this direction; to the left and right one of the same line comes before
    /// all others. Without one it stays. If nothing has it, the first widget of the board gets it.
    pub(super) fn shift(&mut self, targets: &[Target], room: BoardRoom, to: Direction) {
        let Some(from) = self.current(targets, room) else {
            self.on = first(targets.iter()).map(|target| target.id);
            return;
        };
        let others = targets.iter().filter(|target| target.id != from.id);
        let nearest = others
            .filter_map(|target| Some((distance(from.rect, target.rect, to)?, target.id)))
            .min_by(|one, other| one.0.total_cmp(&other.0));
        self.on = Some(nearest.map_or(from.id, |(_, id)| id));
    }

    /// Scrolls `ui` so that the widget that the device has chosen is seen whole, if it is one of its own.
    pub fn show_in(&self, ui: &Ui) {
        let Some(chosen) = self.on.and_then(|id| ui.ctx().read_response(id)) else {
            return;
        };
        let is_own = ui.min_rect().contains(chosen.rect.center());
        if is_own && chosen.interact_rect.height() < chosen.rect.height() {
            ui.scroll_to_rect(chosen.rect, None);
        }
    }

    /// Paints a ring around the widget with the focus.
    pub(super) fn paint(&self, target: Target, painter: &Painter) {
        let shape = &tokens().shape;
        let corners = CornerRadius::same((shape.radius + shape.focus_gap) as u8);
        let stroke = Stroke::new(shape.focus, tokens().color.focus);
        let ring = target.rect.expand(shape.focus_gap);
        painter.rect_stroke(ring, corners, stroke, StrokeKind::Outside);
    }
}

/// Clicks a widget in this frame, which must not have been drawn yet.
pub(super) fn click(ctx: &Context, target: Target) {
    let request = ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node: target.id.accesskit_id(),
        data: None,
    };
    ctx.input_mut(|input| input.events.push(Event::AccessKitActionRequest(request)));
}

/// The first one in reading order. Widgets whose heights overlap by half stand in one line.
fn first<'a>(targets: impl Iterator<Item = &'a Target>) -> Option<Target> {
    let mut first: Option<&Target> = None;
    for target in targets {
        let is_before = first.is_none_or(|first| {
            let line = first.rect.height() / 2.0;
            let lower = target.rect.center().y - first.rect.center().y;
            lower < -line || (lower < line && target.rect.left() < first.rect.left())
        });
        if is_before {
            first = Some(target);
        }
    }
    first.copied()
}

/// How far `to` is from `from` in a direction: the way there, and the way aside twice; to the left and right a hundred
/// times, so that the line comes first. `None` if it lies elsewhere.
fn distance(from: Rect, to: Rect, direction: Direction) -> Option<f32> {
    let (columns, rows) = direction.step();
    let step = vec2(columns.into(), rows.into());
    let ahead = (to.center() - from.center()).dot(step);
    let (aside, weight) = match direction {
        Direction::Up | Direction::Down => (gap(from.x_range(), to.x_range()), 2.0),
        Direction::Left | Direction::Right => (gap(from.y_range(), to.y_range()), 100.0),
    };
    (ahead > 1.0 && aside < 2.0 * ahead.max(from.height())).then_some(ahead + weight * aside)
}

/// The room between two ranges; 0 if they overlap.
fn gap(one: egui::Rangef, other: egui::Rangef) -> f32 {
    (one.min - other.max).max(other.min - one.max).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    /// Two lines of two widgets, and one alone in a bar below.
    fn five() -> (Vec<Target>, BoardRoom) {
        let places = [(0.0, 0.0), (100.0, 2.0), (0.0, 50.0), (100.0, 50.0)];
        let alone = [(40.0, 205.0)];
        let target = |(number, (x, y)): (usize, (f32, f32))| Target {
            id: Id::unique(number),
            rect: Rect::from_min_size(pos2(x, y), egui::vec2(60.0, 30.0)),
        };
        let places = places.into_iter().chain(alone);
        let bar = Rect::from_min_max(pos2(0.0, 200.0), pos2(300.0, 240.0));
        let room = BoardRoom {
            all: Rect::EVERYTHING,
            bar,
            answers: None,
        };
        (places.enumerate().map(target).collect(), room)
    }

    #[test]
    fn the_first_answer_has_the_focus_at_first() {
        let (targets, room) = five();
        let focus = BoardFocus::default();
        assert_eq!(focus.current(&targets, room), Some(targets[4]));
        assert_eq!(focus.current(&targets[..4], room), None);
        assert_eq!(focus.current(&[], room), None);
        let answers = Some(Rect::everything_below(40.0));
        let with_answers = BoardRoom { answers, ..room };
        assert_eq!(focus.current(&targets, with_answers), Some(targets[2]));
    }

    #[test]
    fn the_focus_goes_where_it_is_sent_and_stops_at_the_edge() {
        use Direction::{Down, Left, Right, Up};
        let (targets, room) = five();
        let mut focus = BoardFocus::default();
        for (to, expected) in [
            (Up, 2),
            (Up, 0),
            (Up, 0),
            (Right, 1),
            (Right, 1),
            (Down, 3),
            (Left, 2),
            (Down, 4),
            (Down, 4),
        ] {
            focus.shift(&targets, room, to);
            let current = focus.current(&targets, room);
            assert_eq!(current, Some(targets[expected]), "{to:?}");
        }
    }

    #[test]
    fn the_line_comes_before_a_nearer_widget_above_it() {
        let (mut targets, room) = five();
        targets[0].rect = Rect::from_min_size(pos2(30.0, 10.0), egui::vec2(40.0, 30.0));
        let mut focus = BoardFocus {
            on: Some(targets[2].id),
            ..BoardFocus::default()
        };
        focus.shift(&targets, room, Direction::Right);
        assert_eq!(focus.on, Some(targets[3].id));
    }

    #[test]
    fn without_answers_the_first_move_gives_the_focus_to_the_first_widget() {
        let (targets, room) = five();
        let mut focus = BoardFocus::default();
        focus.shift(&targets[..4], room, Direction::Down);
        assert_eq!(focus.current(&targets[..4], room), Some(targets[0]));
    }

    #[test]
    fn a_widget_that_is_gone_gives_the_focus_back() {
        let (mut targets, room) = five();
        let mut focus = BoardFocus::default();
        focus.shift(&targets, room, Direction::Up);
        targets.remove(2);
        assert_eq!(focus.current(&targets, room), targets.last().copied());
    }
}
