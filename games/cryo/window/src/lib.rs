//! What the window shows of Cryo.
//!
//! | where | what |
//! |---|---|
//! | [`CryoFace`] | the board, the words and the bots in the frame of a table |
//! | `wizard` | the setup of a new game |
//! | [`rulebook`] | the rule book |
//! | [`names`], [`ask`], [`sentences`], [`words`] | things, questions and choices, events, refusals in words |
//! | [`text`] | the texts in all languages |

mod art;
pub mod ask;
mod board;
mod caverns;
mod desk;
mod face;
mod finale;
mod hand;
mod layout;
mod lesson;
mod motion;
pub mod names;
mod others;
mod palette;
mod platform;
mod popup;
mod preview;
pub mod rulebook;
mod seats;
pub mod sentences;
mod shelf;
mod ship;
mod sun;
pub mod text;
mod wizard;
pub mod words;

pub use face::CryoFace;

use cryo::{ComponentSet, Components, Invalid, STANDARD, Setup, SetupError, State};
use game::Game as _;
use kit::files::{GameBox, SetKind};
use kit::frame::Framed;
use kit::rulebook::Rulebook;
use kit::text::Language;
use table::BrokenRule;

/// Cryo, as the files of its games lead to it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Cryo;

/// The sets of components that an owner can play it with.
const SETS: SetKind = SetKind {
    folder: State::NAME,
    template: STANDARD,
    check: |text| {
        let checked = Components::parse(text).map(|_| ());
        checked.map_err(|error| BrokenRule::new(SetupError::Components(error)))
    },
};

impl Framed for Cryo {
    type Face = CryoFace;
    const ON_SHELF: &'static GameBox = &shelf::ON_SHELF;

    fn book() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn components(setup: &Setup) -> &ComponentSet {
        &setup.components
    }

    fn setup_error(language: Language, error: &SetupError) -> String {
        words::setup_error(&language, error)
    }

    fn invalid(language: Language, fault: &Invalid) -> String {
        words::invalid(&language, *fault)
    }
}
