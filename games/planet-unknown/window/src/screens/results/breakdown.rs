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
#[derive(Clone, Copy)]
enum Row {
    Total,
    Category(Category),
    /// A part of a category: a track.
    Track(Track),
    /// Another part, or a tie-breaker: the key of its name, and what it counts.
    Part(&'static str, fn(&Score) -> u16),
}

impl Row {
    const fn is_part(self) -> bool {
        matches!(self, Self::Track(_) | Self::Part(..))
    }

    fn name(self, speaker: &impl Speaks) -> String {
        match self {
            Self::Total => t!(speaker, "results-total"),
            Self::Category(category) => describe::category(speaker, category),
            Self::Track(which) => capitalised(&tracker(speaker, which)),
            Self::Part(key, _) => t!(speaker, key),
        }
    }

    /// What it counts of a score.
    fn value(self, score: &Score) -> u16 {
        match self {
            Self::Total => score.total(),
            Self::Category(category) => category.medals(score),
            Self::Track(which) => score.tracks[which as usize].into(),
            Self::Part(_, value) => value(score),
        }
    }

    /// Its height where there is room.
    const fn height(self) -> f32 {
        if self.is_part() { 22.0 } else { 30.0 }
    }

    /// The fonts of the name and of the figures, and their colour.
    fn looks(self) -> (FontId, FontId, Color32) {
        let (text, color) = (&tokens().text, &tokens().color);
        match self {
            Self::Total => (strong(text.lead), number(text.section), color.text),
            Self::Category(_) => (strong(text.body), number(text.body), color.text),
            Self::Track(_) | Self::Part(..) => {
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
        let heights = rows.iter().map(|row| row.height() + 1.0);
        let window = ui.ctx().content_rect().height() - 330.0;
        let scale = (window / (44.0 + heights.sum::<f32>())).clamp(0.78, 1.0);
        head_ui(ui, setup, outcome, [label, column]);
        for row in rows {
            row_ui(ui, row, (setup, outcome), [label, column], scale);
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
fn row_ui(
    ui: &mut Ui,
    row: Row,
    (setup, outcome): (&Setup, &Outcome),
    [label, column]: [f32; 2],
    scale: f32,
) {
    let (font, figures, ink) = row.looks();
    let height = scale * row.height();
    let row_name = row.name(ui);
    let values = outcome.scores.iter().map(|score| row.value(score));
    let best = values.max().unwrap_or(0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(label, height), egui::Sense::hover());
        let mut place = line_in(ui, rect);
        place.spacing_mut().item_spacing.x = tokens().space.s;
        mark_ui(&mut place, row);
        place.add(egui::Label::new(rich(&row_name, font, ink)).truncate());
        for (place, seat) in outcome.order.iter().enumerate() {
            let (value, player) = (row.value(outcome.score(*seat)), setup.name(*seat));
            let leads = outcome.order.len() > 1 && value == best && best > 0 && !row.is_part();
            let ink = if leads { tokens().color.accent } else { ink };
            cell(ui, vec2(column, height), |ui| {
                // It is counted up; another player begins at the value.
                let id = ui.scope_id().with((row_name.as_str(), place, player));
                let counted =
                    motion::value(ui.ctx(), id, f32::from(value), Pace::Slow).round() as u16;
                let shown = ui.label(rich(counted.to_string(), figures.clone(), ink));
                let name = t!(ui, "results-cell", row = &row_name, player, value);
                ui.ctx()
                    .accesskit_node_builder(shown.id, |node| node.set_value(name.as_str()));
            });
        }
    });
}

/// Draws the mark in front of the name of a row.
fn mark_ui(ui: &mut Ui, row: Row) {
    if row.is_part() {
        ui.add_space(tokens().space.l);
    }
    let size = tokens().shape.icon * 0.9;
    match row {
        Row::Total => {
            Icon::Medal.ui(ui, size, tokens().color.accent);
        }
        Row::Category(category) => {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), egui::Sense::hover());
            let dot = rect.shrink(2.5);
            ui.painter().rect_filled(dot, 3.0, color_of(category));
        }
        Row::Track(which) => {
            terrain_icon(which.terrain()).ui(ui, size, track_color(which));
        }
        Row::Part(..) => {
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

/// The rows of the categories and their parts, then the sum and the tie breakers (rules §10.4).
fn rows(setup: &Setup, outcome: &Outcome) -> Vec<Row> {
    let any = |wanted: fn(&Score) -> bool| outcome.scores.iter().any(wanted);
    let mut rows = vec![
        Row::Category(Category::Lines),
        Row::Part("results-rows", |score| sum(&score.rows)),
        Row::Part("results-columns", |score| sum(&score.columns)),
    ];
    if any(|score| score.planet_bonus > 0) {
        rows.push(Row::Part("results-planet-bonus", |score| {
            score.planet_bonus.into()
        }));
    }
    rows.push(Row::Category(Category::Tracks));
    rows.extend(Track::ALL.map(Row::Track));
    rows.extend([
        Row::Category(Category::Collected),
        Row::Part("results-lifepods", |score| score.lifepods.into()),
        Row::Part("results-meteorites", |score| score.meteorites.into()),
        Row::Category(Category::Cards),
    ]);
    let neighbours = setup.seats.len() > 1;
    let common = any(|score| !score.contests.is_empty());
    let private = any(|score| !score.private.is_empty());
    if neighbours || private {
        rows.push(Row::Category(Category::Objectives));
    }
    if neighbours && (common || private) {
        rows.push(Row::Part("results-neighbours", Score::neighbour_total));
    }
    if common {
        rows.push(Row::Part("results-common", Score::contest_total));
    }
    if private {
        rows.push(Row::Part("results-private", Score::private_total));
    }
    rows.extend([
        Row::Total,
        Row::Part("results-empty", |score| score.empty_cells.into()),
        Row::Part("results-on-planet", |score| {
            score.meteorites_on_planet.into()
        }),
    ]);
    rows
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
