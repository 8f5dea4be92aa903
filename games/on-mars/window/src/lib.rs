//! What the window shows of On Mars.
//!
//! | where | what |
//! |---|---|
//! | [`OnMarsFace`] | the board, the words and the bots in the frame of a table |
//! | `wizard` | the setup of a new game |
//! | [`rulebook`] | the rule book |
//! | [`names`], [`ask`], [`sentences`], [`words`], [`results`], [`solo`] | things, questions and choices, events, refusals, points, the Solo Goal in words |
//! | [`text`] | the texts in all languages |

mod actions;
mod art;
pub mod ask;
mod board;
mod cards;
mod chain;
mod clicks;
mod colony;
mod desk;
mod face;
mod hints;
mod lab;
mod layout;
mod lesson;
mod map;
mod motion;
pub mod names;
mod orbit;
mod others;
mod own;
mod palette;
mod pay;
mod popup;
mod preview;
pub mod results;
pub mod rulebook;
mod scene;
mod seats;
pub mod sentences;
mod shelf;
pub mod solo;
mod spots;
mod terrain;
pub mod text;
mod track;
mod wizard;
pub mod words;

pub use face::OnMarsFace;

use game::Game as _;
use kit::files::{GameBox, SetKind};
use kit::frame::Framed;
use kit::rulebook::Rulebook;
use kit::text::Language;
use on_mars::{ComponentSet, Components, Invalid, STANDARD, Setup, SetupError, State};
use table::BrokenRule;

/// On Mars, as the files of its games lead to it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct OnMars;

/// The sets of components that an owner can play it with.
const SETS: SetKind = SetKind {
    folder: State::NAME,
    template: STANDARD,
    check: |text| {
        let checked = Components::parse(text).map(|_| ());
        checked.map_err(|error| BrokenRule::new(SetupError::Components(error)))
    },
};

impl Framed for OnMars {
    type Face = OnMarsFace;
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
