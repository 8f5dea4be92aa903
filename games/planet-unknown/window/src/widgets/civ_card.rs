//! A civ card, painted as a card: rank, motif, title and effect.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::card_motif::{paint_motif, rank_color};
use super::card_parts::{brightness, paint_shadow, paint_words, raised};
use crate::t;
use crate::text::{Language, Speaks, describe};
use kit::theme::sizes::{corner, rim, stroke};
use kit::theme::{Icon, body, heading, number, strong, tokens};
use kit::widgets::Canvas;
use rules::CivCard;

/// Width of the motif of a card in a row, in points.
const ROW_MOTIF: f32 = 64.0;

/// Height of the motif of an upright card, as a part of its width.
const MOTIF: f32 = 0.52;

/// A civ card.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, card: rules::CivCard) {
/// use planet_unknown_window::widgets::civ_card::CivCardView;
/// if CivCardView::new(card).width(210.0).show(ui).clicked() {
///     // …
/// }
/// # }
/// ```
#[must_use = "a card is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct CivCardView {
    card: CivCard,
    width: f32,
    row: bool,
    clickable: bool,
    medals: Option<u8>,
    open: bool,
}

impl CivCardView {
    /// The card upright, to be clicked.
    pub fn new(card: CivCard) -> Self {
        Self {
            card,
            width: 210.0,
            row: false,
            clickable: true,
            medals: None,
            open: false,
        }
    }

    /// The width in points; the height follows from the texts.
    pub fn width(mut self, width: f32) -> Self {
        self.width = width.max(120.0);
        self
    }

    /// Lays the card down: a small motif with the texts beside it, for lists.
    pub fn in_row(mut self) -> Self {
        self.row = true;
        self
    }

    kit::setters! {
        /// What the card is worth now, shown as a medal.
        medals: Option<u8>,
        /// A card that lies open once the game is over (rules §10.3): it does not say that it stays secret.
        open: bool,
    }

    /// A card to be read and not chosen, such as one that is held: it looks like any other but is no button.
    pub fn to_read(mut self) -> Self {
        self.clickable = false;
        self
    }

    /// Paints the card and returns whether it was clicked.
    pub fn show(self, ui: &mut Ui) -> Response {
        let texts = self.lay_out(ui);
        let sense = match self.clickable {
            true => Sense::click(),
            false => Sense::focusable_noninteractive(),
        };
        let (rect, response) = ui.allocate_exact_size(self.size(&texts), sense);
        let language = ui.language();
        let name = || card_name(language, self.card, self.open);
        response.widget_info(|| match self.clickable {
            true => WidgetInfo::selected(Role::Button, true, false, name()),
            false => WidgetInfo::labeled(Role::GenericContainer, true, name()),
        });
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, &response, texts);
        }
        response
    }

    /// The height that it needs, in points.
    pub fn height(&self, ui: &Ui) -> f32 {
        self.size(&self.lay_out(ui)).y
    }

    fn margin(&self) -> f32 {
        if self.row {
            tokens().space.s
        } else {
            tokens().space.m
        }
    }

    /// The width of the texts.
    fn column(&self) -> f32 {
        let motif = if self.row { ROW_MOTIF } else { 0.0 };
        (self.width - motif - 2.0 * self.margin()).max(60.0)
    }

    /// Its title, its text, and when it counts.
    fn lay_out(&self, ui: &Ui) -> [Arc<Galley>; 3] {
        let (color, size) = (&tokens().color, &tokens().text);
        let set = |text: String, font: FontId, ink: Color32| {
            ui.painter().layout(text, font, ink, self.column())
        };
        let small = self.row || self.width < 190.0;
        let (large, middle) = match small {
            true => (size.body, size.small),
            false => (size.lead, size.body),
        };
        let card = self.card;
        [
            set(describe::card_title(ui, card), heading(large), color.text),
            set(describe::card_text(ui, card), body(middle), color.text),
            set(when(ui, card, self.open), body(size.tiny), color.text_dim),
        ]
    }

    fn size(&self, texts: &[Arc<Galley>; 3]) -> Vec2 {
        let gaps = 2.0 * tokens().space.xs + 2.0 * self.margin();
        let [title, text, when] = texts.each_ref().map(|galley| galley.size().y);
        let words = title + text + when + gaps;
        let height = match self.row {
            true => words.max(ROW_MOTIF),
            false => (MOTIF * self.width + words).max(1.25 * self.width),
        };
        vec2(self.width, height)
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, texts: [Arc<Galley>; 3]) {
        let lit = brightness(ui, response, self.clickable);
        let rect = raised(rect, lit);
        self.paint_ground(ui, rect, lit);
        let inner = rect.shrink(rim::THIN);
        let motif = if self.row {
            inner.with_max_x(inner.left() + ROW_MOTIF)
        } else {
            inner.with_max_y(inner.top() + MOTIF * self.width)
        };
        let clipped = ui.painter().with_clip_rect(motif.intersect(ui.clip_rect()));
        paint_motif(&clipped, motif, self.card);
        self.paint_rank(ui, motif);
        let (margin, gap) = (self.margin(), tokens().space.xs);
        let (left, top) = if self.row {
            (rect.left() + ROW_MOTIF, rect.top())
        } else {
            (rect.left(), rect.top() + MOTIF * self.width)
        };
        let (left, [title, text, when]) = (left + margin, texts);
        let top = paint_words(ui, (left, top + margin), [title, text], gap);
        let bottom = rect.bottom() - margin - when.size().y;
        let at = pos2(left, bottom.max(top));
        ui.painter().galley(at, when, tokens().color.text_dim);
        let border = rank_color(self.card.rank()).lerp_to_gamma(tokens().color.accent, lit);
        let frame = Stroke::new(1.2, border);
        ui.painter()
            .rect_stroke(rect, corners(), frame, StrokeKind::Inside);
    }

    fn paint_ground(&self, ui: &Ui, rect: Rect, lit: f32) {
        let color = &tokens().color;
        let mut canvas = Canvas::new(ui.ctx(), 32.0);
        paint_shadow(&mut canvas, rect, corners(), lit, tokens().paint.tile_shade);
        let tint = color.raised.lerp_to_gamma(color.hover, 0.5 * lit);
        canvas.rect(rect, corners(), tint);
        canvas.paint(ui.painter());
    }

    /// The rank on a disc in the corner of the motif, and what the card is worth.
    fn paint_rank(&self, ui: &Ui, motif: Rect) {
        let size = if self.row { 20.0 } else { 28.0 };
        let mut canvas = Canvas::new(ui.ctx(), size);
        let at = motif.left_top() + Vec2::splat(0.5 * size + 5.0);
        let rank = self.card.rank();
        let ring = Stroke::new(stroke::THIN, rank_color(rank));
        canvas.circle(at, 0.5 * size, tokens().color.inset, ring);
        canvas.label(at, rank, number(0.58 * size), tokens().color.text);
        if let Some(medals) = self.medals {
            let at = pos2(motif.right() - 0.5 * size - 5.0, at.y);
            super::symbol::paint_medals(&mut canvas, medals, at, size);
        }
        canvas.paint(ui.painter());
    }
}

