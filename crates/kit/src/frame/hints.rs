//! Hints: the best choices, with the reason for each.

use egui::{Context, Ui};
use search::Limit;
use search::thinking::Thinking;
use std::time::Duration;
use table::Sitting;

use super::{At, ChoiceOf, Face};
use crate::background::wake;
use crate::t;
use crate::text::Language;
use crate::widgets::{Button, accepts, claim_digits, dim, numbered_in_list};

/// The most hints on show.
const MOST: usize = 3;

/// A hint with its reason in words.
type Hint<F> = (ChoiceOf<F>, String);

/// The hints at a table, while they are asked for.
pub(super) struct Hints<F: Face> {
    shown: Option<Shown<F>>,
}

struct Shown<F: Face> {
    revision: u64,
    thinking: Thinking<Vec<Hint<F>>>,
    found: Vec<Hint<F>>,
}

impl<F: Face> Default for Hints<F> {
    fn default() -> Self {
        Self { shown: None }
    }
}

impl<F: Face> Hints<F> {
    /// Asks for hints about what the player at the screen may choose, or puts them away.
    pub(super) fn toggle(
        &mut self,
        ctx: &Context,
        face: &F,
        sitting: &Sitting<F::Game>,
        language: Language,
    ) {
        if self.shown.take().is_some() {
            return;
        }
        let (face, view) = (face.clone(), sitting.view().clone());
        let limit = Limit::within(Duration::from_secs(3));
        let setup = sitting.table_with_secrets().setup().clone();
        let hints = move |limit: &Limit| face.hints(language, &At::watched(&view, &setup), limit);
        self.shown = Some(Shown {
            revision: sitting.table_with_secrets().revision(),
            thinking: Thinking::start(&wake(ctx), limit, hints),
            found: Vec::new(),
        });
    }

    /// Puts them away once the game has gone on.
    pub(super) fn follow(&mut self, sitting: &Sitting<F::Game>) {
        let now = sitting.table_with_secrets().revision();
        self.shown.take_if(|shown| shown.revision != now);
    }

    /// The best choice, if it has been found.
    pub(super) fn best(&self) -> Option<ChoiceOf<F>> {
        let first = self.shown.as_ref()?.found.first();
        first.map(|(choice, _)| *choice)
    }

    /// Whether they are asked for.
    pub(super) const fn are_asked_for(&self) -> bool {
        self.shown.is_some()
    }

    /// Draws them, and returns the one that was clicked, or else the one that is looked at; and whether it was clicked.
    pub(super) fn ui(&mut self, ui: &mut Ui) -> Option<(ChoiceOf<F>, bool)> {
        let shown = self.shown.as_mut()?;
        match shown.thinking.take() {
            Some(Ok(found)) => shown.found = found.into_iter().take(MOST).collect(),
            Some(Err(fault)) => {
                log::warn!("hints: {fault}");
                self.shown = None;
                return None;
            }
            None => {}
        }
        if shown.found.is_empty() {
            dim(ui, t!(ui, "frame-hints-thinking"));
        }
        if shown.found.len() > 1 {
            dim(ui, t!(ui, "frame-hints-ranked"));
        }
        let mut chosen = None;
        ui.spacing_mut().item_spacing.y = 2.0;
        for (number, (choice, reason)) in (1..).zip(&shown.found) {
            let button = Button::new(reason.as_str()).quiet().compact(true);
            let (response, pressed) = numbered_in_list(ui, button, number);
            if pressed {
                chosen = Some((*choice, true));
            } else if response.hovered() || response.has_focus() {
                chosen = chosen.or(Some((*choice, false)));
            }
        }
        claim_digits(ui.ctx());
        match shown.found.first() {
            Some((best, _)) if accepts(ui) => Some((*best, true)),
            _ => chosen,
        }
    }
}
