//! Files in the window: choosing one, opening a game, and saying what is wrong with a file.

mod chooser;
mod folder;
mod opening;
mod problem;
mod question;
mod wish;

pub(super) use chooser::choose_in_window;
pub use chooser::{Chooser, Purpose};
pub use opening::Opening;
pub use problem::{Answer, Problem};
pub use wish::Wish;
