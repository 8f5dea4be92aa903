//! The effects of the game as plain data (rules §3.7).

mod pending;

pub use pending::{Agenda, Milestone, Pending, Source};

use crate::board::{Cell, CellSet, Orientation, Tile};
use crate::card::{CardSet, CivCard, ObjectiveSet, civ};
use crate::corporation::{Offer, TOP};
use crate::terrain::{Track, TrackSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// An upper bound on the repetitions of an effect.
const MAX_REPEATS: u8 = 16;

/// The reason for taking a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taking {
    /// The round (rules §3.4).
    Round,
    /// A civ card.
    Card {
        /// Whether the resources of the tile advance.
        resources: bool,
    },
}

/// An effect on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Take a tile from the own depot and place it (rules §3.4, §4.7, §4.8).
    TakeTile,
    /// For a card, take a tile from the own depot and place it, if one can be placed.
    TakeExtraTile {
        /// Whether its resources advance.
        resources: bool,
    },
    /// A resource of a placed tile: its tracker advances (rules §5.1).
    Resource(Track),
    /// Advance one of these trackers this number of times (rules §5.4).
    Advance {
        /// The trackers to choose from.
        among: TrackSet,
        /// The number of advances.
        times: u8,
    },
    /// A synergy boost: advance any tracker once (rules §6.1).
    Boost,
    /// Advance one of these trackers this number of times without benefits (rules §11.24).
    AdvanceBare {
        /// The trackers to choose from.
        among: TrackSet,
        /// The number of advances.
        times: u8,
    },
    /// Advance this number of different trackers once each.
    AdvanceDifferent {
        /// The trackers left to choose from.
        among: TrackSet,
        /// The number of advances left.
        count: u8,
    },
    /// Advance every tracker below this height up to it, in any order, without boosts (rules §11.21).
    RaiseAll {
        /// The height to reach.
        to: u8,
    },
    /// The energy resource of a placed tile (rules §5.3).
    Energy {
        /// The cell of the resource symbol.
        cell: Cell,
        /// The trackers it may always advance: that of the tile's other resource.
        own: TrackSet,
        /// Cells of other terrains that count as energy for this: those of one tile at a time (rules §11.17).
        joins: CellSet,
    },
    /// Place a biomass patch, or store it where a tech allows (rules §6.3).
    Patch,
    /// Place a rover on one of these cells: the tile placed last when the rover was gained (rules §6.4).
    Rover {
        /// The cells of that tile.
        tile: CellSet,
    },
    /// Collect this number of lifepods from the seat's own planet.
    CollectLifepods {
        /// The number left to collect.
        count: u8,
    },
    /// Destroy this number of meteorites on the seat's own planet.
    DestroyMeteorites {
        /// The number left to destroy.
        count: u8,
    },
    /// Destroy all meteorites of one row or column.
    DestroyLine,
    /// Collect this number of meteorites from the seat's own planet.
    CollectMeteorites {
        /// The number left to collect.
        count: u8,
    },
    /// Teleport a rover to any cell of the grid (rules §11.23).
    Relocate,
    /// Claim a civ card for this milestone (rules §6.2): look at the remaining ones.
    Claim(Milestone),
    /// Keep one of the civ cards of this rank after looking at them (rules §6.2).
    Keep {
        /// The rank of the milestone.
        rank: u8,
        /// A card of another rank that joins the choice.
        extra: Option<CivCard>,
    },
    /// Keep this number of all civ cards in play.
    KeepAny {
        /// The number left to keep.
        count: u8,
    },
    /// Move one of these trackers back by one field (rules §5.6).
    Regress {
        /// The trackers to choose from.
        among: TrackSet,
    },
    /// Move one of these trackers back by this number of fields, or if none can go that far, one that can go
    /// farthest (rules §9.3).
    RegressFar {
        /// The trackers to choose from.
        among: TrackSet,
        /// The number of fields.
        times: u8,
    },
    /// Move this tracker back to the bottom of its track.
    Restart(Track),
    /// Advance this tracker to the next milestone of its track, gaining everything on the way.
    AdvanceToMilestone(Track),
    /// Choose one of two benefits of a track field.
    OneOf(Offer, Offer),
    /// Choose a tracker and gain the benefits of the five fields in its row.
    GainRow,
    /// Choose the place of the lifepod that is being collected.
    BerthLifepod,
    /// Move this number of collected lifepods to another place.
    Reposition {
        /// The number of moves left.
        count: u8,
    },
    /// Put the corporation's token on a track.
    MoveToken,
    /// Draw three objectives.
    DrawObjectives,
    /// Keep this number of these objectives; the others leave the game.
    KeepObjective {
        /// The objectives that were drawn.
        among: ObjectiveSet,
        /// The number left to keep.
        count: u8,
        /// Whether they are open (rules §8) or secret (rules §2.5).
        open: bool,
    },
    /// Destroy a private objective of the seat.
    DestroyObjective,
    /// Place a rover on a tile placed in this round (rules §11.24).
    NewRover,
    /// Turn the station so that any depot is in front of the seat.
    TurnStation,
    /// Put a meteorite on an empty meteor symbol of the seat's planet (rules §9.5).
    PutMeteorite,
    /// Destroy a rover on the seat's planet.
    DestroyRover,
    /// Destroy a lifepod on the seat's planet.
    DestroyLifepod,
    /// Destroy a collected lifepod.
    DestroyCollectedLifepod,
    /// Choose which resource of a tile advances, if only one does (rules §11.2).
    OneResource {
        /// The tile.
        tile: Tile,
        /// Its orientation and anchor; `None` if it could not be placed.
        lies: Option<(Orientation, Cell)>,
    },
    /// Remove all tiles of one shape of the own depot from the station (rules §11.25).
    RemoveShape,
}

