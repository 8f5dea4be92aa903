//! Entries of the list of keys.

use super::Cap;
use crate::text::{Speaks, tr};
use egui::Key;
use kit::devices::Keyboard;

/// An entry of the list of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys or buttons.
    pub caps: Vec<Cap>,
    /// What they do, in words.
    pub meaning: String,
}

/// The keys of a screen.
pub fn key_hints(speaker: &impl Speaks, keyboard: Keyboard) -> Vec<KeyHint> {
    free_key_hints(speaker, keyboard, |_| false)
}

/// The keys of a screen that nobody has claimed.
pub fn free_key_hints(
    speaker: &impl Speaks,
    keyboard: Keyboard,
    is_claimed: impl Fn(Key) -> bool,
) -> Vec<KeyHint> {
    let hints = keyboard.lines().iter().map(|line| KeyHint {
        caps: line.names(&is_claimed).map(Cap::from).collect(),
        meaning: tr(speaker, &line.text),
    });
    hints.filter(|hint| !hint.caps.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_line_of_the_list_of_keys_has_its_text() {
        for line in Keyboard::ALL.into_iter().flat_map(Keyboard::lines) {
            assert_ne!(tr(&Language::English, &line.text), line.text);
        }
    }
}
