//! The neighbour sides of the 28 objectives (rules §10.3 F), each with more, with fewer, with a tie and with nothing.

use super::scenario::*;
use rules::card::Counts::{self, *};
use rules::card::Wants::{self, *};
use rules::*;

/// The subject of each objective and its winner, as printed.
const PRINTED: [(u8, Counts, Wants); 28] = [
    (1, EdgeResources(Terrain::Civ), Most),
    (2, EdgeResources(Terrain::Energy), Most),
    (3, EdgeResources(Terrain::Tech), Most),
    (4, EdgeResources(Terrain::Biomass), Most),
    (5, EdgeResources(Terrain::Rover), Most),
    (6, LargestArea(Terrain::Biomass), Most),
    (7, LargestArea(Terrain::Rover), Most),
    (8, LargestArea(Terrain::Energy), Most),
    (9, LargestArea(Terrain::Civ), Most),
    (10, LargestArea(Terrain::Tech), Most),
    (11, LargestArea(Terrain::Water), Most),
    (12, Areas(Terrain::Biomass), Most),
    (13, Areas(Terrain::Rover), Most),
    (14, Areas(Terrain::Energy), Most),
    (15, Areas(Terrain::Civ), Most),
    (16, Areas(Terrain::Tech), Most),
    (17, Areas(Terrain::Water), Most),
    (18, Resources(Terrain::Tech), Fewest),
    (19, Resources(Terrain::Water), Fewest),
    (20, Resources(Terrain::Energy), Fewest),
    (21, Resources(Terrain::Biomass), Fewest),
    (22, Resources(Terrain::Rover), Fewest),
    (23, Resources(Terrain::Civ), Fewest),
    (24, TracksAtTop, Most),
    (25, Counts::Meteorites, Most),
    (26, Counts::Lifepods, Most),
    (27, Counts::Meteorites, Fewest),
    (28, Counts::Lifepods, Fewest),
];

fn objective(number: u8) -> Objective {
    Objective::new(number).expect("an objective")
}

/// Lays a two-cell tile with `terrain` on one cell and another terrain on the cell beside it.
fn lay_pair(board: &mut Board, terrain: Terrain, on: (u8, u8), beside: (u8, u8)) {
    let place = cells(&[on, beside]);
    let tile = Tile::of_shape(Shape::I2)
        .find(|tile| tile.terrains().contains(&terrain))
        .expect("a tile of the terrain");
    let anchor = place.first().expect("two cells");
    let lies = |orientation: &Orientation| {
        let footprint = Shape::I2.footprint(*orientation);
        footprint.at(anchor) == Some(place)
            && footprint.cells.iter().any(|part| {
                tile.terrain_of(*part) == terrain
                    && anchor.offset(part.column as i8, part.row as i8) == Some(cell(on.0, on.1))
            })
    };
    let orientation = Orientation::all().find(lies).expect("an orientation");
    assert!(place.is_within(board.empty()));
    board.lay_tile(tile, orientation, anchor);
}

/// Gives a seat `amount` (0–2) of the things counted.
fn give(seat: &mut Seat, counts: Counts, amount: u8) {
    let pairs: [((u8, u8), (u8, u8)); 2] = match counts {
        EdgeResources(_) => [((5, 0), (5, 1)), ((6, 11), (6, 10))],
        LargestArea(_) => [((5, 5), (4, 5)), ((5, 6), (4, 6))],
        Areas(_) | Resources(_) => [((5, 5), (4, 5)), ((5, 7), (4, 7))],
        TracksAtTop => {
            let top = Track::ALL.into_iter().take(usize::from(amount));
            return top.for_each(|track| seat.trackers[track as usize] = field(track, 15));
        }
        Counts::Meteorites => return seat.meteorites = amount,
        Counts::Lifepods => return seat.lifepods = amount,
    };
    let (EdgeResources(terrain) | LargestArea(terrain) | Areas(terrain) | Resources(terrain)) =
        counts
    else {
        return;
    };
    for (on, beside) in pairs.into_iter().take(usize::from(amount)) {
        lay_pair(&mut seat.board, terrain, on, beside);
    }
}

