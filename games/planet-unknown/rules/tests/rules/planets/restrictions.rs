//! K-273, Persephone, Arashi and Tartarus: restrictions on tiles and patches.

use super::super::scenario::*;
use super::{FORBIDDEN, fits};
use rules::*;

// rules §7
#[test]
fn on_k_273_no_tile_covers_both_ice_and_land() {
    let scene = Scenario::on(PlanetId::K273);
    let (ice, land, mixed) = ((6, 0), (8, 3), (5, 0));
    assert_eq!(fits(&scene, "I2/civ-energy", UPRIGHT, ice), Ok(()));
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, land),
        Ok(()),
        "the land with a lifepod is land"
    );
    assert_eq!(fits(&scene, "I2/civ-energy", UPRIGHT, mixed), FORBIDDEN);
    assert_eq!(fits(&scene, "I2/civ-energy", turned(2), mixed), FORBIDDEN);
    assert_eq!(
        fits(&scene, "V3/water-rover", UPRIGHT, (4, 1)),
        FORBIDDEN,
        "one cell of land is enough"
    );
}

// rules §7
#[test]
fn on_k_273_a_forbidden_placement_is_refused_and_a_patch_may_lie_on_either() {
    let mut scene = Scenario::on(PlanetId::K273);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 0), PlacementFault::Planet);
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
    scene.clear_agendas().pending(Effect::Patch);
    let around = cells(&[(5, 0), (5, 1), (7, 1), (6, 2)]);
    assert_eq!(
        scene.may_choose(Effect::Patch),
        around,
        "three cells of ice and one of land"
    );
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 1)));
}

// rules §7
#[test]
fn on_persephone_each_quadrant_forbids_one_resource() {
    let scene = Scenario::on(PlanetId::Persephone);
    let quadrants = [
        ((3, 3), Terrain::Civ),
        ((7, 3), Terrain::Energy),
        ((3, 7), Terrain::Tech),
        ((7, 7), Terrain::Water),
    ];
    for (place, forbidden) in quadrants {
        for tile in Tile::of_shape(Shape::I2) {
            let expected = if tile.terrains().contains(&forbidden) {
                FORBIDDEN
            } else {
                Ok(())
            };
            let name = format!("I2/{}", tile.pair_name());
            assert_eq!(
                fits(&scene, &name, UPRIGHT, place),
                expected,
                "{name} at {place:?}"
            );
        }
    }
}

// rules §7
#[test]
fn persephone_goes_by_the_resource_symbol_not_by_the_terrain() {
    let scene = Scenario::on(PlanetId::Persephone);
    // The four cells in a row, turned by half: energy, energy's symbol, civ, civ's symbol.
    let name = "I4/civ-energy";
    assert_eq!(
        fits(&scene, name, turned(2), (3, 3)),
        Ok(()),
        "civ without its symbol lies in the top left"
    );
    assert_eq!(
        fits(&scene, name, turned(2), (2, 3)),
        FORBIDDEN,
        "here its symbol does"
    );
    assert_eq!(
        fits(&scene, name, turned(2), (4, 3)),
        Ok(()),
        "energy's symbol is still in the top left"
    );
    assert_eq!(
        fits(&scene, name, turned(2), (5, 3)),
        FORBIDDEN,
        "here it is in the top right"
    );
}

// rules §7
#[test]
fn on_persephone_a_tile_over_several_quadrants_obeys_each() {
    let mut scene = Scenario::on(PlanetId::Persephone);
    scene.depot("I2/civ-energy", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (0, 5), PlacementFault::Planet);
    scene.refuse_place(Ring::Inner, turned(3), (5, 0), PlacementFault::Planet);
    scene.place(Ring::Inner, turned(2), (0, 5));
    assert_eq!(scene.me().board.terrain_at(cell(0, 6)), Some(Terrain::Civ));
}

// rules §7
#[test]
fn persephone_forbids_patches_nothing() {
    let mut scene = Scenario::on(PlanetId::Persephone);
    scene.clear_agendas().pending(Effect::Patch);
    assert_eq!(
        scene.may_choose(Effect::Patch),
        scene.me().board.data().edge
    );
}

