//! Files in the window: choosing one, and saying what is wrong with one.

mod chooser;
mod opening;
mod problem;

pub(super) use chooser::choose_in_window;
pub use chooser::{Chooser, Purpose};
pub use opening::Opening;
pub use problem::{Answer, Problem};
