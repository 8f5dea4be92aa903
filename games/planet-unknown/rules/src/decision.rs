//! The present decision of a seat: always derived from the state, never stored, so it cannot become stale. And the
//! answers to its questions.

use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, CellSet, Lifted, Line, PlacementRules};
use super::card::{CardSet, CivCard, Objective, ObjectiveSet};
use super::corporation::{Berth, Berths, Field, Offer};
pub use super::effect::Taking;

use super::effect::Pending;
use super::terrain::{Terrain, Track, TrackSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The decision of a seat.
#[expect(
    clippy::large_enum_variant,
    reason = "lives for a moment on the stack; a box would allocate in every simulation"
)]
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// The commander turns the station (rules §3.2).
    Rotate,
    /// The seat resolves one of these effects, moves a rover, or ends this part of its turn.
    Play(Questions),
}

/// The questions of a seat's pending effects, in the order of its agenda.
pub type Questions = SmallVec<[Asked; 4]>;

/// A pending effect and its question.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// Its number in a [`Choice`](super::Choice).
    pub pending: u8,
    /// Its slot.
    pub slot: Slot,
    /// The effect itself.
    pub what: Pending,
    /// Its present question.
    pub question: Question,
}

impl Asked {
    /// Whether it is an ability on offer instead of a pending effect.
    pub const fn offered(&self) -> bool {
        matches!(self.slot, Slot::Ability(_))
    }
}

/// The slot of an effect that its seat can resolve. In a [`Choice`](super::Choice), and so in every file, a slot is
/// one number: first the indices of the agenda, then the abilities on offer. [`GameState::slot`](crate::GameState::slot) decodes the number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// An index on the agenda, from 0.
    Agenda(u8),
    /// The ability of the tech of this level.
    Ability(u8),
}

/// The possible advances: at most each tracker to each of its destinations.
pub type Steps = SmallVec<[(Track, Field); 30]>;

/// The manner of an advance: its gains, and the advances left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// One tracker advances `times` times and gains the benefits.
    Full {
        /// The number of advances, this one included.
        times: u8,
    },
    /// One tracker advances `times` times and gains nothing (rules §11.24).
    Bare {
        /// The number of advances, this one included.
        times: u8,
    },
    /// `count` different trackers advance.
    Different {
        /// The trackers left to choose from, this one included.
        among: TrackSet,
        /// The number of advances, this one included.
        count: u8,
    },
    /// All trackers advance as far as they can, without boosts (rules §11.21).
    Raise,
    /// The tracker gains everything on the way.
    ToMilestone,
}

/// The question of a pending effect.
#[derive(Clone, PartialEq, Debug)]
pub enum Question {
    /// Take and place one of these tiles.
    PlaceTile(TileOffer),
    /// Neither tile can be placed: take one of these nevertheless (rules §4.8).
    DiscardTile(ArrayVec<(Ring, Tile), 2>),
    /// Advance a tracker by one of these steps, in this manner.
    Advance(Steps, Manner),
    /// Choose a cell.
    Cell {
        /// The cells that can be chosen.
        cells: CellSet,
        /// The effect on the cell.
        purpose: Purpose,
    },
    /// Choose a row or column.
    Line(SmallVec<[Line; 24]>),
    /// Teleport a rover.
    Relocate {
        /// The rovers.
        rovers: CellSet,
        /// The destinations.
        to: CellSet,
    },
    /// Look at the civ cards of this rank.
    Look {
        /// The rank.
        rank: u8,
        /// Whether a card of the next rank joins the choice.
        extra: bool,
    },
    /// Keep one of these civ cards.
    Keep(CardSet),
    /// Move a tracker back.
    Regress(Steps),
    /// Choose one of two benefits.
    Pick([Offer; 2]),
    /// Choose a track.
    Track(TrackPurpose),
    /// Choose the place of the lifepod that is being collected.
    Berth(Berths),
    /// Move a collected lifepod to another place.
    Reposition {
        /// The present places of lifepods.
        from: Berths,
        /// The destinations.
        to: Berths,
    },
    /// Draw objectives.
    Draw,
    /// Keep one of these objectives.
    KeepObjective {
        /// The drawn objectives that have not been kept.
        among: ObjectiveSet,
        /// The number still to keep.
        count: u8,
        /// Whether everyone sees them.
        open: bool,
    },
    /// Destroy one of these private objectives.
    DestroyObjective(ObjectiveSet),
    /// Turn the station (event card G15).
    TurnStation,
    /// Destroy a collected lifepod in one of these places.
    DestroyCollectedLifepod(Berths),
    /// Choose the resource that advances (rules §11.2).
    Resource(ResourcesOf),
    /// Remove the tiles of the stack of one of the two rings.
    RemoveShape,
    /// Nothing: it cannot be carried out now.
    Impossible,
}

