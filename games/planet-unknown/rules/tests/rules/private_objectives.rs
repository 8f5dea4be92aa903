//! The private sides of the 28 objectives (rules §10.3 E): each kind met, and just missed.

use super::scenario::*;
use rules::card::objective::Condition::{self, *};
use rules::card::{Need, Progress};
use rules::*;

/// The requirements of the objectives, as printed, in the order of their numbers.
fn printed() -> impl Iterator<Item = Condition> {
    use Terrain::{Biomass, Civ, Energy, Rover, Tech, Water};
    let squares =
        [Civ, Tech, Biomass, Water, Rover, Energy].map(|terrain| Rectangle(3, 3, terrain));
    let areas = [Civ, Tech, Biomass, Water, Rover, Energy].map(|terrain| RichArea(6, terrain));
    let strips = [Civ, Biomass, Tech, Water, Rover, Energy].map(|terrain| Rectangle(2, 5, terrain));
    let tracks = [
        Track::Civ,
        Track::Tech,
        Track::Biomass,
        Track::Water,
        Track::Rover,
    ]
    .map(TrackAtTop);
    let others = [
        AtMostResources(5, Energy),
        Condition::Meteorites(9),
        MoreLifepodsThanMeteorites,
        NoEmptyIce,
        NoEmptyLand,
    ];
    squares
        .into_iter()
        .chain(areas)
        .chain(strips)
        .chain(tracks)
        .chain(others)
}

/// Whether seat 0, which holds it, meets private objective `number`: 5 medals or none.
fn met(scene: &Scenario, number: u8) -> bool {
    let objective = Objective::new(number).expect("an objective");
    let mut state = scene.state.clone();
    state.seats[0].private_objectives.push(objective);
    let is_met = objective.is_met(scene.me());
    assert_eq!(
        objective.progress(scene.me()).is_met(),
        is_met,
        "{objective}"
    );
    let score = state.score(SeatId(0));
    assert_eq!(score.private[..], [(objective, if is_met { 5 } else { 0 })]);
    assert_eq!(score.private_total(), if is_met { 5 } else { 0 });
    is_met
}

/// A planet with energy on the cells of a picture, given as rows from (3, 3) on.
fn picture(rows: &[&str]) -> Scenario {
    let mut scene = Scenario::new(1);
    let places = (3..).zip(rows).flat_map(|(row, line)| {
        let shown = (3..).zip(line.chars()).filter(|(_, letter)| *letter == '#');
        shown.map(move |(column, _)| (column, row))
    });
    let places: Vec<(u8, u8)> = places.collect();
    *scene.board() = scene.me().board.with_energy(cells(&places));
    scene
}

#[test]
fn the_private_sides_have_their_printed_requirements() {
    assert_eq!(printed().count(), 28);
    for (objective, condition) in Objective::all().zip(printed()) {
        assert_eq!(objective.condition(), condition, "{objective}");
    }
}

#[test]
fn how_far_a_seat_is_with_a_private_side() {
    let progress = |scene: &Scenario, number| {
        Objective::new(number)
            .expect("an objective")
            .progress(scene.me())
    };
    let mut scene = picture(&["###", "###", "##."]);
    assert_eq!(
        progress(&scene, 6),
        Progress {
            has: 8,
            need: Need::AtLeast(9)
        }
    );
    assert_eq!(
        progress(&scene, 18),
        Progress {
            has: 6,
            need: Need::AtLeast(10)
        },
        "two columns of three"
    );
    assert_eq!(
        progress(&scene, 1),
        Progress {
            has: 0,
            need: Need::AtLeast(9)
        }
    );
    scene.tracker(Track::Tech, 7);
    assert_eq!(
        progress(&scene, 20),
        Progress {
            has: 7,
            need: Need::AtLeast(15)
        }
    );
    assert_eq!(progress(&scene, 24).need, Need::AtMost(5));
    let ice = scene
        .me()
        .board
        .data()
        .ice
        .without(scene.me().board.covered());
    assert_eq!(
        progress(&scene, 27),
        Progress {
            has: ice.len() as u8,
            need: Need::AtMost(0)
        }
    );
}

// rules §10.3 E
#[test]
fn a_square_of_three_by_three_cells_of_one_terrain() {
    assert!(met(&picture(&["###", "###", "###"]), 6));
    assert!(
        met(&picture(&["####", "####", ".###", "..#."]), 6),
        "it may be larger"
    );
    assert!(!met(&picture(&["###", "###", "##."]), 6));
    assert!(!met(&picture(&["#####", "#####"]), 6));
    assert!(
        !met(&picture(&["###", "###", "###"]), 1),
        "of another terrain"
    );
}

