//! The pictures on the page of statistics: the curve of results, and their spread.

use egui::{Role, Ui, WidgetInfo};
use egui_plot::{BoxElem, BoxPlot, BoxSpread, Line, MarkerShape, PlotPoints, Points};

use super::Group;
use crate::app::screens::chart::{by_game, by_name, style};
use crate::app::theme::tokens;
use crate::app::widgets::inset;
use crate::t;
use crate::table::statistics::{Played, Spread};

/// Draws the medals of one game after the other.
pub(super) fn curve_ui(ui: &mut Ui, own: &[&Played]) {
    let points: Vec<[f64; 2]> = own
        .iter()
        .enumerate()
        .map(|(index, played)| [index as f64 + 1.0, f64::from(played.medals)])
        .collect();
    let medals: Vec<String> = own.iter().map(|played| played.medals.to_string()).collect();
    let name = t!(ui, "statistics-curve-name", medals = medals.join(", "));
    inset().show(ui, |ui| {
        style(ui);
        let plot = by_game(ui, "curve of results", 200.0);
        let shown = plot.include_y(0.0).show(ui, |plot| {
            let color = tokens().color.accent;
            plot.line(Line::new("", PlotPoints::from(points.clone())).color(color));
            let marks = Points::new("", PlotPoints::from(points)).color(color);
            plot.points(marks.shape(MarkerShape::Circle).radius(3.5));
        });
        shown
            .response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    });
}

/// Draws how the medals of each group are spread: from the fewest to the most, with the middle half as a box.
pub(super) fn spread_ui(ui: &mut Ui, groups: &[Group<'_>]) {
    let spreads: Vec<(String, Spread)> = groups
        .iter()
        .filter_map(|(name, results)| Some((name.clone(), Spread::of(results.iter().copied())?)))
        .collect();
    let told: Vec<String> = spreads
        .iter()
        .map(|(name, spread)| {
            t!(
                ui,
                "statistics-spread-of",
                name = name.clone(),
                least = spread.least,
                median = spread.median,
                most = spread.most
            )
        })
        .collect();
    let name = t!(ui, "statistics-spread-name", groups = told.join("; "));
    // The first group stands at the top.
    let names: Vec<String> = spreads.iter().rev().map(|(name, _)| name.clone()).collect();
    let boxes = spreads.iter().rev().enumerate().map(box_of).collect();
    inset().show(ui, |ui| {
        style(ui);
        let (axis, row) = (60.0, 26.0);
        let height = axis + row * names.len() as f32;
        let plot = by_name(ui, "spread of results", height, names);
        let shown = plot.show(ui, |plot| {
            plot.box_plot(BoxPlot::new("", boxes).horizontal().allow_hover(false));
        });
        shown
            .response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    });
}

/// The box of a spread in row `row`, counted from below.
fn box_of((row, (_, spread)): (usize, &(String, Spread))) -> BoxElem {
    let color = tokens().color.accent;
    let spread = BoxSpread::new(
        spread.least,
        spread.low,
        spread.median,
        spread.high,
        spread.most,
    );
    BoxElem::new(row as f64, spread)
        .box_width(0.5)
        .whisker_width(0.3)
        .fill(color.gamma_multiply(0.3))
        .stroke(egui::Stroke::new(1.5, color))
}
