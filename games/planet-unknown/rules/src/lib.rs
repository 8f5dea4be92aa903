//! The rules of the game: pure and deterministic, without window, files, clock or ambient randomness.
//!
//! A game is a [`Setup`] and a list of [`Action`]s. [`Setup::deal`] returns the first [`GameState`],
//! [`GameState::legal`] lists the choices of an open seat, and [`GameState::apply`] carries one out.
//!
//! # A walk
//!
//! [`Setup::deal`] shuffles everything and returns the first [`GameState`]: plain data made of ids, enums and
//! [bit sets](BitSet), which is cloned, compared and written to files as it is.
//!
//! The unresolved gains of a seat are on its **agenda**, a list of [`Pending`] effects (rules §3.7). The seat picks the
//! next one to resolve. Its [`Decision`], with a [`Question`] for each pending effect, is derived from agenda and state
//! on demand and never stored. So a game can be saved, undone and searched in the middle of a chain of effects.
//!
//! While tiles are taken, all [`open_seats`](GameState::open_seats) may act, in any order with the same result (rules
//! §3.4); at other times it is one. [`active`](GameState::active) is the first of them: a client that asks it alone
//! plays in turn order.
//!
//! [`legal`](GameState::legal) lists the choices of an open seat; [`check`](GameState::check) returns the reason why
//! another one is [`Illegal`]; [`apply`](GameState::apply) carries one out, all or nothing, and returns the log as
//! [`Event`]s, each with the seats that may see it.
//!
//! ```
//! use rules::{Action, Setup};
//!
//! // A whole game, always with the first legal choice.
//! let mut state = Setup::standard(3, "first choice").deal()?;
//! while let Some(seat) = state.active() {
//!     let choice = state.legal(seat)[0];
//!     state.apply(&Action { seat, choice })?;
//! }
//! assert!(state.is_finished());
//! let best = state.seat_ids().map(|seat| state.score(seat).total()).max();
//! assert!(best > Some(0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where to look:
//!
//! | question | module |
//! |---|---|
//! | how is a game dealt? | [`setup`] |
//! | which placements are legal? | [`board::placement`] |
//! | what is the question of an effect, and which answers fit? | `effects` |
//! | why is a choice refused? | [`legal`] |
//! | what does a choice change? | `effects` with a file for each family, `resolve`, `rover`, `tech`, `round` |
//! | what does an event card do, and bar? | [`event_cards`]; an [`Event`] is a log entry |
//! | who may act now, and why does the order not matter? | `open` |
//! | what does a seat know? | [`view`] |
//! | how many medals does a seat have? | [`score`] |
//!
//! # Planets and corporations
//!
//! A planet is [data](planet::PlanetData): its grid, what it forbids, and the cells to which its other rules apply.
//! [`Corporation`](corporation::Corporation) is a trait whose methods have the plain rules as their defaults: *data*
//! (tracks), *queries* (a base value in, the changed one out), *reactions* (a moment in, effects for the agenda out). A
//! special corporation overrides some of them; none mutates a state. Each [`Tech`](corporation::Tech) of a corporation
//! is one value: when it works, its limit, its offer. The state of a corporation board beyond trackers is one plain
//! [`CorporationState`](corporation::CorporationState). Abilities on [offer](GameState::offers) are derived like
//! decisions; in a choice their numbers follow those of the agenda. Rules are found by an exhaustive match on the id, and
//! **no code outside their folders depends on which one it is**.
//!
//! A new planet is a RON file, a line in the registry and what `games/planet-unknown/rules/src/planet/worlds.rs` adds to the
//! file. A new corporation is a RON file, a file in `games/planet-unknown/rules/src/corporation` and a line in
//! the registry. A new card is a row in `assets/cards`.
//!
//! An example of a planet: on a world of glaciers uncovered ice scores as cities do. The score, bots, hints and the
//! window follow:
//!
//! ```
//! use rules::{Board, Cell, PlanetId};
//!
//! // In `worlds`: what is added to `assets/planets/glaciers.ron`; then a line in the registry, `PlanetId`.
//! let mut glaciers = PlanetId::STANDARD.data().clone();
//! glaciers.cities = glaciers.ice;
//!
//! let mut board = Board::new(PlanetId::STANDARD);
//! let bonus = glaciers.bonus(board.covered());
//! let ice = Cell::new(3, 1).expect("a cell of the grid");
//! board.lay_patch(ice);
//! assert_eq!(glaciers.bonus(board.covered()), bonus - 2);
//! ```
//!
//! An example of a corporation: its tracks are data, here borrowed. Its first tech doubles the tech resource of a tile,
//! its second is an ability once per round. The agenda, undo, bots and the buttons of the window follow without a
//! change elsewhere. `examples/own_corporation.rs` has data of its own.
//!
//! ```
//! use rules::corporation::{Corporation, CorporationData, Tech, Techs};
//! use rules::{CorporationId, Effect, Seat, Setup, Track};
//!
//! struct Academy(&'static CorporationData); // the data embedded from `assets/corporations/academy.ron`
//!
//! impl Corporation for Academy {
//!     fn data(&self) -> &CorporationData {
//!         self.0
//!     }
//!
//!     /// Level 1: the tech resource of a tile advances twice.
//!     fn resource_advances(&self, seat: &Seat, resource: Track) -> u8 {
//!         if resource == Track::Tech && self.unlocked(seat, 1) { 2 } else { 1 }
//!     }
//!
//!     /// Level 1 works throughout, level 2 is an ability: advance civ.
//!     fn techs(&self) -> &[Tech] {
//!         const CIV: Tech = Tech::offering(|_| Some(Effect::advance(Track::Civ))).once_per_round();
//!         &[Tech::THROUGHOUT, CIV]
//!     }
//! }
//!
//! let academy = Academy(CorporationId::STANDARD.data()); // then a line in the registry, `CorporationId`
//! let mut seat = Setup::standard(1, "academy").deal()?.seats[0].clone();
//! assert_eq!(academy.resource_advances(&seat, Track::Tech), 1, "level 1 is not unlocked yet");
//! seat.trackers[Track::Tech as usize].height = academy.data().tech_height(1);
//! assert_eq!(academy.resource_advances(&seat, Track::Tech), 2);
//! assert_eq!(academy.tech(2).offer(&seat), Some(Effect::advance(Track::Civ)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Only texts remain: the language files list a corporation, its rule and its techs under its name, and a test reports
//! missing ones.
//!
//! # Event cards, objectives and the solo game
//!
//! The modules are [`GameOptions`] of the setup. In a game with events (rules §9) each round reveals an [`EventCard`].
//! Its choices become urgent effects on the agenda, before the tile of the round. Its restrictions are derived from the
//! card in force on demand, so nothing has to be taken back afterwards. Private objectives are dealt onto the agenda as
//! well, before the first round. [`view`](GameState::view) hides the deck and the objectives of others. The solo game
//! has a [`target`](EventMix::target), and [`Grade`] rates it.
//!
//! A new event card is a row in `assets/cards/events.ron` and its texts in the language files. The row names one of the
//! existing [`EventCardEffect`]s:
//!
//! ```text
//! (colour: Orange, id: 10, effect: Regress([Biomass, Water], 1)),
//! ```
//!
//! A card with a new effect needs a variant of `EventCardEffect` and a line in `event_cards::reveal` that names the
//! [`Effect`] for the agenda; a new `Effect` has its question and answers in `effects`. A new restriction is a query in
//! `event_cards::restrictions`. Undo, bots, files and the list of legal choices follow. How it plays:
//!
//! ```
//! use rules::{Action, EventCard, EventCardEffect, EventMix, Choice, Effect, SeatId, Setup, Source};
//!
//! let mut setup = Setup::standard(2, "alerts");
//! setup.options.events = Some(EventMix::BALANCED);
//! let mut state = setup.deal()?;
//! let next = state.event_cards.hidden.last_mut().expect("a deck of 20");
//! *next = EventCard::all().find(|card| card.effect() == EventCardEffect::Boost).expect("there are two");
//!
//! let card = *next;
//! state.apply(&Action { seat: state.commander, choice: Choice::Rotate(1) })?;
//! assert_eq!(state.event_cards.in_force, Some(card));
//! let agenda = &state.seat(SeatId(0)).turn.agenda;
//! assert_eq!((agenda[0].effect, agenda[0].source), (Effect::Boost, Source::EventCard(card)));
//! assert!(agenda[0].urgent && agenda[1].effect == Effect::TakeTile);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Placement
//!
//! The rules for a tile are one value, [`PlacementRules`]: the plain rules as the corporation changes them, and one
//! layer each for the restrictions of planet and event. To lift restrictions (rules §4.6) is to leave a layer out. A
//! [`CellSet`] is three 64-bit words with a guard column, and all legal anchors of a tile come from a few shifts and
//! masks:
//!
//! ```
//! use rules::{Board, PlacementRules, PlanetId, Shape, Tile};
//!
//! let board = Board::new(PlanetId::STANDARD);
//! let rules = PlacementRules::plain(&board, false);
//! let tile = Tile::new(Shape::I2, 0, false);
//! let placements: u32 = rules.all_anchors(tile).map(|(_, anchors)| anchors.len()).sum();
//! assert!(placements > 0, "the first tile covers a cell of the planet edge");
//! ```

