//! Files in the window: choosing one, opening a game, and saying what is wrong with a file.

mod chooser;
mod folder;
mod opening;
mod problem;
mod question;

pub(super) use chooser::choose_in_window;
pub use chooser::{Chooser, Purpose};
pub use opening::{Opening, Wish};
pub use problem::{Answer, Problem};
