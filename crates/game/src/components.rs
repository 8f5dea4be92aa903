//! Sets of components: ours, or that of an owner of the game, who wrote the printed values into a file.

use crate::Shared;
use ron::error::SpannedError;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The set of components that a game is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ComponentSet {
    /// Ours.
    Standard,
    /// That of an owner of the game.
    Own {
        /// Its name.
        name: String,
        /// The whole text of its file, so that the game opens anywhere.
        text: String,
    },
}

impl ComponentSet {
    /// The components: ours from `standard`, those of an owner from the text, which `parse` checks.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read<C, F>(
        &self,
        standard: fn() -> Shared<C>,
        parse: fn(&str) -> Result<C, ComponentsError<F>>,
    ) -> Result<Shared<C>, ComponentsError<F>> {
        match self {
            Self::Standard => Ok(standard()),
            Self::Own { text, .. } => parse(text).map(Shared::new),
        }
    }
}

/// A mistake in a file of components, with its place; the flaw, which each game has its own of, says what to do about it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ComponentsError<F> {
    /// The text is no such file.
    #[error("line {line}, column {column}: {what}")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        what: String,
    },
    /// A value does not fit.
    #[error("{place}: {flaw}")]
    Wrong {
        /// Where it stands, such as "planets, R4".
        place: String,
        /// What is wrong.
        flaw: F,
    },
}

impl<F> ComponentsError<F> {
    /// A value at this place is wrong.
    pub fn at(place: impl Into<String>, flaw: F) -> Self {
        Self::Wrong {
            place: place.into(),
            flaw,
        }
    }
}

/// Checks what a file of components says at one place.
///
/// # Errors
/// The flaw with its place, unless the condition holds.
pub fn ensure<F>(holds: bool, place: impl Into<String>, flaw: F) -> Result<(), ComponentsError<F>> {
    match holds {
        true => Ok(()),
        false => Err(ComponentsError::at(place, flaw)),
    }
}

impl<F> From<SpannedError> for ComponentsError<F> {
    fn from(error: SpannedError) -> Self {
        Self::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            what: error.code.to_string(),
        }
    }
}