#![warn(unreachable_pub)]
#![deny(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::float_arithmetic,
    clippy::lossy_float_literal
)]

pub mod action;
mod as_game;
mod asking;
pub mod bit_set;
pub mod board;
pub mod card;
mod change;
pub mod choices;
mod clone;
pub mod corporation;
pub mod decision;
pub mod effect;
mod effects;
pub mod event;
pub mod event_cards;
mod gather;
pub mod legal;
mod moves;
mod open;
pub mod planet;
pub mod practice;
mod resolve;
mod resolver;
mod round;
mod rover;
mod sampling;
pub mod score;
pub mod setup;
pub mod solo;
mod standing;
pub mod state;
pub mod station;
mod tech;
pub mod terrain;
pub mod validity;
pub mod view;

pub use action::{Action, Answer, Choice, Illegal, Line};
pub use bit_set::BitSet;
pub use board::{
    Board, Cell, CellSet, Footprint, FootprintCell, Orientation, PlacementFault, PlacementRules,
    Ring, Shape, Tile,
};
pub use card::{
    CardSet, CivCard, CivEffect, EventCard, EventCardEffect, EventCardSet, EventColour, Objective,
    ObjectiveSet,
};
pub use corporation::{
    Benefit, Berth, Berths, CorporationId, Field, FieldSet, LevelSet, Offer, UseLimit,
};
pub use decision::{
    Asked, Decision, Manner, Purpose, Question, ResourcesOf, Slot, Taking, TileOffer, TrackPurpose,
};
pub use effect::{Effect, Milestone, Pending, Source};
pub use event::{
    CardEvent, CourseEvent, EffectEvent, Event, EventKind, PieceEvent, TileEvent, TrackEvent,
};
pub use event_cards::{EventDeck, EventMix};
pub use game::SeatSet;
pub use legal::Move;
/// A list of at most `N` items that is [`Copy`], so that states are copied without allocating.
pub type CopyVec<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;
pub use planet::PlanetId;
pub use practice::Change;
pub use rover::StepFault;
pub use score::{LineState, ObjectiveScore, Score};
pub use setup::{GameOptions, Rulings, SeatSetup, Setup, SetupError, StationSetup};
pub use solo::Grade;
pub use state::{EndReason, EndStep, GameState, NeighbourObjective, Phase, Seat, SeatId};
pub use station::{Stack, Station};
pub use terrain::{Terrain, Track, TrackSet};
pub use validity::InvalidState;
pub use view::View;

use serde::de::DeserializeOwned;

/// The error, unless the condition holds.
pub(crate) fn ensure<E>(holds: bool, otherwise: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Reads component data embedded in the program. The assets are part of the source and covered by tests, so a broken
/// one is a fault of the build.
///
/// # Panics
/// If the embedded text does not have the expected format.
pub fn asset<T: DeserializeOwned>(text: &str, name: &str) -> T {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .unwrap_or_else(|error| unreachable!("embedded asset {name}: {error}"))
}