// rules §7
#[test]
fn on_arashi_a_tile_on_the_ring_also_covers_a_cell_off_it() {
    let mut scene = Scenario::on(PlanetId::Arashi);
    assert_eq!(fits(&scene, "I4/civ-energy", UPRIGHT, (3, 5)), FORBIDDEN);
    assert_eq!(fits(&scene, "O4/civ-energy", UPRIGHT, (3, 5)), FORBIDDEN);
    assert_eq!(fits(&scene, "O4/civ-energy", UPRIGHT, (3, 4)), Ok(()));
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (3, 3)),
        Ok(()),
        "off the ring everything is free"
    );
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (0, 5), PlacementFault::Planet);
    scene.refuse_place(Ring::Inner, turned(1), (0, 5), PlacementFault::Planet);
    scene.place(Ring::Inner, UPRIGHT, (1, 4));
}

// rules §7, §11.8
#[test]
fn on_arashi_no_patch_lies_on_the_ring_covered_or_not() {
    let mut scene = Scenario::on(PlanetId::Arashi);
    scene
        .lay("I2/civ-energy", UPRIGHT, (1, 4))
        .clear_agendas()
        .pending(Effect::Patch);
    assert_eq!(
        scene.may_choose(Effect::Patch),
        cells(&[(1, 3), (2, 4)]),
        "not (0, 5), (2, 5) and (1, 6)"
    );
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(0, 5)),
        PlacementFault::Planet,
    );
    let over_tiles = PlacementRules {
        covered: CellSet::EMPTY,
        ..scene.state.patch_rules(SeatId(0))
    };
    let ring = CellSet::row(5) | CellSet::row(6);
    assert!(
        ring.into_iter()
            .all(|cell| !over_tiles.patch_cells().contains(cell))
    );
    scene.cover_all_but(&[(0, 5), (1, 6)]);
    assert_eq!(
        scene.question(Effect::Patch),
        Question::Impossible,
        "not lifted: the patch is lost"
    );
    scene.skip(Effect::Patch);
}

// rules §7
#[test]
fn on_tartarus_no_tile_lies_on_both_sides_of_the_chasm() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    for row in [1, 2, 3, 7, 8, 10, 11] {
        assert_eq!(
            fits(&scene, "I2/civ-energy", turned(1), (5, row)),
            FORBIDDEN,
            "row {row}"
        );
    }
    for row in [4, 5, 6] {
        assert_eq!(
            fits(&scene, "I2/civ-energy", turned(1), (4, row)),
            FORBIDDEN,
            "row {row}"
        );
        assert_eq!(
            fits(&scene, "I2/civ-energy", turned(1), (5, row)),
            Ok(()),
            "row {row}"
        );
    }
    assert_eq!(fits(&scene, "I2/civ-energy", turned(1), (6, 9)), FORBIDDEN);
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (6, 0)),
        FORBIDDEN,
        "below (6, 0) is the other side"
    );
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 0), PlacementFault::Planet);
    scene.place(Ring::Inner, turned(1), (5, 0));
    scene.clear_agendas().pending(Effect::Patch);
    assert_eq!(
        scene.may_choose(Effect::Patch),
        cells(&[(5, 1), (6, 1)]),
        "patches may lie on both sides"
    );
}

// rules §11.7
#[test]
fn the_chasm_of_tartarus_separates_neither_tiles_nor_areas() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    scene
        .depot("I2/civ-energy", "I4/rover-tech")
        .lay("I2/civ-energy!", UPRIGHT, (5, 0));
    scene.place(Ring::Inner, turned(2), (6, 1));
    let board = &scene.me().board;
    assert_eq!(
        board.area_of(Terrain::Energy, cell(5, 1)),
        cells(&[(5, 1), (6, 1)])
    );
    assert_eq!(board.areas(Terrain::Energy).count(), 1);
}
