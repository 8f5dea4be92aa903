//! The chart of every seat's expected result, round by round, with its turning points.

use egui::{
    Color32, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_plot::{MarkerShape, PlotPoints, PlotResponse, PlotTransform, PlotUi, Points, VLine};

use super::study::Study;
use super::{Analysis, list, words};
use crate::screens::chart::{chart, ends_in_words, framed, player_line};
use crate::screens::pictures::badge;
use crate::t;
use crate::text::Speaks;
use crate::widgets::{dim, inset};
use bot::review::{ReviewedTurn, TurningPoint};
use game::Setup as _;
use kit::theme::{body, tokens};
use rules::Setup;

impl Analysis {
    /// Draws the chart and the turning points of the seat. A click on either shows an action.
    pub(super) fn overview_ui(&mut self, ui: &mut Ui, height: f32) {
        let points = self.study.turning_points(self.seat);
        if let Some((action, point)) = self.chart_ui(ui, &points, height) {
            self.choose(action, point);
        }
        legend_ui(ui, self.table.setup(), &points);
        let clicked = ui.scope(|ui| self.points_ui(ui, &points)).inner;
        if let Some(point) = clicked {
            self.choose(point.action, Some(point));
        }
    }

    /// Draws the chart with these turning points. Returns the action that was clicked, and the turning point that leads to it.
    fn chart_ui(
        &self,
        ui: &mut Ui,
        points: &[TurningPoint],
        height: f32,
    ) -> Option<(usize, Option<TurningPoint>)> {
        let (study, seats) = (&self.study, &self.table.setup().seats);
        let chosen = self.chosen.map(|action| study.played().before(action));
        let axes = [
            t!(ui, "results-course-round"),
            t!(ui, "analysis-chart-medals"),
        ];
        let frame = inset().inner_margin(tokens().space.s);
        let plot = chart("analysis", height, axes);
        let name = self.description(ui, points);
        let shown = framed(ui, frame, plot, &name, |plot| {
            if let Some(state) = chosen {
                let line = VLine::new("", f64::from(state.round));
                plot.vline(line.color(tokens().color.accent).width(1.5));
            }
            // The line of the seat lies above the others.
            let own = self.seat.index();
            let others = (0..seats.len()).filter(|index| *index != own);
            for index in others.chain([own]) {
                let expected = study.expected.iter().map(|row| f64::from(row[index]));
                let size = if index == own { [3.0, 4.5] } else { [1.5, 3.0] };
                player_line(plot, &seats[index], expected, size);
            }
            plot_points(plot, study, points);
        });
        self.clicked(points, &shown)
    }

    /// The turning point that was clicked, or else the turn of the clicked round that lost most.
    fn clicked(
        &self,
        points: &[TurningPoint],
        shown: &PlotResponse<()>,
    ) -> Option<(usize, Option<TurningPoint>)> {
        let (study, transform) = (&self.study, &shown.transform);
        let at = shown.response.interact_pointer_pos();
        let at = at.filter(|_| shown.response.clicked())?;
        let hit =
            |place: [f64; 2]| transform.position_from_point(&place.into()).distance(at) < 10.0;
        let mut places = points.iter().zip(places(study, points, transform));
        if let Some((point, _)) = places.find(|(_, place)| hit(*place)) {
            return Some((point.action, Some(*point)));
        }
        let round = transform.value_from_position(at).x.round();
        let turns = study.turns(self.seat);
        let turns = turns.filter(|turn| f64::from(turn.round) == round);
        let loss = |turn: &ReviewedTurn| study.loss_so_far(turn).0;
        turns
            .max_by(|one, other| loss(one).total_cmp(&loss(other)))
            .map(|turn| (words::principal(study, turn), None))
    }

    /// The description of the chart for assistive technology.
    fn description(&self, speaker: &impl Speaks, points: &[TurningPoint]) -> String {
        let setup = self.table.setup();
        let last = self.study.expected.last().into_iter().flatten();
        let medals = ends_in_words(&setup.seats, last.map(|medals| medals.round()));
        let told = points.iter().map(|point| words::point(speaker, point));
        let points = match points {
            [] => t!(speaker, "analysis-no-points"),
            _ => told.collect::<Vec<_>>().join("; "),
        };
        let name = setup.name(self.seat);
        t!(speaker, "analysis-chart-name", medals, name, points)
    }

    /// Draws the turning points, two side by side where there is room. Returns the one that was clicked.
    fn points_ui(&self, ui: &mut Ui, points: &[TurningPoint]) -> Option<TurningPoint> {
        let gap = tokens().space.xs;
        let across = if ui.available_width() >= 560.0 { 2 } else { 1 };
        let width = (ui.available_width() - gap * (across - 1) as f32) / across as f32;
        let mut clicked = None;
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        ui.spacing_mut().interact_size.y = 26.0;
        for line in points.chunks(across) {
            ui.horizontal(|ui| {
                for point in line {
                    let size = vec2(width, 26.0);
                    if point_ui(ui, point, size, self.is_lit(point)).clicked() {
                        clicked = Some(*point);
                    }
                }
            });
        }
        clicked
    }

    /// Returns whether a turning point is highlighted: the chosen one, or all that lie in the chosen action.
    fn is_lit(&self, point: &TurningPoint) -> bool {
        match self.point {
            Some(chosen) => (chosen.action, chosen.cause) == (point.action, point.cause),
            None => self.chosen == Some(point.action),
        }
    }
}

/// The look of turning points that lost medals, or gained some.
fn look(lost: bool) -> (Color32, MarkerShape) {
    match lost {
        true => (tokens().color.bad, MarkerShape::Down),
        false => (tokens().color.good, MarkerShape::Up),
    }
}

fn plot_points(plot: &mut PlotUi<'_>, study: &Study, points: &[TurningPoint]) {
    let places = places(study, points, plot.transform());
    for lost in [false, true] {
        let (color, shape) = look(lost);
        let here = points.iter().zip(&places);
        let here = here.filter(|(point, _)| is_loss(point) == lost);
        let places: Vec<[f64; 2]> = here.map(|(_, place)| *place).collect();
        // A rim sets the mark off from the line, which may have the same colour.
        for (radius, color) in [(11.0, tokens().color.space), (8.0, color)] {
            let marks = Points::new("", PlotPoints::from(places.clone()));
            plot.points(marks.color(color).shape(shape).radius(radius));
        }
    }
}

/// Draws the legend of the chart's lines and marks.
fn legend_ui(ui: &mut Ui, setup: &Setup, points: &[TurningPoint]) {
    let edge = 0.8 * tokens().shape.icon;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(tokens().space.xs, 2.0);
        for seat in &setup.seats {
            badge(ui, seat.colour, edge);
            dim(ui, &seat.name);
            ui.add_space(tokens().space.s);
        }
        let words = [t!(ui, "analysis-points-up"), t!(ui, "analysis-points-down")];
        for (lost, words) in [false, true].into_iter().zip(words) {
            if points.iter().any(|point| is_loss(point) == lost) {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(edge), Sense::hover());
                paint_mark(ui, rect, lost);
                dim(ui, words);
                ui.add_space(tokens().space.s);
            }
        }
    });
}

