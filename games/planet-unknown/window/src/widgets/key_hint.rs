//! Entries of the list of keys.

/// An entry of the list of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys, separated by spaces, such as `R Shift+R`.
    pub keys: &'static str,
    /// The action of the keys, in words.
    pub meaning: String,
}

impl KeyHint {
    /// Returns an entry.
    pub fn new(keys: &'static str, meaning: impl Into<String>) -> Self {
        Self {
            keys,
            meaning: meaning.into(),
        }
    }
}