impl Effect {
    /// One advance of the tracker of `track`.
    pub const fn advance(track: Track) -> Self {
        Self::Advance {
            among: TrackSet::of(track),
            times: 1,
        }
    }

    /// The drawn objectives, of which some are kept.
    pub const fn drawn_objectives(self) -> Option<ObjectiveSet> {
        match self {
            Self::KeepObjective { among, .. } => Some(among),
            _ => None,
        }
    }

    /// The civ milestone that it claims.
    pub(crate) const fn claimed(self) -> Option<Milestone> {
        match self {
            Self::Claim(milestone) => Some(milestone),
            _ => None,
        }
    }

    /// The civ cards of those `in_play` that the seat has before it to choose from (rules §6.2, §8).
    pub(crate) fn looked_at(self, in_play: CardSet) -> CardSet {
        match self {
            Self::Keep { rank, extra } => in_play.ranked(rank) | extra.into_iter().collect(),
            Self::KeepAny { .. } => in_play,
            _ => CardSet::EMPTY,
        }
    }

    /// The reason for taking a tile; `None` if it takes none.
    pub(crate) const fn taking(self) -> Option<Taking> {
        match self {
            Self::TakeTile => Some(Taking::Round),
            Self::TakeExtraTile { resources } => Some(Taking::Card { resources }),
            _ => None,
        }
    }

    /// The trackers that it advances with benefits, if it can do so several times.
    pub(crate) const fn advances_among(self) -> Option<TrackSet> {
        match self {
            Self::Advance { among, .. } | Self::AdvanceDifferent { among, .. } => Some(among),
            _ => None,
        }
    }

    /// The rest of it after the choice of a cell, a lifepod or a card.
    pub(crate) const fn repetition(self) -> Option<Self> {
        let mut rest = self;
        match &mut rest {
            Self::CollectLifepods { count }
            | Self::CollectMeteorites { count }
            | Self::DestroyMeteorites { count }
            | Self::Reposition { count }
            | Self::KeepAny { count }
                if *count > 1 =>
            {
                *count -= 1;
                Some(rest)
            }
            _ => None,
        }
    }

