//! No game is ever lost to another one: the library of games that were begun.

mod disk;
mod failures;
mod sequences;
mod stories;
mod takeover;
mod world;
