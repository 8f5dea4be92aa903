//! Files in the window: the choice of a file, opening and saving, and reports of problems with a file.

pub mod approach;
mod chooser;
mod folder;
mod opening;
mod problem;
mod question;
mod replacing;
mod saving;
mod wish;

pub use approach::Shelved;
pub use chooser::Purpose;
pub use chooser::choose_in_window;
pub use opening::Opening;
pub use problem::Problem;
pub use saving::{Content, Saving};
pub use wish::Wish;
