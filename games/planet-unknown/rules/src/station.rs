//! The space station S.U.S.A.N.: two rings of six stacks, turned by the commander (rules §2.2, §3.2).

use super::board::tile::{Ring, Shape, Tile};
use crate::CopyVec;
use serde::{Deserialize, Serialize};

/// Depots of the station.
pub const DEPOTS: u8 = 6;
/// Tiles in a full stack.
pub const STACK: usize = 12;

/// Positions of the seats around the station, clockwise, by number of seats (rules §2.3).
pub const fn positions(seats: usize) -> &'static [u8] {
    match seats {
        0 | 1 => &[0],
        2 => &[0, 3],
        3 => &[0, 2, 4],
        4 => &[0, 1, 3, 4],
        5 => &[0, 1, 2, 3, 4],
        _ => &[0, 1, 2, 3, 4, 5],
    }
}

/// A stack of tiles of one shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// The shape of all its tiles.
    pub shape: Shape,
    /// The tiles, the top one last. In a [`View`](super::view::View) only the place of a revealed top is real.
    pub tiles: CopyVec<Tile, STACK>,
    /// Whether the top tile is face up. The one under a taken tile is turned up later (rules §3.5).
    pub revealed: bool,
}

impl Stack {
    /// The top tile, if it is face up.
    pub fn top(&self) -> Option<Tile> {
        self.tiles.last().copied().filter(|_| self.revealed)
    }
}

/// The station: the stack in each depot, and the rotation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Station {
    /// The stacks of small shapes by depot.
    pub inner: [Stack; DEPOTS as usize],
    /// The stacks of large shapes by depot.
    pub outer: [Stack; DEPOTS as usize],
    /// The rotation, 0–5: position p faces depot (p + rotation) mod 6.
    pub rotation: u8,
}

impl Station {
    /// The depot in front of position `position` (rules §2.2).
    pub const fn depot_at(&self, position: u8) -> u8 {
        (position + self.rotation) % DEPOTS
    }

    /// Turns the station clockwise by this number of depots (rules §2.2).
    pub const fn turn_clockwise(&mut self, steps: u8) {
        self.rotation = (self.rotation + DEPOTS - steps % DEPOTS) % DEPOTS;
    }

    /// The stack of `ring` in `depot`.
    pub const fn stack(&self, ring: Ring, depot: u8) -> &Stack {
        match ring {
            Ring::Inner => &self.inner[(depot % DEPOTS) as usize],
            Ring::Outer => &self.outer[(depot % DEPOTS) as usize],
        }
    }

    /// The stack of `ring` in `depot`, mutably.
    pub const fn stack_mut(&mut self, ring: Ring, depot: u8) -> &mut Stack {
        match ring {
            Ring::Inner => &mut self.inner[(depot % DEPOTS) as usize],
            Ring::Outer => &mut self.outer[(depot % DEPOTS) as usize],
        }
    }

    /// All twelve stacks, inner ring first.
    pub fn stacks(&self) -> impl Iterator<Item = &Stack> {
        self.inner.iter().chain(&self.outer)
    }

    /// All twelve stacks, inner ring first, mutably.
    pub fn stacks_mut(&mut self) -> impl Iterator<Item = &mut Stack> {
        self.inner.iter_mut().chain(&mut self.outer)
    }

    /// Whether both stacks of `depot` are empty (rules §10.1).
    pub fn is_empty(&self, depot: u8) -> bool {
        Ring::ALL
            .iter()
            .all(|ring| self.stack(*ring, depot).tiles.is_empty())
    }

    /// Turns up every top tile (rules §3.5).
    pub fn reveal(&mut self) {
        self.stacks_mut().for_each(|stack| stack.revealed = true);
    }
}
