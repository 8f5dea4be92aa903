//! The library of games that were begun: no game ever overwrites another one.

mod disk;
mod failures;
mod sequences;
mod stories;
mod takeover;
mod world;
