//! The tooltips of the planet: cells, pieces, rows and columns.

use super::bans::ban_on;
use super::corporation_help::beside_help;
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
        let sentence = line_help(ui, state);
        help_by_rule(shown.response.clone(), &title, &sentence, "10.3");
    } else if let Some(cell) = shown
        .hovered
        .filter(|cell| board.data().cells.contains(*cell))
    {
        let closed = ban_on(ui, scene.state(), scene.seat.shown(), cell);
        let beside = scene.seat.effect_beside_at(cell);
        let beside = beside.map(|asked| beside_help(ui, asked));
        let sentence = [Some(cell_help(ui, board, cell)), closed, beside]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n");
        // The cells lie above the board, which the pointer does not reach below them.
        let node = shown.node.as_ref().unwrap_or(&shown.response);
        help_by_rule(
            node.clone(),
            &cell_name(ui.language(), board, cell, None),
            &sentence,
            cell_rule(board, cell),
        );
    }
}

/// Draws the tooltip of a cell to which the picked rover can drive, if that costs medals of objectives.
fn drive_ui(ui: &Ui, scene: &Scene<'_>, shown: &BoardResponse) {
    let changes = shown
        .hovered
        .map(|cell| scene.seat.changes_by_driving(cell));
    let changes = changes.unwrap_or_default();
    if changes.iter().all(|(_, medals)| *medals >= 0) {
        return;
    }
    let changes = changes.into_iter();
    let told = changes.map(|(objective, medals)| objective_sentence(ui, objective, medals));
    let sentence = told.collect::<Vec<_>>().join("\n");
    let node = shown.node.as_ref().unwrap_or(&shown.response);
    help_by_rule(node.clone(), &t!(ui, "table-drive-costs"), &sentence, "2.5");
}

fn line_help(ui: &Ui, state: LineState) -> String {
    match state {
        LineState::Open { missing } => t!(ui, "help-line-open", missing),
        LineState::Blocked => t!(ui, "help-line-blocked"),
        LineState::Complete => t!(ui, "help-line-complete"),
    }
}

/// The rule about what is in a cell.
fn cell_rule(board: &Board, cell: Cell) -> &'static str {
    let has = |set: CellSet| set.contains(cell);
    if has(board.loaded) || has(board.rovers) {
        "6.5"
    } else if has(board.lifepods) {
        "4.3"
    } else if has(board.meteorites) {
        "4.4"
    } else if has(board.patches) {
        "6.3"
    } else if board.terrain_at(cell).is_some() {
        "5.1"
    } else if has(board.data().ice) {
        "5.2"
    } else {
        "4.2"
    }
}

fn cell_help(ui: &Ui, board: &Board, cell: Cell) -> String {
    let has = |set: CellSet| set.contains(cell);
    if has(board.loaded) {
        t!(ui, "help-rover-loaded")
    } else if has(board.rovers) {
        t!(ui, "help-rover")
    } else if has(board.lifepods) {
        let ground = describe::ground_help(ui, board, cell);
        [Some(t!(ui, "help-lifepod")), ground]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    } else if has(board.meteorites) {
        t!(ui, "help-meteorite")
    } else if has(board.patches) {
        t!(ui, "help-patch")
    } else if let Some(terrain) = board.terrain_at(cell) {
        t!(ui, "help-terrain", track = describe::terrain(ui, terrain))
    } else {
        ground_help(ui, board, cell)
    }
}

/// The description of an uncovered cell of the planet.
fn ground_help(ui: &Ui, board: &Board, cell: Cell) -> String {
    let plain = || {
        if board.data().ice.contains(cell) {
            t!(ui, "help-ice")
        } else {
            t!(ui, "help-land")
        }
    };
    let ground = describe::ground_help(ui, board, cell).unwrap_or_else(plain);
    let sentences = [Some(ground), describe::forbidden_help(ui, board, cell)];
    sentences
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("\n")
}
