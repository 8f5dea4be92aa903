//! What a seat does, and why it may not.

use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, PlacementFault};
use super::card::{CivCard, Objective};
use super::corporation::{Berth, Field};
use super::practice::Change;
use super::state::SeatId;
use super::terrain::{Terrain, Track};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One choice of one seat. A game is a setup and a list of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    /// Who acts.
    pub seat: SeatId,
    /// What they choose.
    pub choice: Choice,
}

/// What a seat can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// The commander turns the station clockwise by this number of depots, 0–5 (rules §3.2). In a practice game, so may
    /// a seat that has yet to take its tile.
    Rotate(u8),
    /// Resolves a pending effect (rules §3.7).
    Resolve {
        /// Its place on the agenda, from 0; the abilities on offer follow after the last.
        pending: u8,
        /// How.
        answer: Answer,
    },
    /// Declines a pending effect that says "may", or gives up one that cannot be carried out now (rules §3.7).
    Skip {
        /// Its place on the agenda, from 0.
        pending: u8,
    },
    /// Moves a rover one step for one movement (rules §6.5).
    Drive {
        /// Where the rover stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Ends this part of the own turn; what cannot be carried out is lost (rules §3.7).
    EndTurn,
    /// Only in practice games: a tile still in the station comes to the top of its stack, and its depot in front of the
    /// seat, which has still to take a tile.
    Fetch(Tile),
    /// Only in practice games: lays out a part of the own position; nothing is gained.
    Arrange(Change),
}

/// How a pending effect is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// Takes the tile of `ring` and places it (rules §4).
    Place {
        /// The ring of the depot.
        ring: Ring,
        /// How the tile lies.
        orientation: Orientation,
        /// The top left corner of the tile's bounding box.
        anchor: Cell,
    },
    /// Takes the tile of this ring, which cannot be placed, and only advances its resources (rules §4.8).
    Discard(Ring),
    /// Advances a tracker to a field (rules §5.4).
    Advance {
        /// Which tracker.
        tracker: Track,
        /// Where it goes; the field it stands on if it takes the movement above the rover track.
        to: Field,
    },
    /// A cell of the own planet: for a patch, a rover, a lifepod or a meteorite.
    Cell(Cell),
    /// Stores a patch until the end (rules §6.3).
    Store,
    /// A row or a column of the own planet.
    Line(Line),
    /// Teleports a rover.
    Relocate {
        /// Where the rover stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Looks at the civ cards of the rank (rules §6.2).
    Look,
    /// Keeps this civ card.
    Keep(CivCard),
    /// Chooses the tile of this ring without placing it yet, for a tech that asks for it (rules §11.11).
    Choose(Ring),
    /// Moves a tracker back (rules §5.6).
    Regress {
        /// Which tracker.
        tracker: Track,
        /// Where it goes.
        to: Field,
    },
    /// Takes the first or the second of two benefits.
    Pick {
        /// Whether it is the second.
        second: bool,
    },
    /// A track: of a row of fields or for a token.
    Track(Track),
    /// Puts a lifepod there, or destroys the one that is there.
    Berth(Berth),
    /// Moves a collected lifepod.
    Reposition {
        /// Where it is.
        from: Berth,
        /// Where it goes.
        to: Berth,
    },
    /// Draws objectives.
    Draw,
    /// Keeps this objective.
    KeepObjective(Objective),
    /// Destroys this private objective.
    DestroyObjective(Objective),
    /// Turns the station clockwise by so many depots, 0–5, for an event card.
    Turn(u8),
    /// Lets the resource of this terrain advance, and not the other one (rules §11.2).
    Resource(Terrain),
    /// Removes the tiles of this ring's stack from the station.
    Remove(Ring),
    /// Uses a tech on the effect.
    Instead,
}

/// A row or a column of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Line {
    /// Row 0–11 from the top.
    Row(u8),
    /// Column 0–11 from the left.
    Column(u8),
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Finished,
    /// Another seat is to act.
    #[error("it is not the turn of {0}")]
    NotYourTurn(SeatId),
    /// The choice does not belong to this part of the round.
    #[error("that is not asked now")]
    NotNow,
    /// The agenda has no such effect.
    #[error("there is no such pending effect")]
    NoSuchEffect,
    /// Another effect must be resolved first.
    #[error("another effect must be resolved first")]
    Urgent,
    /// The effect cannot be carried out now.
    #[error("this cannot be carried out now")]
    Impossible,
    /// The effect asks for something else.
    #[error("that does not answer what the effect asks")]
    WrongAnswer,
    /// The effect must be carried out.
    #[error("this must be carried out")]
    Mandatory,
    /// The depot has no such tile.
    #[error("the depot has no tile of that ring")]
    NoTile,
    /// A tile that can be placed must be taken (rules §4.7).
    #[error("a tile that can be placed must be taken and placed")]
    MustPlace,
    /// The piece may not lie there.
    #[error("{0}")]
    Placement(#[from] PlacementFault),
    /// The tracker cannot go there.
    #[error("the {0} tracker cannot advance like that")]
    CannotAdvance(Track),
    /// The tracker cannot go back there.
    #[error("the {0} tracker cannot regress like that")]
    CannotRegress(Track),
    /// The lifepod cannot go there.
    #[error("a lifepod cannot go there")]
    WrongBerth,
    /// No tech can be used on the effect.
    #[error("no tech can be used on this")]
    NoTech,
    /// The cell is not one of those asked for.
    #[error("that cell is not one of those asked for")]
    WrongCell,
    /// No rover movement is left.
    #[error("no rover movement is left")]
    NoMovement,
    /// No rover stands there.
    #[error("no rover stands there")]
    NoRover,
    /// The rover cannot go there.
    #[error("the rover cannot go there")]
    BlockedStep,
    /// The seat may not store patches.
    #[error("patches cannot be stored")]
    CannotStore,
    /// The card is not among those in play.
    #[error("that card cannot be taken")]
    NoSuchCard,
    /// The station turns by 0 to 5 depots.
    #[error("the station turns by 0 to 5 depots")]
    Rotation,
    /// The choice belongs to practice games.
    #[error("that is possible in practice games only")]
    PracticeOnly,
    /// The tile is not in the station any more.
    #[error("that tile is not in the station any more")]
    NotInStation,
    /// The tracker cannot stand on that field.
    #[error("the {0} tracker cannot stand there")]
    CannotStand(Track),
    /// The piece cannot stand on that cell.
    #[error("that piece cannot stand there")]
    NoRoom,
    /// All such pieces are in play already.
    #[error("there are not so many of them")]
    TooMany,
    /// The number is greater than any that is laid out.
    #[error("the number is too large")]
    TooLarge,
}
