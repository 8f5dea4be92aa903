//! Objectives on special planets and with special corporations (rules §10.3 E and F).

use super::scenario::*;
use rules::*;

fn objective(number: u8) -> Objective {
    Objective::new(number).expect("an objective")
}

/// The count of seat 0 for the neighbour side of an objective.
fn standing(scene: &Scenario, number: u8) -> u8 {
    objective(number).standing(scene.me())
}

/// Whether seat 0 meets the private side of an objective.
fn met(scene: &Scenario, number: u8) -> bool {
    objective(number).is_met(scene.me())
}

fn with(corporation: CorporationId) -> Scenario {
    Scenario::with_corporation(corporation, 1)
}

// rules §1.4, §10.3 F
#[test]
fn beside_a_hole_of_lacuna_there_is_no_edge() {
    let mut scene = Scenario::on(PlanetId::Lacuna);
    scene.lay("I2/civ-energy", UPRIGHT, (5, 0));
    assert_eq!(
        [1, 2].map(|number| standing(&scene, number)),
        [1, 0],
        "energy lies between the edge and a hole"
    );
    assert_eq!([20, 23].map(|number| standing(&scene, number)), [1, 1]);
}

// rules §1.4, §10.3 F
#[test]
fn beside_the_missing_middle_of_oblivion_there_is_no_edge() {
    let mut scene = Scenario::on(PlanetId::Oblivion);
    scene
        .lay("I2/rover-tech", UPRIGHT, (3, 2))
        .lay("I2/tech-biomass", UPRIGHT, (0, 5));
    assert_eq!([5, 3, 4].map(|number| standing(&scene, number)), [0, 1, 1]);
}

// rules §10.3 F
#[test]
fn the_largest_area_is_one_area_and_not_all_of_them() {
    let mut scene = Scenario::new(1);
    scene
        .lay("I3/civ-energy", UPRIGHT, (3, 3))
        .lay("I3/civ-energy!", UPRIGHT, (5, 3));
    assert_eq!(
        [9, 15].map(|number| standing(&scene, number)),
        [2, 2],
        "two areas of two cells"
    );
    scene.lay("I2/biomass-civ", UPRIGHT, (4, 4));
    assert_eq!(
        [9, 15].map(|number| standing(&scene, number)),
        [5, 1],
        "joined, they are one of five"
    );
}

// rules §1.2, §8 Wormhole 2
#[test]
fn a_patch_on_a_tile_can_split_an_area_and_hides_what_is_under_it() {
    let mut scene = with(CorporationId::Wormhole);
    scene
        .lay("I3/civ-energy", UPRIGHT, (3, 3))
        .lay("I3/civ-energy!", UPRIGHT, (5, 3));
    scene.lay("I2/biomass-civ", UPRIGHT, (4, 4));
    assert_eq!(
        [9, 15, 23].map(|number| standing(&scene, number)),
        [5, 2, 4],
        "one civ lies at the top of the planet"
    );
    scene.patch(4, 5);
    assert_eq!(
        [9, 15, 23].map(|number| standing(&scene, number)),
        [2, 3, 3]
    );
    assert_eq!(
        [6, 12, 21].map(|number| standing(&scene, number)),
        [2, 1, 1],
        "it enlarges the biomass area"
    );
}

// rules §1.2
#[test]
fn a_patch_that_joins_two_areas_makes_them_one() {
    let mut scene = Scenario::new(1);
    for column in [3, 4, 5, 7, 8, 9] {
        scene.lay("I2/biomass-civ", UPRIGHT, (column, 5));
    }
    assert_eq!(
        (
            [6, 12].map(|number| standing(&scene, number)),
            met(&scene, 9)
        ),
        ([3, 2], false)
    );
    scene.patch(6, 5);
    assert_eq!(
        (
            [6, 12].map(|number| standing(&scene, number)),
            met(&scene, 9)
        ),
        ([7, 1], true)
    );
    assert_eq!(standing(&scene, 21), 6, "a patch is no resource");
}

// rules §7 Petra, §11.10
#[test]
fn the_currents_of_petra_are_energy_areas_without_resources() {
    let mut scene = Scenario::on(PlanetId::Petra);
    assert_eq!(
        [8, 14, 2, 20].map(|number| standing(&scene, number)),
        [35, 2, 0, 0]
    );
    scene.board().lifepods.remove(cell(8, 9));
    assert_eq!(
        [8, 14].map(|number| standing(&scene, number)),
        [37, 1],
        "a current without lifepod joins them"
    );
    scene.lay("I2/rover-tech", UPRIGHT, (4, 1));
    assert_eq!(
        [8, 14].map(|number| standing(&scene, number)),
        [35, 1],
        "covered currents are none"
    );
    assert!(met(&scene, 24), "they are no resources");
}

