//! The preview of the held tile's placement: its consequences as a row of small badges.

use crate::presentation;
use crate::screens::table::losses::{bonus_sentence, losses, objective_sentence};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{chip, help, lit, terrain_colors, terrain_icon};
use egui::{Color32, Ui};
use kit::theme::{Icon, tokens};
use play::preview::Preview;
use rules::{Benefit, Field, Terrain, Track};

/// Draws the consequences of placing the held tile where it is, if it may lie there.
pub(super) fn preview_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let Some(preview) = &scene.seat.preview() else {
        return;
    };
    let text_color = tokens().color.text;
    for (track, to) in &preview.advances {
        advance_ui(ui, scene, *track, *to);
    }
    for track in Track::ALL {
        either_ui(ui, track, &preview.either);
    }
    energy_ui(ui, &preview.energy);
    if preview.one_resource {
        let text = t!(ui, "table-preview-one-resource");
        let sentence = |ui: &Ui| t!(ui, "table-preview-one-resource-help");
        badge(ui, Icon::Event, &text, text_color, sentence);
    }
    if preview.movement > 0 {
        let text = describe::benefit(ui, Benefit::RoverMoves(preview.movement));
        badge(ui, Icon::Rover, &text, text_color, |_| String::new());
    }
    for pending in &preview.gained {
        let icon = presentation::pending(pending).icon;
        let text = describe::capitalised(&describe::effect(ui, pending.effect));
        let corporation = scene.seat.own().corporation;
        badge(ui, icon, &text, text_color, |ui| {
            describe::capitalised(&describe::source(ui, pending.source, corporation))
        });
    }
    for loss in losses(ui, scene.desk, preview) {
        let response = chip(ui, Some(loss.icon), &loss.text, loss.ink());
        help(response, &loss.sentence, String::new);
    }
    ground_ui(ui, preview);
    for (line, medals) in &preview.completed {
        let line = describe::capitalised(&describe::line(ui, *line));
        let text = format!("{line}: +{medals}");
        let words = |ui: &Ui| t!(ui, "table-preview-complete");
        badge(ui, Icon::Medal, &text, tokens().color.accent, words);
    }
    if preview.bonus > 0 {
        let sentence = |ui: &Ui| bonus_sentence(ui, preview);
        let text = describe::signed(preview.bonus.into());
        badge(ui, Icon::Medal, &text, tokens().color.accent, sentence);
    }
    for (objective, medals) in preview.objectives.iter().filter(|(_, medals)| *medals > 0) {
        let sentence = |ui: &Ui| objective_sentence(ui, *objective, *medals);
        let text = describe::signed((*medals).into());
        badge(ui, Icon::Objective, &text, tokens().color.accent, sentence);
    }
}

fn badge(ui: &mut Ui, icon: Icon, text: &str, color: Color32, sentence: impl Fn(&Ui) -> String) {
    let response = chip(ui, Some(icon), text, color);
    help(response, text, || sentence(ui));
}

/// Draws a tracker that would advance, with its gains.
fn advance_ui(ui: &mut Ui, scene: &Scene<'_>, track: Track, to: Field) {
    let gains = super::advance::gains(scene, to);
    let gains = describe::gains_of_step(ui, scene.seat.own(), (track, to), &gains);
    let text = match gains {
        Some(gains) => format!("{}: {gains}", to.height),
        None => to.height.to_string(),
    };
    let sentence = |ui: &Ui| describe::capitalised(&describe::field(ui, to));
    let color = lit(terrain_colors(track.terrain()).light);
    badge(ui, terrain_icon(track.terrain()), &text, color, sentence);
}

/// Draws a tracker that would go to one of several fields.
fn either_ui(ui: &mut Ui, track: Track, either: &[(Track, Field)]) {
    let own = either.iter().filter(|(tracker, _)| *tracker == track);
    let fields: Vec<String> = own.map(|(_, to)| describe::field(ui, *to)).collect();
    if fields.is_empty() {
        return;
    }
    let text = t!(ui, "table-preview-energy-one", count = fields.len());
    let sentence = |ui: &Ui| describe::capitalised(&kit::text::list(ui, &fields));
    let color = lit(terrain_colors(track.terrain()).light);
    badge(ui, terrain_icon(track.terrain()), &text, color, sentence);
}

fn energy_ui(ui: &mut Ui, tracks: &[Track]) {
    if tracks.is_empty() {
        return;
    }
    let names = tracks.iter().map(|track| describe::tracker(ui, *track));
    let names: Vec<String> = names.collect();
    let sentence = |ui: &Ui| t!(ui, "table-preview-energy", trackers: kit::text::list(&names));
    let text = match &*names {
        [only] => describe::capitalised(only),
        several => t!(ui, "table-preview-energy-one", count = several.len()),
    };
    let color = terrain_colors(Terrain::Energy).light;
    badge(ui, Icon::Energy, &text, color, sentence);
}

/// Draws the ice that would be covered, and what becomes of a meteorite.
fn ground_ui(ui: &mut Ui, preview: &Preview) {
    let color = &tokens().color;
    if preview.ice > 0 {
        let words = |ui: &Ui| t!(ui, "table-preview-ice", count = preview.ice);
        badge(ui, Icon::Ice, &preview.ice.to_string(), color.focus, words);
    }
    if let Some(cell) = preview.meteorite {
        let text = describe::cell(cell);
        let sentence = |ui: &Ui| t!(ui, "table-preview-meteorite", cell = &text);
        badge(ui, Icon::Meteorite, &text, color.warn, sentence);
    }
    if preview.repelled {
        let words = |ui: &Ui| t!(ui, "table-preview-repelled");
        badge(ui, Icon::Meteorite, "0", color.good, words);
    }
}
