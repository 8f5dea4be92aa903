//! Data that all states of a game share.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// Data of the [`Setup`](crate::Setup) that the states of its game refer to, such as a set of components. All states of a
/// game have the same, so it is neither compared, hashed nor written with them. A state that was read from a file has
/// the default until [`Game::rejoin`](crate::Game::rejoin) gives it that of its setup.
///
/// ```
/// use game::Shared;
///
/// let prices = Shared::new(vec![3, 5, 8]);
/// assert_eq!(prices[1], 5);
/// assert_eq!(prices, Shared::new(Vec::new()), "never compared");
/// ```
pub struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    /// Shares `data`.
    pub fn new(data: T) -> Self {
        Self(Arc::new(data))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Shared<T> {}

impl<T> Hash for Shared<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shared")
    }
}

impl<T> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }
}

impl<'de, T: Default> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <()>::deserialize(deserializer)?;
        Ok(Self::default())
    }
}
