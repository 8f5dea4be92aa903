//! What a key does, in words.

/// What a key does, for the list of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys, separated by spaces, such as `R Shift+R`.
    pub keys: &'static str,
    /// What they do.
    pub meaning: String,
}

impl KeyHint {
    /// What a key does.
    pub fn new(keys: &'static str, meaning: impl Into<String>) -> Self {
        Self {
            keys,
            meaning: meaning.into(),
        }
    }
}
