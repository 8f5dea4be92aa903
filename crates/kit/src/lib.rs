//! The building blocks of the window that know no game.
//!
//! | where | what |
//! |---|---|
//! | [`theme`] | colours, sizes, fonts, icons |
//! | [`scripts`] | names in any script, visible and in order |
//! | [`text`] | the languages, phrases, and the words of the kit |
//! | [`art`] | the texture on which small pictures share one mesh |
//! | [`widgets`] | buttons, dialogs, messages, tooltips, the canvas, what flies over a table |
//! | [`screen`] | what a screen is, and what it asks of the window |
//! | [`files`] | the choice of a file, opening and saving, problems with one; the list of games |
//! | [`frame`] | the frame of a table, with results and replay, for the board of any game |
//! | [`tape`] | a finished game as a tape, with its deck: slider, buttons, keys |
//! | [`rulebook`] | the rule book of a game, to read and to search |
//! | [`pages`] | the pages of the window that know no game: settings, devices, the list of games, the shelf |
//! | [`wizard`] | what the wizards that set up a game have in common: seats, groups, seed, components of an owner |
//! | [`settings`] | the settings of the window, and what games keep beside them |
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
pub mod files;
pub mod frame;
pub mod frames;
pub mod pages;
mod paths;
pub mod picture_file;
pub mod rulebook;
pub mod screen;
pub mod scripts;
pub mod settings;
pub mod tape;
pub mod text;
pub mod theme;
pub mod widgets;
pub mod wizard;

pub use paths::Paths;
