//! Files in the window: choosing one, and saying what is wrong with one.

mod chooser;
mod problem;

pub use chooser::{Chooser, Purpose};
pub use problem::{Answer, Problem};
