//! The names of a board and its cells for assistive technology.

use crate::t;
use crate::text::{Language, describe};
use rules::{Board, Cell};

/// The name of a board: planet, covered cells, lifepods, rovers and meteorites.
pub fn board_name(language: Language, board: &Board, owner: Option<&str>) -> String {
    let summary = t!(
        language,
        "board-summary",
        planet = board.planet_id().name(),
        covered = board.covered().len(),
        cells = board.data().cells.len(),
        lifepods = board.lifepods.len(),
        rovers = board.rovers.len(),
        meteorites = board.meteorite_count()
    );
    match owner {
        Some(owner) => t!(language, "board-owner", owner, summary),
        None => summary,
    }
}

/// The name of a cell: everything on it, the uppermost first, and the cost of going there.
pub fn cell_name(language: Language, board: &Board, cell: Cell, cost: Option<u8>) -> String {
    let mut parts = Vec::new();
    let has = |set: rules::CellSet| set.contains(cell);
    let ground = describe::ground(&language, board.planet_id(), cell);
    parts.push(match board.terrain_at(cell) {
        Some(terrain) => {
            let lies = match (has(board.patches), has(board.symbols)) {
                (true, _) => t!(language, "board-patch"),
                (_, true) => describe::resource(&language, terrain),
                _ => t!(
                    language,
                    "board-terrain",
                    terrain = describe::terrain(&language, terrain)
                ),
            };
            format!("{lies} ({ground})")
        }
        None => ground,
    });
    let pieces = [
        (board.empty_meteor_symbols(), "board-meteor"),
        (board.meteorites, "board-meteorite"),
        (board.lifepods, "board-lifepod"),
        (board.rovers.without(board.loaded), "board-rover"),
        (board.loaded, "board-rover-loaded"),
    ];
    let there = pieces.into_iter().filter(|(set, _)| has(*set));
    parts.extend(there.map(|(_, key)| t!(language, key)));
    parts.extend(cost.map(|steps| t!(language, "board-cost", steps)));
    let (cell, content) = (describe::cell(cell), parts.join(", "));
    t!(language, "board-cell", cell, content)
}