/// The answer to the question of a pending effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// Takes the tile of `ring` and places it (rules §4).
    Place {
        /// The ring of the depot.
        ring: Ring,
        /// The orientation of the tile.
        orientation: Orientation,
        /// The top left corner of the tile's bounding box.
        anchor: Cell,
    },
    /// Takes the tile of this ring, which cannot be placed, for its resources alone (rules §4.8).
    Discard(Ring),
    /// Advances a tracker to a field (rules §5.4).
    Advance {
        /// The tracker.
        tracker: Track,
        /// Its new field; the present one for the movement above the rover track.
        to: Field,
    },
    /// A cell of the planet: for a patch, a rover, a lifepod or a meteorite.
    Cell(Cell),
    /// Stores a patch until the end (rules §6.3).
    Store,
    /// A row or a column of the planet.
    Line(Line),
    /// Teleports a rover.
    Relocate {
        /// The cell of the rover.
        from: Cell,
        /// Its destination.
        to: Cell,
    },
    /// Looks at the civ cards of a rank (rules §6.2).
    Look,
    /// Keeps this civ card.
    Keep(CivCard),
    /// Chooses the tile of this ring before placing it, for the benefit of a tech (rules §11.11).
    Choose(Ring),
    /// Moves a tracker back (rules §5.6).
    Regress {
        /// The tracker.
        tracker: Track,
        /// Its destination.
        to: Field,
    },
    /// Chooses one of two benefits.
    Pick {
        /// Whether to take the second one.
        second: bool,
    },
    /// A track: for a row of fields or for a token.
    Track(Track),
    /// Puts the lifepod there, or destroys the one there.
    Berth(Berth),
    /// Moves a collected lifepod.
    Reposition {
        /// Its present place.
        from: Berth,
        /// Its destination.
        to: Berth,
    },
    /// Draws objectives.
    Draw,
    /// Keeps this objective.
    KeepObjective(Objective),
    /// Destroys this private objective.
    DestroyObjective(Objective),
    /// Turns the station clockwise by this number of depots, 0–5, for an event card.
    Turn(u8),
    /// Advances the resource of this terrain instead of the other one (rules §11.2).
    Resource(Terrain),
    /// Removes the tiles of this ring's stack from the station.
    Remove(Ring),
    /// Uses a tech on the effect.
    Instead,
}

impl Answer {
    /// The ring of the tile, its orientation and its anchor, if it places one.
    pub(super) const fn placement(self) -> Option<(Ring, Orientation, Cell)> {
        match self {
            Self::Place {
                ring,
                orientation,
                anchor,
            } => Some((ring, orientation, anchor)),
            _ => None,
        }
    }
}

/// A tile of which only one resource advances (rules §11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ResourcesOf {
    /// The tile.
    pub tile: Tile,
    /// Its orientation and anchor; `None` if it could not be placed.
    pub lies: Option<(Orientation, Cell)>,
}

/// The tiles on offer and the rules for placing them.
#[derive(Clone, PartialEq, Debug)]
pub struct TileOffer {
    /// The reason for taking one.
    pub taking: Taking,
    /// The tiles of the depot that can be placed.
    pub tiles: ArrayVec<(Ring, Tile), 2>,
    /// The placement rules, without the lifted restrictions.
    pub rules: PlacementRules,
    /// The lifted restrictions (rules §4.6).
    pub lifted: Lifted,
}

/// The purpose of choosing a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrackPurpose {
    /// To gain the benefits of the five fields in the row of its tracker.
    Row,
    /// To move the corporation's token there.
    Token,
}

/// The purpose of choosing a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// A patch is placed; with `may_store` it may be stored instead.
    Patch {
        /// Whether it may be stored until the end.
        may_store: bool,
    },
    /// A rover is placed.
    Rover,
    /// A lifepod is collected.
    CollectLifepod,
    /// A meteorite is destroyed.
    DestroyMeteorite,
    /// A meteorite is collected.
    CollectMeteorite,
    /// A meteorite lands.
    PutMeteorite,
    /// A rover is destroyed.
    DestroyRover,
    /// A lifepod is destroyed.
    DestroyLifepod,
}

impl Question {
    /// The question, if its effect can be carried out now.
    #[inline]
    pub(super) fn only_if(possible: bool, question: Self) -> Self {
        if possible { question } else { Self::Impossible }
    }
}

pub(super) fn some_cell(cells: CellSet, purpose: Purpose) -> Question {
    Question::only_if(!cells.is_empty(), Question::Cell { cells, purpose })
}
