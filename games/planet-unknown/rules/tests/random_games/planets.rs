//! The rules of the special planets, checked from outside in whole games. The code goes from cell to cell over the
//! printed pictures and shares nothing with the rules.

use super::play::{Step, every_planet, mixed_planets, play};
use super::slow_planets::{Place, exists, forbids_tile, may_begin};
use rules::*;

fn place(cell: Cell) -> Place {
    (cell.column() as i8, cell.row() as i8)
}

fn letter(board: &Board, cell: Cell) -> char {
    board.data().letters[usize::from(cell.row())][usize::from(cell.column())]
}

/// Asserts that a tile obeys the planet of `board`, unless its restriction is lifted because no tile on offer could
/// obey it.
fn watch_tile(
    step: &Step,
    board: &Board,
    offer: &TileOffer,
    (ring, orientation, anchor): (Ring, Orientation, Cell),
) {
    let planet = board.planet_id();
    let tile = offer
        .tiles
        .iter()
        .find(|(offered, _)| *offered == ring)
        .expect("it was on offer")
        .1;
    let footprint = tile.shape().footprint(orientation);
    let parts: Vec<(Place, Terrain, bool)> = footprint
        .cells
        .iter()
        .map(|part| {
            let cell = anchor
                .offset(part.column as i8, part.row as i8)
                .expect("a cell of the grid");
            (place(cell), tile.terrain_of(*part), part.symbol)
        })
        .collect();
    assert!(
        parts.iter().all(|(place, ..)| exists(planet, *place)),
        "lies on {planet}"
    );
    if offer.lifted.planet {
        let strict = step.before.tile_rules(step.action.seat);
        let offered = step.before.offered(step.action.seat);
        assert!(
            offered.iter().all(|(_, tile)| !strict.has_anchor(*tile)),
            "lifted without need on {planet}"
        );
        return;
    }
    let is_covered = |(column, row): Place| {
        let cell = u8::try_from(column)
            .ok()
            .zip(u8::try_from(row).ok())
            .and_then(|(column, row)| Cell::new(column, row));
        cell.is_some_and(|cell| board.covered().contains(cell))
    };
    assert!(
        !forbids_tile(planet, &parts, &is_covered),
        "forbidden by {planet}"
    );
    let is_first = board.tiles().is_empty();
    assert!(
        !is_first || parts.iter().any(|(place, ..)| may_begin(planet, *place)),
        "begins on {planet}"
    );
}

/// Asserts that a rover obeys the planet.
fn watch_rover(board: &Board, from: Cell, to: Cell) {
    let covered = board.covered().contains(to);
    assert!(covered || letter(board, to) != 'x', "into a toxic cell");
    let side = |cell: Cell| {
        cell.column() >= [12, 6, 6, 6, 5, 5, 5, 6, 6, 7, 6, 6][usize::from(cell.row())]
    };
    assert!(
        board.planet_id() != PlanetId::Tartarus || side(from) == side(to),
        "across the chasm"
    );
}

/// Returns 1 if a restriction was lifted.
fn watch(step: &Step) -> u32 {
    let seat = step.action.seat;
    let board = &step.before.seat(seat).board;
    for event in step.events {
        if let EventKind::Tile(TileEvent::PatchPlaced { cell, .. }) = event.kind {
            let board = &step.after.seat(event.seat.expect("of a seat")).board;
            assert!(letter(board, cell) != 'o', "a patch on the ring");
        }
    }
    match step.action.choice {
        Choice::Drive { from, to } => watch_rover(board, from, to),
        Choice::Resolve {
            pending,
            answer:
                Answer::Place {
                    ring,
                    orientation,
                    anchor,
                },
        } => {
            let what = step.before.seat(seat).turn.agenda[usize::from(pending)];
            let Question::PlaceTile(offer) = step.before.question(seat, &what) else {
                unreachable!("a tile was placed");
            };
            watch_tile(step, board, &offer, (ring, orientation, anchor));
            assert!(
                what.effect == Effect::TakeTile || !offer.lifted.planet,
                "lifted for a civ card"
            );
            return u32::from(offer.lifted.planet);
        }
        _ => {}
    }
    0
}

#[test]
fn whatever_is_placed_and_driven_obeys_the_planet() {
    let mut lifted = 0;
    for (setup, seed) in every_planet(4).chain(mixed_planets(3)) {
        play(&setup, seed, |step| lifted += watch(step));
    }
    assert!(lifted > 0, "restrictions are lifted now and then");
}

/// Whether `cell` is full for rows and columns: covered, or a current of Petra without a lifepod.
fn is_full(board: &Board, cell: Cell) -> bool {
    board.covered().contains(cell) || (letter(board, cell) == 'z' && !board.lifepods.contains(cell))
}

/// Medals of rows, columns and the planet, counted cell by cell.
fn medals(board: &Board) -> u16 {
    let cells: Vec<Cell> = Cell::all()
        .filter(|cell| letter(board, *cell) != '.')
        .collect();
    let scores = |in_line: &dyn Fn(&Cell) -> bool| {
        let mut line = cells.iter().filter(|cell| in_line(cell));
        line.all(|cell| is_full(board, *cell) && !board.meteorites.contains(*cell))
    };
    let mut medals = 0;
    for index in 0..12u8 {
        let data = board.data();
        medals += u16::from(data.row_medals[usize::from(index)])
            * u16::from(scores(&|cell| cell.row() == index));
        medals += u16::from(data.column_medals[usize::from(index)])
            * u16::from(scores(&|cell| cell.column() == index));
    }
    let cities = cells
        .iter()
        .filter(|cell| letter(board, **cell) == 'C' && !board.covered().contains(**cell));
    let mark =
        |cell: &Cell| board.data().marks[usize::from(cell.row())][usize::from(cell.column())];
    let is_body = |body: &char| {
        cells.iter().any(|cell| mark(cell) == *body) && board.planet_id() == PlanetId::Cerberus
    };
    let full = |body: &char| {
        cells
            .iter()
            .filter(|cell| mark(cell) == *body)
            .all(|cell| board.covered().contains(*cell))
    };
    let bodies = ['1', '2', '3']
        .into_iter()
        .filter(|body| is_body(body) && full(body));
    medals + 2 * (cities.count() + bodies.count()) as u16
}

#[test]
fn the_score_of_rows_columns_and_planets_agrees_with_a_count_cell_by_cell() {
    for (setup, seed) in every_planet(6).chain(mixed_planets(6)) {
        let end = play(&setup, seed, |_| ());
        for seat in end.seat_ids() {
            let (board, score) = (&end.seat(seat).board, end.score(seat));
            assert_eq!(score.lines(), medals(board), "{}", board.planet_id());
            let empty =
                Cell::all().filter(|cell| letter(board, *cell) != '.' && !is_full(board, *cell));
            assert_eq!(
                usize::from(score.empty_cells),
                empty.count(),
                "{}",
                board.planet_id()
            );
        }
    }
}
