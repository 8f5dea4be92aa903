//! The reader as a screen of its own.

use egui::{Context, Frame, Margin, Ui};

use super::Reader;
use crate::devices::Keyboard;
use crate::screen::{Cx, Screen, title_bar};
use crate::t;
use crate::text::TEXTS;
use crate::theme::tokens;
use crate::widgets::{KeyHint, column, key_hints, keys_free};

impl Screen for Reader {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if keys_free(ui) || ui.ctx().text_edit_focused() {
            self.take_keys(ui.ctx());
        }
        let title = t!(ui, "rules-title");
        title_bar(ui, cx, &title);
        let margin = Margin {
            top: tokens().space.l as i8,
            bottom: tokens().space.m as i8,
            ..Margin::ZERO
        };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            column(ui, 1.35 * tokens().shape.page, |ui| self.ui(ui));
        });
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Rules)
    }

    fn shows_rules(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_key_of_the_rules_says_what_it_does() {
        for language in Language::ALL {
            let hints = key_hints(&TEXTS, &language, Keyboard::Rules);
            assert!(hints.len() > 2, "{hints:?}");
            for hint in hints {
                assert!(!hint.meaning.starts_with("rules-"), "{hint:?}");
            }
        }
    }
}
