//! Actions, and the reasons for refusing them.

pub use super::board::Line;
use super::board::{Cell, PlacementFault, Tile};
use super::change::Change;
pub use super::decision::Answer;
use super::terrain::Track;
use game::SeatId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A choice of a seat. A game is a setup and a list of actions.
pub type Action = game::Action<Choice>;

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// The commander turns the station clockwise by this number of depots, 0–5 (rules §3.2). In a practice game, so may
    /// a seat that has yet to take its tile.
    Rotate(u8),
    /// Resolves a pending effect (rules §3.7).
    Resolve {
        /// Its index on the agenda, from 0; the abilities on offer follow the last effect.
        pending: u8,
        /// The answer to its question.
        answer: Answer,
    },
    /// Declines a pending effect that says "may", or gives up one that cannot be carried out now (rules §3.7).
    Skip {
        /// Its index on the agenda, from 0.
        pending: u8,
    },
    /// Moves a rover one step for one movement (rules §6.5).
    Drive {
        /// The cell of the rover.
        from: Cell,
        /// Its destination.
        to: Cell,
    },
    /// Ends this part of the turn. Effects that cannot be carried out are lost (rules §3.7).
    EndTurn,
    /// Practice games only: moves a tile of the station to the top of its stack and turns its depot to the seat,
    /// which has not taken a tile yet.
    Fetch(Tile),
    /// Practice games only: changes a part of the position. Nothing is gained.
    Arrange(Change),
}

impl Choice {
    /// The answer, if it resolves an effect.
    #[inline]
    pub const fn answer(self) -> Option<Answer> {
        match self {
            Self::Resolve { answer, .. } => Some(answer),
            _ => None,
        }
    }

    /// Whether it places a tile.
    #[inline]
    pub const fn places_tile(&self) -> bool {
        matches!(self.answer(), Some(Answer::Place { .. }))
    }

    /// Whether it looks at civ cards (rules §6.2).
    #[inline]
    pub const fn looks(&self) -> bool {
        matches!(self.answer(), Some(Answer::Look))
    }
}

/// The reason for refusing an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Finished,
    /// It is the turn of another seat.
    #[error("it is not the turn of {0}")]
    NotYourTurn(SeatId),
    /// The choice is not available in this phase.
    #[error("this choice is not available in this phase")]
    NotNow,
    /// The agenda has no such effect.
    #[error("the agenda has no such effect")]
    NoSuchEffect,
    /// Another effect must be resolved first.
    #[error("another effect must be resolved first")]
    Urgent,
    /// The claim waits until the seats before it have finished (rules §3.6).
    #[error("the claim waits until the seats before it have finished")]
    ClaimWaits,
    /// The effect cannot be carried out now.
    #[error("the effect cannot be carried out now")]
    Impossible,
    /// The answer does not fit the question of the effect.
    #[error("the answer does not fit the effect")]
    WrongAnswer,
    /// The effect must be carried out.
    #[error("the effect must be carried out")]
    Mandatory,
    /// The depot has no such tile.
    #[error("the depot has no tile of that ring")]
    NoTile,
    /// A tile that can be placed must be taken (rules §4.7).
    #[error("a tile that can be placed must be placed")]
    MustPlace,
    /// The piece may not lie there.
    #[error("{0}")]
    Placement(#[from] PlacementFault),
    /// The tracker cannot advance to the field.
    #[error("the {0} tracker cannot advance to that field")]
    CannotAdvance(Track),
    /// The tracker cannot regress to the field.
    #[error("the {0} tracker cannot regress to that field")]
    CannotRegress(Track),
    /// The lifepod cannot be moved there.
    #[error("the lifepod cannot be moved there")]
    WrongBerth,
    /// No tech can be used on the effect.
    #[error("no tech can be used on this effect")]
    NoTech,
    /// The cell is not a valid target.
    #[error("the cell is not a valid target")]
    WrongCell,
    /// No rover movement is left.
    #[error("no rover movement is left")]
    NoMovement,
    /// There is no rover on the cell.
    #[error("there is no rover on that cell")]
    NoRover,
    /// The rover cannot move there.
    #[error("the rover cannot move there")]
    BlockedStep,
    /// The seat cannot store patches.
    #[error("the seat cannot store patches")]
    CannotStore,
    /// The card is not available.
    #[error("the card is not available")]
    NoSuchCard,
    /// The station turns by 0 to 5 depots.
    #[error("the station turns by 0 to 5 depots")]
    Rotation,
    /// Only practice games allow the choice.
    #[error("only practice games allow this")]
    PracticeOnly,
    /// The tile is no longer in the station.
    #[error("the tile is no longer in the station")]
    NotInStation,
    /// The tracker cannot be placed on the field.
    #[error("the {0} tracker cannot be placed there")]
    CannotStand(Track),
    /// The piece cannot be placed on the cell.
    #[error("the piece cannot be placed there")]
    NoRoom,
    /// All such pieces are in play already.
    #[error("there are no pieces of this kind left")]
    TooMany,
    /// The number is greater than any that is laid out.
    #[error("the number is too large")]
    TooLarge,
}
