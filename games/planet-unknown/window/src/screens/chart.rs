//! Charts of medals by round.

use egui::{Color32, Role, Ui, WidgetInfo, vec2};
use egui_plot::{
    AxisHints, Corner, GridInput, Legend, Line, MarkerShape, Plot, PlotPoints, PlotResponse,
    PlotUi, Points, uniform_grid_spacer,
};

use crate::t;
use crate::widgets::inset;
use kit::theme::{body, tokens};

/// An empty chart of medals by round. It can be read, but not dragged.
pub(in crate::screens) fn by_round<'a>(ui: &Ui, id: &str, height: f32) -> Plot<'a> {
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
        .custom_x_axes(vec![axis(
            AxisHints::new_x(),
            t!(ui, "results-course-round"),
        )])
        .custom_y_axes(vec![axis(
            AxisHints::new_y(),
            t!(ui, "results-course-medals"),
        )])
}

/// An empty chart of the medals that could be expected for the end, by round. It can be read, but not dragged.
pub(in crate::screens) fn expected_by_round<'a>(ui: &Ui, id: &str, height: f32) -> Plot<'a> {
    let medals = axis(AxisHints::new_y(), t!(ui, "analysis-chart-medals"));
    by_round(ui, id, height).custom_y_axes(vec![medals])
}

/// An empty chart of medals by game. It can be read, but not dragged.
pub(in crate::screens) fn by_game<'a>(ui: &Ui, id: &str, height: f32) -> Plot<'a> {
    let games = axis(AxisHints::new_x(), t!(ui, "statistics-game"));
    by_round(ui, id, height).custom_x_axes(vec![games])
}

/// An empty chart of medals, with a row for each name, counted from below. It can be read, but not dragged.
pub(in crate::screens) fn by_name<'a>(
    ui: &Ui,
    id: &str,
    height: f32,
    names: Vec<String>,
) -> Plot<'a> {
    let medals = axis(AxisHints::new_x(), t!(ui, "results-course-medals"));
    let rows = names.len() as f64;
    let named = AxisHints::new_y().formatter(move |mark, _| {
        let is_row = mark.value.fract().abs() < 0.01 && mark.value >= 0.0;
        let name = names.get(mark.value as usize).filter(|_| is_row);
        name.cloned().unwrap_or_default()
    });
    by_round(ui, id, height)
        .custom_x_axes(vec![medals])
        .custom_y_axes(vec![named.label_spacing(10.0..=14.0)])
        .x_grid_spacer(uniform_grid_spacer(medal_steps))
        .y_grid_spacer(uniform_grid_spacer(|_| [1.0, 1.0, 1.0]))
        .include_y(-0.5)
        .include_y(rows - 0.5)
}

/// Draws a chart on a surface of its own; `name` is what assistive technology says of it.
pub(in crate::screens) fn framed<'a>(
    ui: &mut Ui,
    plot: Plot<'a>,
    name: &str,
    contents: impl FnOnce(&mut PlotUi<'a>) + 'a,
) -> PlotResponse<()> {
    let shown = inset().show(ui, |ui| {
        style(ui);
        plot.show(ui, contents)
    });
    let response = &shown.inner.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    shown.inner
}

/// Draws a line with its marks: the width of the line, and the shape and the radius of the marks.
pub(in crate::screens) fn marked_line<'a>(
    plot: &mut PlotUi<'a>,
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
        .formatter(|mark, _| whole(mark.value))
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

/// Applies the style of a chart to `ui`.
pub(in crate::screens) fn style(ui: &mut Ui) {
    ui.visuals_mut().widgets.noninteractive.fg_stroke.color = tokens().color.text_dim;
    ui.style_mut()
        .text_styles
        .insert(egui::TextStyle::Body, body(tokens().text.small));
    ui.visuals_mut().extreme_bg_color = Color32::TRANSPARENT;
}

/// The label of a number on an axis; empty for fractions.
fn whole(value: f64) -> String {
    if value.fract().abs() < 0.01 && value >= 0.0 {
        format!("{value:.0}")
    } else {
        String::new()
    }
}

/// The mark of a line, like the symbol of its player.
pub(in crate::screens) const fn marker(colour: u8) -> MarkerShape {
    match colour {
        0 => MarkerShape::Circle,
        1 => MarkerShape::Up,
        2 => MarkerShape::Square,
        3 => MarkerShape::Diamond,
        4 => MarkerShape::Asterisk,
        _ => MarkerShape::Down,
    }
}
