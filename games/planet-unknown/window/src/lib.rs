//! What the window shows of Planet Unknown.
//!
//! | where | what |
//! |---|---|
//! | [`screens`] | the screens that fill the window: start, table, settings, … |
//! | [`features`] | the features of planets besides land and ice |
//! | [`widgets`] | building blocks that screens share |
//! | [`rulebook`] | the rule book, with its pictures |
//! | [`text`] | the texts in all languages |
//!
//! Theme, canvas, devices and the like are in [`kit`].

pub mod art;
pub mod features;
mod own_settings;
mod presentation;
pub mod rulebook;
pub mod screens;
pub mod text;
pub mod widgets;

pub use kit::{phrase, phrases};
pub use own_settings::OwnSettings;
