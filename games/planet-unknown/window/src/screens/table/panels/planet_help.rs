//! The tooltips of the planet: cells, pieces, rows and columns.

use super::bans::ban_on;
use super::corporation_help::beside_help;
use super::lines;
use crate::screens::table::losses::objective_sentence;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::Speaks as _;
use crate::text::describe;
use crate::widgets::board::{BoardResponse, cell_name};
use crate::widgets::help_by_rule;
use egui::Ui;
use rules::{Board, Cell, CellSet, LineState};

/// Draws the tooltip of what the pointer rests on, while the player is holding nothing.
pub(super) fn help_ui(ui: &Ui, scene: &Scene<'_>, shown: &BoardResponse) {
    if scene.seat.routes().is_some() {
        return drive_ui(ui, scene, shown);
    }
    if scene.seat.ghost().is_some() {
        return;
    }
    let board = &scene.stage().board;
    if let Some((line, state)) = shown.hovered_line {
        let title = describe::capitalised(&describe::line(ui, line));
        let sentence = || match state {
            LineState::Open { missing } => t!(ui, "help-line-open", missing),
            LineState::Blocked => t!(ui, "help-line-blocked"),
            LineState::Complete => t!(ui, "help-line-complete"),
        };
        help_by_rule(shown.response.clone(), &title, sentence, "10.3");
    } else if let Some(cell) = shown.hovered
        && board.data().cells.contains(cell)
    {
        let (help, rule) = cell_help(ui, board, cell);
        let closed = ban_on(ui, scene.state(), scene.seat.shown(), cell);
        let beside = scene.seat.effect_beside_at(cell);
        let beside = beside.map(|asked| beside_help(ui, asked));
        let name = cell_name(ui.language(), board, cell, None);
        // The cells lie above the board, which the pointer does not reach below them.
        let node = shown.node.as_ref().unwrap_or(&shown.response);
        let words = lines([Some(help), closed, beside]);
        help_by_rule(node.clone(), &name, || words.clone(), rule);
    }
}

/// Draws the tooltip of a cell to which the picked rover can drive, if that costs medals of objectives.
fn drive_ui(ui: &Ui, scene: &Scene<'_>, shown: &BoardResponse) {
    let Some(cell) = shown.hovered else {
        return;
    };
    let changes = scene.seat.changes_by_driving(cell).into_iter();
    if changes.clone().all(|(_, medals)| medals >= 0) {
        return;
    }
    let told = changes.map(|(objective, medals)| objective_sentence(ui, objective, medals));
    let sentence = told.collect::<Vec<_>>().join("\n");
    let node = shown.node.as_ref().unwrap_or(&shown.response);
    let title = t!(ui, "table-drive-costs");
    help_by_rule(node.clone(), &title, || sentence.clone(), "2.5");
}

/// What is in a cell in words, and the rule about it.
fn cell_help(ui: &Ui, board: &Board, cell: Cell) -> (String, &'static str) {
    let has = |set: CellSet| set.contains(cell);
    let ground = describe::ground_help(ui, board, cell);
    if has(board.loaded) {
        (t!(ui, "help-rover-loaded"), "6.5")
    } else if has(board.rovers) {
        (t!(ui, "help-rover"), "6.5")
    } else if has(board.lifepods) {
        (lines([Some(t!(ui, "help-lifepod")), ground]), "4.3")
    } else if has(board.meteorites) {
        (t!(ui, "help-meteorite"), "4.4")
    } else if has(board.patches) {
        (t!(ui, "help-patch"), "6.3")
    } else if let Some(terrain) = board.terrain_at(cell) {
        let track = describe::terrain(ui, terrain);
        (t!(ui, "help-terrain", track), "5.1")
    } else {
        let (plain, rule) = match has(board.data().ice) {
            true => (t!(ui, "help-ice"), "5.2"),
            false => (t!(ui, "help-land"), "4.2"),
        };
        let ground = ground.unwrap_or(plain);
        let forbidden = describe::forbidden_help(ui, board, cell);
        (lines([Some(ground), forbidden]), rule)
    }
}
