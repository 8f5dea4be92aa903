//! What happens in a game, and who may know.

use crate::components::{Building, MainAction, Mission, Side, Slot, Tech};
use crate::decision::{Journey, Means};
use crate::goods::{Goods, Payment};
use crate::id::{
    CardId, ContractId, DiscoveryId, GoalId, GoalSet, HexId, HexSet, LabId, PlanId, ResearchId,
    RewardId, TaskCardId,
};
use crate::solo::{Deed, LACERDA};
use crate::state::Hired;
use game::{Barrier, SeatId, SeatSet};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A marker came to a Turn Order space (on-mars §2.17, §9.8).
    Placed(SeatId, u8),
    /// The Shuttle was put on its first space (on-mars §2.18).
    ShuttlePlaced(Side),
    /// A round begins.
    RoundBegan(u16),
    /// A turn begins.
    TurnBegan(SeatId),
    /// A Main action was chosen.
    Main(SeatId, MainAction),
    /// An Executive action was chosen, from 0.
    Executive(SeatId, u8),
    /// An Advanced Building is used (on-mars §6.3).
    Used(SeatId, CardId, Means),
    /// Slots were cleared of the Colonists of these seats (on-mars §3.8).
    Cleared(Slot, SeatSet),
    /// A Colonist was placed on a slot.
    Slotted(SeatId, Slot),
    /// Something was paid; Private Goals are only counted.
    Paid(SeatId, Payment, u8),
    /// The Private Goals that were paid; only the seat sees them.
    PaidGoals(SeatId, GoalSet),
    /// A Colonist was sent to WA as a boost.
    Boosted(SeatId),
    /// Goods were gained: into Storage, and Crystals below the Depot.
    Gained(SeatId, Goods),
    /// Goods were lost, for there was no room.
    Lost(SeatId, Goods),
    /// OP were scored.
    Scored(SeatId, i16),
    /// Colonists came from the supply to LQ.
    ColonistsGained(SeatId, u8),
    /// A Colonist came back from slots, or else from WA; to LQ, if there was room.
    Fetched(SeatId, Option<Slot>),
    /// All Colonists of a side and of WA came back (on-mars §9.8).
    Returned(SeatId, Side),
    /// A Blueprint was taken.
    BlueprintTaken(SeatId, CardId),
    /// A Tech was taken from a place of the Grid.
    Learned(SeatId, Tech, LabId),
    /// A Tech moved in the Lab.
    Developed(SeatId, Tech, LabId),
    /// An item left the Warehouse.
    FromWarehouse(SeatId, Goods),
    /// A Tech of another seat is used (on-mars §8.23).
    TechUsed(SeatId, SeatId, Tech),
    /// The owner of a used Tech has chosen: develop, or else the Oxygen.
    Replied(SeatId, Tech, bool),
    /// A Bot moved.
    BotMoved(SeatId, HexId, HexId),
    /// The Rover moved.
    RoverMoved(SeatId, HexId),
    /// A movement point was bought: for the Rover, or else for Bots.
    Bought(SeatId, bool),
    /// A piece took a Crystal.
    CrystalTaken(SeatId, HexId),
    /// A Discovery tile was taken.
    DiscoveryTaken(SeatId, DiscoveryId),
    /// A Research tile was taken.
    ResearchTaken(SeatId, ResearchId),
    /// What lay on a hex is gone (on-mars §3.12, §7.4).
    Removed(HexId),
    /// A piece was displaced: the Rover, or else a Bot.
    Displaced(SeatId, bool, HexId, HexId),
    /// A Building was laid.
    Built(SeatId, Building, HexId),
    /// Crystals were laid out by the arrows of a tile (on-mars §7.6).
    Arrows(HexSet),
    /// A Progress cube came to the Progress area.
    Cube(SeatId, Building),
    /// A Colonist became a miner.
    Miner(SeatId, HexId),
    /// An LSS marker moved up.
    Raised(SeatId, Building, u8),
    /// An LSS Reward was scored.
    Reward(SeatId, RewardId),
    /// An Advanced Building was made.
    Upgraded(SeatId, CardId, HexId),
    /// A Ship came from a Depot space to the Hangar.
    Welcomed(SeatId, u8),
    /// A new Bot stands on the map.
    BotPlaced(SeatId, HexId),
    /// A card of the display was taken.
    Hired(SeatId, Hired),
    /// A Contract fills a gap of the display, from 0.
    Refilled(u8, ContractId),
    /// Goods were put onto a Contract.
    Delivered(SeatId, ContractId, Goods),
    /// The condition of a Contract was met.
    ContractMet(SeatId, ContractId),
    /// A Private Goal was completed.
    GoalMet(SeatId, GoalId),
    /// A plan of the First Colonists was shown, and two task cards were drawn for it (on-mars §17.3).
    PlanShown(SeatId, PlanId),
    /// A task card was shown for its reward.
    TaskShown(SeatId, TaskCardId),
    /// A contribution to a Mission; what its tracker shows now.
    Contributed(SeatId, Mission, u8),
    /// The Colony level rose (on-mars §7.20).
    Level(u8),
    /// A turn ends.
    TurnEnded(SeatId),
    /// The Shuttle moved.
    Shuttle(Side, u8),
    /// A seat travels, or stays.
    Travelled(SeatId, Journey),
    /// A Discovery tile was put on the map.
    Explored(SeatId, DiscoveryId, HexId),
    /// A Discovery tile was put on the Radar.
    Radar(SeatId, DiscoveryId),
    /// Crystals moved into the Depot.
    Stored(SeatId, u8),
    /// A new tile lies on Exploration.
    DiscoveryTurned(u8, DiscoveryId),
    /// The next tile of a stack was turned.
    TileTurned(Building, u8),
    /// A Blueprint was turned up, at this place of the display.
    BlueprintTurned(u8, CardId),
    /// A Tech was turned up, at this place of the Grid.
    TechTurned(u8, Tech),
    /// Lacerda does something; what follows from it is told by the next events (on-mars §11).
    Deed(Deed),
    /// The next round is the last.
    EndMet,
    /// The game is over.
    Ended,
}

