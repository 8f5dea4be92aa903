//! Pending effects: what a seat has gained and not resolved yet (rules §3.7), as plain data.

use super::board::{Cell, CellSet, Orientation, Tile};
use super::card::{CardSet, CivCard, EventCard, ObjectiveSet, civ};
use super::corporation::{Field, Offer, TOP};
use super::decision::Taking;
use super::state::Seat;
use super::terrain::{Terrain, Track, TrackSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// No effect is repeated so often.
const MAX_REPEATS: u8 = 16;

/// What a seat has pending, in the order in which it was gained. The seat picks which to resolve next.
pub type Agenda = SmallVec<[Pending; 4]>;

/// An effect that waits to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// What it does.
    pub effect: Effect,
    /// What gave it.
    pub source: Source,
    /// Whether it says "may": it can be declined although it could be carried out.
    pub optional: bool,
    /// Whether it must be resolved before anything else.
    pub urgent: bool,
}

impl Pending {
    /// An effect that must be carried out if it can be, at a moment of the seat's choice.
    pub const fn new(effect: Effect, source: Source) -> Self {
        Self {
            effect,
            source,
            optional: false,
            urgent: false,
        }
    }

    /// The same, but it may be declined.
    #[must_use]
    pub const fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }

    /// The same, but it comes before everything else.
    #[must_use]
    pub const fn urgent(self) -> Self {
        Self {
            urgent: true,
            ..self
        }
    }
}

/// A civ milestone that a tracker entered (rules §6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Milestone {
    /// The rank of the cards on offer, 1–4.
    pub rank: u8,
    /// The rank printed on the track.
    pub printed: u8,
    /// Whether a card of the next rank joins the choice.
    pub extra: bool,
}

impl Milestone {
    /// A milestone of `rank` with nothing more to choose from.
    pub const fn of(rank: u8) -> Self {
        Self {
            rank,
            printed: rank,
            extra: false,
        }
    }
}