    /// The number of steps that the same tracker takes one after another (rules §11.24).
    pub const fn steps(self) -> u8 {
        match self {
            Self::Advance { times, .. } | Self::AdvanceBare { times, .. } => times,
            _ => 1,
        }
    }

    /// Whether its counts and items are possible for a seat whose tiles cover these cells.
    pub(crate) fn is_valid(self, tiles: CellSet) -> bool {
        match self {
            Self::Advance { times: count, .. }
            | Self::AdvanceBare { times: count, .. }
            | Self::RegressFar { times: count, .. }
            | Self::AdvanceDifferent { count, .. }
            | Self::CollectLifepods { count }
            | Self::CollectMeteorites { count }
            | Self::DestroyMeteorites { count }
            | Self::KeepAny { count }
            | Self::Reposition { count } => (1..=MAX_REPEATS).contains(&count),
            Self::KeepObjective { among, count, .. } => u32::from(count) <= among.len(),
            Self::RaiseAll { to } => to <= TOP,
            Self::Rover { tile } => tile.is_within(tiles),
            Self::Claim(Milestone { rank, .. }) | Self::Keep { rank, .. } => {
                civ::RANKS.contains(&rank)
            }
            Self::TakeTile
            | Self::TakeExtraTile { .. }
            | Self::Resource(_)
            | Self::Boost
            | Self::Energy { .. }
            | Self::Patch
            | Self::DestroyLine
            | Self::Regress { .. }
            | Self::Restart(_)
            | Self::AdvanceToMilestone(_)
            | Self::OneOf(..)
            | Self::GainRow
            | Self::BerthLifepod
            | Self::MoveToken
            | Self::DrawObjectives
            | Self::DestroyObjective
            | Self::NewRover
            | Self::TurnStation
            | Self::PutMeteorite
            | Self::DestroyRover
            | Self::DestroyLifepod
            | Self::DestroyCollectedLifepod
            | Self::OneResource { .. }
            | Self::RemoveShape
            | Self::Relocate => true,
        }
    }
}

/// A few words in English, as part of a sentence: for exports and for programmers.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TakeTile => "the tile",
            Self::TakeExtraTile { .. } => "the tile of the card",
            Self::Resource(track) => return write!(f, "the {track} resource"),
            Self::Advance { .. }
            | Self::AdvanceBare { .. }
            | Self::AdvanceDifferent { .. }
            | Self::RaiseAll { .. } => "the advance",
            Self::Boost => "the synergy boost",
            Self::Energy { .. } => "the energy",
            Self::Patch => "patch",
            Self::Rover { .. } | Self::NewRover => "rover",
            Self::CollectLifepods { .. } => "collect the lifepod",
            Self::DestroyMeteorites { .. } => "destroy the meteorite",
            Self::DestroyLine => "clearing a line",
            Self::Relocate => "teleporting a rover",
            Self::Claim(Milestone { rank, .. }) | Self::Keep { rank, .. } => {
                return write!(f, "a civ card of rank {rank}");
            }
            Self::KeepAny { .. } => "a civ card",
            Self::CollectMeteorites { .. } => "collect the meteorite",
            Self::Regress { .. } | Self::RegressFar { .. } | Self::Restart(_) => "the regress",
            Self::AdvanceToMilestone(_) => "the advance to the next milestone",
            Self::OneOf(..) => "one of two benefits",
            Self::GainRow => "a row of fields",
            Self::BerthLifepod | Self::Reposition { .. } => "a lifepod",
            Self::MoveToken => "the token",
            Self::DrawObjectives | Self::KeepObjective { .. } | Self::DestroyObjective => {
                "an objective"
            }
            Self::TurnStation => "turning the station",
            Self::PutMeteorite => "meteorite",
            Self::DestroyRover => "destroy the rover",
            Self::DestroyLifepod | Self::DestroyCollectedLifepod => "destroy the lifepod",
            Self::OneResource { .. } => "the resource that advances",
            Self::RemoveShape => "removing a shape",
        })
    }
}
