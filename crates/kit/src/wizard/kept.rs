//! What is kept of how a game was set up last.

use super::{LastSetup, NewGame, Switch};
use crate::settings::{Own, Settings, newer};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// The settings of a game that has no others: how it was set up last.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, bound = "")]
pub struct LastOf<N: NewGame> {
    setup: LastSetup,
    #[serde(skip)]
    game: PhantomData<fn() -> N>,
}

impl<N: NewGame> LastOf<N> {
    /// How the last game was set up.
    pub fn last(settings: &Settings) -> LastSetup {
        Self::of(settings).into_owned().setup
    }

    /// Keeps how this one is set up.
    pub fn keep(settings: &mut Settings, last: LastSetup) {
        Self::change(settings, |own| own.setup = last);
    }
}

impl<N: NewGame> Default for LastOf<N> {
    fn default() -> Self {
        let is_on = |switch: &Switch| *switch == Switch::Ours;
        let setup = LastSetup {
            colours: N::COLOURS.to_vec(),
            switches: N::SWITCHES.iter().map(is_on).collect(),
            ..LastSetup::default()
        };
        Self {
            setup,
            game: PhantomData,
        }
    }
}

impl<N: NewGame> Own for LastOf<N> {
    const FILE: &'static str = N::FILE;

    /// All of it belongs to one game.
    fn merged(&self, before: &Self, theirs: &Self) -> Self {
        newer(self, before, theirs)
    }

    /// Nothing is a matter of taste.
    fn reset(&self) -> Self {
        self.clone()
    }
}
