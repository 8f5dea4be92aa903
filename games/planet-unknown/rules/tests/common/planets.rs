//! The places for tiles on each planet (rules §1.4, §7), found cell by cell. The code shares nothing with the rules but
//! the printed pictures.

use rules::{PlanetId, Terrain};

/// Column and row, also outside the grid.
pub type Place = (i8, i8);

fn inside((column, row): Place) -> Option<(usize, usize)> {
    let within = (0..12).contains(&column) && (0..12).contains(&row);
    within.then_some((column as usize, row as usize))
}

fn letter(planet: PlanetId, place: Place) -> char {
    inside(place).map_or('.', |(column, row)| planet.data().letters[row][column])
}

/// Whether `place` is a cell of the planet.
pub fn exists(planet: PlanetId, place: Place) -> bool {
    letter(planet, place) != '.'
}

/// The four places beside `place`.
pub fn beside((column, row): Place) -> [Place; 4] {
    [
        (column, row - 1),
        (column - 1, row),
        (column + 1, row),
        (column, row + 1),
    ]
}

/// The holes of Lacuna.
const HOLES: [Place; 15] = [
    (5, 2),
    (6, 2),
    (4, 3),
    (7, 3),
    (4, 4),
    (5, 4),
    (9, 5),
    (10, 5),
    (2, 6),
    (6, 6),
    (3, 7),
    (10, 7),
    (3, 8),
    (7, 8),
    (9, 9),
];

/// Whether the first tile may begin on the cell `place` (rules §1.4, §4.2).
pub fn may_begin(planet: PlanetId, place: Place) -> bool {
    let is_outermost = |index: i8| index == 0 || index == 11;
    match planet {
        PlanetId::Charybdis => letter(planet, place) == 'h',
        PlanetId::Oblivion => is_outermost(place.0) || is_outermost(place.1),
        PlanetId::Lacuna => beside(place)
            .iter()
            .any(|other| !exists(planet, *other) && !HOLES.contains(other)),
        _ => beside(place).iter().any(|other| !exists(planet, *other)),
    }
}

/// Whether the planet forbids a tile with these cells, each with its terrain and whether its resource is on it.
pub fn forbids_tile(
    planet: PlanetId,
    laid: &[(Place, Terrain, bool)],
    covered: &dyn Fn(Place) -> bool,
) -> bool {
    let mixes = |is_first: &dyn Fn(Place) -> bool| {
        laid.iter().any(|(place, ..)| is_first(*place))
            && !laid.iter().all(|(place, ..)| is_first(*place))
    };
    match planet {
        PlanetId::K273 => mixes(&|place| letter(planet, place) == '~'),
        PlanetId::Tartarus => {
            mixes(&|(column, row)| column < [12, 6, 6, 6, 5, 5, 5, 6, 6, 7, 6, 6][row as usize])
        }
        PlanetId::Arashi => laid.iter().all(|((_, row), ..)| *row == 5 || *row == 6),
        PlanetId::Persephone => laid.iter().any(|((column, row), terrain, symbol)| {
            let forbidden = match (*column < 6, *row < 6) {
                (true, true) => Terrain::Civ,
                (false, true) => Terrain::Energy,
                (true, false) => Terrain::Tech,
                (false, false) => Terrain::Water,
            };
            *symbol && *terrain == forbidden
        }),
        PlanetId::Pajitnov => {
            ![(0, 1), (0, -1), (1, 0), (-1, 0)]
                .into_iter()
                .any(|(right, down)| {
                    laid.iter()
                        .all(|((column, row), ..)| !covered((column + right, row + down)))
                })
        }
        _ => false,
    }
}
