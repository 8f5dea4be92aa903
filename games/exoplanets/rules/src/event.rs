//! What happens in a game, and who may know.

use crate::components::{Arm, Consequence, Marker};
use crate::id::{PlanetId, TileId};
use crate::resource::Resources;
use game::{Barrier, SeatId, SeatSet};

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has removed a tile at setup (exoplanets §2.5).
    Removed(SeatId),
    /// The tile that it removed; only the seat sees it.
    RemovedTile(SeatId, TileId),
    /// A seat took markers that make up for its place (exoplanets §10.1).
    Compensated {
        /// The seat.
        seat: SeatId,
        /// Creation markers.
        creation: u8,
        /// Flare markers.
        flare: u8,
    },
    /// A turn begins (exoplanets §3).
    TurnBegan {
        /// Whose.
        seat: SeatId,
        /// Its number, from 1.
        number: u16,
    },
    /// A seat that is not in turn has answered a question.
    Answered(SeatId),
    /// Two planets came out of the bag, in this order (exoplanets §4.6).
    BagDrawn([PlanetId; 2]),
    /// The top of a stack was taken.
    StackTaken {
        /// The stack.
        stack: u8,
        /// The planet.
        planet: PlanetId,
    },
    /// One of the two planets was chosen to be placed.
    Chosen(PlanetId),
    /// The other one went on a stack (exoplanets §4.2).
    Stacked {
        /// The stack.
        stack: u8,
        /// The planet.
        planet: PlanetId,
    },
    /// A planet was born (exoplanets §4.7).
    Born {
        /// The planet.
        planet: PlanetId,
        /// Its arm.
        arm: Arm,
        /// Its orbit.
        orbit: u8,
    },
    /// A planet came out of the bag as a new stack (exoplanets §4.4).
    Renewed {
        /// The stack.
        stack: u8,
        /// The planet.
        planet: PlanetId,
    },
    /// A seat took the tile of that place (exoplanets §4.9).
    TileTaken(SeatId, Arm),
    /// The tile that it took; only the seat sees it.
    TileSeen(SeatId, TileId),
    /// A seat took energy from the star (exoplanets §4.10).
    StarGiven(SeatId),
    /// A seat got resources from the cloud.
    Gained(SeatId, Resources),
    /// A seat put resources into the cloud.
    Paid(SeatId, Resources),
    /// A seat put a life marker on a planet.
    Developed(SeatId, PlanetId),
    /// Life markers of a seat returned from a planet to its supply.
    Returned {
        /// Whose.
        seat: SeatId,
        /// The planet.
        planet: PlanetId,
        /// How many.
        count: u8,
    },
    /// A seat created a species (exoplanets §6.5).
    SpeciesCreated(SeatId, PlanetId),
    /// A seat took a creation marker (exoplanets §6.10).
    CreationTaken(SeatId),
    /// A particle collision (exoplanets §6.13).
    Collision,
    /// All creation markers returned.
    CreationBack,
    /// A seat claimed the goal of a tile (exoplanets §8).
    Claimed(SeatId, TileId),
    /// A seat played the effect of a tile (exoplanets §7).
    Played {
        /// The seat.
        seat: SeatId,
        /// The tile.
        tile: TileId,
        /// The planet that it named.
        target: Option<PlanetId>,
    },
    /// Life costs the seat in turn so much less there (exoplanets §7.14).
    Discounted(PlanetId, u8),
    /// A tile went under a planet (exoplanets §7.5).
    Laid(TileId, PlanetId),
    /// A marker was put on a planet (exoplanets §7.6).
    Marked(PlanetId, Marker),
    /// A tile left the game, open (exoplanets §7.4).
    Left(TileId),
    /// A seat took the marker of a consequence.
    MarkerTaken(SeatId, Consequence),
    /// A black hole, or a solar storm.
    Phenomenon(Consequence),
    /// A seat lost gas to the storm (exoplanets §7.10).
    GasLost(SeatId, u8),
    /// A seat discarded a tile (exoplanets §7.7).
    Discarded(SeatId),
    /// The tile that it discarded; only the seat sees it.
    DiscardedTile(SeatId, TileId),
    /// All markers of a phenomenon returned (exoplanets §7.11).
    Back(Consequence),
    /// The game is over; all hands are shown (exoplanets §9.1, §11.4).
    Ended,
}

impl game::Event for Event {
    fn audience(&self) -> SeatSet {
        match self {
            Self::RemovedTile(seat, _) | Self::TileSeen(seat, _) | Self::DiscardedTile(seat, _) => {
                SeatSet::of(*seat)
            }
            _ => SeatSet::ALL,
        }
    }

    /// What exoplanets §12.4 names.
    fn barrier(&self) -> Option<Barrier> {
        match self {
            Self::BagDrawn(_) | Self::Renewed { .. } | Self::TileSeen(..) | Self::Ended => {
                Some(Barrier::Revealed)
            }
            Self::TurnBegan { .. } | Self::Answered(_) => Some(Barrier::PassedOn),
            _ => None,
        }
    }
}
