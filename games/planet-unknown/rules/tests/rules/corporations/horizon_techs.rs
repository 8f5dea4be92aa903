//! Horizon Group: loading, delivering and losing meteorites, and the techs.

use super::super::scenario::*;
use rules::Line;
use rules::score::{LineState, line_state};
use rules::*;

/// A turn after the tile was placed, with the tech tracker at `tech`.
fn with_tech(tech: u8) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Horizon, 1);
    scene.clear_agendas().tracker(Track::Tech, tech);
    scene
}

/// A rover with a meteorite on a cell.
fn loaded(scene: &mut Scenario, column: u8, row: u8) {
    scene
        .rover(column, row)
        .board()
        .loaded
        .insert(cell(column, row));
}

// rules §7, §8
#[test]
fn the_row_of_an_empty_cell_below_a_loaded_rover_earns_nothing() {
    let mut scene = with_tech(0);
    scene.cover_all_but(&[(6, 0)]);
    loaded(&mut scene, 6, 0);
    assert_eq!(scene.state.score(SeatId(0)).rows[0], 0);
}

// rules §8
#[test]
fn a_rover_placed_on_a_meteorite_loads_it() {
    let mut scene = with_tech(0);
    let place = Effect::Rover {
        tile: cells(&[(5, 0), (5, 1)]),
    };
    scene
        .meteorite(5, 1)
        .pending(place)
        .resolve(place, Answer::Cell(cell(5, 1)));
    assert_eq!(
        (scene.me().board.loaded, scene.me().meteorites),
        (cells(&[(5, 1)]), 0)
    );
    assert!(
        scene.me().board.meteorites.is_empty() && scene.agenda().is_empty(),
        "it is not asked"
    );
}

// rules §8
#[test]
fn a_rover_placed_on_a_rover_resource_delivers_the_meteorite_there_at_once() {
    let mut scene = with_tech(0);
    let place = Effect::Rover {
        tile: cells(&[(6, 0), (6, 1)]),
    };
    scene
        .lay("I2/rover-tech", UPRIGHT, (6, 0))
        .meteorite(6, 0)
        .pending(place);
    scene.resolve(place, Answer::Cell(cell(6, 0)));
    assert!(scene.told(PieceEvent::MeteoriteLoaded(cell(6, 0))));
    assert_eq!(
        (scene.me().meteorites, scene.me().board.meteorite_count()),
        (1, 0)
    );
}

// rules §8
#[test]
fn a_rover_that_passes_a_meteorite_loads_it_and_each_rover_carries_one() {
    let mut scene = with_tech(0);
    scene
        .meteorite(5, 1)
        .meteorite(6, 1)
        .rover(5, 0)
        .rover(6, 0)
        .me_mut()
        .turn
        .movement = 5;
    scene.drive(&[(5, 0), (5, 1), (5, 2)]);
    scene.drive(&[(6, 0), (6, 1), (6, 2)]);
    assert_eq!(
        (scene.me().board.loaded, scene.me().meteorites),
        (cells(&[(5, 2), (6, 2)]), 0)
    );
    scene.meteorite(6, 3).drive(&[(6, 2), (6, 3)]);
    assert_eq!(
        scene.me().board.meteorites,
        cells(&[(6, 3)]),
        "it has no room"
    );
}

// rules §8
#[test]
fn only_a_visible_rover_resource_takes_a_delivery() {
    for (covered, collected) in [(false, 1), (true, 0)] {
        let mut scene = with_tech(0);
        scene.lay("I2/rover-tech", UPRIGHT, (6, 0));
        loaded(&mut scene, 5, 0);
        if covered {
            scene.patch(6, 0);
        }
        scene.me_mut().turn.movement = 1;
        scene.drive(&[(5, 0), (6, 0)]);
        assert_eq!(scene.me().meteorites, collected);
    }
}

// rules §8, §10.4
#[test]
fn a_carried_meteorite_blocks_its_row_and_column_and_counts_for_ties() {
    let mut scene = with_tech(0);
    scene.cover_all_but(&[]);
    loaded(&mut scene, 5, 3);
    let board = &scene.me().board;
    assert_eq!(
        (
            line_state(board, Line::Row(3)),
            line_state(board, Line::Column(5))
        ),
        (LineState::Blocked, LineState::Blocked)
    );
    assert_eq!(
        (
            line_state(board, Line::Row(4)),
            line_state(board, Line::Column(4))
        ),
        (LineState::Complete, LineState::Complete)
    );
    let score = scene.state.score(SeatId(0));
    assert_eq!((score.rows[3], score.columns[5]), (0, 0));
    assert_eq!(score.meteorites_on_planet, 1);
}

// rules §4.3, §8
#[test]
fn a_tile_or_patch_on_a_loaded_rover_destroys_both() {
    for tile in [true, false] {
        let mut scene = with_tech(0);
        loaded(&mut scene, 6, 0);
        if tile {
            scene
                .pending(Effect::TakeTile)
                .depot("I2/civ-energy", "I4/civ-energy")
                .place(Ring::Inner, UPRIGHT, (6, 0));
        } else {
            scene
                .pending(Effect::Patch)
                .resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
        }
        let board = &scene.me().board;
        assert!(board.rovers.is_empty() && board.loaded.is_empty() && board.meteorites.is_empty());
        assert_eq!(scene.me().meteorites, 0);
    }
}