// rules §10.3 E
#[test]
fn a_rectangle_of_two_by_five_cells_either_way_round() {
    assert!(met(&picture(&["#####", "#####"]), 18));
    assert!(met(&picture(&["##", "##", "##", "##", "##"]), 18));
    assert!(
        met(&picture(&["######", "######", "######"]), 18),
        "it may be larger"
    );
    assert!(!met(&picture(&["#####", "####."]), 18));
    assert!(!met(&picture(&["####", "####", "####", "####"]), 18));
    assert!(
        !met(&picture(&["#####", "#####"]), 13),
        "of another terrain"
    );
}

/// Lays energy above water in these columns of rows 5 and 6.
fn energy_above_water(columns: &[u8]) -> Scenario {
    let mut scene = Scenario::new(1);
    for column in columns {
        scene.lay("I2/energy-water", UPRIGHT, (*column, 5));
    }
    scene
}

// rules §10.3 E
#[test]
fn an_area_with_six_resources() {
    for number in [10, 12] {
        assert!(met(&energy_above_water(&[2, 3, 4, 5, 6, 7]), number));
        assert!(
            met(&energy_above_water(&[2, 3, 4, 5, 6, 7, 8]), number),
            "or more"
        );
        assert!(!met(&energy_above_water(&[2, 3, 4, 5, 6]), number));
        assert!(
            !met(&energy_above_water(&[2, 3, 4, 6, 7, 8]), number),
            "in one area"
        );
    }
    let mut scene = energy_above_water(&[2, 3, 4, 5, 6, 7]);
    scene.patch(7, 6);
    assert!(!met(&scene, 10), "a resource under a patch does not count");
}

// rules §10.3 E
#[test]
fn a_track_at_its_top() {
    for (number, track) in [
        (19, Track::Civ),
        (20, Track::Tech),
        (21, Track::Biomass),
        (22, Track::Water),
        (23, Track::Rover),
    ] {
        let mut scene = Scenario::new(1);
        assert!(met(scene.tracker(track, 15), number));
        assert!(!met(scene.trackers(15).tracker(track, 14), number));
    }
}

// rules §10.3 E
#[test]
fn at_most_five_energy_resources() {
    assert!(met(&Scenario::new(1), 24));
    assert!(met(&energy_above_water(&[2, 3, 4, 6, 7]), 24));
    assert!(!met(&energy_above_water(&[2, 3, 4, 6, 7, 8]), 24));
}

// rules §10.3 E
#[test]
fn nine_meteorites_and_more_lifepods_than_meteorites() {
    for (lifepods, meteorites, expected) in [
        (0, 9, [true, false]),
        (0, 8, [false, false]),
        (3, 3, [false, false]),
        (4, 3, [false, true]),
        (0, 0, [false; 2]),
    ] {
        let mut scene = Scenario::new(1);
        scene.me_mut().lifepods = lifepods;
        scene.me_mut().meteorites = meteorites;
        assert_eq!(
            [25, 26].map(|number| met(&scene, number)),
            expected,
            "{lifepods} {meteorites}"
        );
    }
}

// rules §10.3 E
#[test]
fn no_uncovered_ice_and_no_uncovered_land() {
    let mut scene = Scenario::new(1);
    assert_eq!([27, 28].map(|number| met(&scene, number)), [false, false]);
    assert_eq!(
        [27, 28].map(|number| met(scene.cover_all_but(&[]), number)),
        [true, true]
    );
    for (free, expected) in [
        (&[(3, 1)], [false, true]),
        (&[(5, 0)], [true, false]),
        (&[(7, 2)], [true, false]),
    ] {
        let mut scene = Scenario::new(1);
        scene.cover_all_but(free);
        assert_eq!(
            [27, 28].map(|number| met(&scene, number)),
            expected,
            "{free:?}"
        );
    }
}

