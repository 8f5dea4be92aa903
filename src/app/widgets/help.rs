//! Tooltips, which appear when the pointer rests on a widget.

use egui::{Response, RichText, Ui};

use crate::app::theme::{body, heading, tokens};

/// Adds a tooltip that says what a widget is and does. Assistive technology always receives its text.
pub fn help(response: Response, title: &str, sentence: &str) -> Response {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_description(sentence));
    let words = |ui: &mut Ui| help_ui(ui, title, sentence);
    response.on_hover_ui(words).on_disabled_hover_ui(words)
}

/// Draws the text of [`help`] in another place.
pub fn help_ui(ui: &mut Ui, title: &str, sentence: &str) {
    let (text, color) = (&tokens().text, &tokens().color);
    ui.spacing_mut().item_spacing.y = tokens().space.xs;
    ui.label(
        RichText::new(title)
            .font(heading(text.lead))
            .color(color.accent),
    );
    if !sentence.is_empty() {
        ui.label(
            RichText::new(sentence)
                .font(body(text.body))
                .color(color.text),
        );
    }
}
