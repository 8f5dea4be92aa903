//! What the window shows of Planet Unknown.
//!
//! | where | what |
//! |---|---|
//! | [`screens`] | the screens that fill the window: start, settings, rules, … |
//! | [`devices`] | gamepads and halves of the keyboard, for several people at one screen |
//! | [`features`] | the features of planets besides land and ice |
//! | [`files`] | the choice of a file, and reports of problems with one |
//! | [`widgets`] | building blocks that screens share |
//! | [`theme`] | colours, sizes, fonts, icons |
//! | [`text`] | the texts in all languages |
//! | [`scripts`] | names in any script, visible and in order |
//! | [`settings`] | the player's settings |
//! | [`frames`] | frame times |

pub mod art;
mod command;
pub mod features;
pub mod files;
mod presentation;
pub mod rulebook;
pub mod screens;
pub mod settings;
pub mod text;
pub mod widgets;

pub use command::{Command, Cx, Screen};
pub use kit::{Paths, audio, background, devices, frames, picture_file, scripts, theme};
pub use kit::{phrase, phrases};
