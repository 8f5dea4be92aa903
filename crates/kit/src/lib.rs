//! The building blocks of the window that know no game.
//!
//! | where | what |
//! |---|---|
//! | [`theme`] | colours, sizes, fonts, icons |
//! | [`scripts`] | names in any script, visible and in order |
//! | [`text`] | the languages |
//! | [`art`] | the texture on which small pictures share one mesh |
//! | [`widgets`] | the canvas, and widgets without words |
//! | [`devices`] | gamepads and halves of the keyboard, for several people at one screen |
//! | [`audio`] | sounds |
//! | [`background`] | work on a thread of its own |
//! | [`frames`] | frame times |
//! | [`Paths`] | the folders of the program |
//!
//! The window of a game is made of these; what it shows, and in which words, is its own.

#![warn(unreachable_pub)]

pub mod art;
pub mod audio;
pub mod background;
pub mod devices;
pub mod frames;
mod paths;
pub mod picture_file;
pub mod scripts;
pub mod text;
pub mod theme;
pub mod widgets;

pub use paths::Paths;