/// The medals of two seats with these amounts of the things an objective counts.
fn medals(number: u8, amounts: [u8; 2]) -> [u8; 2] {
    let mut scene = Scenario::new(3);
    let entry = NeighbourObjective {
        objective: objective(number),
        between: [SeatId(0), SeatId(1)],
    };
    scene.state.objectives.clear();
    scene.state.objectives.push(entry);
    let counts = objective(number).counts();
    for (seat, amount) in amounts.into_iter().enumerate() {
        give(scene.seat_mut(seat), counts, amount);
        assert_eq!(
            objective(number).standing(scene.seat(seat)),
            amount,
            "O{number:02}"
        );
    }
    assert!(scene.state.score(SeatId(2)).objectives.is_empty());
    [0, 1].map(|seat| {
        let score = scene.state.score(SeatId(seat)).objectives[0];
        assert_eq!(
            (score.own, score.other),
            (amounts[usize::from(seat)], amounts[1 - usize::from(seat)])
        );
        score.medals
    })
}

#[test]
fn the_objectives_count_and_reward_as_printed() {
    assert_eq!(Objective::all().count(), 28);
    for (number, counts, wants) in PRINTED {
        assert_eq!(
            (objective(number).counts(), objective(number).wants()),
            (counts, wants),
            "O{number:02}"
        );
    }
}

// rules §10.3 F
#[test]
fn of_each_objective_that_wants_most_the_seat_with_more_wins() {
    for (number, _, _) in PRINTED.into_iter().filter(|(_, _, wants)| *wants == Most) {
        assert_eq!(medals(number, [2, 1]), [5, 0], "O{number:02}");
        assert_eq!(medals(number, [1, 2]), [0, 5], "O{number:02}");
        assert_eq!(medals(number, [0, 1]), [0, 5], "O{number:02}");
    }
}

// rules §10.3 F
#[test]
fn of_each_objective_that_wants_fewest_the_seat_with_fewer_wins() {
    for (number, _, _) in PRINTED.into_iter().filter(|(_, _, wants)| *wants == Fewest) {
        assert_eq!(medals(number, [2, 1]), [0, 5], "O{number:02}");
        assert_eq!(medals(number, [1, 2]), [5, 0], "O{number:02}");
        assert_eq!(medals(number, [0, 1]), [5, 0], "O{number:02}");
    }
}

// rules §10.3 F
#[test]
fn of_each_objective_a_tie_scores_two_each_also_at_nothing() {
    for (number, _, _) in PRINTED {
        assert_eq!(medals(number, [1, 1]), [2, 2], "O{number:02}");
        assert_eq!(medals(number, [2, 2]), [2, 2], "O{number:02}");
        assert_eq!(medals(number, [0, 0]), [2, 2], "O{number:02}");
    }
}

#[test]
fn a_resource_off_the_edge_does_not_count_for_the_edge() {
    let mut scene = Scenario::new(1);
    lay_pair(scene.board(), Terrain::Civ, (5, 1), (5, 0));
    assert_eq!(objective(1).standing(scene.me()), 0);
    assert_eq!(objective(23).standing(scene.me()), 1);
}

// rules §1.1, §1.2
#[test]
fn patches_are_no_resources_and_no_area_of_their_own_but_enlarge_one() {
    let (largest, areas, edge, fewest) = (objective(6), objective(12), objective(4), objective(21));
    let mut scene = Scenario::with_first_tile(1);
    scene.patch(6, 0).patch(6, 1);
    let standings =
        |scene: &Scenario| [largest, areas, edge, fewest].map(|which| which.standing(scene.me()));
    assert_eq!(standings(&scene), [0, 0, 0, 0]);
    lay_pair(scene.board(), Terrain::Biomass, (7, 1), (8, 1));
    assert_eq!(standings(&scene), [3, 1, 1, 1]);
    scene.patch(5, 9);
    assert_eq!(
        standings(&scene),
        [3, 1, 1, 1],
        "the patch apart is no area"
    );
}

#[test]
fn a_resource_under_a_patch_is_no_longer_visible() {
    let mut scene = Scenario::new(1);
    lay_pair(scene.board(), Terrain::Civ, (5, 0), (5, 1));
    assert_eq!(objective(1).standing(scene.me()), 1);
    scene.patch(5, 0);
    assert_eq!(
        (
            objective(1).standing(scene.me()),
            objective(15).standing(scene.me())
        ),
        (0, 0)
    );
}

#[test]
fn a_track_is_at_its_top_on_field_15_only() {
    let mut scene = Scenario::new(1);
    scene.trackers(14);
    assert_eq!(objective(24).standing(scene.me()), 0);
    scene.trackers(15);
    assert_eq!(objective(24).standing(scene.me()), 5);
}
