//! Planets: their grids and their rules as data.
//!
//! Outside this folder no code depends on which planet it is. A planet is a RON file and a registry line. Its own
//! rules are fields of [`PlanetData`] that are empty for other planets: some are read from the letters of its grid, and
//! `worlds` sets the rest.

mod worlds;

use crate::asset;
use crate::board::restriction::Restriction;
use crate::board::{Cell, CellSet, Line, cell::SIDE};
use serde::Deserialize;
use std::sync::LazyLock;

/// Generates [`PlanetId`] from the registry.
macro_rules! registry {
    ($($(#[$doc:meta])* $id:ident $name:literal $file:literal $rules:ident,)+) => {
        game::named! {
            /// The planets the program has, the standard one first. Their names are the same in every language.
            pub enum PlanetId {
                $($(#[$doc])* $id = $name,)+
            }
        }

        impl PlanetId {
            /// The planet's data.
            pub fn data(self) -> &'static PlanetData {
                match self {
                    $(Self::$id => {
                        static DATA: LazyLock<PlanetData> = LazyLock::new(|| {
                            let mut data = asset(
                                include_str!(concat!("../../../../../assets/planets/", $file)),
                                concat!("planets/", $file),
                            );
                            worlds::$rules(&mut data);
                            data
                        });
                        &DATA
                    })+
                }
            }
        }
    };
}

// The registry: each planet with its name, its file and what it has beyond that. Game files contain the identifiers, and
// hashes depend on their numbers: add a new planet at the end.
registry! {
    /// KSB-4156, the standard planet.
    Ksb4156 "KSB-4156" "ksb-4156.ron" as_in_file,
    /// An ice world: no tile covers both ice and land.
    K273 "K-273" "k-273.ron" keeps_ice_apart,
    /// Its cities score while they are uncovered (rules §7).
    Gaia "Gaia" "gaia.ron" as_in_file,
    /// Each quadrant forbids a resource symbol.
    Persephone "Persephone" "persephone.ron" forbids_resources,
    /// A ring that no tile covers alone.
    Arashi "Arashi" "arashi.ron" has_a_ring,
    /// Energy currents instead of ice (rules §7, §11.10).
    Petra "Petra" "petra.ron" as_in_file,
    /// A chasm between two sides.
    Tartarus "Tartarus" "tartarus.ron" has_a_chasm,
    /// A whirlpool, where the first tile is placed.
    Charybdis "Charybdis" "charybdis.ron" begins_in_the_whirlpool,
    /// Toxic land that rovers do not enter (rules §7, §11.5).
    KAax "K'Aax" "kaax.ron" as_in_file,
    /// Tiles slide into their place.
    Pajitnov "Pajitnov" "pajitnov.ron" lets_tiles_slide,
    /// A black hole in the middle: the missing cells make no edge (rules §1.4).
    Oblivion "Oblivion" "oblivion.ron" as_in_file,
    /// Fifteen holes, which count as neighbours for the edge (rules §1.4).
    Lacuna "Lacuna" "lacuna.ron" as_in_file,
    /// Three bodies.
    Cerberus "Cerberus" "cerberus.ron" has_three_bodies,
}

impl PlanetId {
    /// The standard planet, which any number of seats may have (rules §2.1).
    pub const STANDARD: Self = Self::Ksb4156;

    /// Whether several seats may have this planet (rules §2.1).
    pub const fn is_standard(self) -> bool {
        matches!(self, Self::Ksb4156)
    }
}

/// Medals for each uncovered city and for each covered body (rules §7).
const FEATURE_MEDALS: u8 = 2;

/// The grid of a planet, and its own rules (rules §7): each applies to some cells, which most planets do not have.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "PlanetFile")]
pub struct PlanetData {
    /// How demanding the planet is, 1–4.
    pub difficulty: u8,
    /// Medals of the twelve columns, left to right.
    pub column_medals: [u8; SIDE as usize],
    /// Medals of the twelve rows, top to bottom.
    pub row_medals: [u8; SIDE as usize],
    /// The cells that exist.
    pub cells: CellSet,
    /// The cells of ice; all others are land.
    pub ice: CellSet,
    /// The cells that hold a lifepod at the start (rules §2.6).
    pub lifepods: CellSet,
    /// The planet edge (rules §1.4).
    pub edge: CellSet,
    /// Missing cells that count as neighbours for the planet edge (rules §1.4).
    pub holes: CellSet,
    /// The cities: cells that score while they are uncovered (rules §7).
    pub cities: CellSet,
    /// The bodies: groups of cells that score when they are fully covered; meteorites do not matter (rules §7, §11.7).
    pub bodies: Vec<CellSet>,
    /// The toxic cells, which rovers do not enter while they are uncovered (rules §7, §11.5).
    pub toxic: CellSet,
    /// The currents: cells that count as energy while they are uncovered (rules §7, §11.10).
    pub currents: CellSet,
    /// The sides of a chasm that rovers do not cross, but for the gaps (rules §7, §11.9).
    pub sides: Option<[CellSet; 2]>,
    /// Pairs of cells between which rovers cross diagonally (rules §7).
    pub gaps: Vec<[Cell; 2]>,
    /// The printed letter of every cell, row by row, as in the planet's RON file.
    pub letters: Letters,
    /// The digit of the body or side of every cell, in the same order; `.` for none.
    pub marks: Letters,
    /// The cells of which the first tile covers at least one (rules §4.2): the edge, or the planet's own place.
    pub first_tile_cells: CellSet,
    /// The restriction on tiles (rules §4.6).
    pub tile_restriction: Option<Restriction>,
    /// The restriction on biomass patches, which is never lifted (rules §4.6).
    pub patch_restriction: Option<Restriction>,
}

/// A letter for every square of the grid, row by row.
pub type Letters = [[char; SIDE as usize]; SIDE as usize];

impl PlanetData {
    /// The printed letter of `cell`: `#` land, `~` ice, `P` land with a lifepod, `.` no cell.
    pub const fn letter(&self, cell: Cell) -> char {
        self.letters[cell.row() as usize][cell.column() as usize]
    }

    /// The medals of a row or column.
    pub fn medals(&self, line: Line) -> u8 {
        match line {
            Line::Row(row) => self.row_medals[usize::from(row)],
            Line::Column(column) => self.column_medals[usize::from(column)],
        }
    }

    /// The cells printed with `letter`.
    pub fn printed(&self, letter: char) -> CellSet {
        showing(&self.letters, |printed| printed == letter)
    }

    /// The existing cells marked with `digit`.
    pub fn marked(&self, digit: char) -> CellSet {
        self.cells & showing(&self.marks, |mark| mark == digit)
    }

    /// The existing cells one step from `from`, including `diagonal` steps (rules §6.5, §11.9), whatever is on them.
    pub fn steps(&self, from: CellSet, diagonal: bool) -> CellSet {
        let Some(sides) = self.sides else {
            return from.around(diagonal) & self.cells;
        };
        let [first, second] = sides.map(|side| (from & side).around(diagonal) & side);
        let gaps = if diagonal { from } else { CellSet::EMPTY };
        let beyond: CellSet = gaps
            .into_iter()
            .filter_map(|cell| self.beyond_gap(cell))
            .collect();
        first | second | beyond
    }

    /// The cell beyond the gap at `from`, if there is a gap.
    fn beyond_gap(&self, from: Cell) -> Option<Cell> {
        self.gaps.iter().find_map(|[first, second]| match from {
            _ if from == *first => Some(*second),
            _ if from == *second => Some(*first),
            _ => None,
        })
    }

    /// Medals for the planet's own feature at the end, with these cells covered (rules §10.3 A).
    pub fn bonus(&self, covered: CellSet) -> u8 {
        let cities = self.cities.without(covered).len() as u8;
        let bodies = self.bodies.iter().filter(|body| body.is_within(covered));
        FEATURE_MEDALS * (cities + bodies.count() as u8)
    }
}

impl From<PlanetFile> for PlanetData {
    fn from(file: PlanetFile) -> Self {
        let letters = square(&file.grid);
        let cells = showing(&letters, |letter| letter != '.');
        let holes: CellSet = file.holes.into_iter().collect();
        let edge = file.edge.of(cells, cells | holes);
        let printed = |letter| showing(&letters, |shown| shown == letter);
        Self {
            difficulty: file.difficulty,
            column_medals: twelve(&file.column_medals),
            row_medals: twelve(&file.row_medals),
            cells,
            ice: printed('~'),
            lifepods: printed('P') | file.lifepods.into_iter().collect(),
            edge,
            holes,
            cities: printed('C'),
            bodies: Vec::new(),
            toxic: printed('x'),
            currents: printed('z'),
            sides: None,
            gaps: file.gaps,
            letters,
            marks: square(&file.marks),
            first_tile_cells: edge,
            tile_restriction: None,
            patch_restriction: None,
        }
    }
}

/// The cells whose letter is one of the wanted ones.
fn showing(letters: &Letters, wanted: impl Fn(char) -> bool) -> CellSet {
    let letter = |cell: &Cell| letters[usize::from(cell.row())][usize::from(cell.column())];
    Cell::all().filter(|cell| wanted(letter(cell))).collect()
}

/// The letters of twelve lines; `.` if a line or letter is missing.
fn square(lines: &[String]) -> Letters {
    let mut letters = [['.'; SIDE as usize]; SIDE as usize];
    for (row, line) in letters.iter_mut().zip(lines) {
        for (slot, letter) in row.iter_mut().zip(line.chars()) {
            *slot = letter;
        }
    }
    letters
}

fn twelve(medals: &[u8]) -> [u8; SIDE as usize] {
    std::array::from_fn(|index| medals.get(index).copied().unwrap_or(0))
}

/// The format of a planet's RON file.
#[derive(Deserialize)]
struct PlanetFile {
    difficulty: u8,
    column_medals: Vec<u8>,
    row_medals: Vec<u8>,
    grid: Vec<String>,
    /// The digit of the body or side of every cell; empty for planets without any.
    #[serde(default)]
    marks: Vec<String>,
    /// Missing cells that count as neighbours, as (column, row).
    #[serde(default)]
    holes: Vec<Cell>,
    /// The rule for the planet edge.
    #[serde(default)]
    edge: EdgeRule,
    /// Pairs of cells between which rovers cross diagonally.
    #[serde(default)]
    gaps: Vec<[Cell; 2]>,
    /// Lifepods on cells with a letter other than `P`.
    #[serde(default)]
    lifepods: Vec<Cell>,
}

/// The rule for the planet edge (rules §1.4).
#[derive(Clone, Copy, Default, Deserialize)]
enum EdgeRule {
    /// Those with fewer than four neighbours.
    #[default]
    FewNeighbours,
    /// Those on the outermost columns and rows.
    Outermost,
}

impl EdgeRule {
    /// The edge cells of `cells`; `neighbours` are the squares that count as neighbours.
    fn of(self, cells: CellSet, neighbours: CellSet) -> CellSet {
        let last = SIDE - 1;
        let is_edge = |cell: &Cell| match self {
            Self::FewNeighbours => (CellSet::of(*cell).neighbours() & neighbours).len() < 4,
            Self::Outermost => {
                [0, last].contains(&cell.column()) || [0, last].contains(&cell.row())
            }
        };
        cells.into_iter().filter(is_edge).collect()
    }
}
