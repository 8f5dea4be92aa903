//! The rules of the game: pure and deterministic, without window, files, clock or ambient randomness.
//!
//! A game is a [`Setup`] and a list of [`Action`]s. [`Setup::deal`] gives the first [`GameState`];
//! [`GameState::legal`] lists what the seat in play may choose and [`GameState::apply`] carries it out.

#![deny(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::float_arithmetic,
    clippy::lossy_float_literal
)]

pub mod action;
pub mod board;
pub mod card;
mod copying;
pub mod corporation;
pub mod decision;
pub mod effect;
mod effects;
pub mod event;
pub mod event_cards;
pub mod legal;
mod listing;
mod pile;
pub mod planet;
pub mod practice;
mod resolve;
mod round;
mod rover;
pub mod score;
pub mod setup;
pub mod solo;
pub mod sound;
pub mod state;
pub mod station;
mod tech;
pub mod terrain;
pub mod view;

pub use action::{Action, Answer, Choice, Illegal, Line};
pub use board::{
    Board, Cell, CellSet, Footprint, Orientation, PlacementFault, PlacementRules, Ring, Shape, Tile,
};
pub use card::{
    CardSet, CivCard, CivEffect, EventCard, EventCardEffect, EventCardSet, EventColour, Objective,
    ObjectiveSet,
};
pub use corporation::{
    Benefit, Berth, Berths, CorporationId, Field, FieldSet, LevelSet, Limit, Offer,
};
pub use decision::{
    Advances, Asked, Decision, Manner, Purpose, Question, ResourcesOf, Slot, Taking, TileOffer,
    TrackPurpose,
};
pub use effect::{Effect, Milestone, Pending, Source};
pub use event::{Audience, Event, EventKind};
pub use event_cards::{EventDeck, EventMix};
pub use legal::Move;
pub use pile::Pile;
pub use planet::PlanetId;
pub use practice::Change;
pub use rover::StepFault;
pub use score::{LineState, ObjectiveScore, Score};
pub use setup::{Options, SeatSetup, Setup, SetupError, StationSetup};
pub use solo::Grade;
pub use sound::Unsound;
pub use state::{EndReason, EndStep, GameState, NeighbourObjective, Phase, Seat, SeatId};
pub use station::{Stack, Station};
pub use terrain::{Terrain, Track, TrackSet};
pub use view::View;

use serde::de::DeserializeOwned;

/// Reads component data embedded in the program. The assets are part of the source and covered by tests, so a
/// broken one is a fault of the build, not of anything a user did.
///
/// # Panics
/// When the embedded text is not what the program expects.
pub fn asset<T: DeserializeOwned>(text: &str, name: &str) -> T {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .unwrap_or_else(|error| unreachable!("embedded asset {name}: {error}"))
}
