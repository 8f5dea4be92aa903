//! The chart of every seat's expected result, round by round, with its turning points.

use egui::{
    Color32, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_plot::{MarkerShape, PlotPoints, PlotResponse, PlotTransform, PlotUi, Points, VLine};

use super::study::Study;
use super::{list, words};
use crate::screens::chart::{chart, ends_in_words, framed, player_line};
use crate::screens::pictures::badge;
use crate::t;
use crate::text::Speaks;
use crate::widgets::{dim, inset};
use bot::review::TurningPoint;
use kit::theme::{body, tokens};
use rules::{SeatId, Setup};

/// A click in the chart or on a turning point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Clicked {
    /// A round: the action of the seat to show.
    Action(usize),
    /// A turning point.
    Point(TurningPoint),
}

/// Draws the chart with the turning points of `seat`. Returns the click, if any.
pub(super) fn ui(
    ui: &mut Ui,
    setup: &Setup,
    study: &Study,
    seat: SeatId,
    (points, round, height): (&[TurningPoint], Option<u16>, f32),
) -> Option<Clicked> {
    let name = description(ui, setup, study, seat, points);
    let axes = [
        t!(ui, "results-course-round"),
        t!(ui, "analysis-chart-medals"),
    ];
    let frame = inset().inner_margin(tokens().space.s);
    let plot = chart("analysis", height, axes);
    let shown = framed(ui, frame, plot, &name, |plot| {
        if let Some(round) = round {
            let line = VLine::new("", f64::from(round));
            plot.vline(line.color(tokens().color.accent).width(1.5));
        }
        // The line of `seat` lies above the others.
        let own = seat.index();
        let others = (0..setup.seats.len()).filter(|index| *index != own);
        for index in others.chain([own]) {
            let expected = study.expected().iter().map(|row| f64::from(row[index]));
            let size = if index == own { [3.0, 4.5] } else { [1.5, 3.0] };
            player_line(plot, &setup.seats[index], expected, size);
        }
        plot_points(plot, study, points);
    });
    clicked(study, seat, points, &shown)
}

/// The turning point that was clicked, or else the turn of the clicked round that lost most.
fn clicked(
    study: &Study,
    seat: SeatId,
    points: &[TurningPoint],
    shown: &PlotResponse<()>,
) -> Option<Clicked> {
    let at = clicked_at(&shown.response)?;
    let places = points.iter().zip(places(study, points, &shown.transform));
    let hit = |place: &[f64; 2]| {
        shown
            .transform
            .position_from_point(&(*place).into())
            .distance(at)
            < 0.5 * 20.0
    };
    if let Some((point, _)) = places.into_iter().find(|(_, place)| hit(place)) {
        return Some(Clicked::Point(*point));
    }
    let round = shown.transform.value_from_position(at).x.round();
    let turn = study
        .turns(seat)
        .filter(|turn| f64::from(turn.round) == round);
    turn.max_by(|one, other| study.loss(one).total_cmp(&study.loss(other)))
        .map(|turn| Clicked::Action(words::principal(study, turn)))
}

fn clicked_at(response: &Response) -> Option<Pos2> {
    if response.clicked() {
        response.interact_pointer_pos()
    } else {
        None
    }
}

/// The looks of turning points: first those that gained medals, then those that lost some.
fn looks() -> [(Color32, MarkerShape, bool); 2] {
    let color = &tokens().color;
    [
        (color.good, MarkerShape::Up, false),
        (color.bad, MarkerShape::Down, true),
    ]
}

fn plot_points(plot: &mut PlotUi<'_>, study: &Study, points: &[TurningPoint]) {
    let places = places(study, points, plot.transform());
    for (color, shape, lost) in looks() {
        let here = points
            .iter()
            .zip(&places)
            .filter(|(point, _)| is_loss(point) == lost);
        let places: Vec<[f64; 2]> = here.map(|(_, place)| *place).collect();
        // A rim sets the mark off from the line, which may have the same colour.
        for (radius, color) in [(11.0, tokens().color.space), (8.0, color)] {
            plot.points(
                Points::new("", PlotPoints::from(places.clone()))
                    .color(color)
                    .shape(shape)
                    .radius(radius),
            );
        }
    }
}

