//! An alert, painted as a card: its colour, a motif, its headline and what it does.

use std::sync::Arc;

use egui::{
    CornerRadius, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::alert_motif::{alert_color, paint_motif, paint_sign};
use super::canvas::Canvas;
use crate::app::text::{Language, Speaks as _, describe};
use crate::app::theme::motion;
use crate::app::theme::{body, heading, strong, tokens};
use crate::game::Alert;

/// Height of the motif, as a part of the card's width.
const MOTIF: f32 = 0.46;

/// The width of the card that the pointer brings out, in points.
const HELP: f32 = 280.0;

/// An alert as a card to be read.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, alert: planet_unknown::game::Alert) {
/// use planet_unknown::app::widgets::alert_card::AlertCardView;
/// AlertCardView::new(alert).width(320.0).show(ui);
/// # }
/// ```
#[must_use = "a card is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct AlertCardView {
    alert: Alert,
    width: f32,
}

impl AlertCardView {
    /// The card of an alert.
    pub fn new(alert: Alert) -> Self {
        Self {
            alert,
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
        let name = || alert_name(language, self.alert);
        response.widget_info(|| WidgetInfo::labeled(Role::GenericContainer, true, name()));
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, texts);
        }
        response
    }

    fn lay_out(&self, ui: &Ui) -> Texts {
        let (color, size, column) = (&tokens().color, &tokens().text, self.width - 2.0 * margin());
        let small = self.width < 240.0;
        let set = |text: String, font: FontId, ink| ui.painter().layout(text, font, ink, column);
        let hue = alert_color(self.alert.colour());
        Texts {
            kind: set(
                describe::alert_number(ui, self.alert),
                strong(size.small),
                hue,
            ),
            title: set(
                describe::alert_title(ui, self.alert),
                heading(if small {
                    size.lead
                } else {
                    1.15 * size.section
                }),
                color.text,
            ),
            text: set(
                describe::alert_text(ui, self.alert),
                body(if small { size.small } else { size.body }),
                color.text,
            ),
        }
    }

    fn size(&self, texts: &Texts) -> Vec2 {
        let words = [&texts.kind, &texts.title, &texts.text]
            .map(|galley| galley.size().y + tokens().space.xs);
        vec2(
            self.width,
            MOTIF * self.width + words.iter().sum::<f32>() + 2.0 * margin(),
        )
    }

    fn paint(&self, ui: &Ui, rect: Rect, texts: Texts) {
        let (color, hue) = (&tokens().color, alert_color(self.alert.colour()));
        let mut canvas = Canvas::new(ui.ctx(), 32.0);
        canvas.soft_rect(
            rect.translate(vec2(0.0, 4.0)).expand(3.0),
            corners(),
            16.0,
            color.shadow,
        );
        canvas.rect(rect, corners(), color.raised);
        canvas.paint(ui.painter());
        let motif = rect.shrink(1.5).with_max_y(rect.top() + MOTIF * self.width);
        paint_motif(
            &ui.painter().with_clip_rect(motif.intersect(ui.clip_rect())),
            motif,
            self.alert,
        );
        let mut canvas = Canvas::new(ui.ctx(), 34.0);
        paint_sign(
            &mut canvas,
            self.alert.colour(),
            motif.left_top() + Vec2::splat(margin() + 15.0),
            34.0,
        );
        canvas.paint(ui.painter());
        let mut top = motif.bottom() + margin();
        for galley in [texts.kind, texts.title, texts.text] {
            let height = galley.size().y;
            ui.painter()
                .galley(pos2(rect.left() + margin(), top), galley, color.text);
            top += height + tokens().space.xs;
        }
        ui.painter()
            .rect_stroke(rect, corners(), Stroke::new(2.0, hue), StrokeKind::Inside);
    }
}

/// The texts of a card, measured.
struct Texts {
    kind: Arc<Galley>,
    title: Arc<Galley>,
    text: Arc<Galley>,
}

fn margin() -> f32 {
    tokens().space.m
}

fn corners() -> CornerRadius {
    CornerRadius::same(tokens().shape.radius_l as u8)
}

/// An alert's name for assistive technology: colour, number, headline and what it does.
pub fn alert_name(language: Language, alert: Alert) -> String {
    let number = describe::alert_number(&language, alert);
    format!(
        "{number}, {}: {}",
        describe::alert_title(&language, alert),
        describe::alert_text(&language, alert)
    )
}

/// An alert on a line: the sign of its colour and its headline, cut where there is no room for more than `most` points.
/// It can be clicked, and is called `name`.
pub fn alert_chip(ui: &mut Ui, alert: Alert, name: &str, most: f32) -> Response {
    let (color, space, edge) = (&tokens().color, &tokens().space, 22.0);
    let hue = alert_color(alert.colour());
    let padding = space.s;
    let room = (most - 3.0 * padding - edge).max(0.0);
    let mut job = egui::text::LayoutJob::simple_singleline(
        describe::alert_title(ui, alert),
        strong(tokens().text.small),
        color.text,
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.painter().layout_job(job);
    let words = if room < 40.0 {
        0.0
    } else {
        galley.size().x + padding
    };
    let size = vec2(
        2.0 * padding + edge + words,
        galley.size().y.max(edge) + 6.0,
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let lit = motion::hover(ui, &response);
    let round = CornerRadius::same((size.y / 2.0) as u8);
    let fill = hue.gamma_multiply(0.18 + 0.14 * lit);
    ui.painter().rect(
        rect,
        round,
        fill,
        Stroke::new(1.2 + 0.6 * lit, hue),
        StrokeKind::Inside,
    );
    let mut canvas = Canvas::new(ui.ctx(), edge);
    paint_sign(
        &mut canvas,
        alert.colour(),
        pos2(rect.left() + padding + edge / 2.0, rect.center().y),
        edge,
    );
    canvas.paint(ui.painter());
    if words > 0.0 {
        let at = pos2(
            rect.left() + 2.0 * padding + edge,
            rect.center().y - galley.size().y / 2.0,
        );
        ui.painter().galley(at, galley, color.text);
    }
    response
}

/// Brings the card of an alert out while the pointer rests on something, and tells assistive technology what it does.
pub fn alert_help(response: Response, alert: Alert) -> Response {
    let text = describe::alert_text(&response.ctx, alert);
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_description(text));
    response.on_hover_ui(|ui| {
        AlertCardView::new(alert).width(HELP).show(ui);
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme;
    use egui_kittest::{Harness, kittest::Queryable as _};

    #[test]
    fn every_alert_can_be_painted_and_has_a_name() {
        let harness = Harness::builder()
            .with_size(vec2(1200.0, 900.0))
            .with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            ui.horizontal_wrapped(|ui| {
                for alert in Alert::all() {
                    AlertCardView::new(alert).width(170.0).show(ui);
                    alert_chip(ui, alert, "chip", 160.0);
                }
            });
        });
        harness.run_steps(2);
        for alert in Alert::all() {
            harness.get_by_label(&alert_name(Language::English, alert));
        }
    }
}
