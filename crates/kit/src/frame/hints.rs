//! Hints: the best choices, with the reason for each.

use egui::{Context, Ui};
use search::Limit;
use search::thinking::Thinking;
use std::time::Duration;
use table::Sitting;

use super::{At, ChoiceOf, Face};
use crate::background::wake;
use crate::t;
use crate::text::Speaks as _;
use crate::widgets::{Button, accepts, claim_digits, dim, numbered_in_list};

/// The most hints on show.
const MOST: usize = 3;

/// A hint with its reason in words.
type Hint<F> = (ChoiceOf<F>, String);

/// The hints at a table, about one moment of its game.
pub(super) struct Hints<F: Face> {
    revision: u64,
    thinking: Thinking<Vec<Hint<F>>>,
    found: Vec<Hint<F>>,
}

impl<F: Face> Hints<F> {
    /// Asks for hints about what the player at the screen may choose.
    pub(super) fn about(ctx: &Context, face: &F, sitting: &Sitting<F::Game>) -> Self {
        let (face, view, language) = (face.clone(), sitting.view().clone(), ctx.language());
        let limit = Limit::within(Duration::from_secs(3));
        let setup = sitting.table_with_secrets().setup().clone();
        let hints = move |limit: &Limit| face.hints(language, &At::watched(&view, &setup), limit);
        Self {
            revision: sitting.table_with_secrets().revision(),
            thinking: Thinking::start(&wake(ctx), limit, hints),
            found: Vec::new(),
        }
    }

    /// Whether the game has gone on since.
    pub(super) fn are_past(&self, sitting: &Sitting<F::Game>) -> bool {
        self.revision != sitting.table_with_secrets().revision()
    }

    /// The best choice, if it has been found.
    pub(super) fn best(&self) -> Option<ChoiceOf<F>> {
        self.found.first().map(|(choice, _)| *choice)
    }

    /// Draws them, and returns the one that was clicked, or else the one that is looked at; and whether it was clicked. Puts
    /// them away if none can be found.
    pub(super) fn ui(asked: &mut Option<Self>, ui: &mut Ui) -> Option<(ChoiceOf<F>, bool)> {
        let shown = asked.as_mut()?;
        match shown.thinking.take() {
            Some(Ok(found)) => shown.found = found.into_iter().take(MOST).collect(),
            Some(Err(fault)) => {
                log::warn!("hints: {fault}");
                *asked = None;
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
