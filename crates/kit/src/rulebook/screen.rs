//! The screen of the rules.

use egui::{Context, Frame, Margin, Ui};

use super::{Reader, Rulebook};
use crate::devices::Keyboard;
use crate::screen::{Cx, Screen, title_bar};
use crate::t;
use crate::text::TEXTS;
use crate::theme::tokens;
use crate::widgets::{KeyHint, column, key_hints, keys_free};

/// The rules, with a list of chapters and a search.
#[derive(Debug)]
pub struct RulesPage {
    reader: Reader,
}

impl RulesPage {
    /// Returns the rules, opened at their beginning.
    pub fn new(rulebook: &'static Rulebook) -> Self {
        let reader = Reader::new(rulebook);
        Self { reader }
    }

    /// Opens them at a place in the sense of [`Reader::go_to`].
    #[must_use]
    pub fn at(mut self, place: &str) -> Self {
        self.reader.go_to(place);
        self
    }
}

impl Screen for RulesPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if keys_free(ui) || ui.ctx().text_edit_focused() {
            self.reader.take_keys(ui.ctx());
        }
        let title = t!(ui, "rules-title");
        title_bar(ui, cx, &title);
        let margin = Margin {
            top: tokens().space.l as i8,
            bottom: tokens().space.m as i8,
            ..Margin::ZERO
        };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            column(ui, 1.35 * tokens().shape.page, |ui| self.reader.ui(ui));
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
