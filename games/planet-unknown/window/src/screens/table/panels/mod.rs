//! The panels of the table screen: each draws one part of the table from a [`Scene`](super::scene::Scene) and emits
//! [`Signal`](super::scene::Signal)s.

mod all_boards;
mod banner;
mod bans;
mod bots;
mod cards;
mod corporation;
mod corporation_help;
mod event_card;
mod gains;
mod guide;
mod held;
mod hint;
mod hint_marks;
mod labels;
mod log;
mod modules;
mod planet;
mod planet_help;
mod practice;
mod seats;
mod station;
mod strip;
mod top_bar;

pub use all_boards::all_boards_ui;
pub use banner::{banner_ui, stage_in_words};
pub use bots::bots_turn_ui;
pub use cards::cards_ui;
pub use corporation::corporation_ui;
pub use event_card::reading_ui;
pub use guide::guide_ui;
pub use hint::{hint_ui, options_ui, prepared_ui};
pub use hint_marks::mark_answer;
pub use labels::{labels_ui, tab_name};
pub use log::log_ui;
pub use planet::{is_on_planet, planet_id, planet_ui};
pub use practice::practice_ui;
pub use seats::seats_ui;
pub use station::{dial_id, station_ui};
pub use top_bar::{own_bar_ui, paused_ui, top_bar_ui};

use crate::screens::scroll;
use egui::Rect;

/// The area that two places have in common.
fn shared_area(one: Rect, other: Rect) -> f32 {
    one.intersect(other).area()
}

/// The sentences, one below the other; missing ones are left out.
fn lines<const COUNT: usize>(sentences: [Option<String>; COUNT]) -> String {
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    sentences.join("\n")
}