fn corners() -> CornerRadius {
    CornerRadius::same(tokens().shape.radius as u8 + 2)
}

/// A card's name for assistive technology: title, rank, effect and its time; `open` once the game is over.
pub fn card_name(language: Language, card: CivCard, open: bool) -> String {
    let rank = t!(language, "cards-rank", rank = card.rank());
    let when = when(&language, card, open);
    let title = describe::card_title(&language, card);
    let text = describe::card_text(&language, card);
    format!("{title}, {rank}: {text} {when}")
}

/// When a card counts, and that it stays secret until the end.
fn when(speaker: &impl Speaks, card: CivCard, open: bool) -> String {
    t!(speaker, "cards-when", immediate = card.is_immediate(), open)
}

/// The back of a civ card of a rank, such as one that others hold in secret.
pub fn card_back(ui: &mut Ui, rank: u8, width: f32, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 1.35 * width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let color = rank_color(rank);
    let mut canvas = Canvas::new(ui.ctx(), 0.4 * width);
    let place = rect.translate(vec2(0.0, 3.0));
    canvas.soft_rect(place, corners(), 10.0, tokens().paint.piece_shade);
    canvas.rect(rect, corners(), tokens().color.panel);
    canvas.rect(rect, corners(), color.gamma_multiply(0.25));
    let frame = Stroke::new(stroke::HAIR, color);
    canvas.border(rect.shrink(0.06 * width), corner::MEDIUM, frame);
    let above = rect.center() - vec2(0.0, 0.12 * width);
    canvas.picture_at(Icon::Civ, above, 0.46 * width, color);
    canvas.paint(ui.painter());
    let at = rect.center() + vec2(0.0, 0.34 * width);
    let (middle, font) = (Align2::CENTER_CENTER, strong(0.26 * width));
    ui.painter()
        .text(at, middle, rank, font, tokens().color.text);
    response
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use kit::theme;

    fn harness<'a>(show: impl FnMut(&mut Ui) + 'a) -> Harness<'a> {
        let harness = Harness::builder()
            .with_size(vec2(900.0, 700.0))
            .with_context_setup(theme::install);
        let mut harness = harness.build_ui(show);
        harness.run_steps(2);
        harness
    }

    #[test]
    fn every_card_can_be_painted_and_has_a_name() {
        for language in Language::ALL {
            for card in CivCard::all() {
                let name = card_name(language, card, false);
                assert!(!name.contains("cards-") && !name.contains('{'), "{name}");
            }
        }
        let harness = harness(|ui| {
            ui.horizontal_wrapped(|ui| {
                for card in CivCard::all() {
                    CivCardView::new(card).width(140.0).in_row().show(ui);
                }
            });
        });
        harness.get_by_label_contains("Temp Agency, Rank 1");
    }

    #[test]
    fn a_click_on_a_card_is_told_unless_it_is_only_to_be_read() {
        let clicks = Cell::new(0);
        let cards: Vec<CivCard> = [2, 3].into_iter().filter_map(CivCard::new).collect();
        let mut harness = harness(|ui| {
            for (index, card) in cards.iter().enumerate() {
                let view = CivCardView::new(*card);
                let view = if index == 0 { view } else { view.to_read() };
                clicks.set(clicks.get() + i32::from(view.show(ui).clicked()));
            }
        });
        harness.get_by_label_contains("Dept. of Operations").click();
        harness.run_steps(2);
        harness.get_by_label_contains("Natural Resources").click();
        harness.run_steps(2);
        assert_eq!(clicks.get(), 1);
    }
}
