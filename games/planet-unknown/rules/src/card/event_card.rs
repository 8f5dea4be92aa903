//! The 60 event cards (rules §9): rows of data in `assets/cards/events.ron`. An [`Event`](crate::Event) is a log
//! entry.

use super::numbered::numbered;
use crate::bit_set::BitSet;
use crate::terrain::{Terrain, Track, TrackSet};
use serde::{Deserialize, Deserializer, Serialize};

/// How many event cards each colour has.
pub const PER_COLOUR: u8 = 20;
/// How many event cards there are: green, orange and red, numbered in this order.
pub const COUNT: u8 = 60;

numbered! {
    /// One of the 60 event cards, named G01 to G20, A01 to A20 and R01 to R20.
    EventCard: 1 to COUNT, called "event card", in u64,
    written |card| card.colour().letter(), card.number();
    rows of "cards/events.ron" by |row| (row.colour, row.id)
}

game::named! {
    /// The colour of an event card, from good to bad, in the order of the numbers of [`EventCard`]. Its name is also the key
    /// of its texts and of its section in the rule book.
    pub enum EventColour {
        /// Good news.
        Green = "green",
        /// A nuisance.
        Orange = "orange",
        /// Bad news.
        Red = "red",
    }
}

impl EventColour {
    /// The letter in front of the numbers.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Orange => 'A',
            Self::Red => 'R',
        }
    }
}

/// The effect of an event card (rules §9). A bar lasts until the civ cards of the round are claimed (rules §9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum EventCardEffect {
    /// A rover beyond those of the corporation, for a tile placed this round (rules §11.24).
    ExtraRover,
    /// Each rank gains a civ card from the box.
    AddCards,
    /// Another private objective.
    DrawObjective,
    /// Advance one of these trackers this number of times without benefits (rules §11.24).
    AdvanceBare(#[serde(deserialize_with = "tracks")] TrackSet, u8),
    /// Advance one of these trackers once, with benefits.
    Advance(#[serde(deserialize_with = "tracks")] TrackSet),
    /// The station turns until any depot lies in front of the seat.
    TurnStation,
    /// A biomass patch.
    Patch,
    /// A synergy boost.
    Boost,
    /// Collect a lifepod from the planet.
    CollectLifepod,
    /// Collect a meteorite from the planet.
    CollectMeteorite,
    /// One of these trackers regresses by this number of fields (rules §9.3).
    Regress(#[serde(deserialize_with = "tracks")] TrackSet, u8),
    /// A meteorite comes down on an empty meteor symbol (rules §9.5).
    Meteorite,
    /// Bars rovers from entering a terrain.
    BarTerrain(Terrain),
    /// Bars tiles from the planet edge.
    BarEdge,
    /// Bars tiles from ice.
    BarIce,
    /// Bars tiles from lying next to terrain they show (rules §11.4).
    BarOwnTerrain,
    /// Only one of the two resources of a placed tile advances (rules §11.2).
    OneResource {
        /// Whether that also applies to tiles that cannot be placed (rules §11.1).
        discarded: bool,
    },
    /// Bars the benefits of milestones (rules §11.22).
    BarMilestones,
    /// Bars synergy boosts.
    BarBoosts,
    /// A private objective is destroyed.
    DestroyObjective,
    /// A rover is destroyed if more than one is on the planet.
    DestroyRover,
    /// Each rank loses a random civ card to the box.
    RemoveCards,
    /// A lifepod on the planet is destroyed.
    DestroyLifepod,
    /// A collected lifepod is destroyed.
    DestroyCollectedLifepod,
    /// A collected meteorite is destroyed.
    DestroyCollectedMeteorite,
    /// All tiles of one shape of the own depot leave the station (rules §11.25).
    RemoveShape,
    /// A synergy boost or a look at the next event card (rules §11.26).
    BoostOrForesee,
}

impl EventCard {
    /// The event cards of a colour in a game with this number of seats: some are for the solo game only (rules §9.1).
    pub fn available(colour: EventColour, seats: usize) -> impl Iterator<Item = Self> {
        let fits = move |card: &Self| seats == 1 || !card.is_solo_only();
        Self::all().filter(move |card| card.colour() == colour && fits(card))
    }

    /// Its colour.
    pub const fn colour(self) -> EventColour {
        EventColour::ALL[((self.0 - 1) / PER_COLOUR) as usize]
    }

    /// Its number among those of its colour, counted from 1.
    pub const fn number(self) -> u8 {
        (self.0 - 1) % PER_COLOUR + 1
    }

    /// Its effect.
    pub fn effect(self) -> EventCardEffect {
        self.row().effect
    }

    /// Whether it is only for games of one seat (rules §9.1).
    pub fn is_solo_only(self) -> bool {
        self.row().solo
    }
}

/// A set of [`EventCard`]s.
pub type EventCardSet = BitSet<EventCard>;

#[derive(Deserialize)]
struct Row {
    colour: EventColour,
    id: u8,
    #[serde(default)]
    solo: bool,
    effect: EventCardEffect,
}

fn tracks<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TrackSet, D::Error> {
    let tracks = Vec::<Track>::deserialize(deserializer)?;
    Ok(tracks.into_iter().collect())
}