/// Draws the legend of the chart's lines and marks.
pub(super) fn legend_ui(ui: &mut Ui, setup: &Setup, points: &[TurningPoint]) {
    let edge = 0.8 * tokens().shape.icon;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(tokens().space.xs, 2.0);
        for seat in &setup.seats {
            badge(ui, seat.colour, edge);
            dim(ui, &seat.name);
            ui.add_space(tokens().space.s);
        }
        for (color, _, lost) in looks() {
            if points.iter().any(|point| is_loss(point) == lost) {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(edge), Sense::hover());
                paint_mark(ui, rect, color, lost);
                dim(
                    ui,
                    if lost {
                        t!(ui, "analysis-points-down")
                    } else {
                        t!(ui, "analysis-points-up")
                    },
                );
                ui.add_space(tokens().space.s);
            }
        }
    });
}

/// Paints the mark of a turning point in front of its text.
pub(super) fn paint_point(ui: &Ui, center: Pos2, point: &TurningPoint) {
    let [(good, ..), (bad, ..)] = looks();
    let lost = is_loss(point);
    paint_mark(
        ui,
        Rect::from_center_size(center, Vec2::splat(13.0)),
        if lost { bad } else { good },
        lost,
    );
}

/// Paints a triangle that points up or down.
fn paint_mark(ui: &Ui, rect: Rect, color: Color32, down: bool) {
    let rect = rect.shrink(0.1 * rect.width());
    let corners = match down {
        true => [rect.left_top(), rect.right_top(), rect.center_bottom()],
        false => [rect.left_bottom(), rect.right_bottom(), rect.center_top()],
    };
    ui.painter()
        .add(Shape::convex_polygon(corners.to_vec(), color, Stroke::NONE));
}

fn is_loss(point: &TurningPoint) -> bool {
    point.medals < 0.0
}

/// The positions of turning points in the chart: at the end of their round, those of the same round one above the
/// other.
fn places(study: &Study, points: &[TurningPoint], transform: &PlotTransform) -> Vec<[f64; 2]> {
    let step = 20.0 * transform.dvalue_dpos()[1].abs();
    let place = |(index, point): (usize, &TurningPoint)| {
        let round = usize::from(point.round).min(study.expected().len().saturating_sub(1));
        let medals = study
            .expected()
            .get(round)
            .and_then(|row| row.get(point.seat.index()))
            .copied();
        [
            round as f64,
            f64::from(medals.unwrap_or_default()) + step * aside(points, index),
        ]
    };
    points.iter().enumerate().map(place).collect()
}

/// The height of a turning point above the middle of those in its round, in marks. Gains come above losses.
fn aside(points: &[TurningPoint], index: usize) -> f64 {
    let round = || {
        points
            .iter()
            .enumerate()
            .filter(|(_, other)| other.round == points[index].round)
    };
    let rank = |(index, point): (usize, &TurningPoint)| (!is_loss(point), std::cmp::Reverse(index));
    let own = rank((index, &points[index]));
    let below = round().filter(|other| rank(*other) < own).count();
    below as f64 - 0.5 * (round().count() - 1) as f64
}

/// The description of the chart for assistive technology.
fn description(
    speaker: &impl Speaks,
    setup: &Setup,
    study: &Study,
    seat: SeatId,
    points: &[TurningPoint],
) -> String {
    let last = study.expected().last();
    let last = last.into_iter().flatten();
    let medals = ends_in_words(&setup.seats, last.map(|medals| medals.round()));
    let points: Vec<String> = points
        .iter()
        .map(|point| words::point(speaker, point))
        .collect();
    let points = if points.is_empty() {
        t!(speaker, "analysis-no-points")
    } else {
        points.join("; ")
    };
    let name = words::name(setup, seat);
    t!(speaker, "analysis-chart-name", medals, name, points)
}

/// Draws the turning points, two side by side where there is room. `chosen` says which one is selected. Returns the one
/// that was clicked.
pub(super) fn points_ui(
    ui: &mut Ui,
    points: &[TurningPoint],
    chosen: impl Fn(&TurningPoint) -> bool,
) -> Option<Clicked> {
    let gap = tokens().space.xs;
    let across = if ui.available_width() >= 2.0 * 280.0 {
        2
    } else {
        1
    };
    let width = (ui.available_width() - gap * (across - 1) as f32) / across as f32;
    let mut clicked = None;
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    ui.spacing_mut().interact_size.y = 26.0;
    for line in points.chunks(across) {
        ui.horizontal(|ui| {
            for point in line {
                if point_ui(ui, point, vec2(width, 26.0), chosen(point)).clicked() {
                    clicked = Some(Clicked::Point(*point));
                }
            }
        });
    }
    clicked
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
    list::text_ui(
        ui,
        inner,
        &text,
        body(tokens().text.small),
        tokens().color.text,
    );
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot::Part;
    use bot::review::Cause;

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
