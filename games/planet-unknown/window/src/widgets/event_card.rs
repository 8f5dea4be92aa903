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
use kit::widgets::Canvas;
use rules::EventCard;

/// Height of the motif, as a part of the card's width.
const MOTIF: f32 = 0.46;

/// An event card as a card to be read.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, event_card: rules::EventCard) {
/// use planet_unknown_window::widgets::event_card::EventCardView;
/// EventCardView::new(event_card).width(320.0).show(ui);
/// # }
/// ```
#[must_use = "a card is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct EventCardView {
    event_card: EventCard,
    width: f32,
}

impl EventCardView {
    /// The card that is shown.
    pub fn new(event_card: EventCard) -> Self {
        Self {
            event_card,
            width: 320.0,
        }
    }

    /// The width in points; the height follows from the texts.
    pub fn width(mut self, width: f32) -> Self {
        self.width = width.max(160.0);
        self
    }

    /// Paints the card.
    pub fn show(self, ui: &mut Ui) -> Response {
        let texts = self.lay_out(ui);
        let (rect, response) =
            ui.allocate_exact_size(self.size(&texts), Sense::focusable_noninteractive());
        let language = ui.language();
        let name = || event_card_name(language, self.event_card);
        response.widget_info(|| WidgetInfo::labeled(Role::GenericContainer, true, name()));
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, texts);
        }
        response
    }

    /// Its colour and number, its headline, and its text.
    fn lay_out(&self, ui: &Ui) -> [Arc<Galley>; 3] {
        let (color, size, column) = (&tokens().color, &tokens().text, self.width - 2.0 * margin());
        let set = |text: String, font: FontId, ink| ui.painter().layout(text, font, ink, column);
        let (large, middle) = match self.width < 240.0 {
            true => (size.lead, size.small),
            false => (1.15 * size.section, size.body),
        };
        let (card, hue) = (self.event_card, event_color(self.event_card.colour()));
        let title = describe::event_card_title(ui, card);
        [
            set(
                describe::event_card_number(ui, card),
                strong(size.small),
                hue,
            ),
            set(title, heading(large), color.text),
            set(
                describe::event_card_text(ui, card),
                body(middle),
                color.text,
            ),
        ]
    }

    fn size(&self, texts: &[Arc<Galley>; 3]) -> Vec2 {
        let words = texts
            .iter()
            .map(|galley| galley.size().y + tokens().space.xs);
        let height = MOTIF * self.width + words.sum::<f32>() + 2.0 * margin();
        vec2(self.width, height)
    }

    fn paint(&self, ui: &Ui, rect: Rect, texts: [Arc<Galley>; 3]) {
        let (color, hue) = (&tokens().color, event_color(self.event_card.colour()));
        let mut canvas = Canvas::new(ui.ctx(), 32.0);
        paint_shadow(&mut canvas, rect, corners(), 0.0, color.shadow);
        canvas.rect(rect, corners(), color.raised);
        canvas.paint(ui.painter());
        let motif = rect
            .shrink(rim::THIN)
            .with_max_y(rect.top() + MOTIF * self.width);
        let clipped = ui.painter().with_clip_rect(motif.intersect(ui.clip_rect()));
        paint_motif(&clipped, motif, self.event_card);
        let mut canvas = Canvas::new(ui.ctx(), 34.0);
        let at = motif.left_top() + Vec2::splat(margin() + 15.0);
        paint_sign(&mut canvas, self.event_card.colour(), at, 34.0);
        canvas.paint(ui.painter());
        let at = (rect.left() + margin(), motif.bottom() + margin());
        paint_words(ui, at, texts, tokens().space.xs);
        let frame = Stroke::new(stroke::MEDIUM, hue);
        ui.painter()
            .rect_stroke(rect, corners(), frame, StrokeKind::Inside);
    }
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
    let size = vec2(
        2.0 * padding + edge + words,
        galley.size().y.max(edge) + super::CHIP_AROUND,
    );
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
    let text = describe::event_card_text(&response.ctx, event_card);
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_description(text));
    response.on_hover_ui(|ui| {
        EventCardView::new(event_card).width(280.0).show(ui);
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
                    EventCardView::new(event_card).width(170.0).show(ui);
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