// rules §8, §11.23
#[test]
fn the_teleport_of_c14_takes_the_load_along_and_can_deliver_it() {
    for (to, collected) in [((9, 7), 0), ((6, 0), 1)] {
        let mut scene = with_tech(0);
        scene.lay("I2/rover-tech", UPRIGHT, (6, 0)).state.phase = Phase::Claims { done: 0 };
        loaded(&mut scene, 5, 1);
        scene.claim(14);
        let to = cell(to.0, to.1);
        scene.resolve(
            Effect::Relocate,
            Answer::Relocate {
                from: cell(5, 1),
                to,
            },
        );
        assert_eq!(
            (scene.me().board.loaded.contains(to), scene.me().meteorites),
            (collected == 0, collected)
        );
    }
}

// rules §11.16
#[test]
fn c17_and_c25_may_take_carried_meteorites_and_leave_the_rovers() {
    let answers = [
        (17, Effect::DestroyLine, Answer::Line(Line::Row(3))),
        (
            25,
            Effect::DestroyMeteorites { count: 3 },
            Answer::Cell(cell(6, 3)),
        ),
    ];
    for (number, effect, answer) in answers {
        let mut scene = with_tech(10);
        scene.state.phase = Phase::Claims { done: 0 };
        loaded(&mut scene, 6, 3);
        scene.claim(number);
        scene.resolve(effect, answer);
        assert_eq!(
            (scene.me().board.meteorite_count(), scene.me().meteorites),
            (0, 0),
            "{number}"
        );
        assert_eq!(
            (scene.me().board.rovers, scene.agenda()),
            (cells(&[(6, 3)]), vec![]),
            "{number}"
        );
    }
}

// rules §8, §4.2
#[test]
fn with_level_1_only_tiles_with_a_rover_resource_need_not_be_adjacent() {
    for (tech, name, roams) in [
        (2, "I2/rover-tech", false),
        (3, "I2/civ-energy", false),
        (3, "I2/rover-tech", true),
    ] {
        let mut scene = with_tech(tech);
        scene.pending(Effect::TakeTile).depot(name, "I4/civ-energy");
        if roams {
            scene.place(Ring::Inner, UPRIGHT, (6, 6));
        } else {
            scene.refuse_place(Ring::Inner, UPRIGHT, (6, 6), PlacementFault::NotAdjacent);
        }
    }
}

// rules §8, §4.2
#[test]
fn with_level_1_the_first_tile_still_covers_the_edge() {
    let mut setup = Setup::standard(1, "rules");
    setup.seats[0].corporation = CorporationId::Horizon;
    let mut scene = Scenario::of(&setup);
    scene
        .tracker(Track::Tech, 3)
        .depot("I2/rover-tech", "I4/civ-energy");
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 6), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (5, 0));
}

// rules §8, §3.1
#[test]
fn with_level_2_each_loaded_rover_gives_a_movement_at_round_start() {
    for (tech, movement) in [(4, 0), (5, 2)] {
        let mut scene = with_tech(tech);
        loaded(&mut scene, 6, 3);
        loaded(&mut scene, 8, 7);
        scene.rover(5, 0).next_round();
        assert_eq!(scene.me().turn.movement, movement);
    }
}

// rules §8, §11.16
#[test]
fn with_level_3_each_collected_meteorite_gives_a_patch_one_a_rover_carried_too() {
    for (tech, patches) in [(6, 0), (7, 2)] {
        let mut scene = with_tech(tech);
        scene
            .lay("I2/rover-tech", UPRIGHT, (6, 0))
            .meteorite(6, 0)
            .me_mut()
            .turn
            .movement = 1;
        loaded(&mut scene, 5, 0);
        scene.drive(&[(5, 0), (6, 0)]);
        assert_eq!(
            (scene.me().meteorites, scene.agenda()),
            (2, vec![Effect::Patch; patches])
        );
    }
    let mut scene = with_tech(7);
    loaded(&mut scene, 6, 3);
    let collect = Effect::CollectMeteorites { count: 1 };
    scene
        .pending(collect)
        .resolve(collect, Answer::Cell(cell(6, 3)));
    assert_eq!(
        (scene.me().meteorites, scene.agenda()),
        (1, vec![Effect::Patch])
    );
}

// rules §8, §11.16
#[test]
fn with_level_4_water_destroys_the_load_of_a_rover_that_enters_and_not_what_it_loads_there() {
    for (tech, left) in [(9, cells(&[(6, 0)])), (10, CellSet::EMPTY)] {
        let mut scene = with_tech(tech);
        scene
            .lay("I2/water-rover", UPRIGHT, (6, 0))
            .meteorite(6, 0)
            .me_mut()
            .turn
            .movement = 1;
        loaded(&mut scene, 5, 0);
        scene.drive(&[(5, 0), (6, 0)]);
        assert_eq!(
            scene.me().board.meteorites,
            left,
            "once empty it loads what lies there"
        );
        assert_eq!(
            (scene.me().board.loaded, scene.me().meteorites),
            (cells(&[(6, 0)]), 0)
        );
    }
}

// rules §8
#[test]
fn with_level_4_uncovered_ice_destroys_nothing() {
    let mut scene = with_tech(10);
    loaded(&mut scene, 6, 2);
    scene.me_mut().turn.movement = 1;
    scene.drive(&[(6, 2), (5, 2)]);
    assert_eq!(scene.me().board.loaded, cells(&[(5, 2)]));
}

// rules §8, §5.5
#[test]
fn level_5_advances_the_rover_tracker_once_per_round_even_at_its_top() {
    let mut scene = with_tech(14);
    scene.tracker(Track::Rover, 15);
    for _ in 0..2 {
        let up = scene.up(Track::Rover);
        scene.me_mut().turn.movement = 0;
        scene.use_tech(5, up);
        assert_eq!((scene.me().turn.movement, scene.offer_of(5)), (5, None));
        scene.next_round();
    }
}
