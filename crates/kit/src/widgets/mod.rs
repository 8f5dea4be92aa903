//! Building blocks that screens share, and the canvas on which boards are painted.
//!
//! Every widget has the same steps: size, allocate, interact, paint, describe for assistive technology. It takes its
//! look from the [theme](crate::theme) and has a name by which assistive technology, and tests, find it.

/// Declares the methods of a widget that set a field of the same name.
#[macro_export]
macro_rules! setters {
    ($($(#[$doc:meta])* $field:ident: $type:ty,)*) => {
        $($(#[$doc])* pub fn $field(mut self, $field: $type) -> Self {
            self.$field = $field;
            self
        })*
    };
}

mod about;
mod badge;
mod button;
mod canvas;
mod cap;
mod choice;
mod column;
mod dialog;
pub mod flights;
mod glyph;
mod heard;
mod help;
mod input;
mod key_hint;
mod layer;
mod memory;
mod numbered;
mod pads;
pub mod player;
mod player_choice;
mod players_dialog;
mod round_button;
mod slider;
mod steering;
mod surface;
mod toast;
mod toggle;
mod wheel;
mod writing;

pub use about::About;
pub use badge::{badge, mark, paint_badge};
pub use button::{Button, icon_button};
pub use canvas::{Canvas, arc, arc_steps, corners};
pub use cap::Cap;
pub use choice::choice;
pub use column::{column, line_in};
pub use dialog::{Dialog, DialogAnswer, answers};
pub use glyph::pad_glyph;
pub use heard::{as_heading, described, named, read_aloud};
pub use help::{
    help, help_above, help_beside, help_by_rule, help_ui, hover, note_drop, rule_looked_at,
};
pub(crate) use input::{accepts, appears};
pub use input::{digit_pressed, key_text, keys_free, paint_focus_ring, pressed, said, says};
pub use key_hint::{KeyHint, free_key_hints, key_hints};
pub use layer::{Label, Layer, paint_kept};
pub use memory::{remember, remembered};
pub use numbered::{claim_digits, numbered, numbered_in_list};
pub use player_choice::{WHO_PLAYS, name_field, player_choice};
pub use players_dialog::PlayersDialog;
pub use round_button::round_button;
pub use slider::slider;
pub use steering::{steer, steer_by_key};
pub use surface::{
    CHIP_AROUND, card, chip, chip_width, chip_within, cut, dim, dim_among_buttons, fitted, fitting,
    full_width, icons_chip, icons_chip_width, inset, keycap, panel, popup, row, section,
    selected_card, settle, together, widest_word,
};
pub(crate) use toast::NEXT;
pub use toast::{
    Notice, Toasts, Tone, Whom, keep_clear, keep_left_of, keep_right_of, tell_news_in,
};
pub use toggle::toggle;
pub use wheel::wheel_notches;
pub use writing::Writing;
