//! The component data is complete and as printed: tiles, shapes, planet, corporation, cards, objectives.

use super::scenario::*;
use rules::*;
use std::collections::BTreeSet;

/// All shapes: name, ring, cells, picture, and the cell of the meteor.
pub type Printed = (Shape, Ring, u8, &'static [&'static str], (u8, u8));

/// The standard planet as printed: `#` land, `~` ice, `P` land with a lifepod, `.` no cell.
pub const GRID: [&str; 12] = [
    ".....##.....",
    "...~#####...",
    "..#~~~#P~#..",
    ".####~##~~#.",
    ".P###~####P.",
    "~~###~######",
    "~~###~######",
    ".#P#~~#####.",
    ".##~~###P##.",
    "..#~#P####..",
    "...~#####...",
    ".....##.....",
];

pub const SHAPES: [Printed; 12] = [
    (Shape::I3, Ring::Inner, 3, &["B", "A", "a"], (0, 2)),
    (Shape::T4, Ring::Inner, 4, &["BaA", ".a."], (1, 1)),
    (Shape::V3, Ring::Inner, 3, &["aA", ".B"], (0, 0)),
    (Shape::J4, Ring::Inner, 4, &[".a", ".A", "bB"], (0, 2)),
    (Shape::I2, Ring::Inner, 2, &["A", "B"], (0, 1)),
    (Shape::O4, Ring::Inner, 4, &["Bb", "aA"], (1, 0)),
    (Shape::Z5, Ring::Outer, 5, &["B..", "bAa", "..a"], (0, 1)),
    (Shape::F, Ring::Outer, 5, &["..b", "aaB", ".A."], (0, 1)),
    (Shape::S4, Ring::Outer, 4, &[".Bb", "Aa."], (1, 1)),
    (Shape::I4, Ring::Outer, 4, &["AaBb"], (3, 0)),
    (Shape::N, Ring::Outer, 5, &["..Bb", "aAa."], (3, 0)),
    (Shape::U, Ring::Outer, 5, &["B.A", "baa"], (2, 1)),
];

pub const PAIRS: [[Terrain; 2]; 6] = [
    [Terrain::Civ, Terrain::Energy],
    [Terrain::Energy, Terrain::Water],
    [Terrain::Rover, Terrain::Tech],
    [Terrain::Tech, Terrain::Biomass],
    [Terrain::Water, Terrain::Rover],
    [Terrain::Biomass, Terrain::Civ],
];

#[test]
fn there_are_144_tiles_each_shape_and_pair_once_with_and_once_without_a_meteor() {
    let kinds: BTreeSet<(Shape, [Terrain; 2], bool)> = Tile::all()
        .map(|tile| (tile.shape(), tile.terrains(), tile.has_meteor()))
        .collect();
    assert_eq!((Tile::all().count(), kinds.len()), (144, 144));
    for (shape, ..) in SHAPES {
        for pair in PAIRS {
            assert!(
                kinds.contains(&(shape, pair, false)) && kinds.contains(&(shape, pair, true)),
                "{shape}"
            );
        }
        assert_eq!(Tile::of_shape(shape).count(), 12);
    }
}

#[test]
fn the_shapes_lie_in_their_rings_in_the_printed_order() {
    assert_eq!(Shape::ALL, SHAPES.map(|(shape, ..)| shape));
    for (shape, ring, count, ..) in SHAPES {
        assert_eq!((shape.ring(), shape.cell_count()), (ring, count), "{shape}");
    }
}

#[test]
fn every_shape_shows_its_printed_picture() {
    for (shape, _, _, picture, meteor) in SHAPES {
        let footprint = shape.footprint(UPRIGHT);
        let at = |column: u8, row: u8| {
            footprint
                .cells
                .iter()
                .find(|part| (part.column, part.row) == (column, row))
        };
        let shown: Vec<String> = (0..footprint.height)
            .map(|row| {
                let letter = |column| match at(column, row).map(|part| (part.half, part.symbol)) {
                    None => '.',
                    Some((0, symbol)) => {
                        if symbol {
                            'A'
                        } else {
                            'a'
                        }
                    }
                    Some((_, symbol)) => {
                        if symbol {
                            'B'
                        } else {
                            'b'
                        }
                    }
                };
                (0..footprint.width).map(letter).collect()
            })
            .collect();
        assert_eq!(shown, picture, "{shape}");
        let meteors: Vec<(u8, u8)> = footprint
            .cells
            .iter()
            .filter(|part| part.meteor)
            .map(|part| (part.column, part.row))
            .collect();
        assert_eq!(meteors, [meteor], "{shape}");
    }
}

