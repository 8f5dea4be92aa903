//! The sources of every seat's medals (rules §10.3), as a table.

use egui::{Align, Color32, FontId, Layout, RichText, Ui, Vec2, vec2};

use super::super::pictures::badge;
use super::Outcome;
use crate::t;
use crate::text::Speaks;
use crate::text::describe::{self, Category, capitalised, tracker};
use crate::widgets::{full_width, line_in, panel, terrain_colors, terrain_icon};
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
    kind: Kind,
    values: Vec<u16>,
}

/// What a row counts.
#[derive(Clone, Copy)]
enum Kind {
    Total,
    Category(Category),
    /// A part of a category: a track.
    Track(Track),
    /// Another part, or what breaks ties, with the key of its name.
    Part(&'static str),
}

impl Kind {
    const fn is_part(self) -> bool {
        matches!(self, Self::Track(_) | Self::Part(_))
    }

    fn name(self, speaker: &impl Speaks) -> String {
        match self {
            Self::Total => t!(speaker, "results-total"),
            Self::Category(category) => describe::category(speaker, category),
            Self::Track(which) => capitalised(&tracker(speaker, which)),
            Self::Part(key) => t!(speaker, key),
        }
    }

    /// The height of a row where there is room.
    const fn height(self) -> f32 {
        if self.is_part() { 22.0 } else { 30.0 }
    }

    /// The fonts of the name and of the figures, and their colour.
    fn looks(self) -> (FontId, FontId, Color32) {
        let (text, color) = (&tokens().text, &tokens().color);
        match self {
            Self::Total => (strong(text.lead), number(text.section), color.text),
            Self::Category(_) => (strong(text.body), number(text.body), color.text),
            Self::Track(_) | Self::Part(_) => {
                (body(text.small), number(text.small), color.text_dim)
            }
        }
    }
}

/// Draws the table.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome) {
    let rows = rows(setup, outcome);
    full_width(ui, panel().inner_margin(tokens().space.m), |ui| {
        let label = (ui.available_width() * 0.34).clamp(130.0, 330.0);
        let column = (ui.available_width() - label) / outcome.order.len() as f32;
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        ui.spacing_mut().interact_size.y = 0.0;
        let heights = rows.iter().map(|row| row.kind.height() + 1.0);
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
    let (font, figures, ink) = row.kind.looks();
    let height = scale * row.kind.height();
    let row_name = row.kind.name(ui);
    let best = row.values.iter().max().copied().unwrap_or(0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(label, height), egui::Sense::hover());
        let mut place = line_in(ui, rect);
        place.spacing_mut().item_spacing.x = tokens().space.s;
        mark_ui(&mut place, row.kind);
        place.add(egui::Label::new(rich(&row_name, font, ink)).truncate());
        for (place, (value, player)) in row.values.iter().zip(names).enumerate() {
            let leads = row.values.len() > 1 && *value == best && best > 0 && !row.kind.is_part();
            let ink = if leads { tokens().color.accent } else { ink };
            cell(ui, vec2(column, height), |ui| {
                // It is counted up; another player begins at the value.
                let id = ui.scope_id().with((row_name.as_str(), place, *player));
                let counted =
                    motion::value(ui.ctx(), id, f32::from(*value), Pace::Slow).round() as u16;
                let shown = ui.label(rich(counted.to_string(), figures.clone(), ink));
                let name = t!(ui, "results-cell", row = &row_name, player, value);
                ui.ctx()
                    .accesskit_node_builder(shown.id, |node| node.set_value(name.as_str()));
            });
        }
    });
}

/// Draws the mark in front of the name of a row.
fn mark_ui(ui: &mut Ui, kind: Kind) {
    if kind.is_part() {
        ui.add_space(tokens().space.l);
    }
    let size = tokens().shape.icon * 0.9;
    match kind {
        Kind::Total => {
            Icon::Medal.ui(ui, size, tokens().color.accent);
        }
        Kind::Category(category) => {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), egui::Sense::hover());
            let dot = rect.shrink(2.5);
            ui.painter().rect_filled(dot, 3.0, color_of(category));
        }
        Kind::Track(which) => {
            terrain_icon(which.terrain()).ui(ui, size, track_color(which));
        }
        Kind::Part(_) => {
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

/// A builder of rows with one value per player.
struct Rows<'a> {
    outcome: &'a Outcome,
    rows: Vec<Row>,
}

impl Rows<'_> {
    fn push<V: Into<u16>>(&mut self, kind: Kind, value: impl Fn(&Score) -> V) {
        let seats = self.outcome.order.iter();
        let values = seats.map(|seat| value(self.outcome.score(*seat)).into());
        let values = values.collect();
        self.rows.push(Row { kind, values });
    }

    fn category(&mut self, category: Category) {
        self.push(Kind::Category(category), |score| category.medals(score));
    }

    fn part<V: Into<u16>>(&mut self, key: &'static str, value: impl Fn(&Score) -> V) {
        self.push(Kind::Part(key), value);
    }
}

/// The rows of the categories and their parts, then the sum and the tie breakers (rules §10.4).
fn rows(setup: &Setup, outcome: &Outcome) -> Vec<Row> {
    let mut rows = Rows {
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
        rows.push(Kind::Track(which), |score| score.tracks[which as usize]);
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
    rows.push(Kind::Total, Score::total);
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
