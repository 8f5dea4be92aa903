//! What everyone could expect, round by round, and where that turned.

use egui::{Response, Role, Ui, WidgetInfo};
use egui_plot::{Line, MarkerShape, PlotPoints, PlotUi, Points};

use super::study::Study;
use super::words;
use crate::app::screens::chart::{by_round, marker, style};
use crate::app::text::Speaks;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::player::player_color;
use crate::app::widgets::{Button, inset};
use crate::bot::review::TurningPoint;
use crate::game::{SeatId, Setup};
use crate::t;

/// Draws the chart with the turning points of `seat`. Gives the action to look at if a round was clicked.
pub(super) fn ui(
    ui: &mut Ui,
    setup: &Setup,
    study: &Study,
    seat: SeatId,
    (points, height): (&[TurningPoint], f32),
) -> Option<usize> {
    let legend = [t!(ui, "analysis-points-up"), t!(ui, "analysis-points-down")];
    let name = description(ui, setup, study, seat, points);
    let shown = inset().inner_margin(tokens().space.s).show(ui, |ui| {
        style(ui);
        by_round(ui, "analysis", height).show(ui, |plot| {
            for index in 0..setup.seats.len() {
                plot_seat(plot, setup, study, index, index == seat.index());
            }
            plot_points(plot, study, points, legend);
        })
    });
    let shown = shown.inner;
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let at = clicked_at(&shown.response)?;
    let round = shown.transform.value_from_position(at).x.round().max(1.0);
    let turn = study.turns(seat).filter(|turn| f64::from(turn.round) == round);
    turn.max_by(|one, other| study.loss(one).total_cmp(&study.loss(other))).map(|turn| words::principal(study, turn))
}

fn clicked_at(response: &Response) -> Option<egui::Pos2> {
    if response.clicked() { response.interact_pointer_pos() } else { None }
}

fn plot_seat<'a>(plot: &mut PlotUi<'a>, setup: &'a Setup, study: &Study, index: usize, own: bool) {
    let seat = &setup.seats[index];
    let (color, [width, radius]) = (player_color(seat.colour), if own { [3.0, 4.5] } else { [1.5, 3.0] });
    let expected = study.expected().iter().map(|row| row.get(index).copied().unwrap_or_default());
    let line: Vec<[f64; 2]> = expected.enumerate().map(|(round, medals)| [round as f64, f64::from(medals)]).collect();
    plot.line(Line::new(&seat.name, PlotPoints::from(line.clone())).color(color).width(width));
    let marks = Points::new(&seat.name, PlotPoints::from(line)).color(color);
    plot.points(marks.shape(marker(seat.colour)).radius(radius));
}

/// The turning points, those that lost medals under the line and the others over it.
fn plot_points(plot: &mut PlotUi<'_>, study: &Study, points: &[TurningPoint], legend: [String; 2]) {
    let color = &tokens().color;
    let looks = [(false, color.good, MarkerShape::Up), (true, color.bad, MarkerShape::Down)];
    for ((lost, color, shape), name) in looks.into_iter().zip(legend) {
        let here = points.iter().filter(|point| (point.medals < 0.0) == lost);
        let places: Vec<[f64; 2]> = here.map(|point| place(study, point)).collect();
        if !places.is_empty() {
            plot.points(Points::new(name, PlotPoints::from(places)).color(color).shape(shape).radius(8.0));
        }
    }
}

/// Where a turning point stands in the chart: at the end of its round.
fn place(study: &Study, point: &TurningPoint) -> [f64; 2] {
    let round = usize::from(point.round).min(study.expected().len().saturating_sub(1));
    let medals = study.expected().get(round).and_then(|row| row.get(point.seat.index())).copied().unwrap_or_default();
    [round as f64, f64::from(medals)]
}

/// The chart in words, for assistive technology.
fn description(speaker: &impl Speaks, setup: &Setup, study: &Study, seat: SeatId, points: &[TurningPoint]) -> String {
    let last = study.expected().last();
    let medals = |index: usize| last.and_then(|row| row.get(index)).copied().unwrap_or_default();
    let ends: Vec<String> = (setup.seats.iter().enumerate())
        .map(|(index, seat)| format!("{} {}", seat.name, medals(index).round()))
        .collect();
    let points: Vec<String> = points.iter().map(|point| words::point(speaker, point)).collect();
    let points = if points.is_empty() { t!(speaker, "analysis-no-points") } else { points.join("; ") };
    let name = words::name(setup, seat);
    t!(speaker, "analysis-chart-name", medals = ends.join(", "), name = name, points = points)
}

/// The turning points as buttons. Gives the action that one of them leads to.
pub(super) fn points_ui(ui: &mut Ui, study: &Study, points: &[TurningPoint], chosen: Option<usize>) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(tokens().space.xs);
        for point in points {
            let icon = if point.medals < 0.0 { Icon::Minus } else { Icon::Plus };
            let action = action_of(study, point);
            let button = Button::new(words::point(ui, point)).icon(icon).quiet();
            if ui.add(button.selected(action.is_some() && action == chosen)).clicked() {
                clicked = action;
            }
        }
    });
    clicked
}

/// The decision of the seat that a turning point leads to: its own, or the next one from there on.
fn action_of(study: &Study, point: &TurningPoint) -> Option<usize> {
    let mut decisions = study.turns(point.seat).flat_map(|turn| turn.decisions.iter().copied());
    decisions.find(|action| *action >= point.action)
}
