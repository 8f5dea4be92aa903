//! The legal placements of tiles and patches (rules §4).
//!
//! The rules for a piece are one value, [`PlacementRules`]: the plain rules as the corporation changes them, and one
//! [`Restriction`] each from the planet and from an event. To lift a restriction (rules §4.6) is to leave it out.

pub use super::restriction::Restriction;

use super::anchors::Shifted;
use super::{Board, Cell, CellSet, Orientation, Tile};
use crate::ensure;
use crate::terrain::Terrain;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The cells of which a piece must cover at least one (rules §4.2, §4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// At least one of these cells: the first tile.
    Cover(CellSet),
    /// At least one of these cells, the neighbours of the placed tiles.
    Adjacent(CellSet),
    /// Anything.
    Anywhere,
}

/// The lifted restrictions, without which no tile could be placed (rules §4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lifted {
    /// The event's.
    pub event: bool,
    /// The planet's.
    pub planet: bool,
}

impl Lifted {
    /// In the order in which they are tried: nothing, the event's, the planet's, both (rules §4.6).
    pub const ORDER: [Self; 4] = [
        Self::new(false, false),
        Self::new(true, false),
        Self::new(false, true),
        Self::new(true, true),
    ];

    const fn new(event: bool, planet: bool) -> Self {
        Self { event, planet }
    }
}

/// The reason for refusing a placement, the most basic one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum PlacementFault {
    /// Not all of its cells are cells of the planet (rules §4.1).
    #[error("the piece extends beyond the planet")]
    Outside,
    /// A cell is covered already (rules §4.1).
    #[error("the piece overlaps a placed piece")]
    Overlaps,
    /// The first tile covers no cell of the edge, or of the planet's own place for it (rules §4.2, §7).
    #[error(
        "the first tile must cover a cell of the planet edge, or of where else the planet wants it"
    )]
    NotOnEdge,
    /// A later piece is not adjacent to a tile (rules §4.2).
    #[error("the piece must be adjacent to a placed tile")]
    NotAdjacent,
    /// The planet forbids it (rules §7).
    #[error("the planet forbids this placement")]
    Planet,
    /// The event of the round forbids it (rules §9.2).
    #[error("the event card of this round forbids this placement")]
    Event,
}

impl PlacementFault {
    /// Every reason, the most basic first.
    pub const ALL: [Self; 6] = [
        Self::Outside,
        Self::Overlaps,
        Self::NotOnEdge,
        Self::NotAdjacent,
        Self::Planet,
        Self::Event,
    ];
}

/// The rules for a piece on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacementRules {
    /// The cells of the planet.
    pub cells: CellSet,
    /// The cells already covered.
    pub covered: CellSet,
    /// The cells of which the piece must cover at least one.
    pub reach: Reach,
    /// The planet edge, which the first tile must cover if the planet's own place for it is lifted.
    pub edge: CellSet,
    /// The terrain whose tiles need not be adjacent to others.
    pub roaming: Option<Terrain>,
    /// The restrictions of the planet.
    pub planet: Option<&'static Restriction>,
    /// The restrictions of the event card of the round.
    pub event: Option<Box<Restriction>>,
}

impl PlacementRules {
    /// The plain rules for a piece on `board` (rules §4.1, §4.2); `patches_count` is the house rule of §4.2.
    pub fn plain(board: &Board, patches_count: bool) -> Self {
        let (tiles, data) = (board.tiles(), board.data());
        let reach = if tiles.is_empty() {
            Reach::Cover(data.first_tile_cells)
        } else {
            let base = if patches_count {
                tiles | board.patches
            } else {
                tiles
            };
            Reach::Adjacent(base.neighbours())
        };
        Self {
            cells: data.cells,
            covered: board.covered(),
            reach,
            edge: data.edge,
            roaming: None,
            planet: None,
            event: None,
        }
    }

    /// These rules without the restrictions that are lifted (rules §4.6).
    #[must_use]
    pub fn lifting(&self, lifted: Lifted) -> Self {
        let mut rules = self.clone();
        if lifted.event {
            rules.event = None;
        }
        if lifted.planet {
            rules.planet = None;
            if let Reach::Cover(cells) = &mut rules.reach {
                *cells = rules.edge;
            }
        }
        rules
    }

