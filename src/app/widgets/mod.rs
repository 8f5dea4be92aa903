//! Building blocks that the screens share.
//!
//! Every widget is made in the same steps – size, allocate, interact, paint, describe for assistive
//! technology – takes its looks from [`theme`](super::theme) and has a name by which people who do
//! not see it, and tests, find it.

mod button;
mod choice;
mod dialog;
mod help;
mod input;
pub mod motion;
mod page;
mod surface;
mod toast;
mod toggle;

pub use button::{Button, icon_button};
pub use choice::choice;
pub use dialog::{Dialog, DialogAnswer};
pub use help::{help, help_ui};
pub use input::{keys_free, pressed, shortcut_text};
pub use page::{page, title_bar};
pub use surface::{card, chip, dim, inset, keycap, panel, row, section, selected_card};
pub use toast::{Notice, Toasts, Tone};
pub use toggle::toggle;

pub(super) use input::paint_focus_ring;
