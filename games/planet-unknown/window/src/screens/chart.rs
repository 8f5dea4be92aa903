//! Charts of medals.

use std::fmt::Display;

use egui::{Color32, Frame, Role, Ui, WidgetInfo, vec2};
use egui_plot::{
    AxisHints, Corner, GridInput, Legend, Line, MarkerShape, Plot, PlotPoints, PlotResponse,
    PlotUi, Points, uniform_grid_spacer,
};

use crate::t;
use crate::text::apart;
use crate::widgets::player::player_color;
use kit::theme::{body, tokens};
use rules::SeatSetup;

/// An empty chart of medals; the words for its axes, across and up. It can be read, but not dragged.
pub(in crate::screens) fn chart<'a>(id: &str, height: f32, [across, up]: [String; 2]) -> Plot<'a> {
    Plot::new(id)
        .height(height)
        .show_background(false)
        // The curves stand out from the grid.
        .grid_color(tokens().color.text_dim.gamma_multiply(0.4))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(vec2(0.03, 0.08))
        .x_grid_spacer(uniform_grid_spacer(|_| [1.0, 5.0, 10.0]))
        .y_grid_spacer(uniform_grid_spacer(medal_steps))
        .custom_x_axes(vec![axis(AxisHints::new_x(), across)])
        .custom_y_axes(vec![axis(AxisHints::new_y(), up)])
}

/// An empty chart of medals, with a row for each name, counted from below. It can be read, but not dragged.
pub(in crate::screens) fn by_name<'a>(
    ui: &Ui,
    id: &str,
    height: f32,
    names: Vec<String>,
) -> Plot<'a> {
    let axes = [t!(ui, "results-course-medals"), String::new()];
    let rows = names.len() as f64;
    let named = AxisHints::new_y().formatter(move |mark, _| {
        let name = whole(mark.value).and_then(|row| names.get(row));
        name.cloned().unwrap_or_default()
    });
    chart(id, height, axes)
        .custom_y_axes(vec![named.label_spacing(10.0..=14.0)])
        .x_grid_spacer(uniform_grid_spacer(medal_steps))
        .y_grid_spacer(uniform_grid_spacer(|_| [1.0, 1.0, 1.0]))
        .include_y(-0.5)
        .include_y(rows - 0.5)
}

/// Draws a chart on a surface of its own; `name` is what assistive technology says of it.
pub(in crate::screens) fn framed<'a>(
    ui: &mut Ui,
    frame: Frame,
    plot: Plot<'a>,
    name: &str,
    contents: impl FnOnce(&mut PlotUi<'a>) + 'a,
) -> PlotResponse<()> {
    let shown = frame.show(ui, |ui| {
        ui.visuals_mut().widgets.noninteractive.fg_stroke.color = tokens().color.text_dim;
        ui.style_mut()
            .text_styles
            .insert(egui::TextStyle::Body, body(tokens().text.small));
        ui.visuals_mut().extreme_bg_color = Color32::TRANSPARENT;
        plot.show(ui, contents)
    });
    let response = &shown.inner.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    shown.inner
}

/// Draws the line of a player through a value for the end of each round, from round 0: the width of the line, and the radius
/// of its marks.
pub(in crate::screens) fn player_line(
    plot: &mut PlotUi<'_>,
    seat: &SeatSetup,
    values: impl Iterator<Item = f64>,
    [width, radius]: [f32; 2],
) {
    let points = values.enumerate();
    let points = points.map(|(round, value)| [round as f64, value]).collect();
    let line = (seat.name.as_str(), player_color(seat.colour));
    marked_line(plot, line, points, width, (marker(seat.colour), radius));
}

/// What each player has at the end, in words, for assistive technology.
pub(in crate::screens) fn ends_in_words(
    seats: &[SeatSetup],
    ends: impl Iterator<Item: Display>,
) -> String {
    let each = seats.iter().zip(ends);
    let each = each.map(|(seat, end)| format!("{} {end}", apart(&seat.name)));
    each.collect::<Vec<_>>().join(", ")
}

/// Draws a line with its marks: the width of the line, and the shape and the radius of the marks.
pub(in crate::screens) fn marked_line(
    plot: &mut PlotUi<'_>,
    (name, color): (&str, Color32),
    points: Vec<[f64; 2]>,
    width: f32,
    (shape, radius): (MarkerShape, f32),
) {
    let line = Line::new(name, PlotPoints::from(points.clone()));
    plot.line(line.color(color).width(width));
    let marks = Points::new(name, PlotPoints::from(points)).color(color);
    plot.points(marks.shape(shape).radius(radius));
}

/// The legend inside a chart.
pub(in crate::screens) fn legend() -> Legend {
    Legend::default()
        .position(Corner::LeftTop)
        .text_style(egui::TextStyle::Body)
        .background_alpha(0.85)
}

/// An axis with its numbers as close together as legibility allows.
fn axis(hints: AxisHints<'_>, label: String) -> AxisHints<'_> {
    hints
        .label(label)
        .label_spacing(20.0..=26.0)
        .formatter(|mark, _| {
            whole(mark.value).map_or_else(String::new, |number| number.to_string())
        })
}

/// The distances between the grid lines of the chart, in medals: one medal only over a small range.
fn medal_steps(input: GridInput) -> [f64; 3] {
    let (least, most) = input.bounds;
    if most - least <= 40.0 {
        [1.0, 5.0, 10.0]
    } else {
        [5.0, 10.0, 50.0]
    }
}

/// The number of a mark on an axis; none for fractions.
fn whole(value: f64) -> Option<usize> {
    (value.fract().abs() < 0.01 && value >= 0.0).then_some(value as usize)
}

/// The mark of a line, like the symbol of its player.
const fn marker(colour: u8) -> MarkerShape {
    match colour {
        0 => MarkerShape::Circle,
        1 => MarkerShape::Up,
        2 => MarkerShape::Square,
        3 => MarkerShape::Diamond,
        4 => MarkerShape::Asterisk,
        _ => MarkerShape::Down,
    }
}
