//! Facts about room: holes that no tile fits into, and places for the shapes that are still in the station.

use super::fact::{PlanetFact, Weighed};
use rules::{Board, Cell, CellSet, GameState, SeatId, Shape, Tile};

/// The size of the largest holes that are looked at.
const SMALL: u32 = 4;
/// The rough cost of a hole, in medals.
const HOLE: f32 = 1.2;
/// The rough worth of room for a shape that has little after the other choices, in medals.
const ROOM: f32 = 1.0;
/// The largest number of places that counts as little room for a shape.
const LITTLE: f32 = 6.0;

/// The number of places, after a choice, for each shape that is still in the station.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Room(Vec<(Shape, u32)>);

impl Room {
    /// The room on the planet of `seat`.
    pub(super) fn of(state: &GameState, seat: SeatId) -> Self {
        // No tile comes after those of the last round.
        if state.last_round.is_some() {
            return Self::default();
        }
        let rules = state.tile_rules(seat);
        let places = |shape: Shape| {
            // Orientations that cover the same cells are one place.
            let mut outlines: Vec<Option<CellSet>> = Vec::new();
            let mut count = 0;
            for (orientation, anchors) in rules.all_anchors(Tile::new(shape, 0, false)) {
                let outline =
                    Cell::new(0, 0).and_then(|corner| shape.footprint(orientation).at(corner));
                if !outlines.contains(&outline) {
                    outlines.push(outline);
                    count += anchors.len();
                }
            }
            (shape, count)
        };
        Self(remaining(state).map(places).collect())
    }

    fn places(&self, shape: Shape) -> f32 {
        let known = self.0.iter().find(|(other, _)| *other == shape);
        known.map_or(0.0, |(_, places)| *places as f32)
    }

    /// Shapes that have room here and little after the others, or the other way round.
    pub(super) fn facts(&self, others: &[&Self]) -> Vec<Weighed> {
        let mut facts = Vec::new();
        for (shape, places) in self.0.iter().copied().filter(|_| !others.is_empty()) {
            let mean =
                others.iter().map(|room| room.places(shape)).sum::<f32>() / others.len() as f32;
            let here = places as f32;
            if places == 0 && mean >= 1.0 {
                facts.push(Weighed::new(PlanetFact::NoRoom(shape), -ROOM));
            } else if here <= LITTLE && here >= 2.0 * mean && places > 0 {
                let fact = PlanetFact::Fits {
                    shape,
                    places: places as u8,
                };
                facts.push(Weighed::new(fact, ROOM * (here - mean) / here));
            }
        }
        facts
    }
}

/// The shapes of which there are tiles in the station.
fn remaining(state: &GameState) -> impl Iterator<Item = Shape> {
    state
        .station
        .stacks()
        .filter(|stack| !stack.tiles.is_empty())
        .map(|stack| stack.shape)
}

/// A hole that appears and a hole that is filled.
pub(super) fn holes(state: &GameState, before: &Board, after: &Board) -> Vec<Weighed> {
    if state.last_round.is_some() {
        return Vec::new();
    }
    let shapes: Vec<Shape> = remaining(state).collect();
    let (old, new) = (holes_of(before, &shapes), holes_of(after, &shapes));
    let size = |hole: &CellSet| hole.len() as u8;
    let appeared = new
        .iter()
        .filter(|hole| !old.iter().any(|known| hole.is_within(*known)));
    let filled = old.iter().filter(|hole| !hole.meets(after.empty()));
    let worst = appeared.clone().max_by_key(|hole| hole.len()).copied();
    let best = filled.map(size).max();
    let cost = -HOLE * appeared.count() as f32;
    let hole = worst.map(|hole| Weighed::new(PlanetFact::Hole(hole), cost));
    let fill = best.map(|cells| Weighed::new(PlanetFact::Fills(cells), HOLE));
    hole.into_iter().chain(fill).collect()
}

/// The small holes into which none of `shapes` fits.
fn holes_of(board: &Board, shapes: &[Shape]) -> Vec<CellSet> {
    let holes = board.empty().components();
    let small = holes.filter(|hole| hole.len() <= SMALL);
    small
        .filter(|hole| !shapes.iter().any(|shape| fits(*shape, *hole)))
        .collect()
}

/// Whether `shape` fits into `hole` in some orientation.
fn fits(shape: Shape, hole: CellSet) -> bool {
    let (columns, rows) = (spread(hole, Cell::column), spread(hole, Cell::row));
    let lies = |orientation| {
        let footprint = shape.footprint(orientation);
        let anchors = columns
            .clone()
            .flat_map(|column| rows.clone().map(move |row| Cell::new(column, row)));
        anchors.flatten().any(|anchor| {
            footprint
                .at(anchor)
                .is_some_and(|cells| cells.is_within(hole))
        })
    };
    u32::from(shape.cell_count()) <= hole.len() && shape.orientations().any(lies)
}

/// The range from the least to the greatest coordinate of a hole.
fn spread(hole: CellSet, coordinate: fn(Cell) -> u8) -> std::ops::RangeInclusive<u8> {
    let all = || hole.into_iter().map(coordinate);
    all().min().unwrap_or(0)..=all().max().unwrap_or(0)
}
