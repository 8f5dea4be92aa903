//! Building blocks that the screens share.
//!
//! Every widget has the same steps: size, allocate, interact, paint, describe for assistive technology. It takes its
//! look from [`theme`](kit::theme) and has a name by which assistive technology, and tests, find it.
//!
//! The painted pieces of the game take data and return the player's input. They contain no rules and change nothing:
//!
//! | widget | shows | returns |
//! |---|---|---|
//! | [`board::BoardView`] | the planet of a seat, in any size, with highlights, ghost, cursor and costs | [`board::BoardResponse`] |
//! | [`tracks::TracksView`] | a corporation board: tracks, trackers, techs, stock, with steps to choose from | [`tracks::TracksResponse`] |
//! | [`dial::DialView`] | the station with its stacks and the players around it; can be dragged |
//! [`dial::DialResponse`] |
//! | [`civ_card::CivCardView`] | a civ card, upright or in a row | [`egui::Response`] |
//! | [`event_card::EventCardView`] | an event card | [`egui::Response`] |
//! | [`objective::ObjectiveView`] | an objective with its standing | [`egui::Response`] |
//! | [`player::player_badge`] | a player's colour with its symbol | [`egui::Response`] |
//! | [`pad_glyph`] | a button of a gamepad | [`egui::Response`] |
//! | [`symbol::terrain_symbol`] | a single terrain or benefit | nothing |
//! | [`tile::TileButton`] | a tile in any orientation | [`egui::Response`] |

/// Declares the methods of a widget that set a field of the same name.
macro_rules! setters {
    ($($(#[$doc:meta])* $field:ident: $type:ty,)*) => {
        $($(#[$doc])* pub fn $field(mut self, $field: $type) -> Self {
            self.$field = $field;
            self
        })*
    };
}

mod benefit;
pub mod board;
mod button;
mod cap;
mod card_motif;
mod card_parts;
mod choice;
pub mod civ_card;
mod deck;
pub mod dial;
mod dialog;
pub mod event_card;
mod event_motif;
mod glyph;
mod help;
mod input;
mod key_hint;
mod looks;
mod motif;
pub mod objective;
mod player_choice;
mod round_button;
mod sprite;
mod surface;
pub mod symbol;
mod terms;
pub mod tile;
mod toast;
pub mod tracks;
mod vitals;

pub use button::{Button, icon_button};
pub use cap::Cap;
pub use choice::choice;
pub use deck::{card_of_colour, deck_picture};
pub use dialog::{Dialog, DialogAnswer, answers, hold_focus};
pub use glyph::{glyph_size, pad_glyph, paint_glyph};
pub use help::{
    help, help_above, help_beside, help_by_rule, help_ui, note_drop, rule_under_pointer,
};
pub use input::{digit_pressed, key_text, keys_free, pressed, said, says, shortcut_text};
pub use key_hint::{KeyHint, free_key_hints, key_hints};
pub use kit::scripts::{LETTER_BY_LETTER, field};
pub use kit::widgets::*;
pub use looks::{badge_icon, module_icon, terrain_colors, terrain_icon};
pub use player_choice::{WHO_PLAYS, name_field, player_choice};
pub use round_button::round_button;
pub use sprite::{Sprite, paint_sprite};
pub use surface::{
    card, chip, chip_width, chip_within, cut, dim, dim_among_buttons, icons_chip, icons_chip_width,
    inset, keycap, panel, row, section, selected_card, together,
};
pub use terms::label_with_terms;
pub use toast::{Notice, Toasts, Tone, keep_clear, keep_left_of, keep_right_of};
pub use vitals::{Vital, lit, paint_vitals, vitals, vitals_height};

pub use input::paint_focus_ring;