/// What a pending effect does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Take a tile from the own depot and place it (rules §3.4, §4.7, §4.8).
    TakeTile,
    /// Take a tile from the own depot by a card and place it, if one can be placed.
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
        /// How many advances.
        times: u8,
    },
    /// A synergy boost: advance any tracker once (rules §6.1).
    Boost,
    /// Advance one of these trackers this number of times without benefits (rules §11.24).
    AdvanceBare {
        /// The trackers to choose from.
        among: TrackSet,
        /// How many advances.
        times: u8,
    },
    /// Advance this number of different trackers once each.
    AdvanceDifferent {
        /// The trackers left to choose from.
        among: TrackSet,
        /// How many advances are left.
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
        /// The trackers it may advance in any case: that of the tile's other resource.
        own: TrackSet,
        /// Cells that count as energy terrain for this, though they show another.
        joins: CellSet,
    },
    /// Place a biomass patch, or store it where a tech allows (rules §6.3).
    Patch,
    /// Place a rover on one of these cells, those of the tile placed last when it was gained (rules §6.4).
    Rover {
        /// The cells of that tile.
        tile: CellSet,
    },
    /// Collect this number of lifepods from the seat's own planet.
    CollectLifepods {
        /// How many are left to collect.
        count: u8,
    },
    /// Destroy this number of meteorites on the seat's own planet.
    DestroyMeteorites {
        /// How many are left to destroy.
        count: u8,
    },
    /// Destroy all meteorites of one row or column.
    DestroyLine,
    /// Collect this number of meteorites from the seat's own planet.
    CollectMeteorites {
        /// How many are left to collect.
        count: u8,
    },
    /// Teleport a rover to any cell of the grid (rules §11.23).
    Relocate,
    /// Claim a civ card for this milestone (rules §6.2): look at those that remain.
    Claim(Milestone),
    /// Keep one of the civ cards of this rank, which the seat has looked at (rules §6.2).
    Keep {
        /// The rank of the milestone.
        rank: u8,
        /// A card of another rank that joins the choice.
        extra: Option<CivCard>,
    },
    /// Keep this number of all civ cards in play.
    KeepAny {
        /// How many are left to keep.
        count: u8,
    },
    /// Move one of these trackers back by one field (rules §5.6).
    Regress {
        /// The trackers to choose from.
        among: TrackSet,
    },
    /// Move one of these trackers back by this number of fields: one that can go that far, else one that can go
    /// farthest (rules §9.3).
    RegressFar {
        /// The trackers to choose from.
        among: TrackSet,
        /// How many fields.
        times: u8,
    },
    /// Move this tracker back to the bottom of its track.
    Restart(Track),
    /// Advance this tracker to the next milestone of its track, gaining everything on the way.
    AdvanceToMilestone(Track),
    /// Choose one of two benefits of a track field.
    OneOf(Offer, Offer),
    /// Choose a tracker and gain what the five fields in its row show.
    GainRow,
    /// Choose where the lifepod goes that is being collected.
    BerthLifepod,
    /// Move this number of collected lifepods to another place.
    Reposition {
        /// How many moves are left.
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
        /// How many are left to keep.
        count: u8,
        /// Whether everyone sees them (rules §8) or only the seat (rules §2.5).
        open: bool,
    },
    /// Destroy one of the own private objectives.
    DestroyObjective,
    /// Place a rover on a tile placed in this round (rules §11.24).
    NewRover,
    /// Turn the station until any depot lies in front of the seat.
    TurnStation,
    /// Put a meteorite on an empty meteor symbol of the own planet (rules §9.5).
    PutMeteorite,
    /// Destroy a rover on the own planet.
    DestroyRover,
    /// Destroy a lifepod on the own planet.
    DestroyLifepod,
    /// Destroy a collected lifepod.
    DestroyCollectedLifepod,
    /// Choose the resource that advances of a tile of which only one does (rules §11.2).
    OneResource {
        /// The tile.
        tile: Tile,
        /// How it lies and its anchor; none if it could not be placed.
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

    /// The objectives that were drawn to keep some of.
    pub const fn drawn_objectives(self) -> Option<ObjectiveSet> {
        if let Self::KeepObjective { among, .. } = self {
            Some(among)
        } else {
            None
        }
    }

    /// The civ cards of those `in_play` that the seat has before it to choose from (rules §6.2, §8).
    pub(super) fn looked_at(self, in_play: CardSet) -> CardSet {
        if let Self::Keep { rank, extra } = self {
            in_play.ranked(rank).or(extra.into_iter().collect())
        } else if let Self::KeepAny { .. } = self {
            in_play
        } else {
            CardSet::EMPTY
        }
    }

    /// What lets it take a tile from the depot, if it takes one.
    pub(super) const fn taking(self) -> Option<Taking> {
        if let Self::TakeTile = self {
            Some(Taking::Round)
        } else if let Self::TakeExtraTile { resources } = self {
            Some(Taking::Card { resources })
        } else {
            None
        }
    }

    /// The trackers that it advances, gaining what they enter, if it can do so several times.
    pub(super) const fn advances_among(self) -> Option<TrackSet> {
        if let Self::Advance { among, .. } | Self::AdvanceDifferent { among, .. } = self {
            Some(among)
        } else {
            None
        }
    }

    /// What is left of it once a cell, a lifepod or a card has been chosen.
    pub(super) const fn repetition(self) -> Option<Self> {
        match self {
            Self::CollectLifepods { count: count @ 2.. } => {
                Some(Self::CollectLifepods { count: count - 1 })
            }
            Self::CollectMeteorites { count: count @ 2.. } => {
                Some(Self::CollectMeteorites { count: count - 1 })
            }
            Self::DestroyMeteorites { count: count @ 2.. } => {
                Some(Self::DestroyMeteorites { count: count - 1 })
            }
            Self::Reposition { count: count @ 2.. } => Some(Self::Reposition { count: count - 1 }),
            Self::KeepAny { count: count @ 2.. } => Some(Self::KeepAny { count: count - 1 }),
            Self::CollectLifepods { .. }
            | Self::CollectMeteorites { .. }
            | Self::DestroyMeteorites { .. }
            | Self::Reposition { .. }
            | Self::KeepAny { .. }
            | Self::TakeTile
            | Self::TakeExtraTile { .. }
            | Self::Resource(_)
            | Self::Advance { .. }
            | Self::Boost
            | Self::AdvanceBare { .. }
            | Self::AdvanceDifferent { .. }
            | Self::RaiseAll { .. }
            | Self::Energy { .. }
            | Self::Patch
            | Self::Rover { .. }
            | Self::DestroyLine
            | Self::Relocate
            | Self::Claim(_)
            | Self::Keep { .. }
            | Self::Regress { .. }
            | Self::RegressFar { .. }
            | Self::Restart(_)
            | Self::AdvanceToMilestone(_)
            | Self::OneOf(..)
            | Self::GainRow
            | Self::BerthLifepod
            | Self::MoveToken
            | Self::DrawObjectives
            | Self::KeepObjective { .. }
            | Self::DestroyObjective
            | Self::NewRover
            | Self::TurnStation
            | Self::PutMeteorite
            | Self::DestroyRover
            | Self::DestroyLifepod
            | Self::DestroyCollectedLifepod
            | Self::OneResource { .. }
            | Self::RemoveShape => None,
        }
    }

    /// Whether it counts at least one of something and names only what there is.
    pub(super) fn is_sound(self, seat: &Seat) -> bool {
        match self {
            Self::Advance { times: count, .. }
            | Self::AdvanceBare { times: count, .. }
            | Self::RegressFar { times: count, .. }
            | Self::AdvanceDifferent { count, .. }
            | Self::CollectLifepods { count }
            | Self::CollectMeteorites { count }
            | Self::DestroyMeteorites { count } => (1..=MAX_REPEATS).contains(&count),
            Self::KeepObjective { among, count, .. } => u32::from(count) <= among.len(),
            Self::RaiseAll { to } => to <= TOP,
            Self::Rover { tile } => tile.is_within(seat.board.tiles()),
            Self::Claim(Milestone { rank, .. }) | Self::Keep { rank, .. } => {
                civ::RANKS.contains(&rank)
            }
            Self::KeepAny { count } | Self::Reposition { count } => {
                (1..=MAX_REPEATS).contains(&count)
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

/// What gave a pending effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The round itself.
    Round,
    /// A resource of a placed or discarded tile.
    Resource(Terrain),
    /// A field that a tracker entered.
    Field(Field),
    /// A civ card.
    Card(CivCard),
    /// A patch stored earlier.
    Stored,
    /// A tech, by its level.
    Tech(u8),
    /// The corporation itself, not one of its techs.
    Corporation,
    /// The event card of the round.
    #[serde(rename = "Alert")]
    EventCard(EventCard),
    /// The setup of the game (rules §2).
    Setup,
}

impl Source {
    /// The field that gave it, if it was one.
    pub const fn field(self) -> Option<Field> {
        if let Self::Field(field) = self {
            Some(field)
        } else {
            None
        }
    }
}
