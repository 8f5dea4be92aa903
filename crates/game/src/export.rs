//! The record of a game for other programs: what may keep it from being written.

use thiserror::Error;

/// Why there is no record of a game whose setup can have the faults `S`, and whose actions can be refused with `I`.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ExportError<S, I> {
    /// No game can be dealt.
    #[error(transparent)]
    Setup(#[from] S),
    /// An action is illegal.
    #[error("action {0} is illegal: {1}")]
    Action(usize, I),
    /// The components cannot be written as JSON.
    #[error("the components cannot be written: {0}")]
    Components(String),
}
