//! The solo game: what it adds to the state, and what Lacerda does (on-mars §11).

use crate::components::{Building, MainAction, Mission, Tech};
use crate::goods::Good;
use crate::id::{CardId, DiscoveryId, HexId, LabId, SoloCardId, SoloGoalId};
use arrayvec::ArrayVec;
use game::{Luck, SeatId, luck};
use rand::RngExt;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

/// The seat of the person in a solo game.
pub const YOU: SeatId = SeatId(0);
/// The seat of Lacerda in a solo game. Nobody plays it: he does what the rules say.
pub const LACERDA: SeatId = SeatId(1);

/// What the solo game adds to the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Solo {
    /// The Solo Goal that is played for.
    pub goal: SoloGoalId,
    /// Lacerda's first Turn Order space, by his First Colonists tile (on-mars §11.2).
    pub start_space: u8,
    /// The Missions A, B and C, complete ones included.
    pub missions: ArrayVec<Mission, 3>,
    /// Contributions to each of them by cards (on-mars §11.4).
    pub moved: [u8; 3],
    /// Lacerda's cards, the next one last; hidden.
    pub deck: Vec<SoloCardId>,
    /// Those that were revealed in this pass, the last one last.
    pub discards: Vec<SoloCardId>,
    /// How often the deck was begun.
    pub pass: u8,
    /// The Building type on which his Bot stands (on-mars §11.3).
    pub pointer: Building,
    /// What decides where his rules leave a choice; hidden (on-mars §11.16).
    pub(crate) chance: u64,
}

impl Solo {
    /// The luck of the next choice that is left open.
    fn luck(&mut self) -> Luck {
        let mut luck = luck(&self.chance.to_string());
        self.chance = luck.random();
        luck
    }

    /// One of several things, each equally likely; none if there are none.
    pub(crate) fn draw<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        match from {
            [] | [_] => from.first().copied(),
            _ => {
                let place = self.luck().random_range(0..from.len() as u32);
                Some(from[place as usize])
            }
        }
    }

    /// Reveals the next card; when there is none left, those that were revealed are shuffled (on-mars §11.4).
    pub(crate) fn reveal(&mut self) -> Option<SoloCardId> {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discards);
            let mut luck = self.luck();
            self.deck.shuffle(&mut luck);
            self.pass = self.pass.saturating_add(1);
        }
        let card = self.deck.pop()?;
        self.discards.push(card);
        Some(card)
    }

    /// The Building type after this one, in the order of the pointer (on-mars §11.3).
    pub(crate) fn after(building: Building) -> Building {
        Building::ALL[(building as usize + 1) % 5]
    }
}

/// Something that Lacerda does; what follows from it is told by the events after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// He reveals a card, which has this action where he is (on-mars §11.4).
    Card(SoloCardId, MainAction),
    /// He places a Colonist on a red action, and pays so many Crystals (on-mars §11.6).
    Place(MainAction, u8),
    /// He takes a Blueprint.
    Blueprint(CardId),
    /// He takes the Tech of a place of the Grid.
    Learn(u8, Tech, LabId),
    /// He develops a Tech to a space of the Lab.
    Develop(Tech, LabId),
    /// He takes the card of a place of the display, from 0.
    Hire(u8),
    /// He constructs a Building, with the Tech of this seat if it forms a Complex (on-mars §11.9).
    Construct(Building, HexId, Option<SeatId>),
    /// The LSS choice: his Colonist comes back from Hire, or else a Crystal.
    Lss(bool),
    /// He makes an Advanced Building; the Upgrade Tech of a seat allows all but the first (on-mars §11.10).
    Upgrade(CardId, HexId, Option<SeatId>),
    /// His Rover moves from the first of these hexes to the last (on-mars §11.7).
    Rover {
        /// Hex by hex.
        path: Vec<HexId>,
        /// Crystals paid for movement points.
        crystals: u8,
        /// Whose Rover Tech he used.
        owner: Option<SeatId>,
    },
    /// His pointer goes a step, to this type.
    Pointer(Building),
    /// He builds a Shelter (on-mars §11.13).
    Shelter(HexId, Option<SeatId>),
    /// A Ship of this Depot space comes to his Hangar.
    Ship(u8),
    /// A Bot comes to his board.
    Bot,
    /// His Tech was used: he develops it, or else there is Oxygen for him (on-mars §11.12).
    Reply(bool),
    /// He does not travel (on-mars §11.14).
    Stay,
    /// He travels to a Turn Order space.
    Travel(u8),
    /// He puts a Discovery tile on the map.
    Discovery(DiscoveryId, HexId),
    /// He takes an item out of the Warehouse.
    Warehouse(Good),
}
