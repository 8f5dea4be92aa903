//! What is asked, and what may be answered (cryo §11.4).

use crate::card::{CardKind, CardUse, Cards};
use crate::components::ActionKind;
use crate::id::{
    CellId, ChamberId, DockId, PlatformId, SalvageId, SalvageSet, SectionId, SlotId, SpaceId,
};
use crate::state::{Launch, Stage, State, Task};
use crate::stock::{Stock, Track};
use game::SeatId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A question of cryo §11.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    /// Q1: the cards to keep.
    Keep = 1,
    /// Q2: deploy or recall.
    Main,
    /// Q3: the drone.
    Drone,
    /// Q4: how often.
    Amount,
    /// Q5: what to convert.
    Mix,
    /// Q6: how many cards to draw and to play.
    Split,
    /// Q7: a card to play.
    Play,
    /// Q8: a card reward.
    Card,
    /// Q9: a one-of reward.
    OneOf,
    /// Q10: the chamber of a pod to wake.
    Wake,
    /// Q11: what to do with a tile.
    Tile,
    /// Q12: whether to buy the reward of a tile.
    Prototype,
    /// Q13: the cavern to scout.
    Scout,
    /// Q14: the salvage space.
    Send,
    /// Q15: the pods to bring back.
    Back,
    /// Q16: the launch.
    Launch,
    /// Q17: the incident.
    Incident,
    /// Q18: another section for a sabotage.
    Elsewhere,
    /// Q19: a dock for a drone that returns.
    Return,
    /// Q20: the resource that a platform action costs.
    Resource,
    /// Q21: the card that a platform action costs.
    CardCost,
    /// Q22: one more platform action.
    Automation,
    /// Q23: a second action.
    Second,
    /// Q24: a scrap. It is never asked alone, but may be the answer to any other question.
    Scrap,
    /// Q25: a card over the hand limit.
    Discard,
    /// Q26: how to pay.
    Payment,
    /// Whether to end the turn, as long as there is something to scrap. The rules give it no number.
    End,
}

impl Question {
    /// The number in the rules: Q1 to Q26; none of the end of the turn.
    pub fn number(self) -> Option<u8> {
        (self != Self::End).then_some(self as u8)
    }
}

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Keeps these cards (Q1).
    Keep(Cards),
    /// Puts a drone on a dock for an action there, or for none (Q2).
    Deploy(DockId, Option<CellId>),
    /// Recalls the drones (Q2).
    Recall,
    /// Takes the drone of this dock of the platform (Q3).
    Drone(PlatformId),
    /// So many pods or crystal (Q4).
    Amount(u8),
    /// Converts so much crystal, organics and tech (Q5).
    Mix([u8; 3]),
    /// Draws the first number of cards, plays the second (Q6).
    Split(u8, u8),
    /// Plays a card (Q7, Q8).
    Play(CardKind, CardUse),
    /// Draws a card (Q8).
    Draw,
    /// Takes this (Q9).
    Take(Track),
    /// Wakes a pod in this chamber (Q10).
    Wake(ChamberId),
    /// Returns the tile to the box for its reward (Q11).
    Reward,
    /// Puts the tile into this slot (Q11).
    Fill(SlotId),
    /// Pays one of this (Q12, Q20).
    Spend(Track),
    /// Turns this cavern up (Q13).
    Scout(SpaceId),
    /// Sends a pod there (Q14).
    Send(SalvageId),
    /// Brings back the pods of these spaces (Q15).
    Back(SalvageSet),
    /// Launches a vehicle (Q16).
    Launch(Launch),
    /// The incident of this section, or its chamber (Q17, Q18).
    Section(SectionId),
    /// Puts a drone on this dock of the platform, and uses its action or not (Q19).
    Return(PlatformId, bool),
    /// Discards a card (Q21, Q25).
    Discard(CardKind),
    /// Uses the action of this dock of the platform (Q22).
    Run(PlatformId),
    /// Carries out this action as well (Q23).
    Second(CellId),
    /// Scraps a card (Q24).
    ScrapCard(CardKind),
    /// Scraps the tile of this slot (Q24).
    ScrapTile(SlotId),
    /// Pays this in all (Q26).
    Pay(Stock),
    /// Nothing of what may be declined (Q7, Q8, Q9, Q12, Q22, Q23; cryo §10.1).
    Decline,
    /// Ends the turn.
    EndTurn,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over (cryo §9.1).
    #[error("the game is over")]
    Over,
    /// The seat is asked nothing.
    #[error("{0} is asked nothing now")]
    NotOpen(SeatId),
    /// Another question is asked.
    #[error("another question is asked: {0:?}")]
    OtherQuestion(Question),
    /// Not the number of cards to keep (cryo §2.11).
    #[error("not as many cards as are kept")]
    NotThatMany,
    /// The card is not in the hand.
    #[error("the card is not in the hand")]
    NotInHand,
    /// No drone is there (cryo §3.2, §3.3).
    #[error("no own drone is there")]
    NoDrone,
    /// The dock is taken or damaged (cryo §3.6).
    #[error("the dock is taken, damaged or not there")]
    DockClosed,
    /// The dock does not touch that cell (cryo §6.1).
    #[error("the dock does not touch this action")]
    NotTouched,
    /// No own pod is there (cryo §10.2).
    #[error("no own pod is there")]
    NoPod,
    /// There is no room on the platform (cryo §1.6).
    #[error("the platform has no room for it")]
    NoRoom,
    /// The pods that stay behind have no room without the vehicle (cryo §8.7).
    #[error("the pods that stay behind have no room without the vehicle")]
    LeftBehind,
    /// It cannot be paid (cryo §3.7).
    #[error("it cannot be paid")]
    TooExpensive,
    /// The amount is none, or too large (cryo §3.7).
    #[error("the amount is none or too large")]
    WrongAmount,
    /// The cavern cannot be scouted (cryo §4.7).
    #[error("no such cavern is face down next to one that is face up")]
    NoCavern,
    /// The salvage space is taken or closed (cryo §4.8).
    #[error("the salvage space is taken or closed")]
    NoSpace,
    /// There is no vehicle to launch (cryo §8.1).
    #[error("no vehicle is on the platform")]
    Grounded,
    /// There is no pod to launch (cryo §8.1).
    #[error("no pod is on the platform")]
    NobodyAwake,
    /// There is no whole legal launch (cryo §10.2).
    #[error("no launch is possible")]
    NoLaunch,
    /// The vehicle is not on the platform.
    #[error("the vehicle is not on the platform")]
    NoVehicle,
    /// There is no tile, or no empty slot.
    #[error("there is no tile, or the slot is not empty")]
    NoTile,
    /// All places for such cards are taken (cryo §5.14).
    #[error("all places for it are taken")]
    PlacesFull,
    /// A card of this kind is there already (cryo §5.14).
    #[error("such a card is there already")]
    TwiceTheSame,
    /// No card can be spared.
    #[error("no card can be spared: the cost must stay payable")]
    Reserved,
    /// It is not among what is offered.
    #[error("it is not among what is offered")]
    NotOffered,
    /// No incident or no chamber is there.
    #[error("no incident is there, or no chamber is left")]
    NothingThere,
    /// The platform action is not complete (cryo §6.8).
    #[error("the action has no tile in one of its slots")]
    NotComplete,
    /// One scrap a turn (cryo §3.4).
    #[error("something was scrapped in this turn")]
    Scrapped,
    /// The tile is in use (cryo §10.4).
    #[error("the tile is in use until this action is done")]
    InUse,
    /// Not a way to pay.
    #[error("this does not pay it")]
    NotThePrice,
}

