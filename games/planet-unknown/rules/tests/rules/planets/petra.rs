//! Petra: uncovered currents count as energy.

use super::super::scenario::*;
use rules::Line;
use rules::card::objective::Counts;
use rules::score::line_state;
use rules::*;

fn petra() -> Scenario {
    Scenario::on(PlanetId::Petra)
}

fn currents() -> CellSet {
    PlanetId::Petra.data().printed('z')
}

/// The current with a lifepod at the start.
const SHELTERED: (u8, u8) = (8, 9);

fn collect_sheltered(scene: &mut Scenario) {
    scene
        .board()
        .lifepods
        .remove(cell(SHELTERED.0, SHELTERED.1));
}

/// The trackers that the energy resource on `at` may advance, with civ as the tile's other resource.
fn energy_advances(scene: &mut Scenario, (column, row): (u8, u8)) -> Vec<Track> {
    let effect = Effect::Energy {
        cell: cell(column, row),
        own: TrackSet::of(Track::Civ),
        joins: CellSet::EMPTY,
    };
    scene.clear_agendas().pending(effect);
    scene.may_advance(effect)
}

// rules §7
#[test]
fn petra_has_no_ice() {
    assert!(PlanetId::Petra.data().ice.is_empty());
    let mut scene = petra();
    scene
        .depot("I2/energy-water", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 0));
    assert!(scene.told(TileEvent::ResourceIdle(Track::Water)));
}

// rules §7, §11.10
#[test]
fn an_uncovered_current_is_energy_terrain_unless_a_lifepod_stands_on_it() {
    let mut scene = petra();
    let sheltered = cells(&[SHELTERED]);
    assert_eq!(
        scene.me().board.terrain(Terrain::Energy),
        currents().without(sheltered)
    );
    collect_sheltered(&mut scene);
    assert_eq!(scene.me().board.terrain(Terrain::Energy), currents());
    scene.patch(4, 1);
    assert_eq!(
        scene.me().board.terrain(Terrain::Energy),
        currents().without(cells(&[(4, 1)]))
    );
    assert_eq!(scene.me().board.terrain(Terrain::Biomass), cells(&[(4, 1)]));
    for terrain in [Terrain::Civ, Terrain::Water, Terrain::Rover, Terrain::Tech] {
        assert!(scene.me().board.terrain(terrain).is_empty());
    }
}

// rules §11.10
#[test]
fn a_current_is_not_covered_terrain() {
    let scene = petra();
    assert_eq!(scene.me().board.terrain_at(cell(4, 1)), None);
    assert!(
        scene.me().board.resources(Terrain::Energy).is_empty(),
        "nor has it a resource"
    );
    assert!(
        scene.me().board.empty().contains(cell(4, 1)),
        "tiles may cover it"
    );
}

// rules §11.10
#[test]
fn groups_of_currents_alone_count_as_energy_areas() {
    let mut scene = petra();
    let sizes = |scene: &Scenario| -> Vec<u32> {
        scene
            .me()
            .board
            .areas(Terrain::Energy)
            .map(CellSet::len)
            .collect()
    };
    assert_eq!(
        sizes(&scene),
        [35, 1],
        "the lifepod parts (8, 10) from the others"
    );
    collect_sheltered(&mut scene);
    assert_eq!(sizes(&scene), [37]);
    scene.patch(7, 3).patch(7, 4);
    assert_eq!(sizes(&scene), [32, 3], "covering currents parts them");
}

// rules §7, §5.3
#[test]
fn currents_join_the_energy_area_of_a_resource() {
    let mut scene = petra();
    scene
        .lay("I2/civ-energy", UPRIGHT, (5, 0))
        .lay("I2/tech-biomass", turned(2), (10, 7));
    assert_eq!(
        energy_advances(&mut scene, (5, 1)),
        [Track::Civ, Track::Biomass],
        "from (4, 1) to (9, 7)"
    );
    scene.patch(4, 1);
    assert_eq!(
        energy_advances(&mut scene, (5, 1)),
        [Track::Civ, Track::Biomass],
        "still from (5, 2)"
    );
    scene.patch(5, 2);
    assert_eq!(
        energy_advances(&mut scene, (5, 1)),
        [Track::Civ],
        "lone patches are no area"
    );
}

// rules §7, §11.10
#[test]
fn a_current_under_a_lifepod_joins_no_area() {
    let mut scene = petra();
    scene
        .lay("I2/civ-energy", UPRIGHT, (9, 8))
        .lay("I2/water-rover", UPRIGHT, (6, 9));
    assert_eq!(
        scene.me().board.area_of(Terrain::Energy, cell(9, 9)),
        cells(&[(9, 9)])
    );
    assert_eq!(energy_advances(&mut scene, (9, 9)), [Track::Civ]);
    collect_sheltered(&mut scene);
    assert_eq!(
        energy_advances(&mut scene, (9, 9)),
        [Track::Civ, Track::Water],
        "through (8, 9) and (7, 9)"
    );
}

// rules §7
#[test]
fn an_uncovered_current_counts_as_covered_for_rows_and_columns() {
    let mut scene = petra();
    for column in 3..8 {
        scene.patch(column, 10);
    }
    assert_eq!(
        line_state(&scene.me().board, Line::Row(10)),
        LineState::Complete
    );
    assert_eq!(scene.state.score(SeatId(0)).rows[10], 1);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(7)),
        LineState::Open { missing: 2 }
    );
    scene.patch(7, 1).patch(7, 2);
    assert_eq!(
        line_state(&scene.me().board, Line::Column(7)),
        LineState::Complete
    );
}

// rules §7
#[test]
fn a_current_with_a_lifepod_is_empty_for_rows_and_columns() {
    let mut scene = petra();
    for column in [2, 3, 4, 5, 6, 9] {
        scene.patch(column, 9);
    }
    assert_eq!(
        line_state(&scene.me().board, Line::Row(9)),
        LineState::Open { missing: 1 }
    );
    scene.rover(8, 10).me_mut().turn.movement = 2;
    scene.drive(&[(8, 10), (8, 9)]);
    assert_eq!(
        line_state(&scene.me().board, Line::Row(9)),
        LineState::Complete,
        "the lifepod is collected"
    );
    scene.patch(8, 9);
    assert_eq!(
        line_state(&scene.me().board, Line::Row(9)),
        LineState::Complete
    );
}

// rules §11.10
#[test]
fn a_current_without_a_lifepod_is_not_empty_for_ties() {
    let mut scene = petra();
    assert_eq!(scene.state.score(SeatId(0)).empty_cells, 96 - 36);
    collect_sheltered(&mut scene);
    assert_eq!(scene.state.score(SeatId(0)).empty_cells, 96 - 37);
    scene.patch(4, 1);
    assert_eq!(scene.state.score(SeatId(0)).empty_cells, 96 - 37);
}

// rules §7
#[test]
fn currents_are_energy_terrain_for_objectives() {
    let mut scene = petra();
    let standing = |scene: &Scenario, counts: Counts| {
        let objective = Objective::all()
            .find(|objective| objective.counts() == counts)
            .expect("an objective");
        objective.standing(scene.me())
    };
    assert_eq!(standing(&scene, Counts::LargestArea(Terrain::Energy)), 35);
    assert_eq!(standing(&scene, Counts::Areas(Terrain::Energy)), 2);
    assert_eq!(standing(&scene, Counts::Resources(Terrain::Energy)), 0);
    collect_sheltered(&mut scene);
    assert_eq!(standing(&scene, Counts::LargestArea(Terrain::Energy)), 37);
    assert_eq!(standing(&scene, Counts::Areas(Terrain::Energy)), 1);
}
