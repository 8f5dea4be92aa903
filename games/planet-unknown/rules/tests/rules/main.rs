//! The numbered rules (`assets/rules/en.md`), chapter by chapter, as tests that read like the rule book: a position is
//! laid out, choices are played, and the results are asserted. The name of a test states the rule in words, and the
//! line above it cites the rule.

#![expect(clippy::panic, reason = "a test fails by panicking")]

mod asking;
mod cards;
mod cards_in_turn;
mod chapter_10_end_and_scoring;
mod chapter_2_setup;
mod chapter_3_claims;
mod chapter_3_ends;
mod chapter_3_round;
mod chapter_4_placing;
mod chapter_5_resources;
mod chapter_6_benefits;
mod chapter_7_planets;
mod chapter_8_corporations;
mod citations;
#[path = "../common/mod.rs"]
mod common;
mod components;
mod corporations;
mod events;
mod hidden_information;
mod hidden_modules;
mod log;
mod objectives;
mod objectives_elsewhere;
mod options;
mod placement_counts;
mod planets;
mod practice;
mod private_objectives;
mod rulings;
mod scenario;
mod setups;
#[path = "../common/planets.rs"]
mod slow_planets;
mod validity;