// rules §7 Gaia, §10.3 E
#[test]
fn on_gaia_an_uncovered_city_is_uncovered_land() {
    let mut scene = Scenario::on(PlanetId::Gaia);
    let cities = (PlanetId::Gaia.data().cells).without(PlanetId::Gaia.data().ice)
        & ['#', 'P', '~'].iter().fold(CellSet::GRID, |rest, letter| {
            rest.without(PlanetId::Gaia.data().printed(*letter))
        });
    let city = cities.first().expect("Gaia has cities");
    scene.cover_all_but(&[(city.column(), city.row())]);
    assert_eq!([27, 28].map(|number| met(&scene, number)), [true, false]);
    scene.patch(city.column(), city.row());
    assert!(met(&scene, 28));
}

// rules §10.3 E, F, §8 Makeshift
#[test]
fn with_makeshift_any_tracker_brings_a_track_to_its_top() {
    use Track::{Biomass, Civ, Rover, Tech, Water};
    let mut scene = with(CorporationId::Makeshift);
    let stand = |scene: &mut Scenario, fields: [(Track, u8); 5]| {
        scene.me_mut().trackers = fields.map(|(track, height)| field(track, height));
    };
    stand(
        &mut scene,
        [
            (Tech, 15),
            (Water, 14),
            (Biomass, 0),
            (Rover, 0),
            (Tech, 14),
        ],
    );
    let private = |scene: &Scenario| [19, 20, 21, 22, 23].map(|number| met(scene, number));
    assert_eq!(
        (private(&scene), standing(&scene, 24)),
        ([false, true, false, false, false], 1)
    );
    stand(
        &mut scene,
        [
            (Water, 15),
            (Civ, 15),
            (Rover, 15),
            (Biomass, 15),
            (Tech, 14),
        ],
    );
    assert_eq!(
        (private(&scene), standing(&scene, 24)),
        ([true, false, true, true, true], 4)
    );
}

// rules §10.3 E, F, §8 Wormhole
#[test]
fn with_wormhole_the_fifth_biomass_step_is_the_top() {
    let mut scene = with(CorporationId::Wormhole);
    for (height, expected) in [(11, false), (14, true)] {
        scene.tracker(Track::Biomass, height);
        assert_eq!(
            (met(&scene, 21), standing(&scene, 24)),
            (expected, u8::from(expected))
        );
    }
}

// rules §10.3 E, F, §8 Oasis Ultd.
#[test]
fn with_oasis_the_end_of_the_path_is_the_top_of_the_water_track() {
    let mut scene = with(CorporationId::Oasis);
    let path = &CorporationId::Oasis.data().path;
    for (step, at) in path.iter().enumerate() {
        scene.me_mut().trackers[Track::Water as usize] = *at;
        let expected = step + 1 == path.len();
        assert_eq!(
            (met(&scene, 22), standing(&scene, 24)),
            (expected, u8::from(expected)),
            "{at:?}"
        );
    }
    assert!(!met(scene.tracker(Track::Water, 0).tracker(Track::Civ, 15), 22) && met(&scene, 19));
}

// rules §10.3 E, F, §8 Cosmos Inc.
#[test]
fn lifepods_of_cosmos_count_wherever_they_are_kept() {
    let mut scene = with(CorporationId::Cosmos);
    scene.me_mut().lifepods = 1;
    scene.me_mut().meteorites = 2;
    assert_eq!(
        (
            [26, 28].map(|number| standing(&scene, number)),
            met(&scene, 26)
        ),
        ([1, 1], false)
    );
    scene
        .me_mut()
        .corporation_state
        .parked
        .insert(field(Track::Civ, 4));
    assert_eq!(
        (
            [26, 28].map(|number| standing(&scene, number)),
            met(&scene, 26)
        ),
        ([2, 2], false)
    );
    scene
        .me_mut()
        .corporation_state
        .parked
        .insert(field(Track::Tech, 0));
    assert_eq!(
        (
            [26, 28].map(|number| standing(&scene, number)),
            met(&scene, 26)
        ),
        ([3, 3], true)
    );
    assert_eq!(
        scene.state.score(SeatId(0)).lifepods,
        1,
        "only those in the scoring area score"
    );
}

// rules §10.3 E, F, §8 Horizon Group
#[test]
fn a_carried_meteorite_is_not_collected() {
    let mut scene = with(CorporationId::Horizon);
    scene.rover(5, 0).board().loaded.insert(cell(5, 0));
    scene.me_mut().meteorites = 8;
    assert_eq!(
        (
            [25, 27].map(|number| standing(&scene, number)),
            met(&scene, 25)
        ),
        ([8, 8], false)
    );
}

// rules §10.3 E, §8 Wormhole 2
#[test]
fn a_sixth_energy_resource_under_a_patch_does_not_count() {
    let mut scene = Scenario::new(1);
    for column in 2..8 {
        scene.lay("I2/energy-water", UPRIGHT, (column, 5));
    }
    assert_eq!(
        (met(&scene, 24), met(&scene, 12), standing(&scene, 20)),
        (false, true, 6)
    );
    scene.patch(7, 5);
    assert_eq!(
        (met(&scene, 24), met(&scene, 12), standing(&scene, 20)),
        (true, false, 5)
    );
}
