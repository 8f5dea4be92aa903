//! Text in any script: the names of players and files may be written in one that the fonts of the game lack, or that runs
//! from right to left.
//!
//! | what | where |
//! |---|---|
//! | a font of the system for what the embedded ones lack, loaded at the first such character | [`use_system_fonts`] |
//! | a box for what no font has | [`install`] |
//! | the order of what runs from right to left, in every text that is painted | [`install`] |
//! | a field for names | [`field`] |
//! | a name within a sentence, which keeps its order to itself | [`apart`] |
//!
//! Texts stay in the order in which they are spoken; only what is painted is put in order. The cursor of a [`field`] counts
//! letters as they are spoken, but it is painted as if they ran from left to right.

mod field;
mod fonts;
mod order;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use egui::Context;
use unicode_bidi::{BidiClass, bidi_class};

pub use field::field;
pub use fonts::{ASKS_FOR_FONTS, use_system_fonts};

/// Makes all text of a window visible and puts it in order.
pub fn install(ctx: &Context) {
    ctx.add_glyph_rasterizer(fonts::missing());
    ctx.on_end_pass("order of scripts", std::sync::Arc::new(order::order_texts));
}

/// A name, a title or a path for use within a sentence: what runs from right to left in it changes nothing around it.
pub fn apart(name: &str) -> Cow<'_, str> {
    if runs_left(name) {
        // The first strong letter within decides its direction, and nothing outside.
        Cow::Owned(format!("\u{2068}{name}\u{2069}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// Whether a part of the text runs from right to left.
pub(crate) fn runs_left(text: &str) -> bool {
    !text.is_ascii() && text.chars().any(is_leftward)
}

/// Whether it is a letter of a script that runs from right to left.
fn is_leftward(letter: char) -> bool {
    // Latin, Greek and Cyrillic come before Hebrew, the first of them.
    letter >= '\u{590}' && matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}
