//! Random games on a table.

mod history;
#[expect(dead_code, reason = "the tests of the rules use the rest")]
#[path = "../../games/planet-unknown/rules/tests/random_games/play.rs"]
mod play;
mod practice;
#[path = "../../games/planet-unknown/rules/tests/random_games/practising.rs"]
mod practising;