// rules §11.10
#[test]
fn an_uncovered_current_of_petra_is_no_land_unless_a_lifepod_stands_on_it() {
    let mut scene = Scenario::on(PlanetId::Petra);
    assert!(met(&scene, 27), "without ice from the start");
    assert!(!met(&scene, 28));
    let currents = PlanetId::Petra.data().printed('z');
    let lifepods = scene.me().board.lifepods & currents;
    let rest = scene.me().board.empty().without(currents);
    rest.into_iter().for_each(|cell| {
        scene.board().lay_patch(cell);
    });
    assert!(
        !lifepods.is_empty() && !met(&scene, 28),
        "there it is ordinary land"
    );
    scene.board().lifepods = CellSet::EMPTY;
    assert!(met(&scene, 28));
}

/// The six terrains in the order of the cards about squares and areas, each with the pair in which it comes first and
/// the number of the card about a strip of it.
const TERRAINS: [(&str, u8); 6] = [
    ("civ-energy", 13),
    ("tech-biomass", 15),
    ("biomass-civ", 14),
    ("water-rover", 16),
    ("rover-tech", 17),
    ("energy-water", 18),
];

/// A number that no card has.
const NONE: [u8; 0] = [];

/// The numbers of all private objectives about terrain that a position meets.
fn terrain_cards(scene: &Scenario) -> Vec<u8> {
    (1..=18).filter(|number| met(scene, *number)).collect()
}

/// Columns two cells high of the first terrain of `pair` side by side from (2, 4) on; the `short` ones are one high.
fn strip(pair: &str, long: u8, short: u8) -> Scenario {
    let mut scene = Scenario::new(1);
    for column in 0..long {
        let meteor = if column % 2 == 0 { "" } else { "!" };
        scene.lay(&format!("I3/{pair}{meteor}"), UPRIGHT, (2 + column, 3));
    }
    for column in long..long + short {
        scene.lay(&format!("I2/{pair}"), UPRIGHT, (2 + column, 4));
    }
    scene
}

// rules §10.3 E
#[test]
fn a_square_of_each_terrain() {
    for ((pair, _), square) in TERRAINS.into_iter().zip(1..) {
        let area = square + 6;
        let mut scene = strip(pair, 3, 0);
        scene.lay(&format!("I2/{pair}"), UPRIGHT, (2, 6)).lay(
            &format!("I2/{pair}!"),
            UPRIGHT,
            (3, 6),
        );
        assert_eq!(
            terrain_cards(&scene),
            NONE,
            "eight cells and five resources of {pair}"
        );
        scene.lay(&format!("I2/{pair}"), UPRIGHT, (4, 6));
        assert_eq!(terrain_cards(&scene), [square, area], "{pair}");
    }
}

// rules §10.3 E
#[test]
fn a_strip_of_each_terrain_lying_or_upright() {
    for (pair, number) in TERRAINS {
        assert_eq!(terrain_cards(&strip(pair, 5, 0)), [number], "{pair}");
        assert_eq!(
            terrain_cards(&strip(pair, 4, 1)),
            NONE,
            "nine cells of {pair}"
        );
        assert!(met(&strip(pair, 6, 0), number), "it may be larger");
        let mut upright = Scenario::new(1);
        for row in 3..7 {
            upright.lay(&format!("I3/{pair}"), turned(1), (4, row));
        }
        assert_eq!(terrain_cards(&upright), NONE);
        upright.lay(&format!("I3/{pair}!"), turned(1), (4, 7));
        assert_eq!(terrain_cards(&upright), [number], "{pair}");
    }
}

// rules §10.3 E
#[test]
fn an_area_with_six_resources_of_each_terrain() {
    for ((pair, _), number) in TERRAINS.into_iter().zip(7..) {
        assert_eq!(terrain_cards(&strip(pair, 0, 5)), NONE, "five of {pair}");
        let both_halves_are_areas = terrain_cards(&strip(pair, 0, 6));
        assert!(both_halves_are_areas.contains(&number), "{pair}");
        assert_eq!(
            both_halves_are_areas.len(),
            2,
            "the other terrain of the six tiles is such an area too"
        );
    }
}

// rules §1.1, §10.3 E
#[test]
fn a_patch_completes_a_square_or_strip_of_biomass() {
    let mut scene = strip("biomass-civ", 3, 0);
    scene.patch(2, 6).patch(3, 6);
    assert_eq!(terrain_cards(&scene), NONE);
    scene.patch(4, 6);
    assert_eq!(
        terrain_cards(&scene),
        [3],
        "without resources it is no area with six of them"
    );
    let mut scene = strip("biomass-civ", 4, 0);
    scene.patch(6, 4);
    assert_eq!(terrain_cards(&scene), NONE);
    assert_eq!(terrain_cards(scene.patch(6, 5)), [14]);
}
