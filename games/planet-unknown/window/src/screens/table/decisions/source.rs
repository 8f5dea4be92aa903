//! What asks the question.

use crate::screens::table::scene::Scene;
use crate::text::describe;
use crate::widgets::{chip, help};
use egui::Ui;
use kit::theme::tokens;
use rules::Source;

/// Draws what asks the question, if that is a card, a tech or the corporation and the question does not say so.
pub(super) fn source_ui(ui: &mut Ui, scene: &Scene<'_>, roomy: bool) {
    let Some(asked) = scene.seat.focused().filter(|_| roomy) else {
        return;
    };
    match asked.what.source {
        Source::Card(_) | Source::EventCard(_) | Source::Tech(_) | Source::Corporation => {}
        Source::Round | Source::Resource(_) | Source::Field(_) | Source::Stored | Source::Setup => {
            return;
        }
    }
    let corporation = scene.seat.own().corporation;
    let name = describe::source(ui, corporation, asked.what.source);
    let question = describe::question(ui, &asked.what, &asked.question);
    if !question.to_lowercase().contains(&name.to_lowercase()) {
        let name = describe::capitalised(&name);
        let chip = chip(ui, None, &name, tokens().color.text_dim);
        if let Some(sentence) = sentence(ui, scene, asked.what.source) {
            help(chip, &name, &sentence);
        }
    }
}

/// What the source does, in a sentence; `None` if it is named only where it is plain.
fn sentence(ui: &Ui, scene: &Scene<'_>, source: Source) -> Option<String> {
    let corporation = scene.seat.own().corporation;
    match source {
        Source::Tech(level) => Some(describe::tech(ui, corporation, level)),
        Source::Corporation => Some(describe::corporation_rule(ui, corporation)),
        Source::EventCard(card) => Some(describe::event_card_text(ui, card)),
        Source::Card(card) => Some(describe::card_text(ui, card)),
        Source::Round | Source::Resource(_) | Source::Field(_) | Source::Stored | Source::Setup => {
            None
        }
    }
}
