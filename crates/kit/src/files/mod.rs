//! Files in the window: the choice of a file, opening and saving, and reports of problems with a file.

pub mod approach;
mod chooser;
mod desktop;
mod folder;
mod games;
mod keeping;
mod look;
mod opening;
mod problem;
mod progress;
mod question;
mod replacing;
mod saving;
pub mod words;

pub use chooser::Purpose;
pub use chooser::choose_in_window;
pub use desktop::show_folder;
pub use games::{BoardGame, GameBox, Games, SetKind, all, name_beside, of_kind, register, shelf};
pub use keeping::Keeping;
pub use look::{Look, look};
pub use opening::Opening;
pub use progress::*;
pub use saving::{Content, Saving};