impl Event {
    /// Whom it is about, if it is about one seat.
    pub const fn seat(&self) -> Option<SeatId> {
        match *self {
            Self::Placed(seat, ..)
            | Self::TurnBegan(seat)
            | Self::Main(seat, ..)
            | Self::Executive(seat, ..)
            | Self::Used(seat, ..)
            | Self::Slotted(seat, ..)
            | Self::Paid(seat, ..)
            | Self::PaidGoals(seat, ..)
            | Self::Boosted(seat)
            | Self::Gained(seat, ..)
            | Self::Lost(seat, ..)
            | Self::Scored(seat, ..)
            | Self::ColonistsGained(seat, ..)
            | Self::Fetched(seat, ..)
            | Self::Returned(seat, ..)
            | Self::BlueprintTaken(seat, ..)
            | Self::Learned(seat, ..)
            | Self::Developed(seat, ..)
            | Self::FromWarehouse(seat, ..)
            | Self::TechUsed(seat, ..)
            | Self::Replied(seat, ..)
            | Self::BotMoved(seat, ..)
            | Self::RoverMoved(seat, ..)
            | Self::Bought(seat, ..)
            | Self::CrystalTaken(seat, ..)
            | Self::DiscoveryTaken(seat, ..)
            | Self::ResearchTaken(seat, ..)
            | Self::Displaced(seat, ..)
            | Self::Built(seat, ..)
            | Self::Cube(seat, ..)
            | Self::Miner(seat, ..)
            | Self::Raised(seat, ..)
            | Self::Reward(seat, ..)
            | Self::Upgraded(seat, ..)
            | Self::Welcomed(seat, ..)
            | Self::BotPlaced(seat, ..)
            | Self::Hired(seat, ..)
            | Self::Delivered(seat, ..)
            | Self::ContractMet(seat, ..)
            | Self::GoalMet(seat, ..)
            | Self::PlanShown(seat, ..)
            | Self::TaskShown(seat, ..)
            | Self::Contributed(seat, ..)
            | Self::TurnEnded(seat)
            | Self::Travelled(seat, ..)
            | Self::Explored(seat, ..)
            | Self::Radar(seat, ..)
            | Self::Stored(seat, ..) => Some(seat),
            Self::Deed(_) => Some(LACERDA),
            Self::ShuttlePlaced(..)
            | Self::RoundBegan(..)
            | Self::Cleared(..)
            | Self::Removed(..)
            | Self::Arrows(..)
            | Self::Refilled(..)
            | Self::Level(..)
            | Self::Shuttle(..)
            | Self::DiscoveryTurned(..)
            | Self::TileTurned(..)
            | Self::BlueprintTurned(..)
            | Self::TechTurned(..)
            | Self::EndMet
            | Self::Ended => None,
        }
    }
}

impl game::Event for Event {
    fn audience(&self) -> SeatSet {
        match self {
            Self::PaidGoals(seat, _) => SeatSet::of(*seat),
            _ => SeatSet::ALL,
        }
    }

    fn barrier(&self) -> Option<Barrier> {
        match self {
            Self::DiscoveryTurned(..)
            | Self::TileTurned(..)
            | Self::BlueprintTurned(..)
            | Self::TechTurned(..)
            | Self::GoalMet(..)
            | Self::PlanShown(..)
            | Self::TaskShown(..)
            | Self::Deed(_)
            | Self::Ended => Some(Barrier::Revealed),
            // Who travels is asked for a space first.
            Self::TurnBegan(_) | Self::TurnEnded(_) | Self::Travelled(_, Journey::Stay) => {
                Some(Barrier::PassedOn)
            }
            _ => None,
        }
    }
}
