//! Why the rules of some game refuse what a file says.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// Why the rules of a game refuse what a file says: an error of that game, whatever its type.
///
/// ```
/// use game::games::nim::{Nim, NimFault};
/// use table::BrokenRule;
///
/// let broken = BrokenRule::new(NimFault::Heaps);
/// assert_eq!(broken.of::<NimFault>(), Some(&NimFault::Heaps));
/// assert_eq!(broken.to_string(), NimFault::Heaps.to_string());
/// ```
#[derive(Clone, thiserror::Error)]
#[error("{0}")]
pub struct BrokenRule(Arc<dyn Reason>);

/// An error that can be compared with any other one.
trait Reason: Error + Any + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<E: Error + PartialEq + Send + Sync + 'static> Reason for E {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<E>() == Some(self)
    }
}

impl BrokenRule {
    /// The error of a game.
    pub fn new(error: impl Error + PartialEq + Send + Sync + 'static) -> Self {
        Self(Arc::new(error))
    }

    /// The error, if it is of this type: what the window of a game tells in its own words.
    pub fn of<E: Error + 'static>(&self) -> Option<&E> {
        let reason: &dyn Any = &*self.0;
        reason.downcast_ref()
    }
}

impl PartialEq for BrokenRule {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for BrokenRule {}

impl fmt::Debug for BrokenRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