#[test]
fn the_standard_planet_is_as_printed() {
    let data = PlanetId::Ksb4156.data();
    for (row, line) in (0..).zip(GRID) {
        for (column, letter) in (0..).zip(line.chars()) {
            let here = cell(column, row);
            assert_eq!(data.letter(here), letter);
            assert_eq!(data.cells.contains(here), letter != '.');
            assert_eq!(data.ice.contains(here), letter == '~');
            assert_eq!(data.lifepods.contains(here), letter == 'P');
        }
    }
    assert_eq!(
        (data.cells.len(), data.lifepods.len(), data.ice.len()),
        (96, 6, 21)
    );
    let medals = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1];
    assert_eq!(
        (data.row_medals, data.column_medals, data.difficulty),
        (medals, medals, 1)
    );
    assert_eq!(
        data.row_medals
            .iter()
            .chain(&data.column_medals)
            .map(|medals| u32::from(*medals))
            .sum::<u32>(),
        40
    );
}

// rules §1.4
#[test]
fn the_planet_edge_is_every_cell_with_fewer_than_four_neighbours() {
    let edge = [
        vec![5, 6],
        vec![3, 4, 7, 8],
        vec![2, 9],
        vec![1, 10],
        vec![1, 10],
        vec![0, 11],
        vec![0, 11],
        vec![1, 10],
        vec![1, 10],
        vec![2, 9],
        vec![3, 4, 7, 8],
        vec![5, 6],
    ];
    let expected: CellSet = (0..)
        .zip(edge)
        .flat_map(|(row, columns)| columns.into_iter().map(move |column| cell(column, row)))
        .collect();
    assert_eq!(PlanetId::Ksb4156.data().edge, expected);
}

#[test]
fn the_standard_corporations_tracks_are_as_printed() {
    use Benefit::{Boost, CivMilestone, Medals, Patch, Rover, RoverMoves, TechMilestone};
    let data = CorporationId::UniversalCoalition.data();
    assert_eq!(
        (data.rovers, data.rover_moves_above_top, data.difficulty),
        (2, 4, 1)
    );
    let shows = |track: Track, fields: &[(u8, &[Benefit])]| {
        for height in 0..=15 {
            let expected = fields
                .iter()
                .find(|(at, _)| *at == height)
                .map_or(&[][..], |(_, benefits)| *benefits);
            assert_eq!(
                data.benefits(field(track, height)),
                expected,
                "{track} {height}"
            );
        }
    };
    shows(
        Track::Civ,
        &[
            (2, &[Medals(1)]),
            (3, &[CivMilestone(1)]),
            (5, &[Medals(2)]),
            (6, &[CivMilestone(2)]),
            (8, &[Boost]),
            (9, &[Medals(3)]),
            (10, &[CivMilestone(3)]),
            (11, &[Boost]),
            (14, &[CivMilestone(4)]),
            (15, &[Medals(5)]),
        ],
    );
    shows(
        Track::Water,
        &[
            (2, &[Medals(1)]),
            (3, &[Boost]),
            (4, &[Medals(2)]),
            (6, &[Medals(3)]),
            (7, &[Boost]),
            (8, &[Medals(4)]),
            (10, &[Medals(5)]),
            (12, &[Boost]),
            (13, &[Medals(7)]),
            (15, &[Medals(10)]),
        ],
    );
    shows(
        Track::Biomass,
        &[
            (2, &[Boost]),
            (3, &[Patch]),
            (5, &[Medals(1)]),
            (6, &[Patch]),
            (8, &[Medals(2)]),
            (9, &[Patch]),
            (10, &[Boost]),
            (11, &[Patch]),
            (12, &[Medals(3)]),
            (13, &[Patch]),
            (15, &[Medals(5)]),
        ],
    );
    shows(
        Track::Rover,
        &[
            (1, &[Rover]),
            (2, &[RoverMoves(1)]),
            (3, &[RoverMoves(1)]),
            (4, &[RoverMoves(2)]),
            (5, &[RoverMoves(2)]),
            (6, &[RoverMoves(2), Rover]),
            (7, &[RoverMoves(2)]),
            (8, &[RoverMoves(2), Medals(1)]),
            (9, &[RoverMoves(3)]),
            (10, &[RoverMoves(3), Boost]),
            (11, &[RoverMoves(3)]),
            (12, &[RoverMoves(3), Medals(2)]),
            (13, &[RoverMoves(4)]),
            (14, &[RoverMoves(4)]),
            (15, &[RoverMoves(4), Medals(5)]),
        ],
    );
    shows(
        Track::Tech,
        &[
            (2, &[Boost]),
            (3, &[TechMilestone(1)]),
            (5, &[TechMilestone(2)]),
            (6, &[Medals(1)]),
            (7, &[TechMilestone(3)]),
            (10, &[TechMilestone(4)]),
            (12, &[Boost]),
            (13, &[Medals(2)]),
            (14, &[TechMilestone(5)]),
            (15, &[Medals(5)]),
        ],
    );
}

