//! Chapter 7: planets.

use super::scenario::*;
use rules::Line;
use rules::score::line_state;
use rules::*;

fn state_of_first_row(scene: &Scenario) -> LineState {
    line_state(&scene.me().board, Line::Row(0))
}

// rules §7
#[test]
fn the_standard_planet_has_no_special_rule() {
    let board = Board::new(PlanetId::Ksb4156);
    let data = board.data();
    assert_eq!(
        (data.tile_restriction, data.patch_restriction),
        (None, None)
    );
    assert_eq!(data.first_tile_cells, data.edge);
    assert_eq!(board.planet_bonus(), 0);
    assert!(
        Terrain::ALL
            .into_iter()
            .all(|terrain| board.terrain(terrain).is_empty())
    );
}

// rules §7
#[test]
fn a_row_is_complete_when_every_existing_cell_is_covered_by_tiles_or_patches() {
    let mut scene = Scenario::new(1);
    assert_eq!(state_of_first_row(&scene), LineState::Open { missing: 2 });
    scene.lay("I2/civ-energy", UPRIGHT, (5, 0));
    assert_eq!(state_of_first_row(&scene), LineState::Open { missing: 1 });
    assert_eq!(scene.state.score(SeatId(0)).rows, [0; 12]);
    scene.patch(6, 0);
    assert_eq!(state_of_first_row(&scene), LineState::Complete);
    assert_eq!(scene.state.score(SeatId(0)).rows[0], 1);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(5)),
        LineState::Open { missing: 10 }
    );
}

// rules §7
#[test]
fn a_meteorite_blocks_its_row_and_its_column() {
    let mut scene = Scenario::new(1);
    scene
        .lay("I2/civ-energy", turned(1), (5, 0))
        .lay("I2/civ-energy", UPRIGHT, (0, 5))
        .meteorite(5, 0);
    assert_eq!(state_of_first_row(&scene), LineState::Blocked);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(0)),
        LineState::Complete
    );
    scene.meteorite(0, 6);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(0)),
        LineState::Blocked
    );
    assert_eq!(scene.state.score(SeatId(0)).lines(), 0);
    scene.board().meteorites = CellSet::EMPTY;
    assert_eq!(scene.state.score(SeatId(0)).lines(), 2);
}

// rules §7
#[test]
fn an_uncovered_lifepod_cell_is_empty() {
    let mut scene = Scenario::new(1);
    // All of column 1 but the lifepod's cell (1, 4).
    scene
        .lay("I2/civ-energy", UPRIGHT, (0, 5))
        .patch(1, 3)
        .patch(1, 5)
        .patch(1, 6)
        .patch(1, 7)
        .patch(1, 8);
    assert!(scene.me().board.lifepods.contains(cell(1, 4)));
    assert_eq!(
        line_state(&scene.me().board, Line::Column(1)),
        LineState::Open { missing: 1 }
    );
    scene.patch(1, 4);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(1)),
        LineState::Complete
    );
}

// rules §7
#[test]
fn a_rover_does_not_keep_a_row_from_scoring_nor_completes_it() {
    let mut scene = Scenario::new(1);
    scene.lay("I2/civ-energy", UPRIGHT, (5, 0)).rover(6, 0);
    assert_eq!(state_of_first_row(&scene), LineState::Open { missing: 1 });
    scene.patch(6, 0).rover(5, 0);
    assert_eq!(state_of_first_row(&scene), LineState::Complete);
}

// rules §10.3
#[test]
fn a_full_planet_scores_all_rows_and_columns() {
    let mut scene = Scenario::with_first_tile(1);
    scene.cover_all_but(&[]);
    let score = scene.state.score(SeatId(0));
    assert_eq!(
        (score.rows, score.columns),
        (
            [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
            [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]
        )
    );
    assert_eq!((score.lines(), score.empty_cells), (40, 0));
}
