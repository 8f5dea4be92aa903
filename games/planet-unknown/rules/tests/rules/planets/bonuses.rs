//! Gaia and Cerberus: medals for the planet's own feature.

use super::super::scenario::*;
use rules::*;

fn bonus(scene: &Scenario) -> u8 {
    let score = scene.state.score(SeatId(0));
    assert!(
        score.lines() >= u16::from(score.planet_bonus),
        "it counts with rows and columns"
    );
    score.planet_bonus
}

// rules §7
#[test]
fn on_gaia_each_uncovered_city_scores_two_medals() {
    let mut scene = Scenario::on(PlanetId::Gaia);
    assert_eq!(
        (bonus(&scene), scene.state.score(SeatId(0)).lines()),
        (16, 16)
    );
    scene.lay("I2/civ-energy", UPRIGHT, (5, 0));
    assert_eq!(bonus(&scene), 14);
    scene.patch(11, 5);
    assert_eq!(bonus(&scene), 12, "patches cover cities too");
    scene.rover(2, 2);
    assert_eq!(bonus(&scene), 12, "a rover does not");
    scene.cover_all_but(&[]);
    assert_eq!(
        (bonus(&scene), scene.state.score(SeatId(0)).lines()),
        (0, 40)
    );
}

// rules §7
#[test]
fn on_gaia_a_city_is_land() {
    let data = PlanetId::Gaia.data();
    let cities = cells(&[
        (5, 0),
        (2, 2),
        (9, 2),
        (11, 5),
        (0, 6),
        (2, 9),
        (9, 9),
        (6, 11),
    ]);
    assert_eq!(data.printed('C'), cities);
    assert!(!cities.meets(data.ice) && cities.is_within(data.cells));
    let mut scene = Scenario::on(PlanetId::Gaia);
    scene
        .depot("I2/energy-water", "I4/rover-tech")
        .place(Ring::Inner, turned(2), (5, 0));
    assert!(scene.told(TileEvent::ResourceIdle(Track::Water)));
}

// rules §7
#[test]
fn on_cerberus_each_fully_covered_body_scores_two_medals() {
    let mut scene = Scenario::on(PlanetId::Cerberus);
    let data = scene.me().board.data();
    let bodies = ['1', '2', '3'].map(|digit| data.marked(digit));
    assert_eq!(bodies.map(CellSet::len), [28, 47, 21]);
    assert_eq!(bonus(&scene), 0);
    for (body, before) in bodies.into_iter().zip([0, 2, 4]) {
        let (last, rest): (Vec<Cell>, Vec<Cell>) = body
            .into_iter()
            .partition(|cell| Some(*cell) == body.first());
        rest.iter().for_each(|cell| {
            scene.patch(cell.column(), cell.row());
        });
        assert_eq!(bonus(&scene), before, "a cell is missing");
        scene.patch(last[0].column(), last[0].row());
        assert_eq!(bonus(&scene), before + 2);
    }
}

// rules §11.7
#[test]
fn meteorites_do_not_matter_for_the_bonus_of_cerberus() {
    let mut scene = Scenario::on(PlanetId::Cerberus);
    scene
        .lay("I2/civ-energy", UPRIGHT, (7, 0))
        .cover_all_but(&[]);
    let all = scene.state.score(SeatId(0)).lines();
    scene.meteorite(7, 0);
    assert_eq!(bonus(&scene), 6);
    assert_eq!(
        scene.state.score(SeatId(0)).lines(),
        all - 2 - 1,
        "column 7 and row 0 are blocked"
    );
}

// rules §11.7
#[test]
fn cerberus_is_one_grid_for_tiles_areas_and_rovers() {
    let mut scene = Scenario::on(PlanetId::Cerberus);
    scene
        .depot("I2/civ-energy", "I4/rover-tech")
        .lay("I2/rover-tech", UPRIGHT, (7, 4));
    scene.refuse_place(Ring::Inner, UPRIGHT, (2, 4), PlacementFault::NotAdjacent);
    scene.place(Ring::Inner, turned(1), (5, 5));
    assert!(
        scene
            .me()
            .board
            .last_tile
            .is_within(scene.me().board.data().marked('2')),
        "on another body"
    );
    let mut scene = Scenario::on(PlanetId::Cerberus);
    scene.lay("I4/civ-energy", UPRIGHT, (4, 5)).rover(6, 5);
    let across = cells(&[(6, 5), (7, 5)]);
    assert!(
        ['1', '2']
            .into_iter()
            .all(|body| scene.me().board.data().marked(body).meets(across))
    );
    assert_eq!(
        scene.me().board.areas(Terrain::Energy).collect::<Vec<_>>(),
        [across]
    );
    assert!(
        scene
            .state
            .rover_steps(SeatId(0), cell(6, 5))
            .contains(cell(7, 5))
    );
}