#[test]
fn there_are_36_civ_cards_nine_of_each_rank() {
    use CivEffect::*;
    let printed = [
        (1, AdvanceDifferent(2)),
        (1, AdvanceTwice),
        (1, Patches(1)),
        (1, RoverMoves(4)),
        (1, TakeTile { resources: false }),
        (1, Medals(1)),
        (1, Medals(2)),
        (2, Medals(1)),
        (2, Medals(2)),
        (2, AdvanceDifferent(3)),
        (2, AdvanceDifferent(2)),
        (2, Patches(2)),
        (2, CollectLifepods(2)),
        (2, Relocate),
        (3, Medals(2)),
        (3, TakeTile { resources: true }),
        (3, DestroyLine),
        (3, CollectLifepods(3)),
        (3, AdvanceDifferent(3)),
        (3, Medals(3)),
        (3, RaiseAll(5)),
        (4, MedalsPerPatch(1)),
        (4, MedalsAndAdvance(2)),
        (4, MedalsAndAdvance(3)),
        (4, DestroyMeteorites(3)),
        (4, Patches(3)),
        (4, Medals(4)),
        (4, LifepodsWorth(2)),
        (1, MeteoriteContract),
        (2, MeteoriteContract),
        (3, MeteoriteContract),
        (4, MeteoriteContract),
        (1, Commerce),
        (2, Commerce),
        (3, Commerce),
        (4, Commerce),
    ];
    assert_eq!(CivCard::all().count(), 36);
    for (card, expected) in CivCard::all().zip(printed) {
        assert_eq!((card.rank(), card.effect()), expected, "{card}");
    }
    assert!((1..=4).all(|rank| CardSet::of_rank(rank).len() == 9));
    let immediate: Vec<u8> = CivCard::all()
        .filter(|card| card.is_immediate())
        .map(CivCard::number)
        .collect();
    assert_eq!(
        immediate,
        [
            1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 16, 17, 18, 19, 21, 25, 26
        ]
    );
    assert_eq!(
        printed
            .iter()
            .map(|(_, effect)| if let Medals(medals) = effect {
                *medals
            } else {
                0
            })
            .sum::<u8>(),
        15
    );
}

#[test]
fn tiles_and_event_cards_are_numbered_and_named() {
    for number in 0..=u8::MAX {
        let read = Tile::try_from(number).map(u8::from);
        assert_eq!(read.ok(), (number < 144).then_some(number));
    }
    let tile = tile("V3/tech-biomass!");
    assert_eq!(format!("{tile:?}"), "V3/tech-biomass/meteor");
    let colours = EventColour::ALL.map(EventColour::name);
    assert_eq!(colours, ["green", "orange", "red"]);
    for event_card in EventCard::all() {
        assert_eq!(format!("{event_card:?}"), event_card.to_string());
    }
}

// rules §1
#[test]
fn trackers_and_terrains_have_their_names() {
    let names = Track::ALL.map(|track| track.to_string());
    assert_eq!(names, ["civ", "water", "biomass", "rover", "tech"]);
    assert_eq!(names, Track::ALL.map(|track| track.terrain().to_string()));
    assert_eq!(Terrain::Energy.to_string(), "energy");
}

#[test]
fn all_tracks_but_one_lack_only_that_one() {
    for left_out in Track::ALL {
        let others = TrackSet::all_but(left_out);
        for track in Track::ALL {
            assert_eq!(others.contains(track), track != left_out);
        }
    }
}
