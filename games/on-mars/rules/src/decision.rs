//! What is asked, and what may be answered (on-mars §14).

use crate::components::{Building, Effect, MainAction, Side, Slot};
use crate::goods::{Good, Goods, Payment};
use crate::id::{CardId, ContractId, GoalId, HexId, LabId, TaskCardId};
use crate::state::State;
use crate::task::{Job, Step};
use game::SeatId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A question of on-mars §14.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    /// Q1: the Turn Order space.
    Space = 1,
    /// Q2: whether to take the bonus.
    Bonus,
    /// Q3: the side of the Shuttle.
    Shuttle,
    /// Q4: what comes first, or next, in a turn.
    Turn,
    /// Q5: how to pay the extra cost of placing.
    Placing,
    /// Q6: whether to boost once more.
    More,
    /// Q7: a Blueprint.
    Blueprint,
    /// Q8: a Tech tile and a space of the Lab.
    Learn,
    /// Q9: how to pay a price.
    Pay,
    /// Q10: which tile to develop where.
    Develop,
    /// Q11: an item of the Warehouse.
    Warehouse,
    /// Q12: a movement.
    Move,
    /// Q13: the Building type.
    Type,
    /// Q14: the hex of a Building.
    Site,
    /// Q15: whose Tech.
    Tech,
    /// Q16: the LSS choice.
    Lss,
    /// Q17: the Colonist to fetch back.
    Fetch,
    /// Q18: which Blueprint on which hex.
    Upgrade,
    /// Q19: where a displaced piece goes.
    Displace,
    /// Q20: which Ship.
    Ship,
    /// Q21: Colonists, or a Bot.
    Reward,
    /// Q22: where a new Bot stands.
    Bot,
    /// Q23: a Scientist or a Contract.
    Hire,
    /// Q24: a Contract for the display.
    Refill,
    /// Q25: the Oxygen, or develop.
    Reply,
    /// Q26: which Advanced Building, and how.
    Use,
    /// Q27: which producer.
    Produce,
    /// Q28: which Resources to gain.
    Choose,
    /// Q29: a Private Goal. It is never asked alone, but may be the answer where something else is asked.
    Goal,
    /// Q30: goods onto Contracts.
    Deliver,
    /// Q31: whether to travel.
    Travel,
    /// Q32: a Discovery tile, and its hex.
    Explore,
}

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// This Turn Order space (Q1).
    Space(u8),
    /// Yes or no (Q2, Q6).
    Accept(bool),
    /// This side (Q3).
    Side(Side),
    /// A Main action (Q4).
    Main(MainAction),
    /// An Executive action, from 0 (Q4).
    Executive(u8),
    /// The end of the turn (Q4).
    EndTurn,
    /// This pays it (Q5, Q9).
    Pay(Payment),
    /// A Blueprint (Q7).
    Blueprint(CardId),
    /// The Tech of this place of the Grid, for this space of the Lab (Q8).
    Learn(u8, LabId),
    /// The Tech on the first space goes to the second one (Q10).
    Develop(LabId, LabId),
    /// This item (Q11).
    Take(Good),
    /// A Bot goes from here to there (Q12).
    MoveBot(HexId, HexId),
    /// The Rover goes there (Q12).
    MoveRover(HexId),
    /// A Crystal for a movement point of the Rover, or else of a Bot (Q12).
    Buy(bool),
    /// The Rover Tech of this seat (Q12).
    RoverTech(SeatId),
    /// This Building type (Q13).
    Type(Building),
    /// This hex (Q14, Q19, Q22, Q27).
    Hex(HexId),
    /// The Tech of this seat or of none, and so many levels by Colonists (Q15).
    Tech(Option<SeatId>, u8),
    /// The LSS choice, from 0 (Q16).
    Lss(u8),
    /// A Colonist of these slots, or else of WA (Q17).
    Fetch(Option<Slot>),
    /// This Blueprint on this hex (Q18).
    Upgrade(CardId, HexId),
    /// The Ship of this Depot space, from 1 (Q20).
    Ship(u8),
    /// A Bot, or else Colonists alone (Q21).
    Bot(bool),
    /// This place of the display, from 0 (Q23).
    Hire(u8),
    /// This Contract (Q24).
    Contract(ContractId),
    /// Develop, or else the Oxygen (Q25).
    Reply(bool),
    /// The Advanced Building of this card, so (Q26).
    Use(CardId, Means),
    /// These Resources (Q28).
    Goods(Goods),
    /// Completes a Private Goal: for the development, or else for its reward (Q29).
    Goal(GoalId, bool),
    /// Shows a task card of the First Colonists for its reward (on-mars §17.3).
    Show(TaskCardId),
    /// Puts so many goods onto a Contract; a Crystal from below the Depot, if so said (Q30).
    Deliver(ContractId, Good, bool, u8),
    /// Travel by Shuttle or Ship, or stay (Q31).
    Travel(Journey),
    /// The left or right tile of Exploration, for this hex (Q32).
    Explore(u8, Option<HexId>),
    /// No more, or nothing.
    Stop,
}

