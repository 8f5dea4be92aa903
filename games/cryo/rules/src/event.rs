//! What happens in a game, and who may know.

use crate::card::{CardKind, CardUse, Cards};
use crate::id::{
    CavernTileId, CellId, ChamberId, DockId, IncidentId, PlatformId, SalvageId, SalvageSet,
    SectionId, SegmentId, SlotId, SpaceId, TileId,
};
use crate::state::{Ending, MOST_SEATS};
use crate::stock::Stock;
use game::{Barrier, SeatId, SeatSet};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has kept its cards (cryo §2.11).
    Kept(SeatId),
    /// The cards that it kept; only the seat sees them.
    KeptCards(SeatId, Cards),
    /// All have chosen; the cards that each did not keep are discarded.
    NotKept([Cards; MOST_SEATS]),
    /// A turn begins (cryo §3.1).
    TurnBegan {
        /// Whose.
        seat: SeatId,
        /// Its number, from 1.
        number: u16,
    },
    /// A drone was put on a dock of the ship (cryo §3.6).
    Deployed {
        /// Whose.
        seat: SeatId,
        /// Where it comes from.
        from: PlatformId,
        /// The dock.
        dock: DockId,
        /// The action chosen there.
        cell: Option<CellId>,
    },
    /// A seat carries out a second action of its deploy (cryo §5.11u).
    Overclocked(SeatId, CellId),
    /// A seat recalls its drones (cryo §3.8).
    Recalled(SeatId),
    /// A drone came back to the platform (cryo §3.15).
    Returned {
        /// Whose.
        seat: SeatId,
        /// The dock of the ship.
        from: DockId,
        /// The dock of the platform.
        dock: PlatformId,
    },
    /// A platform action was used.
    Ran(SeatId, PlatformId),
    /// A seat gained resources or energy; what is beyond the end of a track is not counted.
    Gained(SeatId, Stock),
    /// A seat paid resources or energy.
    Paid(SeatId, Stock),
    /// A seat drew a card.
    Drew(SeatId),
    /// The card that it drew; only the seat sees it.
    DrewCard(SeatId, CardKind),
    /// The discard pile became the deck (cryo §5.15).
    Shuffled,
    /// The new deck, its top first; nobody sees it.
    NewDeck(Box<[CardKind]>),
    /// A seat played an upgrade or a vehicle.
    Played(SeatId, CardKind, CardUse),
    /// A seat laid a mission (cryo §5.3).
    MissionLaid(SeatId),
    /// The mission that it laid; only the seat sees it.
    MissionCard(SeatId, CardKind),
    /// A seat may now look under face-down caverns (cryo §5.5u).
    Looks(SeatId),
    /// A destroyed pod came back (cryo §5.12).
    Rescued(SeatId),
    /// A seat discarded a card.
    Discarded(SeatId, CardKind),
    /// A seat scrapped a card (cryo §5.13).
    ScrappedCard(SeatId, CardKind),
    /// A seat scrapped a tile.
    ScrappedTile(SeatId, SlotId, TileId),
    /// A pod came from a chamber to the platform.
    Woken(SeatId, ChamberId),
    /// A resource tile was taken: into a slot, or to the box for its reward (cryo §4.2).
    TileTaken {
        /// Whose.
        seat: SeatId,
        /// The cell of the stack.
        cell: CellId,
        /// The tile.
        tile: TileId,
        /// The slot.
        slot: Option<SlotId>,
    },
    /// The next tile of a stack was turned up.
    TileTurned(CellId, TileId),
    /// A cavern was turned up (cryo §4.7).
    CavernTurned(SpaceId, CavernTileId),
    /// Pods of a seat came to a cavern.
    Settled(SeatId, SpaceId, u8),
    /// A pod went to a salvage space (cryo §4.8).
    Sent(SeatId, SalvageId),
    /// Pods came back from salvage spaces (cryo §4.9).
    Fetched(SeatId, SalvageSet),
    /// A vehicle left (cryo §8).
    Launched(SeatId, CardKind, SegmentId),
    /// A pod moved before a sabotage: to the next chamber, or to the platform (cryo §5.12u).
    Warned {
        /// Whose.
        seat: SeatId,
        /// The chamber that it left.
        from: ChamberId,
        /// The chamber that it went to.
        to: Option<ChamberId>,
    },
    /// A seat carried out a sabotage (cryo §3.11).
    Sabotaged {
        /// Who did it.
        seat: SeatId,
        /// The chamber.
        chamber: ChamberId,
        /// The pods of each seat that were lost.
        lost: [u8; MOST_SEATS],
    },
    /// No chamber was left for a sabotage; its tile is in the box.
    NoChamberLeft(IncidentId),
    /// A seat kept an incident tile (cryo §3.12, §3.13).
    Looted(SeatId, IncidentId),
    /// An incident was turned up from the track (cryo §3.14).
    IncidentTurned(SectionId, IncidentId),
    /// The game ends after this turn (cryo §9.1).
    EndMet(Ending),
    /// The game is over; all missions are shown.
    Ended,
}

impl game::Event for Event {
    fn audience(&self) -> SeatSet {
        match self {
            Self::KeptCards(seat, _) | Self::DrewCard(seat, _) | Self::MissionCard(seat, _) => {
                SeatSet::of(*seat)
            }
            Self::NewDeck(_) => SeatSet::EMPTY,
            _ => SeatSet::ALL,
        }
    }

    /// What cryo §11.6 names.
    fn barrier(&self) -> Option<Barrier> {
        match self {
            Self::NotKept(_)
            | Self::DrewCard(..)
            | Self::Shuffled
            | Self::Looks(_)
            | Self::TileTurned(..)
            | Self::CavernTurned(..)
            | Self::IncidentTurned(..)
            | Self::Ended => Some(Barrier::Revealed),
            Self::TurnBegan { .. } => Some(Barrier::PassedOn),
            _ => None,
        }
    }
}