    /// The sets of restrictions to lift, in the order in which they are tried (rules §4.6). The first is empty.
    pub fn liftings(&self) -> &'static [Lifted] {
        let is_own_place = matches!(self.reach, Reach::Cover(cells) if cells != self.edge);
        let some = self.planet.is_some() || self.event.is_some() || is_own_place;
        if some {
            &Lifted::ORDER
        } else {
            &Lifted::ORDER[..1]
        }
    }

    /// The cells of which `tile` must cover at least one.
    fn reach_of(&self, tile: Tile) -> Reach {
        match (self.reach, self.roaming) {
            (Reach::Adjacent(_), Some(terrain)) if tile.terrains().contains(&terrain) => {
                Reach::Anywhere
            }
            (reach, _) => reach,
        }
    }

    /// The anchors (top left corners of the bounding box) at which `tile` may lie in `orientation`.
    pub fn anchors(&self, tile: Tile, orientation: Orientation) -> CellSet {
        let footprint = tile.shape().footprint(orientation);
        let free = self.cells.without(self.covered);
        let fits = footprint.cells.iter().fold(CellSet::GRID, |fits, cell| {
            fits & free.shifted_back(cell.shift())
        });
        let reaching = match self.reach_of(tile) {
            Reach::Anywhere => fits,
            Reach::Cover(cells) | Reach::Adjacent(cells) => fits & footprint.covering(cells),
        };
        self.restrict(tile, orientation, reaching)
    }

    /// The restrictions of the planet and of the event card.
    fn layers(&self) -> impl Iterator<Item = &Restriction> {
        [self.planet, self.event.as_deref()].into_iter().flatten()
    }

    /// Those of `anchors` that the planet and the event allow.
    #[inline]
    fn restrict(&self, tile: Tile, orientation: Orientation, mut anchors: CellSet) -> CellSet {
        for layer in self.layers() {
            anchors &= layer.allowed(tile, tile.shape().footprint(orientation), self.covered);
        }
        anchors
    }

    /// The anchors of `tile` in each distinct orientation: as [`Self::anchors`], but faster.
    #[inline]
    pub fn all_anchors(&self, tile: Tile) -> impl Iterator<Item = (Orientation, CellSet)> {
        let free = self.cells.without(self.covered);
        let near = match self.reach_of(tile) {
            Reach::Anywhere => free,
            Reach::Cover(cells) | Reach::Adjacent(cells) => free & cells,
        };
        let poses = tile.shape().poses();
        let shifted = Shifted::new(poses, free, near);
        poses
            .orientations
            .iter()
            .zip(&poses.places)
            .map(move |(orientation, places)| {
                let anchors = shifted.anchors(places);
                (*orientation, self.restrict(tile, *orientation, anchors))
            })
    }

    /// Whether `tile` may lie anywhere.
    pub fn has_anchor(&self, tile: Tile) -> bool {
        let [first, ..] = tile.shape().poses().orientations[..] else {
            return false;
        };
        !self.anchors(tile, first).is_empty()
            || self
                .all_anchors(tile)
                .any(|(_, anchors)| !anchors.is_empty())
    }

    /// Whether `tile` may lie at `anchor` in `orientation`.
    ///
    /// # Errors
    /// The most basic reason against it.
    pub fn check(
        &self,
        tile: Tile,
        orientation: Orientation,
        anchor: Cell,
    ) -> Result<(), PlacementFault> {
        let footprint = tile.shape().footprint(orientation);
        let cells = footprint.at(anchor).ok_or(PlacementFault::Outside)?;
        self.check_plain(cells, self.reach_of(tile))?;
        self.check_layers(|layer| {
            let allowed = layer.allowed(tile, footprint, self.covered);
            allowed.contains(anchor)
        })
    }

    /// Whether the planet and the event allow a piece.
    fn check_layers(&self, allows: impl Fn(&Restriction) -> bool) -> Result<(), PlacementFault> {
        ensure(self.planet.is_none_or(&allows), PlacementFault::Planet)?;
        let event = self.event.as_deref();
        ensure(event.is_none_or(allows), PlacementFault::Event)
    }

    fn check_plain(&self, cells: CellSet, reach: Reach) -> Result<(), PlacementFault> {
        ensure(cells.is_within(self.cells), PlacementFault::Outside)?;
        ensure(!cells.meets(self.covered), PlacementFault::Overlaps)?;
        match reach {
            Reach::Cover(edge) if !cells.meets(edge) => Err(PlacementFault::NotOnEdge),
            Reach::Adjacent(near) if !cells.meets(near) => Err(PlacementFault::NotAdjacent),
            Reach::Cover(_) | Reach::Adjacent(_) | Reach::Anywhere => Ok(()),
        }
    }

    /// The cells on which a patch may lie (rules §4.5).
    pub fn patch_cells(&self) -> CellSet {
        let free = self.cells.without(self.covered);
        let reached = match self.reach {
            Reach::Anywhere => free,
            Reach::Cover(cells) | Reach::Adjacent(cells) => free & cells,
        };
        self.layers()
            .fold(reached, |cells, layer| cells & layer.allowed_patch())
    }

    /// Whether a patch may lie on `cell`.
    ///
    /// # Errors
    /// The most basic reason against it.
    pub fn check_patch(&self, cell: Cell) -> Result<(), PlacementFault> {
        self.check_plain(CellSet::of(cell), self.reach)?;
        self.check_layers(|layer| layer.allowed_patch().contains(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlanetId;

    #[test]
    fn anchors_of_all_orientations_are_those_of_each() {
        let mut board = Board::new(PlanetId::STANDARD);
        for round in 0..3 {
            let rules = PlacementRules::plain(&board, false);
            for tile in Tile::all() {
                let all: Vec<(Orientation, CellSet)> = rules.all_anchors(tile).collect();
                let each = tile
                    .shape()
                    .orientations()
                    .map(|orientation| (orientation, rules.anchors(tile, orientation)));
                assert_eq!(all, each.collect::<Vec<_>>(), "{tile:?}");
            }
            let tile = Tile::new(super::super::Shape::F, round, false);
            let (orientation, anchors) = rules.all_anchors(tile).next().expect("an orientation");
            board.lay_tile(tile, orientation, anchors.first().expect("a place"));
        }
    }
}
