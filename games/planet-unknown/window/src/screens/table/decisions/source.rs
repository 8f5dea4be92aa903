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
    let corporation = scene.seat.own().corporation;
    let sentence = match asked.what.source {
        Source::Tech(level) => describe::tech(ui, corporation, level),
        Source::Corporation => describe::corporation_rule(ui, corporation),
        Source::EventCard(card) => describe::event_card_text(ui, card),
        Source::Card(card) => describe::card_text(ui, card),
        Source::Round | Source::Resource(_) | Source::Field(_) | Source::Stored | Source::Setup => {
            return;
        }
    };
    let name = describe::source(ui, corporation, asked.what.source);
    let question = describe::question(ui, &asked.what, &asked.question);
    if !question.to_lowercase().contains(&name.to_lowercase()) {
        let name = describe::capitalised(&name);
        let chip = chip(ui, None, &name, tokens().color.text_dim);
        help(chip, &name, &sentence);
    }
}