/// Paints the mark of a turning point in front of its text.
pub(super) fn paint_point(ui: &Ui, center: Pos2, point: &TurningPoint) {
    let place = Rect::from_center_size(center, Vec2::splat(13.0));
    paint_mark(ui, place, is_loss(point));
}

/// Paints a triangle that points down where medals were lost, or else up.
fn paint_mark(ui: &Ui, rect: Rect, lost: bool) {
    let rect = rect.shrink(0.1 * rect.width());
    let corners = match lost {
        true => [rect.left_top(), rect.right_top(), rect.center_bottom()],
        false => [rect.left_bottom(), rect.right_bottom(), rect.center_top()],
    };
    let mark = Shape::convex_polygon(corners.to_vec(), look(lost).0, Stroke::NONE);
    ui.painter().add(mark);
}

fn is_loss(point: &TurningPoint) -> bool {
    point.medals < 0.0
}

/// The positions of turning points in the chart: at the end of their round, those of the same round one above the
/// other.
fn places(study: &Study, points: &[TurningPoint], transform: &PlotTransform) -> Vec<[f64; 2]> {
    let step = 20.0 * transform.dvalue_dpos()[1].abs();
    let place = |(index, point): (usize, &TurningPoint)| {
        let round = usize::from(point.round).min(study.expected.len() - 1);
        let medals = f64::from(study.expected[round][point.seat.index()]);
        [round as f64, medals + step * aside(points, index)]
    };
    points.iter().enumerate().map(place).collect()
}

/// The height of a turning point above the middle of those in its round, in marks. Gains come above losses.
fn aside(points: &[TurningPoint], index: usize) -> f64 {
    let round = || {
        let all = points.iter().enumerate();
        all.filter(|(_, other)| other.round == points[index].round)
    };
    let rank = |(index, point): (usize, &TurningPoint)| (!is_loss(point), std::cmp::Reverse(index));
    let own = rank((index, &points[index]));
    let below = round().filter(|other| rank(*other) < own).count();
    below as f64 - 0.5 * (round().count() - 1) as f64
}

fn point_ui(ui: &mut Ui, point: &TurningPoint, size: Vec2, lit: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let text = words::point(ui, point);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, lit, &text));
    list::paint_ground(ui, rect, &response, lit);
    paint_point(ui, pos2(rect.left() + 16.0, rect.center().y), point);
    let inner = rect
        .with_min_x(rect.left() + 30.0)
        .with_max_x(rect.right() - tokens().space.xs);
    let (font, ink) = (body(tokens().text.small), tokens().color.text);
    list::text_ui(ui, inner, &text, font, ink);
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot::Part;
    use bot::review::Cause;
    use rules::SeatId;

    fn point(round: u16, medals: f32) -> TurningPoint {
        TurningPoint {
            seat: SeatId(0),
            round,
            action: 0,
            medals,
            cause: Cause::Swing(Part::Cards),
        }
    }

    #[test]
    fn marks_of_one_round_do_not_hide_each_other() {
        let points = [
            point(0, 1.0),
            point(8, 2.0),
            point(8, -2.2),
            point(8, 3.0),
            point(9, -2.0),
        ];
        let all: Vec<f64> = (0..points.len())
            .map(|index| aside(&points, index))
            .collect();
        assert_eq!(all, [0.0, 1.0, -1.0, 0.0, 0.0]);
    }
}
