//! Horizon Group: rovers that carry meteorites.

use super::*;

fn at_level(level: u8) -> Scenario {
    let mut scene = with_level(CorporationId::Horizon, level);
    scene.clear_agendas();
    scene
}

// rules §8 Horizon
#[test]
fn horizon_has_four_rovers_and_a_faster_rover_track() {
    let corporation = CorporationId::Horizon;
    let (moves, medals) = (Benefit::RoverMoves, Benefit::Medals);
    let fields: [(u8, &[Benefit]); 13] = [
        (2, &[moves(2)]),
        (3, &[moves(2), Benefit::Rover]),
        (5, &[moves(3)]),
        (6, &[moves(3), Benefit::Rover]),
        (7, &[moves(3)]),
        (8, &[moves(4), medals(1)]),
        (9, &[moves(4), Benefit::Rover]),
        (10, &[moves(4), Benefit::Boost]),
        (11, &[moves(4)]),
        (12, &[moves(5), medals(2)]),
        (13, &[moves(5)]),
        (14, &[moves(5)]),
        (15, &[moves(5), medals(5)]),
    ];
    assert_tracks(
        corporation,
        &fields.map(|(height, shown)| (Track::Rover, height, shown)),
    );
    assert_eq!(
        (
            corporation.data().rovers,
            corporation.data().rover_moves_above_top
        ),
        (4, 5)
    );
}

// rules §8 Horizon, §11.16
#[test]
fn a_rover_loads_one_meteorite_and_delivers_it_to_a_rover_resource() {
    let mut scene = at_level(0);
    scene
        .lay("I2/rover-tech", UPRIGHT, (6, 0))
        .meteorite(5, 0)
        .meteorite(5, 1)
        .meteorite(6, 0)
        .rover(5, 2);
    scene.me_mut().turn.movement = 5;
    scene.drive(&[(5, 2), (5, 1), (5, 0)]);
    assert_eq!(
        (scene.me().board.loaded, scene.me().meteorites),
        (cells(&[(5, 0)]), 0)
    );
    assert!(
        scene.me().board.meteorites.contains(cell(5, 0)),
        "it takes only one"
    );
    scene.drive(&[(5, 0), (6, 0)]);
    assert_eq!(
        scene.me().meteorites,
        2,
        "it delivers, then takes and delivers what lies there"
    );
    assert!(scene.me().board.loaded.is_empty());
}

// rules §8 Horizon, §4.3
#[test]
fn a_loaded_rover_that_is_covered_is_lost_with_its_meteorite() {
    let mut scene = at_level(0);
    scene.rover(6, 0).board().loaded.insert(cell(6, 0));
    assert_eq!(scene.me().board.meteorite_count(), 1);
    scene.patch(6, 0);
    assert_eq!(scene.me().board.meteorite_count(), 0);
}

// rules §8 Horizon 1, 2, 5, §3.8
#[test]
fn loaded_rovers_move_at_round_start_the_tracker_advances_once_a_round_and_rover_tiles_lie_anywhere()
 {
    let mut scene = at_level(5);
    scene.rover(6, 0).board().loaded.insert(cell(6, 0));
    let up = |height| Answer::Advance {
        tracker: Track::Rover,
        to: field(Track::Rover, height),
    };
    scene.use_tech(5, up(1));
    assert_eq!(scene.offer_of(5), None);
    scene.next_round();
    assert_eq!(scene.me().turn.movement, 1, "for the loaded rover");
    assert!(scene.told(movement_by_tech(2, 1)));
    scene.use_tech(5, up(2));
    scene
        .pending(Effect::TakeTile)
        .depot("I2/rover-tech", "I4/civ-energy");
    scene.refuse_place(Ring::Outer, UPRIGHT, (3, 8), PlacementFault::NotAdjacent);
    scene.place(Ring::Inner, UPRIGHT, (5, 9));
}

// rules §8 Horizon 4, §11.16
#[test]
fn with_level_4_a_load_is_destroyed_on_the_next_water_cell_entered() {
    for (tech, destroyed) in around(4) {
        let mut scene = at_level(0);
        scene
            .tracker(Track::Tech, tech)
            .lay("I2/water-rover", UPRIGHT, (6, 0))
            .meteorite(6, 0)
            .rover(5, 0);
        scene.me_mut().turn.movement = 3;
        scene.drive(&[(5, 0), (6, 0)]);
        assert_eq!(
            scene.me().board.loaded,
            cells(&[(6, 0)]),
            "not where it was loaded"
        );
        scene.drive(&[(6, 0), (5, 0), (6, 0)]);
        assert_eq!(scene.me().board.loaded.is_empty(), destroyed);
    }
}

// rules §8 Horizon 3
#[test]
fn with_level_3_a_delivered_meteorite_gives_a_patch() {
    for (tech, patch) in around(3) {
        let mut scene = at_level(0);
        scene
            .tracker(Track::Tech, tech)
            .lay("I2/rover-tech", UPRIGHT, (6, 0))
            .meteorite(6, 0)
            .rover(5, 0);
        scene.me_mut().turn.movement = 1;
        scene.drive(&[(5, 0), (6, 0)]);
        assert_eq!(scene.agenda().contains(&Effect::Patch), patch);
    }
}
