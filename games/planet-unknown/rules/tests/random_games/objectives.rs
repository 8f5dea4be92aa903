//! Both sides of every objective at the end of random games, counted cell by cell on the planets.

use super::play::{every_module, every_planet, play};
use rules::*;
use std::collections::{BTreeMap, BTreeSet};

type Place = (i8, i8);

/// The sides on which a cell has neighbours.
const SIDES: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// A planet as a person sees it, cell by cell.
struct Seen {
    shown: BTreeMap<Place, Terrain>,
    patches: BTreeSet<Place>,
    symbols: BTreeMap<Place, Terrain>,
    edge: BTreeSet<Place>,
    empty_ice: usize,
    empty_land: usize,
}

fn place(cell: Cell) -> Place {
    (cell.column() as i8, cell.row() as i8)
}

fn letter(board: &Board, (column, row): Place) -> char {
    let line = usize::try_from(row)
        .ok()
        .and_then(|row| board.data().letters.get(row));
    let letter = line
        .zip(usize::try_from(column).ok())
        .and_then(|(line, column)| line.get(column));
    letter.copied().unwrap_or('.')
}

/// Whether a cell is on the planet edge (rules §1.4).
fn is_edge(board: &Board, (column, row): Place) -> bool {
    let holes: BTreeSet<Place> = match board.planet_id() {
        PlanetId::Oblivion => return [0, 11].contains(&column) || [0, 11].contains(&row),
        PlanetId::Lacuna => board.data().holes.into_iter().map(place).collect(),
        _ => BTreeSet::new(),
    };
    let counts = |side: &Place| {
        let beside = (column + side.0, row + side.1);
        letter(board, beside) != '.' || holes.contains(&beside)
    };
    !SIDES.iter().all(counts)
}

impl Seen {
    fn of(board: &Board) -> Self {
        let mut seen = Self {
            shown: BTreeMap::new(),
            patches: board.patches.into_iter().map(place).collect(),
            symbols: BTreeMap::new(),
            edge: BTreeSet::new(),
            empty_ice: 0,
            empty_land: 0,
        };
        for cell in Cell::all().filter(|cell| letter(board, place(*cell)) != '.') {
            let at = place(cell);
            let flows = letter(board, at) == 'z' && !board.lifepods.contains(cell);
            let terrain = board.terrain_at(cell).or(flows.then_some(Terrain::Energy));
            match terrain {
                Some(terrain) => _ = seen.shown.insert(at, terrain),
                None if board.data().ice.contains(cell) => seen.empty_ice += 1,
                None => seen.empty_land += 1,
            }
            if let Some(terrain) = Terrain::ALL
                .into_iter()
                .find(|terrain| board.resources(*terrain).contains(cell))
            {
                seen.symbols.insert(at, terrain);
            }
            if is_edge(board, at) {
                seen.edge.insert(at);
            }
        }
        seen
    }

    fn shows(&self, at: Place, terrain: Terrain) -> bool {
        self.shown.get(&at) == Some(&terrain)
    }

    /// The areas of a terrain, without groups that consist only of patches.
    fn areas(&self, terrain: Terrain) -> Vec<BTreeSet<Place>> {
        let mut rest: BTreeSet<Place> = self
            .shown
            .keys()
            .copied()
            .filter(|at| self.shows(*at, terrain))
            .collect();
        let mut areas = Vec::new();
        while let Some(start) = rest.pop_first() {
            let (mut area, mut open) = (BTreeSet::from([start]), vec![start]);
            while let Some((column, row)) = open.pop() {
                for beside in SIDES.map(|side| (column + side.0, row + side.1)) {
                    if rest.remove(&beside) {
                        area.insert(beside);
                        open.push(beside);
                    }
                }
            }
            if !area.is_subset(&self.patches) {
                areas.push(area);
            }
        }
        areas
    }

    fn resources(&self, terrain: Terrain) -> usize {
        self.symbols
            .values()
            .filter(|shown| **shown == terrain)
            .count()
    }

    fn edge_resources(&self, terrain: Terrain) -> usize {
        self.symbols
            .iter()
            .filter(|(at, shown)| **shown == terrain && self.edge.contains(at))
            .count()
    }

