//! An event card, painted as a card: its colour, a motif, its headline and what it does.

use std::sync::Arc;

use egui::{
    CornerRadius, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::card_parts::{paint_shadow, paint_words};
use super::cut;
use super::event_motif::{event_color, paint_motif, paint_sign};
use crate::text::{Language, Speaks as _, describe};
use kit::theme::motion;
use kit::theme::sizes::{rim, stroke};
use kit::theme::{body, heading, strong, tokens};
use kit::widgets::{Canvas, described};
use rules::EventCard;

/// Height of the motif, as a part of the card's width.
const MOTIF: f32 = 0.46;

/// An event card as a card to be read, of this width in points; the height follows from the texts.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, event_card: rules::EventCard) {
/// use planet_unknown_window::widgets::event_card::whole_event_card;
/// whole_event_card(ui, event_card, 320.0);
/// # }
/// ```
pub fn whole_event_card(ui: &mut Ui, event_card: EventCard, width: f32) -> Response {
    let width = width.max(160.0);
    let texts = lay_out(ui, event_card, width);
    let words = texts
        .iter()
        .map(|galley| galley.size().y + tokens().space.xs);
    let height = MOTIF * width + words.sum::<f32>() + 2.0 * margin();
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, height), Sense::focusable_noninteractive());
    let language = ui.language();
    let name = || event_card_name(language, event_card);
    response.widget_info(|| WidgetInfo::labeled(Role::GenericContainer, true, name()));
    if ui.is_rect_visible(rect) {
        paint(ui, rect, event_card, texts);
    }
    response
}

/// Its colour and number, its headline, and its text.
fn lay_out(ui: &Ui, card: EventCard, width: f32) -> [Arc<Galley>; 3] {
    let (color, size, column) = (&tokens().color, &tokens().text, width - 2.0 * margin());
    let set = |text: String, font: FontId, ink| ui.painter().layout(text, font, ink, column);
    let (large, middle) = match width < 240.0 {
        true => (size.lead, size.small),
        false => (1.15 * size.section, size.body),
    };
    let number = describe::event_card_number(ui, card);
    let title = describe::event_card_title(ui, card);
    let text = describe::event_card_text(ui, card);
    [
        set(number, strong(size.small), event_color(card.colour())),
        set(title, heading(large), color.text),
        set(text, body(middle), color.text),
    ]
}

fn paint(ui: &Ui, rect: Rect, card: EventCard, texts: [Arc<Galley>; 3]) {
    let color = &tokens().color;
    let mut canvas = Canvas::new(ui.ctx(), 32.0);
    paint_shadow(&mut canvas, rect, corners(), 0.0, color.shadow);
    canvas.rect(rect, corners(), color.raised);
    canvas.paint(ui.painter());
    let motif = rect
        .shrink(rim::THIN)
        .with_max_y(rect.top() + MOTIF * rect.width());
    let clipped = ui.painter().with_clip_rect(motif.intersect(ui.clip_rect()));
    paint_motif(&clipped, motif, card);
    let mut canvas = Canvas::new(ui.ctx(), 34.0);
    let at = motif.left_top() + Vec2::splat(margin() + 15.0);
    paint_sign(&mut canvas, card.colour(), at, 34.0);
    canvas.paint(ui.painter());
    let at = (rect.left() + margin(), motif.bottom() + margin());
    paint_words(ui, at, texts, tokens().space.xs);
    let frame = Stroke::new(stroke::MEDIUM, event_color(card.colour()));
    ui.painter()
        .rect_stroke(rect, corners(), frame, StrokeKind::Inside);
}

fn margin() -> f32 {
    tokens().space.m
}

fn corners() -> CornerRadius {
    CornerRadius::same(tokens().shape.radius_l as u8)
}

/// An event card's name for assistive technology: colour, number, headline and what it does.
pub fn event_card_name(language: Language, event_card: EventCard) -> String {
    let number = describe::event_card_number(&language, event_card);
    let title = describe::event_card_title(&language, event_card);
    let text = describe::event_card_text(&language, event_card);
    format!("{number}, {title}: {text}")
}

/// An event card on a line: the sign of its colour and its headline, cut where there is no room for more than `most` points.
/// It can be clicked, and is called `name`.
pub fn event_card_chip(ui: &mut Ui, event_card: EventCard, name: &str, most: f32) -> Response {
    let (color, space, edge) = (&tokens().color, &tokens().space, 22.0);
    let hue = event_color(event_card.colour());
    let padding = space.s;
    let room = (most - 3.0 * padding - edge).max(0.0);
    let title = describe::event_card_title(ui, event_card);
    let galley = cut(ui, &title, strong(tokens().text.small), room);
    let words = if room < 40.0 {
        0.0
    } else {
        galley.size().x + padding
    };
    let height = galley.size().y.max(edge) + super::CHIP_AROUND;
    let size = vec2(2.0 * padding + edge + words, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let lit = motion::hover(ui, &response);
    let round = CornerRadius::same((size.y / 2.0) as u8);
    let fill = hue.gamma_multiply(0.18 + 0.14 * lit);
    let frame = Stroke::new(1.2 + 0.6 * lit, hue);
    ui.painter()
        .rect(rect, round, fill, frame, StrokeKind::Inside);
    let mut canvas = Canvas::new(ui.ctx(), edge);
    let place = pos2(rect.left() + padding + edge / 2.0, rect.center().y);
    paint_sign(&mut canvas, event_card.colour(), place, edge);
    canvas.paint(ui.painter());
    if words > 0.0 {
        let left = rect.left() + 2.0 * padding + edge;
        let at = pos2(left, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, color.text);
    }
    response
}

/// Brings an event card out while the pointer rests on something, and tells assistive technology what it does.
pub fn event_card_help(response: Response, event_card: EventCard) -> Response {
    described(&response, || {
        describe::event_card_text(&response.ctx, event_card)
    });
    response.on_hover_ui(|ui| {
        whole_event_card(ui, event_card, 280.0);
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::{Harness, kittest::Queryable as _};
    use kit::theme;

    #[test]
    fn every_event_card_can_be_painted_and_has_a_name() {
        let harness = Harness::builder()
            .with_size(vec2(1200.0, 900.0))
            .with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            ui.horizontal_wrapped(|ui| {
                for event_card in EventCard::all() {
                    whole_event_card(ui, event_card, 170.0);
                    event_card_chip(ui, event_card, "chip", 160.0);
                }
            });
        });
        harness.run_steps(2);
        for event_card in EventCard::all() {
            harness.get_by_label(&event_card_name(Language::English, event_card));
        }
    }
}
