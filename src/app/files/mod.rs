//! Files in the window: the choice of a file, the opening of a game, and reports of problems with a file.

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
