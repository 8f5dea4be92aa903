//! The terms of the rules in words: events, effects, questions, choices, and the reasons for refusals.
//!
//! The first argument of every function implements [`Speaks`](super::Speaks), so that the same functions serve the log,
//! the chips and buttons of the table, the names for assistive technology and the replay. A [`Narrator`] describes
//! events. It knows the players and the listener, and never reveals a secret.

mod advice;
mod cards;
mod choice;
mod devices;
mod effect;
mod event;
mod event_cards;
mod event_words;
mod exercise;
mod files;
mod games;
mod modules;
mod names;
mod planets;
mod players;
mod refusal;
mod score;
mod techs;
#[cfg(test)]
mod tests;
mod worlds;

pub use advice::{
    advised_choice, advised_choice_among, advised_choice_briefly, better, reasons, verdict, why,
    why_best,
};
pub use cards::{
    card_text, card_title, condition_text, objective_text, objective_title, private_title,
};
pub use choice::{arranged, choice, end_reason};
pub use devices::{control, device, key_refused, pad_button};
pub use effect::{effect, gain, hindrance, question, source};
pub use event::{Listener, Narrator};
pub use event_cards::{
    event_card_bars, event_card_called, event_card_kind, event_card_number, event_card_text,
    event_card_title,
};
pub use exercise::{exercise_title, goal, hint};
pub use files::{damage, fault, file_error, file_name, file_title, loss, remedy};
pub use games::{place, players as players_of, result as result_of, saved_on, version};
pub use modules::{Module, deck, event_cards_of, grade, grade_meaning, signed, target_made_up};
pub use names::{
    area, benefit, benefits, berth, capitalised, cell, decimal, error, field, gains, gains_of_step,
    idle_resource, joined, line, line_name, list, locked_techs, offer, resource, ring, terrain,
    tile, track, track_change, tracker,
};
pub use planets::{forbidden_help, ground, ground_help, planet_character, planet_rule};
pub use players::{
    activity, handed, paces, player, player_hint, secrets, secrets_help, sharing_help, sharings,
};
pub use refusal::{
    fault_for, illegal, illegal_for, placement_fault, planet_fault, rule_of, rule_of_step,
    setup_error, step_fault, undo_refused,
};
pub use score::{Category, medals_by_category};
pub use techs::tech_standing;
pub use worlds::{
    MOST_DIFFICULT, corporation_rule, difficulty, key as world_key, tech, tech_name, tech_sign,
    token,
};
