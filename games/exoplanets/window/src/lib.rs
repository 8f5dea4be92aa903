//! What the window shows of Exoplanets.
//!
//! | where | what |
//! |---|---|
//! | [`ExoplanetsFace`] | the board, the words and the bots in the frame of a table |
//! | `wizard` | the setup of a new game |
//! | [`rulebook`] | the rule book |
//! | [`words`], [`sentences`] | things and refusals, choices and events in words |
//! | [`text`] | the texts in all languages |

mod art;
mod board;
mod desk;
mod face;
mod hand;
mod layout;
mod lesson;
mod motion;
mod palette;
mod planet;
mod popup;
mod preview;
pub mod rulebook;
mod seats;
pub mod sentences;
mod sheet;
mod shelf;
mod side;
mod star;
mod system;
pub mod text;
mod wizard;
pub mod words;

pub use face::ExoplanetsFace;

use exoplanets::{ComponentSet, Components, Invalid, STANDARD, Setup, SetupError, State};
use game::Game as _;
use kit::files::{GameBox, SetKind};
use kit::frame::Framed;
use kit::rulebook::Rulebook;
use kit::text::Language;
use table::BrokenRule;

/// Exoplanets, as the files of its games lead to it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Exoplanets;

/// The sets of components that an owner can play it with.
const SETS: SetKind = SetKind {
    folder: State::NAME,
    template: STANDARD,
    check: |text| {
        let checked = Components::parse(text).map(|_| ());
        checked.map_err(|error| BrokenRule::new(SetupError::Components(error)))
    },
};

impl Framed for Exoplanets {
    type Face = ExoplanetsFace;
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