    fn rectangle(&self, terrain: Terrain, width: i8, height: i8) -> bool {
        let fits = |column: i8, row: i8| {
            (0..width).all(|right| {
                (0..height).all(|down| self.shows((column + right, row + down), terrain))
            })
        };
        (0..12).any(|column| (0..12).any(|row| fits(column, row)))
    }

    fn richest(&self, terrain: Terrain) -> usize {
        let rich = |area: &BTreeSet<Place>| {
            area.iter()
                .filter(|at| self.symbols.contains_key(at))
                .count()
        };
        self.areas(terrain).iter().map(rich).max().unwrap_or(0)
    }
}

/// Whether any tracker is at the end of a track.
fn at_top(seat: &Seat, track: Track) -> bool {
    let end = if (seat.corporation, track) == (CorporationId::Wormhole, Track::Biomass) {
        14
    } else {
        15
    };
    seat.trackers
        .iter()
        .any(|at| (at.track, at.height) == (track, end))
}

fn lifepods(seat: &Seat) -> usize {
    let kept = &seat.corporation_state;
    usize::from(seat.lifepods) + kept.parked.iter().count() + kept.berthed.iter().count()
}

/// The count for the neighbour side of card `number`.
fn counted(seat: &Seat, seen: &Seen, number: u8) -> usize {
    use Terrain::{Biomass, Civ, Energy, Rover, Tech, Water};
    match number {
        1..=5 => seen.edge_resources([Civ, Energy, Tech, Biomass, Rover][usize::from(number - 1)]),
        6..=11 => {
            let terrain = [Biomass, Rover, Energy, Civ, Tech, Water][usize::from(number - 6)];
            seen.areas(terrain)
                .iter()
                .map(BTreeSet::len)
                .max()
                .unwrap_or(0)
        }
        12..=17 => seen
            .areas([Biomass, Rover, Energy, Civ, Tech, Water][usize::from(number - 12)])
            .len(),
        18..=23 => {
            seen.resources([Tech, Water, Energy, Biomass, Rover, Civ][usize::from(number - 18)])
        }
        24 => Track::ALL
            .into_iter()
            .filter(|track| at_top(seat, *track))
            .count(),
        25 | 27 => usize::from(seat.meteorites),
        _ => lifepods(seat),
    }
}

/// Whether the private side of card `number` is met.
fn is_met(seat: &Seat, seen: &Seen, number: u8) -> bool {
    use Terrain::{Biomass, Civ, Energy, Rover, Tech, Water};
    match number {
        1..=6 => seen.rectangle(
            [Civ, Tech, Biomass, Water, Rover, Energy][usize::from(number - 1)],
            3,
            3,
        ),
        7..=12 => {
            seen.richest([Civ, Tech, Biomass, Water, Rover, Energy][usize::from(number - 7)]) >= 6
        }
        13..=18 => {
            let terrain = [Civ, Biomass, Tech, Water, Rover, Energy][usize::from(number - 13)];
            seen.rectangle(terrain, 2, 5) || seen.rectangle(terrain, 5, 2)
        }
        19..=23 => {
            let tracks = [
                Track::Civ,
                Track::Tech,
                Track::Biomass,
                Track::Water,
                Track::Rover,
            ];
            at_top(seat, tracks[usize::from(number - 19)])
        }
        24 => seen.resources(Energy) <= 5,
        25 => seat.meteorites >= 9,
        26 => lifepods(seat) > usize::from(seat.meteorites),
        27 => seen.empty_ice == 0,
        _ => seen.empty_land == 0,
    }
}

#[test]
fn both_sides_of_every_objective_agree_with_a_count_cell_by_cell() {
    let mut met = BTreeSet::new();
    for (setup, seed) in every_module(18).chain(every_planet(6)) {
        let end = play(&setup, seed, |_| ());
        for seat in &end.seats {
            let seen = Seen::of(&seat.board);
            for (number, objective) in (1..).zip(Objective::all()) {
                let name = seat.board.planet_id();
                let standing = usize::from(objective.standing(seat));
                assert_eq!(
                    standing,
                    counted(seat, &seen, number),
                    "{objective} on {name}"
                );
                assert_eq!(
                    objective.is_met(seat),
                    is_met(seat, &seen, number),
                    "{objective} on {name}"
                );
                if objective.is_met(seat) {
                    met.insert(number);
                }
            }
        }
    }
    assert!(met.len() > 5, "{met:?}");
}
