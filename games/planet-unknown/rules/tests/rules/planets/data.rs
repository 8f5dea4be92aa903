//! The data of the planets is complete and as printed.

use super::super::scenario::*;
use rules::*;

/// Counts of a planet: its difficulty, cells, ice, lifepods, edge, medals of the rows and of the columns, and cells
/// printed with its own letter.
type Counts = (PlanetId, [u32; 7], Option<(char, u32)>);

const COUNTS: [Counts; 13] = [
    (PlanetId::Ksb4156, [1, 96, 21, 6, 28, 20, 20], None),
    (PlanetId::K273, [3, 96, 80, 6, 28, 20, 20], None),
    (PlanetId::Gaia, [2, 96, 24, 6, 28, 20, 20], Some(('C', 8))),
    (PlanetId::Persephone, [3, 96, 26, 6, 28, 20, 20], None),
    (
        PlanetId::Arashi,
        [2, 96, 22, 6, 28, 20, 20],
        Some(('o', 24)),
    ),
    (PlanetId::Petra, [2, 96, 0, 6, 28, 20, 20], Some(('z', 37))),
    (PlanetId::Tartarus, [3, 96, 23, 6, 28, 20, 20], None),
    (
        PlanetId::Charybdis,
        [1, 96, 31, 6, 28, 20, 20],
        Some(('h', 4)),
    ),
    (PlanetId::KAax, [2, 96, 25, 6, 28, 20, 20], Some(('x', 21))),
    (PlanetId::Pajitnov, [2, 96, 28, 6, 28, 20, 20], None),
    (PlanetId::Oblivion, [3, 96, 36, 6, 44, 20, 20], None),
    (PlanetId::Lacuna, [4, 94, 28, 6, 32, 20, 20], None),
    (PlanetId::Cerberus, [3, 96, 29, 6, 45, 18, 21], None),
];

#[test]
fn every_planet_has_the_printed_counts() {
    assert_eq!(PlanetId::ALL, COUNTS.map(|(planet, ..)| planet));
    let sum = |medals: &[u8]| medals.iter().map(|medals| u32::from(*medals)).sum::<u32>();
    for (planet, expected, own) in COUNTS {
        let data = planet.data();
        let [cells, ice, lifepods, edge] =
            [data.cells, data.ice, data.lifepods, data.edge].map(CellSet::len);
        let medals = [sum(&data.row_medals), sum(&data.column_medals)];
        let counts = [
            u32::from(data.difficulty),
            cells,
            ice,
            lifepods,
            edge,
            medals[0],
            medals[1],
        ];
        assert_eq!(counts, expected, "{planet}");
        for letter in ['o', 'C', 'h', 'x', 'z'] {
            let count = own
                .filter(|(own, _)| *own == letter)
                .map_or(0, |(_, count)| count);
            assert_eq!(data.printed(letter).len(), count, "{letter} on {planet}");
        }
    }
}

#[test]
fn every_row_and_column_of_every_planet_has_cells_and_medals() {
    for planet in PlanetId::ALL {
        let data = planet.data();
        for index in 0..12 {
            assert!(
                CellSet::row(index).meets(data.cells) && CellSet::column(index).meets(data.cells),
                "{planet}"
            );
            assert!(
                data.row_medals[usize::from(index)] > 0
                    && data.column_medals[usize::from(index)] > 0,
                "{planet}"
            );
        }
        assert!(
            data.ice.is_within(data.cells) && data.lifepods.is_within(data.cells.without(data.ice)),
            "{planet}"
        );
        assert!(
            data.letters
                .iter()
                .flatten()
                .all(|letter| "#~P.oChxz".contains(*letter)),
            "{planet}"
        );
    }
}

#[test]
fn marks_gaps_and_lifepods_on_currents_are_as_printed() {
    let data = PlanetId::Tartarus.data();
    assert_eq!(
        (data.marked('0') | data.marked('1'), data.marked('0').len()),
        (data.cells, 47)
    );
    assert_eq!(
        data.gaps,
        [[cell(5, 3), cell(6, 4)], [cell(5, 9), cell(6, 8)]]
    );
    let data = PlanetId::Petra.data();
    assert_eq!(data.lifepods & data.printed('z'), cells(&[(8, 9)]));
    for planet in PlanetId::ALL
        .into_iter()
        .filter(|planet| *planet != PlanetId::Tartarus)
    {
        assert!(planet.data().gaps.is_empty(), "{planet}");
    }
}
