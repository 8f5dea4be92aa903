//! The pictures on the page of statistics: the curve of results, and their spread.

use egui::Ui;
use egui_plot::{BoxElem, BoxPlot, BoxSpread, MarkerShape};

use super::Group;
use crate::screens::chart::{by_name, chart, framed, marked_line};
use crate::t;
use crate::widgets::inset;
use kit::theme::tokens;
use play::statistics::{Played, spread};

/// Draws the medals of one game after the other.
pub(super) fn curve_ui(ui: &mut Ui, own: &[&Played]) {
    let points = (1..).zip(own);
    let points = points.map(|(game, played)| [f64::from(game), f64::from(played.medals)]);
    let points: Vec<[f64; 2]> = points.collect();
    let medals: Vec<String> = own.iter().map(|played| played.medals.to_string()).collect();
    let name = t!(ui, "statistics-curve-name", medals = medals.join(", "));
    let axes = [t!(ui, "statistics-game"), t!(ui, "results-course-medals")];
    let plot = chart("curve of results", 200.0, axes)
        .include_x(0.5)
        .include_x(own.len() as f64 + 0.5)
        .include_y(0.0);
    let mark = (MarkerShape::Circle, 3.5);
    framed(ui, inset(), plot, &name, move |plot| {
        marked_line(plot, ("", tokens().color.accent), points, 1.0, mark);
    });
}

/// Draws how the medals of each group are spread: from the fewest to the most, with the middle half as a box.
pub(super) fn spread_ui<'a>(ui: &mut Ui, groups: impl Iterator<Item = Group<'a>>) {
    let spreads = groups.filter_map(|(name, results)| Some((name, spread(results.into_iter())?)));
    let spreads: Vec<(String, [f64; 5])> = spreads.collect();
    let told = spreads.iter().map(|(name, spread)| {
        let [least, _, median, _, most] = *spread;
        t!(ui, "statistics-spread-of", name, least, median, most)
    });
    let told: Vec<String> = told.collect();
    let name = t!(ui, "statistics-spread-name", groups = told.join("; "));
    // The first group stands at the top.
    let names: Vec<String> = spreads.iter().rev().map(|(name, _)| name.clone()).collect();
    let boxes = spreads.iter().rev().enumerate().map(box_of).collect();
    let height = 60.0 + 26.0 * names.len() as f32;
    // A single result has no width.
    let ends = spreads.iter();
    let ends = ends.flat_map(|(_, [least, .., most])| [least - 1.0, most + 1.0]);
    let empty = by_name(ui, "spread of results", height, names);
    let plot = ends.fold(empty, |plot, end| plot.include_x(end));
    framed(ui, inset(), plot, &name, |plot| {
        plot.box_plot(BoxPlot::new("", boxes).horizontal().allow_hover(false));
    });
}

/// The box of a spread in row `row`, counted from below.
fn box_of((row, (_, spread)): (usize, &(String, [f64; 5]))) -> BoxElem {
    let color = tokens().color.accent;
    let [least, low, median, high, most] = *spread;
    let spread = BoxSpread::new(least, low, median, high, most);
    BoxElem::new(row as f64, spread)
        .box_width(0.5)
        .whisker_width(0.3)
        .fill(color.gamma_multiply(0.3))
        .stroke(egui::Stroke::new(1.5, color))
}
