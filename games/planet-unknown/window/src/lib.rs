//! What the window shows of Planet Unknown.
//!
//! | where | what |
//! |---|---|
//! | [`screens`] | the screens that fill the window: start, settings, rules, … |
//! | [`features`] | the features of planets besides land and ice |
//! | [`files`] | the choice of a file, and reports of problems with one |
//! | [`widgets`] | building blocks that screens share |
//! | [`text`] | the texts in all languages |
//!
//! Theme, canvas, devices and the like are in [`kit`].

pub mod art;
mod command;
pub mod features;
pub mod files;
mod own_settings;
mod presentation;
pub mod rulebook;
pub mod screens;
pub mod text;
pub mod widgets;

pub use command::{Command, Cx, Screen};
pub use kit::{phrase, phrases};
pub use own_settings::OwnSettings;
