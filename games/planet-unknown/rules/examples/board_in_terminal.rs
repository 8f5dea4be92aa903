//! A board in the terminal: `cargo run -p planet-unknown-rules --example board_in_terminal`.
//!
//! A [`Board`] returns sets of cells, so printing it takes a loop over the grid and one look-up for each cell.

use rules::board::cell::SIDE;
use rules::{Action, Answer, Board, Cell, Choice, Setup};

/// The character for `cell`: a piece, the terrain of a tile, or the bare planet.
fn character(board: &Board, cell: Cell) -> char {
    if board.rovers.contains(cell) {
        'R'
    } else if board.all_meteorites().contains(cell) {
        '*'
    } else if board.lifepods.contains(cell) {
        'o'
    } else if let Some(terrain) = board.terrain_at(cell) {
        terrain.name().chars().next().unwrap_or('?')
    } else if board.data().ice.contains(cell) {
        '~'
    } else if board.data().cells.contains(cell) {
        '.'
    } else {
        ' '
    }
}

fn print(board: &Board) {
    for row in 0..SIDE {
        let cells = (0..SIDE).filter_map(|column| Cell::new(column, row));
        let line: String = cells.map(|cell| character(board, cell)).collect();
        println!("{}", line.trim_end());
    }
}

fn places_a_tile(choice: &&Choice) -> bool {
    let Choice::Resolve { answer, .. } = choice else {
        return false;
    };
    matches!(answer, Answer::Place { .. })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = Setup::standard(1, "a board").deal()?;
    while let Some(seat) = state.active().filter(|_| state.round <= 8) {
        // The last placement in the list, or else the first choice.
        let choices = state.legal(seat);
        let choice = *choices.iter().rfind(places_a_tile).unwrap_or(&choices[0]);
        state.apply(&Action { seat, choice })?;
    }
    print(&state.seats[0].board);
    println!("\n~ ice   . land   o lifepod   * meteorite   R rover");
    println!("c civ   w water  b biomass   r rover   t tech   e energy");
    Ok(())
}
