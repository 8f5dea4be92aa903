//! What is still to be done: the agenda of a game.

use crate::components::{Building, MainAction, Mission, Side, Tech};
use crate::goods::{Goods, Price};
use crate::id::{CardId, DiscoveryId, GoalId, HexId, HexSet, LabId, ResearchId};
use game::SeatId;
use serde::{Deserialize, Serialize};

/// Something that is still to be done by a seat, or to be asked of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Task {
    /// Whose.
    pub seat: SeatId,
    /// What.
    pub step: Step,
}

/// Where an effect stands: the effect itself is in the components.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// A Main action.
    Main(MainAction),
    /// An Executive action, from 0.
    Executive(u8),
    /// A Blueprint that is built.
    Card(CardId),
    /// A space of the Lab.
    Lab(LabId),
    /// A Turn Order space, from 1.
    Space(u8),
    /// A Discovery tile.
    Discovery(DiscoveryId),
    /// A Research tile.
    Research(ResearchId),
    /// An LSS choice, from 0 (on-mars §7.11).
    Lss(u8),
    /// A Private Goal: what it offers beside the card's reward, if so chosen (on-mars §8.40).
    Goal(GoalId, bool),
    /// The development of a Tech that was used (on-mars §8.24).
    Reply(Tech),
}

/// What is to be done. The first part is asked, the second is done without a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Q1: a Turn Order space, of a side or of both.
    Space(Option<Side>),
    /// Q2: a bonus.
    Bonus(Origin),
    /// Q3: the side of the Shuttle.
    Shuttle,
    /// Q4: what a turn brings.
    Turn,
    /// Q5, Q9: a price; what was paid for has to stay possible.
    Pay(Price, Option<Origin>),
    /// Q6: one more part for a Colonist.
    More(Job),
    /// Q15: a Tech that allows more parts.
    Extra(Job),
    /// Q7, Q8, Q10, Q11, Q17, Q18, Q20, Q23, Q27: the next part of an effect.
    Part(Job),
    /// Q12: movement.
    Move(Movement),
    /// Q13: what to construct.
    Type(Origin),
    /// Q14: where.
    Site(Origin, Building),
    /// Q15: with which Tech.
    Join(Origin, Building, HexId),
    /// Q16: the LSS choice.
    Choice,
    /// Q19: where a Bot goes that is displaced from here, or the Rover.
    Displace(bool, HexId),
    /// Q21: what comes with a Ship.
    Reward(Origin),
    /// Q22: a new Bot.
    Bot,
    /// Q24: a Contract for a gap.
    Refill,
    /// Q25: what the owner of a Tech that was used gets.
    Reply(Tech),
    /// Q26: an Advanced Building to use.
    Use,
    /// Q28: so many Resources of one's choice that are not Minerals, or of all.
    Choose(u8, bool),
    /// Q30: a gain, part of which may go onto Contracts; whether some already did.
    Gain(Goods, bool),
    /// Q30: the last chance to fill Contracts (on-mars §10.3).
    Deliver,
    /// Q31: travel or stay.
    Travel,
    /// Q32: a Discovery tile for the map.
    Explore,
    /// Q32: a Discovery tile for the Radar.
    Radar,
    /// An effect begins.
    Run(Origin),
    /// A contribution to a Mission.
    Contribute(Mission),
    /// Colonists from the supply.
    Colonists(u8),
    /// A Tech of the Grid comes to the Lab.
    Learn(u8, LabId),
    /// A Tech moves in the Lab.
    Develop(LabId, LabId),
    /// A card of the display is taken.
    Hire(u8),
    /// A Ship moves to the Hangar.
    Welcome(u8, Origin),
    /// A hex is cleared for a Building.
    Clear(HexId),
    /// A Building is laid.
    Lay(Building, HexId),
    /// A Progress cube is moved, if it is the first time.
    Cube(Building, HexId),
    /// A Colonist becomes a miner.
    Mine(HexId),
    /// An LSS track rises.
    Raise(Building),
    /// A hex is cleared for an Advanced marker.
    Vacate(HexId),
    /// A marker moves from a card to a Building.
    Advance(CardId, HexId),
    /// The tile on this hex is taken: by the Rover, or by a Bot.
    Pick(HexId),
    /// Colonists of a side and of WA come back.
    Return(Side),
    /// Techs that were used are answered for.
    Replies,
    /// The turn is over.
    Close,
    /// The next round begins, once what a Colony level brings is done.
    Round,
    /// Lacerda does what his card says (on-mars §11.5).
    Act,
    /// His Rover moves (on-mars §11.7).
    Roam,
    /// He builds a Shelter, for a Colony level (on-mars §11.13).
    Shelter,
    /// A Ship comes to his Hangar.
    Ship,
    /// A Bot comes to his board.
    Crew,
}

/// An effect that consists of parts (on-mars §3.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Where it stands.
    pub origin: Origin,
    /// How many parts are left.
    pub left: u8,
    /// Whether a part is done.
    pub begun: bool,
    /// Whether the next part was paid for with a Colonist, so that it cannot be declined.
    pub boosted: bool,
    /// Whether a Tech that allows more parts was asked for.
    pub extra: bool,
}

/// A movement (on-mars §8.50).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Movement {
    /// Where it stands.
    pub origin: Origin,
    /// Movement points left for Bots.
    pub bots: u8,
    /// Movement points left for the Rover.
    pub rover: u8,
    /// Whether Rover Tech was used.
    pub tech: bool,
    /// The hexes on which Bots stand that were moved.
    pub moved: HexSet,
}

impl Movement {
    /// A movement that begins.
    pub(crate) const fn new(origin: Origin, bots: u8, rover: u8) -> Self {
        Self {
            origin,
            bots,
            rover,
            tech: false,
            moved: HexSet::EMPTY,
        }
    }
}

impl Job {
    /// An effect with so many parts.
    pub(crate) const fn new(origin: Origin, left: u8) -> Self {
        Self {
            origin,
            left,
            begun: false,
            boosted: false,
            extra: false,
        }
    }

    /// What is left after a part.
    #[must_use]
    pub(crate) const fn next(mut self) -> Self {
        self.left = self.left.saturating_sub(1);
        self.begun = true;
        self.boosted = false;
        self
    }
}

impl Origin {
    /// Whether its effect may be declined at the first question.
    pub const fn is_declinable(self) -> bool {
        matches!(
            self,
            Self::Discovery(_) | Self::Research(_) | Self::Lss(_) | Self::Goal(..)
        )
    }
}

impl Step {
    /// Whether it is something that was chosen and is still to be paid or done.
    pub(crate) const fn is_promise(self) -> bool {
        matches!(
            self,
            Self::Run(_)
                | Self::Colonists(_)
                | Self::Choose(..)
                | Self::Learn(..)
                | Self::Develop(..)
                | Self::Hire(_)
                | Self::Welcome(..)
                | Self::Clear(_)
                | Self::Lay(..)
                | Self::Vacate(_)
                | Self::Advance(..)
        )
    }
}
