//! Pending effects, and their sources.

use super::Effect;
use crate::card::{CivCard, EventCard};
use crate::corporation::Field;
use crate::terrain::Terrain;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The pending effects of a seat, in the order of gaining them. The seat picks the next one to resolve.
pub type Agenda = SmallVec<[Pending; 4]>;

/// An effect that has not been resolved yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The effect.
    pub effect: Effect,
    /// Its source.
    pub source: Source,
    /// Whether it may be declined although it could be carried out.
    pub optional: bool,
    /// Whether it must be resolved before anything else.
    pub urgent: bool,
}

impl Pending {
    /// An effect that must be carried out if possible, at a moment of the seat's choice.
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
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The same, but it comes before everything else.
    #[must_use]
    pub const fn urgent(mut self) -> Self {
        self.urgent = true;
        self
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
    /// A milestone of `rank` without an extra card.
    pub const fn of(rank: u8) -> Self {
        Self {
            rank,
            printed: rank,
            extra: false,
        }
    }
}

/// The source of a pending effect.
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
    /// The field, if it is one.
    pub const fn field(self) -> Option<Field> {
        match self {
            Self::Field(field) => Some(field),
            _ => None,
        }
    }
}
