//! Planet Unknown: the board game for 1–6 players on one screen.
//!
//! This crate is the program: the window and the command line. They are built on other crates, each with a guide: [rules],
//! [bot], [table] and [play]. `ARCHITECTURE.md` shows how the crates fit together and where to add what.
//! The rules are numbered in `assets/rules/en.md`; a citation such as `rules §4.3` in a comment or a test refers to
//! that document.
//!
//! # The window
//!
//! [`App`](app::App) keeps a stack of [`Screen`](kit::screen::Screen)s and draws the one on top for every frame.
//! Screens issue [`Command`](kit::screen::Command)s, which are carried out after drawing. They are composed of
//! [`widgets`](kit::widgets), which take colours, sizes and durations from [`theme`](kit::theme), and take their texts
//! from [`t!`], which reads them from `assets/lang`. The [rule book](kit::rulebook) is one text per language,
//! `assets/rules/*.md`; each passage has the number of its rule, to which the window links. Tests drive the same
//! screens without a display, through the names that assistive technology reads.

#![warn(unreachable_pub)]

#[cfg(feature = "window")]
pub mod app;
pub mod cli;
pub mod crash;

#[cfg(feature = "window")]
pub use planet_unknown_window::t;
