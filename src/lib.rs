//! Planet Unknown: the board game for 1–6 players on one screen.
//!
//! This is the program: the window and the command line. What they stand on has crates of its own, each with a guide:
//! [the rules](game), [bot], [table] and [play]. `ARCHITECTURE.md` shows how they hang together and where to add what. The
//! rules are numbered in `assets/rules/en.md`; a citation such as `rules §4.3` in a comment or a test means that document.
//!
//! # The window
//!
//! [`App`](app::App) keeps a stack of [`Screen`](app::screens::Screen)s and draws the one on top for every frame. What a
//! screen wants it leaves as a [`Command`](app::Command), carried out after drawing. Screens are put together from
//! [`widgets`](app::widgets), which take every colour, size and time from [`theme::tokens`](app::theme::tokens), and
//! speak through [`t!`], whose texts stand in `assets/lang`. The [rule book](app::rules) is a text for each language,
//! `assets/rules/*.md`; each passage bears the number of its rule, by which the window leads to it. Tests drive the same
//! screens without a display, by the names that assistive technology hears.

#[cfg(feature = "window")]
pub mod app;
pub mod cli;

pub use bot;
pub use play;
pub use rules as game;
pub use table;
