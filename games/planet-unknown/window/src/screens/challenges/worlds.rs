//! The best solo results on every planet with every corporation.

use std::collections::HashSet;

use egui::{Align2, Grid, Rect, RichText, ScrollArea, Sense, Ui, vec2};

use crate::t;
use crate::text::describe::grade;
use crate::widgets::{dim, help_by_rule};
use kit::theme::{body, number, tokens};
use play::{Record, Records};
use rules::{CorporationId, PlanetId};

/// The width of a cell of the grid of worlds.
const CELL: f32 = 72.0;
/// The distance between two cells of the grid of worlds.
const CELL_GAP: f32 = 4.0;

/// Draws a grid of planets and corporations.
pub(super) fn ui(ui: &mut Ui, records: &Records) {
    dim(ui, t!(ui, "challenge-worlds-hint"));
    let pair = |record: &Record| (record.planet, record.corporation);
    let played: HashSet<_> = records.iter().map(pair).collect();
    let (played, all) = (played.len(), PlanetId::ALL.len() * CorporationId::ALL.len());
    dim(ui, t!(ui, "challenge-worlds-played", played, all));
    ui.add_space(tokens().space.s);
    ScrollArea::horizontal().id_salt("worlds").show(ui, |ui| {
        Grid::new("worlds")
            .spacing(vec2(CELL_GAP, CELL_GAP))
            .show(ui, |ui| {
                ui.label("");
                for corporation in CorporationId::ALL {
                    corporation_ui(ui, corporation);
                }
                ui.end_row();
                for planet in PlanetId::ALL {
                    ui.label(RichText::new(planet.name()).font(body(tokens().text.small)));
                    for corporation in CorporationId::ALL {
                        cell_ui(ui, records, planet, corporation);
                    }
                    ui.end_row();
                }
            });
    });
}

fn corporation_ui(ui: &mut Ui, corporation: CorporationId) {
    let label = RichText::new(corporation.name()).font(body(tokens().text.small));
    ui.allocate_ui(vec2(CELL, 34.0), |ui| {
        ui.set_width(CELL);
        ui.add(egui::Label::new(label).wrap());
    });
}

/// The best result of a pair, whatever its target was: the one furthest above it.
fn best(records: &Records, planet: PlanetId, corporation: CorporationId) -> Option<&Record> {
    let of_pair = records
        .iter()
        .filter(|record| (record.planet, record.corporation) == (planet, corporation));
    of_pair.max_by_key(|record| record.above_target())
}

fn cell_ui(ui: &mut Ui, records: &Records, planet: PlanetId, corporation: CorporationId) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(CELL, 30.0), Sense::focusable_noninteractive());
    let pair = format!("{} · {}", planet.name(), corporation.name());
    let best = best(records, planet, corporation);
    match best {
        Some(record) => paint_result(ui, rect, record),
        None => {
            let radius = tokens().shape.radius;
            ui.painter().rect_filled(rect, radius, tokens().color.panel);
        }
    }
    let words = || match best {
        Some(record) => {
            let (medals, target, of) = (record.medals, record.target, record.grade());
            t!(ui, "challenge-worlds-result", medals, target, grade(of))
        }
        None => t!(ui, "challenge-stage-not-played"),
    };
    help_by_rule(response, &pair, words, "10.5");
}

/// Paints the medals on the colour of the grade.
fn paint_result(ui: &Ui, rect: Rect, record: &Record) {
    let color = &tokens().color;
    let ground = match record.above_target() {
        ..0 => color.warn,
        0..10 => color.good,
        10.. => color.accent,
    };
    let (at, middle) = (rect.center(), Align2::CENTER_CENTER);
    let font = number(tokens().text.body);
    let painter = ui.painter();
    painter.rect_filled(rect, tokens().shape.radius, ground);
    painter.text(at, middle, record.medals, font, color.space);
}
