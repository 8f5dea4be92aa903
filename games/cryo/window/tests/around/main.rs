//! What surrounds a table of Cryo: the tests that all further games share, and its guided game.

#[path = "../../../../../crates/kit/tests/frame/around/mod.rs"]
mod around;
mod lesson;
mod this;
#[path = "../../../../../crates/kit/tests/frame/window.rs"]
mod window;
