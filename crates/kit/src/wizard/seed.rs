//! The seed, which determines every random event of a game.

use std::hash::{BuildHasher as _, RandomState};

use egui::{Align2, RichText, TextEdit, Ui, vec2};

use crate::screen::Cx;
use crate::t;
use crate::theme::{Icon, number, tokens};
use crate::widgets::{Button, Tone, dim, named, section};

/// The longest seed, in characters.
const MAX_SEED: usize = 64;
/// The letters and digits of a seed, without those that are easily confused.
const LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A new seed: eight characters that are easy to read aloud.
pub fn random_seed() -> String {
    let mut bits = chance();
    let mut sign = || {
        let index = bits as usize % LETTERS.len();
        bits /= LETTERS.len() as u64;
        char::from(LETTERS[index])
    };
    let signs: String = (0..8).map(|_| sign()).collect();
    format!("{}-{}", &signs[..4], &signs[4..])
}

/// A random number: the standard library seeds every [`RandomState`] differently.
pub fn chance() -> u64 {
    RandomState::new().hash_one(std::time::SystemTime::now())
}

/// Draws the seed, with ways to edit it, copy it, or generate a new one.
pub fn seed_ui(ui: &mut Ui, seed: &mut String, cx: &mut Cx<'_>) {
    section(ui, Some(Icon::Dice), &t!(ui, "wizard-seed"));
    dim(ui, t!(ui, "wizard-seed-hint"));
    ui.horizontal_wrapped(|ui| {
        let label = t!(ui, "wizard-seed");
        let edit = TextEdit::singleline(seed)
            .char_limit(MAX_SEED)
            .font(number(tokens().text.body))
            .align(Align2::LEFT_CENTER)
            .margin(vec2(tokens().space.m, tokens().space.s))
            .desired_width(220.0_f32.min(ui.available_width() - 2.0 * tokens().space.m));
        named(&ui.add(edit), label);
        let reroll = Button::new(t!(ui, "wizard-seed-reroll")).icon(Icon::Dice);
        if ui.add(reroll).clicked() {
            *seed = random_seed();
        }
        let copy = Button::new(t!(ui, "wizard-seed-copy")).icon(Icon::Copy);
        if ui.add(copy).clicked() {
            ui.copy_text(seed.clone());
            cx.notify(Tone::Good, t!(ui, "wizard-seed-copied"));
        }
    });
    if seed.trim().is_empty() {
        ui.label(RichText::new(t!(ui, "wizard-seed-empty")).color(tokens().color.warn));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_different_and_easy_to_read_aloud() {
        let (first, second) = (random_seed(), random_seed());
        assert_ne!(first, second);
        let fits = |sign: char| sign == '-' || LETTERS.contains(&(sign as u8));
        assert!(first.len() == 9 && first.chars().all(fits), "{first}");
    }
}
