//! What surrounds a table of On Mars: the tests that all further games share.

#[path = "../../../../../crates/kit/tests/frame/around/mod.rs"]
mod around;
mod this;
#[path = "../../../../../crates/kit/tests/frame/window.rs"]
mod window;