impl State {
    /// The question that is asked now; during setup all open seats are asked the same. None when the game is over.
    pub fn question(&self) -> Option<Question> {
        match self.stage {
            Stage::Setup => Some(Question::Keep),
            Stage::Over => None,
            Stage::Playing => self.agenda.last().map(|task| self.question_of(*task)),
        }
    }

    /// The question of a task that waits for an answer.
    fn question_of(&self, task: Task) -> Question {
        match task {
            Task::End(_) if self.is_over_limit() => Question::Discard,
            Task::Main => Question::Main,
            Task::Drone(..) => Question::Drone,
            Task::Second(..) => Question::Second,
            Task::Act(cell) => match self.board().cell(cell).action {
                ActionKind::Stasis | ActionKind::Reactor => Question::Amount,
                ActionKind::Converter => Question::Mix,
                ActionKind::Computer => Question::Split,
                ActionKind::Resource => Question::Tile,
                ActionKind::Scout => Question::Scout,
                ActionKind::Send => Question::Send,
                ActionKind::Back => Question::Back,
                ActionKind::Launch => Question::Launch,
            },
            Task::Pay(_) => Question::Payment,
            Task::Plays(_) => Question::Play,
            Task::Card(_) => Question::Card,
            Task::OneOf(_) => Question::OneOf,
            Task::Wake(..) => Question::Wake,
            Task::Prototype(_) => Question::Prototype,
            Task::Incident => Question::Incident,
            Task::Elsewhere(_) => Question::Elsewhere,
            Task::Return => Question::Return,
            Task::Cost(dock) => match self.asks_card(self.turn_seat(), dock) {
                true => Question::CardCost,
                false => Question::Resource,
            },
            Task::Automation => Question::Automation,
            // What asks nothing is never left on the agenda.
            Task::End(_) | Task::Gain(_) | Task::Draws(_) | Task::Land(_) | Task::Refill(_) => {
                Question::End
            }
        }
    }

    /// Whether the active seat has more cards than it may keep (cryo §3.5).
    pub(crate) fn is_over_limit(&self) -> bool {
        let limit = self.components.data().start.hand_limit.value;
        self.seat(self.turn_seat()).hand.len() > usize::from(limit)
    }

    /// Whether the cost tile at a dock of the platform asks for a card.
    pub(crate) fn asks_card(&self, seat: SeatId, dock: PlatformId) -> bool {
        let tile = self.tile_at(seat, dock, true);
        tile.is_some_and(|tile| self.components.tile(tile).cost.is_card())
    }

    /// The seat that is asked; none during setup, where all are, and at the end.
    pub fn asked(&self) -> Option<SeatId> {
        (self.stage == Stage::Playing).then(|| self.turn_seat())
    }

    /// Whether `seat` still has to choose its cards at setup.
    pub(crate) fn is_choosing(&self, seat: SeatId) -> bool {
        let own = self.seats.get(seat.index());
        self.stage == Stage::Setup && own.is_some_and(|own| own.aside.is_empty())
    }

    /// Whether `seat` is asked something.
    pub(crate) fn asks(&self, seat: SeatId) -> bool {
        self.asked() == Some(seat) || self.is_choosing(seat)
    }
}
