//! The preview of the held tile's placement: its consequences as a row of small badges.

use crate::presentation;
use crate::screens::table::losses::{bonus_sentence, losses, objective_sentence};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{badge_icon, chip, help, lit, terrain_colors, terrain_icon};
use egui::{Color32, Ui};
use kit::theme::{Icon, tokens};
use play::preview::Preview;
use rules::{Benefit, Field, Line, Terrain, Track};

/// Draws the consequences of placing the held tile where it is, if it may lie there.
pub(super) fn preview_ui(ui: &mut Ui, scene: &Scene<'_>) {
    if let Some(preview) = scene.seat.preview() {
        consequences_ui(ui, scene, &preview);
    }
}

fn consequences_ui(ui: &mut Ui, scene: &Scene<'_>, preview: &Preview) {
    for (track, to) in &preview.advances {
        advance_ui(ui, scene, *track, *to);
    }
    for track in Track::ALL {
        either_ui(ui, track, &preview.either);
    }
    energy_ui(ui, &preview.energy);
    if preview.one_resource {
        let text = t!(ui, "table-preview-one-resource");
        let sentence = t!(ui, "table-preview-one-resource-help");
        badge(ui, Icon::Event, &text, tokens().color.text, &sentence);
    }
    if preview.movement > 0 {
        let benefit = Benefit::RoverMoves(preview.movement);
        let text = describe::benefit(ui, benefit);
        badge(ui, Icon::Rover, &text, tokens().color.text, "");
    }
    for pending in &preview.gained {
        let owner = scene.seat.own();
        let icon = badge_icon(presentation::pending(pending).badge);
        let text = describe::capitalised(&describe::effect(ui, pending.effect));
        let source = describe::source(ui, owner.corporation, pending.source);
        let sentence = describe::capitalised(&source);
        badge(ui, icon, &text, tokens().color.text, &sentence);
    }
    for loss in losses(ui, scene.desk, preview) {
        let response = chip(ui, Some(loss.icon), &loss.text, loss.ink());
        help(response, &loss.sentence, "");
    }
    ground_ui(ui, preview);
    for (line, medals) in &preview.completed {
        let text = format!("{}: +{medals}", line_name(ui, *line));
        let words = t!(ui, "table-preview-complete");
        badge(ui, Icon::Medal, &text, tokens().color.accent, &words);
    }
    if preview.bonus > 0 {
        let sentence = bonus_sentence(ui, preview);
        medals_ui(ui, Icon::Medal, preview.bonus.into(), &sentence);
    }
    for (objective, medals) in preview.objectives.iter().filter(|(_, medals)| *medals > 0) {
        let sentence = objective_sentence(ui, *objective, *medals);
        medals_ui(ui, Icon::Objective, (*medals).into(), &sentence);
    }
}

/// Draws medals that would be won.
fn medals_ui(ui: &mut Ui, icon: Icon, medals: i32, sentence: &str) {
    let color = tokens().color.accent;
    badge(ui, icon, &describe::signed(medals), color, sentence);
}

fn badge(ui: &mut Ui, icon: Icon, text: &str, color: Color32, sentence: &str) {
    let response = chip(ui, Some(icon), text, color);
    help(response, text, sentence);
}

fn line_name(ui: &Ui, line: Line) -> String {
    describe::capitalised(&describe::line(ui, line))
}

/// Draws a tracker that would advance, with its gains.
fn advance_ui(ui: &mut Ui, scene: &Scene<'_>, track: Track, to: Field) {
    let seat = scene.seat.own();
    let gains = super::advance::gains(scene, to);
    let gains = describe::gains_of_step(ui, seat, (track, to), &gains);
    let text = match gains {
        Some(gains) => format!("{}: {gains}", to.height),
        None => to.height.to_string(),
    };
    let terrain = track.terrain();
    let sentence = describe::field(ui, to);
    badge(
        ui,
        terrain_icon(terrain),
        &text,
        lit(terrain_colors(terrain).light),
        &describe::capitalised(&sentence),
    );
}

/// Draws a tracker that would go to one of several fields.
fn either_ui(ui: &mut Ui, track: Track, either: &[(Track, Field)]) {
    let own = either.iter().filter(|(tracker, _)| *tracker == track);
    let fields: Vec<String> = own.map(|(_, to)| describe::field(ui, *to)).collect();
    if fields.is_empty() {
        return;
    }
    let text = t!(ui, "table-preview-energy-one", count = fields.len());
    let sentence = describe::capitalised(&kit::text::list(ui, &fields));
    let color = lit(terrain_colors(track.terrain()).light);
    badge(ui, terrain_icon(track.terrain()), &text, color, &sentence);
}

fn energy_ui(ui: &mut Ui, tracks: &[Track]) {
    if tracks.is_empty() {
        return;
    }
    let names: Vec<String> = tracks
        .iter()
        .map(|track| describe::tracker(ui, *track))
        .collect();
    let sentence = t!(
        ui,
        "table-preview-energy",
        trackers = kit::text::list(ui, &names)
    );
    let text = match tracks {
        [only] => describe::capitalised(&describe::tracker(ui, *only)),
        several => t!(ui, "table-preview-energy-one", count = several.len()),
    };
    badge(
        ui,
        Icon::Energy,
        &text,
        terrain_colors(Terrain::Energy).light,
        &sentence,
    );
}

/// Draws the ice that would be covered, and what becomes of a meteorite.
fn ground_ui(ui: &mut Ui, preview: &Preview) {
    let color = &tokens().color;
    if preview.ice > 0 {
        let words = t!(ui, "table-preview-ice", count = preview.ice);
        badge(ui, Icon::Ice, &preview.ice.to_string(), color.focus, &words);
    }
    if let Some(cell) = preview.meteorite {
        let sentence = t!(ui, "table-preview-meteorite", cell = describe::cell(cell));
        let text = describe::cell(cell);
        badge(ui, Icon::Meteorite, &text, color.warn, &sentence);
    }
    if preview.repelled {
        let title = t!(ui, "table-preview-repelled");
        badge(ui, Icon::Meteorite, "0", color.good, &title);
    }
}