game::named! {
    /// How an Advanced Building is used (on-mars §6.3, §6.4).
    pub enum Means {
        /// For the price.
        Pay = "pay",
        /// With an own Scientist figure, which goes or stays there.
        Scientist = "scientist",
        /// With the figure of another player on an own card.
        Free = "free",
    }
}

game::named! {
    /// How one travels in the Shuttle phase (on-mars §9.3).
    pub enum Journey {
        /// Not at all.
        Stay = "stay",
        /// With the Shuttle.
        Shuttle = "shuttle",
        /// With a Ship of the Hangar.
        Ship = "ship",
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over (on-mars §10.8).
    #[error("the game is over")]
    Over,
    /// The seat is asked nothing.
    #[error("{0} is asked nothing now")]
    NotOpen(SeatId),
    /// Another question is asked.
    #[error("another question is asked: {0:?}")]
    OtherQuestion(Question),
    /// The question is asked, but this is no possible answer.
    #[error("this is not possible now: {0:?}")]
    NotPossible(Question),
    /// A Private Goal cannot be completed now (on-mars §8.40).
    #[error("this Private Goal cannot be completed now")]
    NoGoal,
    /// A task card cannot be shown now (on-mars §17.3).
    #[error("this task card cannot be shown now")]
    NoTask,
    /// No Contract needs it, or it is not there (on-mars §8.36).
    #[error("no Contract needs that, or it is not there")]
    NotNeeded,
}

impl State {
    /// The question that is asked now; none when the game is over.
    pub fn question(&self) -> Option<Question> {
        let task = self.agenda.last()?;
        Some(self.question_of(task.step))
    }

    /// The question of a step. Steps that ask nothing never stay on the agenda.
    pub(crate) fn question_of(&self, step: Step) -> Question {
        match step {
            Step::Space(_) => Question::Space,
            Step::Bonus(_) => Question::Bonus,
            Step::Shuttle => Question::Shuttle,
            Step::Pay(price, _) if price.units > 0 => Question::Placing,
            Step::Pay(..) => Question::Pay,
            Step::More(_) => Question::More,
            Step::Extra(_) | Step::Join(..) => Question::Tech,
            Step::Part(job) => self.question_of_part(job),
            Step::Move(_) => Question::Move,
            Step::Type(_) => Question::Type,
            Step::Site(..) => Question::Site,
            Step::Choice => Question::Lss,
            Step::Displace(..) => Question::Displace,
            Step::Reward(_) => Question::Reward,
            Step::Bot => Question::Bot,
            Step::Refill => Question::Refill,
            Step::Reply(_) => Question::Reply,
            Step::Use => Question::Use,
            Step::Choose(..) => Question::Choose,
            Step::Gain(..) | Step::Deliver => Question::Deliver,
            Step::Travel => Question::Travel,
            Step::Explore | Step::Radar => Question::Explore,
            _ => Question::Turn,
        }
    }

    /// The question of the next part of an effect.
    fn question_of_part(&self, job: Job) -> Question {
        match self.effect(job.origin) {
            Some(Effect::TakeBlueprint { .. }) => Question::Blueprint,
            Some(Effect::LearnTech { .. }) => Question::Learn,
            Some(Effect::Develop { .. }) => Question::Develop,
            Some(Effect::WarehouseTake { .. }) => Question::Warehouse,
            Some(Effect::Upgrade { .. }) => Question::Upgrade,
            Some(Effect::WelcomeShip { .. }) => Question::Ship,
            Some(Effect::ProduceAll { .. }) => Question::Produce,
            Some(
                Effect::RetrieveAny { .. } | Effect::RetrieveSlots {} | Effect::RetrieveWa { .. },
            ) => Question::Fetch,
            _ => Question::Hire,
        }
    }

    /// Whether a question is put even if this is its only answer: the player looks before a Building is laid, which nobody can
    /// take back, and before a Colonist, a use or a Private Goal is spent. All others are answered by the game (on-mars §14.2).
    pub(crate) fn is_put_alone(&self, step: Step, only: Choice) -> bool {
        let question = self.question_of(step);
        question == Question::Site
            || is_always_a_step(question)
            || matches!(only, Choice::Pay(paid) if !paid.goals.is_empty())
    }

    /// Whether these answers leave no choice: the only one is looked at, but it is no step of the record, and nothing that is
    /// free comes before it.
    pub(crate) fn is_formal(&self, step: Step, answers: &[Choice]) -> bool {
        answers.len() == 1 && !is_always_a_step(self.question_of(step))
    }

    /// The seat that is asked; none when the game is over.
    pub fn asked(&self) -> Option<SeatId> {
        self.agenda.last().map(|task| task.seat)
    }
}

/// Whether a question is a step of the record with one answer, too.
const fn is_always_a_step(question: Question) -> bool {
    matches!(
        question,
        Question::Turn | Question::Move | Question::Tech | Question::Use
    )
}
