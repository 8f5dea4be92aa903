//! The sources of every seat's medals (rules §10.3), as a table.

use egui::{Align, Color32, FontId, Layout, RichText, Ui, Vec2, vec2};

use super::super::pictures::badge;
use super::Outcome;
use crate::t;
use crate::text::Speaks;
use crate::text::describe::{self, Category, capitalised, tracker};
use crate::widgets::{line_in, panel, terrain_colors, terrain_icon};
use game::Setup as _;
use kit::theme::motion::{self, Pace};
use kit::theme::{Icon, body, number, rich, strong, tokens};
use rules::{Score, Setup, Track};

/// The colour of a category of medals, as in the podium.
pub(super) fn color_of(category: Category) -> Color32 {
    tokens().chart[category as usize].0
}

/// A row of the table.
struct Row {
    mark: Mark,
    name: String,
    values: Vec<u16>,
    weight: Weight,
}

/// The mark in front of the name of a row.
enum Mark {
    Dot(Color32),
    Icon(Icon, Color32),
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Total,
    Category,
    Part,
}

impl Weight {
    /// The height of a row where there is room.
    fn height(self) -> f32 {
        if self == Self::Part { 22.0 } else { 30.0 }
    }
}

/// Draws the table.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome) {
    let rows = rows(ui, setup, outcome);
    panel().inner_margin(tokens().space.m).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let label = (ui.available_width() * 0.34).clamp(130.0, 330.0);
        let column = (ui.available_width() - label) / outcome.order.len() as f32;
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        ui.spacing_mut().interact_size.y = 0.0;
        let heights = rows.iter().map(|row| row.weight.height() + 1.0);
        let window = ui.ctx().content_rect().height() - 330.0;
        let scale = (window / (44.0 + heights.sum::<f32>())).clamp(0.78, 1.0);
        head_ui(ui, setup, outcome, [label, column]);
        let names = outcome.order.iter().map(|seat| setup.name(*seat));
        let names: Vec<&str> = names.collect();
        for row in &rows {
            row_ui(ui, row, &names, [label, column], scale);
        }
    });
}

fn head_ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome, [label, column]: [f32; 2]) {
    ui.horizontal(|ui| {
        ui.allocate_space(vec2(label, 1.0));
        for seat in &outcome.order {
            let seat = &setup.seats[seat.index()];
            cell(ui, vec2(column, 44.0), |ui| {
                let name = RichText::new(&seat.name).font(strong(tokens().text.small));
                ui.vertical(|ui| {
                    ui.with_layout(Layout::top_down(Align::Max), |ui| {
                        badge(ui, seat.colour, tokens().shape.icon);
                        ui.add(egui::Label::new(name).truncate());
                    });
                });
            });
        }
    });
}

/// Draws a row. Each number has a name that says whose it is. `scale` makes it flatter where many rows have little room.
fn row_ui(ui: &mut Ui, row: &Row, names: &[&str], [label, column]: [f32; 2], scale: f32) {
    let (font, figures, ink) = looks(row.weight);
    let height = scale * row.weight.height();
    let best = row.values.iter().max().copied().unwrap_or(0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(label, height), egui::Sense::hover());
        let mut place = line_in(ui, rect);
        place.spacing_mut().item_spacing.x = tokens().space.s;
        mark_ui(&mut place, &row.mark, row.weight);
        place.add(egui::Label::new(rich(&row.name, font, ink)).truncate());
        for (place, (value, player)) in row.values.iter().zip(names).enumerate() {
            let leads =
                row.values.len() > 1 && *value == best && best > 0 && row.weight != Weight::Part;
            let ink = if leads { tokens().color.accent } else { ink };
            cell(ui, vec2(column, height), |ui| {
                // It is counted up; another player begins at the value.
                let id = ui.scope_id().with((row.name.as_str(), place, *player));
                let counted =
                    motion::value(ui.ctx(), id, f32::from(*value), Pace::Slow).round() as u16;
                let shown = ui.label(rich(counted.to_string(), figures.clone(), ink));
                let row = &row.name;
                let name = t!(ui, "results-cell", row, player, value);
                ui.ctx()
                    .accesskit_node_builder(shown.id, |node| node.set_value(name.as_str()));
            });
        }
    });
}

