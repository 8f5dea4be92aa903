//! Entries of the list of keys.

use super::Cap;
use crate::devices::Keyboard;
use crate::text::{Speaks, Texts};
use egui::Key;

/// An entry of the list of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHint {
    /// Whose keys these are, unless they are everybody's.
    pub whose: Option<String>,
    /// The keys or buttons.
    pub caps: Vec<Cap>,
    /// What they do, in words.
    pub meaning: String,
}

/// The keys of a screen, whose meanings are in `texts`.
pub fn key_hints(texts: &Texts, speaker: &impl Speaks, keyboard: Keyboard) -> Vec<KeyHint> {
    free_key_hints(texts, speaker, keyboard, |_| false)
}

/// The keys of a screen that nobody has claimed.
pub fn free_key_hints(
    texts: &Texts,
    speaker: &impl Speaks,
    keyboard: Keyboard,
    is_claimed: impl Fn(Key) -> bool,
) -> Vec<KeyHint> {
    let hints = keyboard.lines().iter().map(|line| KeyHint {
        whose: None,
        caps: line.names(&is_claimed).map(Cap::from).collect(),
        meaning: texts.tell(speaker, &line.text, []),
    });
    hints.filter(|hint| !hint.caps.is_empty()).collect()
}
