//! Charybdis, Oblivion and Lacuna: the place of the first tile, the edge, and rows and columns in several parts.

use super::super::scenario::*;
use rules::Line;
use rules::board::Lifted;
use rules::score::line_state;
use rules::*;

// rules §7
#[test]
fn on_charybdis_the_first_tile_covers_a_central_cell_instead_of_an_edge_cell() {
    let mut scene = Scenario::on(PlanetId::Charybdis);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    for anchor in [(5, 0), (0, 5), (5, 3), (5, 7), (4, 4)] {
        scene.refuse_place(Ring::Inner, UPRIGHT, anchor, PlacementFault::NotOnEdge);
    }
    for anchor in [(5, 4), (6, 4), (5, 5), (6, 6)] {
        let answer = Answer::Place {
            ring: Ring::Inner,
            orientation: UPRIGHT,
            anchor: cell(anchor.0, anchor.1),
        };
        assert!(
            scene.allows(Choice::Resolve {
                pending: scene.place_of(Effect::TakeTile),
                answer
            }),
            "{anchor:?}"
        );
    }
    scene.place(Ring::Inner, UPRIGHT, (5, 4));
    scene.clear_agendas().pending(Effect::TakeTile);
    scene
        .depot("I3/rover-tech", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 1));
}

// rules §7, §4.5
#[test]
fn on_charybdis_a_patch_before_the_first_tile_covers_a_central_cell_too() {
    let mut scene = Scenario::on(PlanetId::Charybdis);
    scene.pending(Effect::Patch);
    let middle = cells(&[(5, 5), (6, 5), (5, 6), (6, 6)]);
    assert_eq!(scene.may_choose(Effect::Patch), middle);
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(5, 0)),
        PlacementFault::NotOnEdge,
    );
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 5)));
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (4, 5), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (6, 5));
}

// rules §7, §4.6
#[test]
fn on_charybdis_patches_over_the_whole_middle_send_the_first_tile_to_the_edge() {
    let mut scene = Scenario::on(PlanetId::Charybdis);
    scene
        .depot("I2/rover-tech", "I4/rover-tech")
        .patch(5, 5)
        .patch(6, 5)
        .patch(5, 6)
        .patch(6, 6);
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile can be placed on the edge");
    };
    assert_eq!(
        offer.lifted,
        Lifted {
            planet: true,
            event: false
        }
    );
    scene.refuse_place(Ring::Inner, UPRIGHT, (4, 5), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (5, 0));
    let mut scene = Scenario::on(PlanetId::Charybdis);
    let card = Effect::TakeExtraTile { resources: true };
    scene
        .patch(5, 5)
        .patch(6, 5)
        .patch(5, 6)
        .patch(6, 6)
        .clear_agendas()
        .pending(card);
    assert_eq!(
        scene.question(card),
        Question::Impossible,
        "not lifted for tiles taken by civ cards"
    );
}

// rules §1.4
#[test]
fn on_oblivion_only_the_outermost_columns_and_rows_are_the_edge() {
    let frame = CellSet::row(0) | CellSet::row(11) | CellSet::column(0) | CellSet::column(11);
    let data = PlanetId::Oblivion.data();
    assert_eq!((data.edge, data.edge.len()), (frame & data.cells, 44));
    let mut scene = Scenario::on(PlanetId::Oblivion);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (3, 1), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (3, 0));
}

// rules §1.4
#[test]
fn on_lacuna_a_hole_counts_as_a_neighbour_for_the_edge() {
    let data = PlanetId::Lacuna.data();
    assert_eq!((data.edge.len(), data.holes.len()), (32, 15));
    assert!(!data.holes.meets(data.cells));
    for beside_hole in [(5, 1), (6, 1), (6, 3), (5, 7), (8, 9)] {
        assert!(
            !data.edge.contains(cell(beside_hole.0, beside_hole.1)),
            "{beside_hole:?}"
        );
    }
    let mut scene = Scenario::on(PlanetId::Lacuna);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, turned(1), (4, 1), PlacementFault::NotOnEdge);
    scene.refuse_place(Ring::Inner, turned(1), (5, 2), PlacementFault::Outside);
    scene.place(Ring::Inner, UPRIGHT, (5, 0));
}

// rules §7, §4.6
#[test]
fn missing_cells_and_holes_are_never_lifted() {
    for (planet, lie, free) in [
        (PlanetId::Lacuna, (5, 0), [(4, 2), (6, 3)]),
        (PlanetId::Oblivion, (3, 0), [(3, 2), (8, 2)]),
    ] {
        let mut scene = Scenario::on(planet);
        scene
            .depot("I2/rover-tech", "I4/rover-tech")
            .lay("I2/civ-energy", UPRIGHT, lie)
            .cover_all_but(&free);
        assert!(
            matches!(scene.question(Effect::TakeTile), Question::DiscardTile(_)),
            "{planet}"
        );
    }
}

// rules §7, §6.5
#[test]
fn rovers_do_not_enter_missing_cells_and_holes() {
    let mut scene = Scenario::on(PlanetId::Lacuna);
    scene.rover(5, 1).me_mut().turn.movement = 1;
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(5, 2),
        },
        Illegal::BlockedStep,
    );
    assert_eq!(
        scene.state.rover_steps(SeatId(0), cell(5, 1)),
        cells(&[(5, 0), (4, 1), (6, 1)])
    );
}

// rules §7
#[test]
fn a_row_in_several_parts_scores_once_when_all_its_parts_are_complete() {
    for (planet, row, parts, medals) in [
        (PlanetId::Oblivion, 2, [4, 8], 1),
        (PlanetId::Oblivion, 5, [1, 11], 1),
        (PlanetId::Lacuna, 4, [4, 6], 2),
    ] {
        let mut scene = Scenario::on(planet);
        let line = CellSet::row(row) & scene.me().board.data().cells;
        let (left, right): (Vec<Cell>, Vec<Cell>) =
            line.into_iter().partition(|cell| cell.column() < parts[0]);
        assert!(
            right.iter().all(|cell| cell.column() >= parts[1]),
            "two parts"
        );
        left.iter().for_each(|cell| {
            scene.patch(cell.column(), cell.row());
        });
        let missing = right.len() as u8;
        assert_eq!(
            line_state(&scene.me().board, Line::Row(row)),
            LineState::Open { missing },
            "{planet}"
        );
        assert_eq!(scene.state.score(SeatId(0)).rows[usize::from(row)], 0);
        right.iter().for_each(|cell| {
            scene.patch(cell.column(), cell.row());
        });
        assert_eq!(
            line_state(&scene.me().board, Line::Row(row)),
            LineState::Complete
        );
        assert_eq!(
            scene.state.score(SeatId(0)).rows[usize::from(row)],
            medals,
            "once"
        );
    }
}

// rules §7
#[test]
fn a_meteorite_in_one_part_blocks_the_whole_column() {
    let mut scene = Scenario::on(PlanetId::Oblivion);
    scene.cover_all_but(&[]).meteorite(5, 11);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(5)),
        LineState::Blocked
    );
    assert_eq!(
        line_state(&scene.me().board, Line::Row(11)),
        LineState::Blocked
    );
    scene.board().meteorites = CellSet::EMPTY;
    assert_eq!(
        scene.state.score(SeatId(0)).columns,
        [3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3]
    );
}