fn mark_ui(ui: &mut Ui, mark: &Mark, weight: Weight) {
    if weight == Weight::Part {
        ui.add_space(tokens().space.l);
    }
    let size = tokens().shape.icon * 0.9;
    match mark {
        Mark::Icon(icon, color) => {
            icon.ui(ui, size, *color);
        }
        Mark::Dot(color) => {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), egui::Sense::hover());
            ui.painter().rect_filled(rect.shrink(2.5), 3.0, *color);
        }
        Mark::Nothing => {
            ui.allocate_space(Vec2::splat(size));
        }
    }
}

/// Draws a cell of a column, aligned to the right.
fn cell(ui: &mut Ui, size: Vec2, contents: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let builder = egui::UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::right_to_left(Align::Center));
    contents(&mut ui.new_child(builder));
}

/// The fonts of the name and of the figures, and their colour.
fn looks(weight: Weight) -> (FontId, FontId, Color32) {
    let (text, color) = (&tokens().text, &tokens().color);
    match weight {
        Weight::Total => (strong(text.lead), number(text.section), color.text),
        Weight::Category => (strong(text.body), number(text.body), color.text),
        Weight::Part => (body(text.small), number(text.small), color.text_dim),
    }
}

/// A builder of rows with one value per player.
struct Rows<'a, S> {
    speaker: &'a S,
    outcome: &'a Outcome,
    rows: Vec<Row>,
}

impl<S: Speaks> Rows<'_, S> {
    fn push<V: Into<u16>>(
        &mut self,
        mark: Mark,
        name: String,
        weight: Weight,
        value: impl Fn(&Score) -> V,
    ) {
        let seats = self.outcome.order.iter();
        let values = seats.map(|seat| value(self.outcome.score(*seat)).into());
        self.rows.push(Row {
            mark,
            name,
            values: values.collect(),
            weight,
        });
    }

    fn category(&mut self, category: Category) {
        let mark = Mark::Dot(color_of(category));
        let name = describe::category(self.speaker, category);
        self.push(mark, name, Weight::Category, |score| category.medals(score));
    }

    fn part<V: Into<u16>>(&mut self, key: &str, value: impl Fn(&Score) -> V) {
        self.push(Mark::Nothing, t!(self.speaker, key), Weight::Part, value);
    }
}

/// The rows of the categories and their parts, then the sum and the tie breakers (rules §10.4).
fn rows(speaker: &impl Speaks, setup: &Setup, outcome: &Outcome) -> Vec<Row> {
    let mut rows = Rows {
        speaker,
        outcome,
        rows: Vec::new(),
    };
    let any = |wanted: fn(&Score) -> bool| outcome.scores.iter().any(wanted);
    rows.category(Category::Lines);
    rows.part("results-rows", |score| sum(&score.rows));
    rows.part("results-columns", |score| sum(&score.columns));
    if any(|score| score.planet_bonus > 0) {
        rows.part("results-planet-bonus", |score| score.planet_bonus);
    }
    rows.category(Category::Tracks);
    for which in Track::ALL {
        let mark = Mark::Icon(terrain_icon(which.terrain()), track_color(which));
        let name = capitalised(&tracker(speaker, which));
        rows.push(mark, name, Weight::Part, |score| {
            score.tracks[which as usize]
        });
    }
    rows.category(Category::Collected);
    rows.part("results-lifepods", |score| score.lifepods);
    rows.part("results-meteorites", |score| score.meteorites);
    rows.category(Category::Cards);
    let neighbours = setup.seats.len() > 1;
    let common = any(|score| !score.contests.is_empty());
    let private = any(|score| !score.private.is_empty());
    if neighbours || private {
        rows.category(Category::Objectives);
    }
    if neighbours && (common || private) {
        rows.part("results-neighbours", Score::neighbour_total);
    }
    if common {
        rows.part("results-common", Score::contest_total);
    }
    if private {
        rows.part("results-private", Score::private_total);
    }
    let medal = Mark::Icon(Icon::Medal, tokens().color.accent);
    let total = t!(speaker, "results-total");
    rows.push(medal, total, Weight::Total, Score::total);
    rows.part("results-empty", |score| score.empty_cells);
    rows.part("results-on-planet", |score| score.meteorites_on_planet);
    rows.rows
}

/// The medals of all rows, or of all columns.
pub(super) fn sum(medals: &[u8]) -> u16 {
    medals.iter().map(|each| u16::from(*each)).sum()
}

/// The colour of a track's icon on a dark ground.
fn track_color(which: Track) -> Color32 {
    match which {
        Track::Civ => tokens().color.text,
        _ => terrain_colors(which.terrain()).light,
    }
}
