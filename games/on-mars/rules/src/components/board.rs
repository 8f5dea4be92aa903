//! Map and Lab with numbers in place of names, as the rules use them.

use super::{Axial, Data, Effect};
use crate::goods::Price;
use crate::id::{HexId, HexSet, LabId, LabSet};

/// Everything about map and Lab that is looked up often.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The hexes.
    pub hexes: Vec<Axial>,
    /// All hexes.
    pub all: HexSet,
    /// The neighbour of each hex in each direction (on-mars §2.1).
    pub next: Vec<[Option<HexId>; 6]>,
    /// The spaces of the Lab.
    pub lab: Vec<LabPlace>,
    /// The spaces of Lab column 1.
    pub entry: LabSet,
    /// Where the Shelter Tech starts.
    pub shelter_start: LabId,
    /// The price of each place of the Tech Grid, and its row.
    pub grid: Vec<(Price, usize)>,
    rings: Vec<Vec<HexSet>>,
}

/// A space of the Lab.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LabPlace {
    /// The level of a tile there: its column.
    pub level: u8,
    /// The price of a step into it.
    pub price: Price,
    /// Points of a tile there at the end.
    pub op: i16,
    /// The spaces that it leads to.
    pub right: LabSet,
    /// Its benefit.
    pub benefit: Option<Effect>,
}

/// Steps between two hexes (on-mars §1.9).
fn steps(one: Axial, other: Axial) -> usize {
    let (q, r) = (
        i16::from(one.0) - i16::from(other.0),
        i16::from(one.1) - i16::from(other.1),
    );
    ((q.abs() + r.abs() + (q + r).abs()) / 2) as usize
}

impl Board {
    pub(super) fn of(data: &Data) -> Self {
        let hexes = data.board.hexes.clone();
        let find = |hex: Axial| {
            let place = hexes.iter().position(|known| *known == hex)?;
            Some(HexId(place as u8))
        };
        let neighbours = |hex: &Axial| {
            std::array::from_fn(|direction| {
                let (q, r) = data.board.directions[direction];
                find((hex.0.checked_add(q)?, hex.1.checked_add(r)?))
            })
        };
        let next = hexes.iter().map(neighbours).collect();
        let widest = || {
            hexes
                .iter()
                .flat_map(|one| hexes.iter().map(|other| steps(*one, *other)))
        };
        let widest = widest().max().unwrap_or(0);
        let ring = |hex: Axial, distance| -> HexSet {
            let places = (0..).map(HexId).zip(&hexes);
            let there = places.filter(|(_, other)| steps(hex, **other) == distance);
            there.map(|(id, _)| id).collect()
        };
        let rings = hexes
            .iter()
            .map(|hex| (0..=widest).map(|d| ring(*hex, d)).collect());
        let lab_id = |name: &String| {
            let place = data.lab.spaces.iter().position(|own| own.space == *name);
            LabId(place.unwrap_or_default() as u8)
        };
        let lab = data.lab.spaces.iter().map(|space| {
            let column = &data.lab.columns[usize::from(space.column) - 1];
            LabPlace {
                level: column.level,
                price: column.price.price(),
                op: column.op,
                right: space.right.iter().map(lab_id).collect(),
                benefit: space.benefit,
            }
        });
        let rows = data.tech_grid.rows.iter().enumerate();
        let grid = rows.flat_map(|(at, row)| (0..row.places).map(move |_| (row.cost.price(), at)));
        Self {
            all: (0..hexes.len() as u8).map(HexId).collect(),
            next,
            lab: lab.collect(),
            entry: data.lab.entry.iter().map(lab_id).collect(),
            shelter_start: lab_id(&data.lab.shelter_start),
            grid: grid.collect(),
            rings: rings.collect(),
            hexes,
        }
    }

    /// The hex at these coordinates.
    pub fn hex(&self, at: Axial) -> Option<HexId> {
        let place = self.hexes.iter().position(|known| *known == at)?;
        Some(HexId(place as u8))
    }

    /// The hexes at this distance (on-mars §1.9).
    pub fn ring(&self, hex: HexId, distance: usize) -> HexSet {
        let rings = self.rings.get(hex.index());
        let ring = rings.and_then(|rings| rings.get(distance));
        ring.copied().unwrap_or_default()
    }

    /// Each distance from a hex with its hexes, the nearest first, from this one on.
    pub fn rings(&self, hex: HexId, from: usize) -> impl Iterator<Item = (usize, HexSet)> + '_ {
        let rings = self.rings.get(hex.index()).into_iter().flatten();
        rings.copied().enumerate().skip(from)
    }

    /// The hexes next to any of these.
    pub fn around(&self, hexes: HexSet) -> HexSet {
        let near = |all: HexSet, hex| all.or(self.ring(hex, 1));
        hexes.iter().fold(HexSet::EMPTY, near)
    }

    /// The distance between two hexes.
    pub fn distance(&self, one: HexId, other: HexId) -> Option<usize> {
        let of = |hex: HexId| self.hexes.get(hex.index()).copied();
        Some(steps(of(one)?, of(other)?))
    }

    /// Those of `tiles` that hang together with any of `from`, which are among them if they are tiles.
    pub fn joined(&self, tiles: HexSet, from: HexSet) -> HexSet {
        let mut joined = from.and(tiles);
        loop {
            let more = joined.or(self.around(joined).and(tiles));
            if more == joined {
                return joined;
            }
            joined = more;
        }
    }

    /// A space of the Lab.
    pub fn lab(&self, space: LabId) -> Option<&LabPlace> {
        self.lab.get(space.index())
    }
}
