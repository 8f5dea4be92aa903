//! The turns of a seat, each with its loss.

use egui::{
    Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::study::{Loss, Study};
use super::{Analysis, words};
use crate::t;
use crate::widgets::{cut, dim};
use bot::review::{ReviewedTurn, is_clear};
use kit::theme::{body, motion, strong, tokens};

/// The height of the first line of a row.
const FIRST: f32 = 25.0;
/// The room for the text of a loss.
const WORDS: f32 = 118.0;
/// The room for the bar of a loss.
const BAR: f32 = 110.0;
/// The margin above and below the lines of a row.
const ROW_MARGIN: f32 = 3.0;
/// The corners of a rail and its bar, and the minimum width of a bar.
const RAIL_CORNERS: f32 = 4.0;

impl Analysis {
    /// Draws a row for each turn of the seat. A click shows its principal decision.
    pub(super) fn list_ui(&mut self, ui: &mut Ui) {
        let scroll = std::mem::take(&mut self.scroll);
        let mut clicked = None;
        ui.spacing_mut().item_spacing.y = 2.0;
        if self.study.turns(self.seat).next().is_none() {
            dim(ui, t!(ui, "analysis-nothing"));
        }
        for turn in self.study.turns(self.seat) {
            let chosen = self.chosen;
            let lit = chosen.is_some_and(|action| turn.actions.contains(&action));
            let response = row_ui(ui, &self.study, turn, lit);
            if lit && scroll {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                clicked = Some(words::principal(&self.study, turn));
            }
        }
        if clicked.is_some() {
            // A row that was clicked is visible already.
            (self.chosen, self.point) = (clicked, None);
        }
    }
}

fn row_ui(ui: &mut Ui, study: &Study, turn: &ReviewedTurn, lit: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::click());
    let when = words::when(ui, study.played(), turn.actions.start);
    if !ui.is_rect_visible(rect) {
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, lit, &when));
        return response;
    }
    let lost = study.loss_of(turn);
    let loss = &words::loss(ui, lost);
    let (when, summary) = (&when, &words::summary(ui, study, turn));
    let name = t!(ui, "analysis-row", when, loss, summary);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, lit, &name));
    paint_ground(ui, rect, &response, lit);
    let color = &tokens().color;
    let inner = rect.shrink2(vec2(tokens().space.s, ROW_MARGIN));
    let top = Rect::from_min_size(inner.min, vec2(inner.width(), FIRST - ROW_MARGIN));
    let place = top.with_max_x(top.right() - WORDS - BAR);
    text_ui(ui, place, when, strong(tokens().text.body), color.text);
    let corner = pos2(top.right() - WORDS - BAR, top.top());
    let bar = Rect::from_min_size(corner, vec2(BAR - tokens().space.m, top.height()));
    paint_bar(ui, bar, lost);
    let ink = match lost {
        Some((loss, error)) if is_clear(loss, error) => color.text,
        _ => color.text_dim,
    };
    let area = top.with_min_x(top.right() - WORDS);
    text_ui(ui, area, loss, strong(tokens().text.small), ink);
    let below = inner.with_min_y(rect.top() + FIRST);
    let font = body(tokens().text.small);
    text_ui(ui, below, summary, font, color.text_dim);
    response.on_hover_text(summary)
}

/// Paints the background of a row that can be clicked.
pub(super) fn paint_ground(ui: &Ui, rect: Rect, response: &Response, lit: bool) {
    let color = &tokens().color;
    let over = motion::hover(ui, response);
    let ground = color.raised.gamma_multiply(0.55);
    let fill = match lit {
        true => color.pressed,
        false => ground.lerp_to_gamma(color.hover, over),
    };
    let corners = CornerRadius::same(tokens().shape.radius_s as u8);
    ui.painter().rect_filled(rect, corners, fill);
    if lit {
        let edge = rect.with_max_x(rect.left() + 3.0);
        ui.painter().rect_filled(edge, corners, color.accent);
    }
}

/// Paints the loss as a bar with a line for its standard error.
fn paint_bar(ui: &Ui, rect: Rect, loss: Option<Loss>) {
    let color = &tokens().color;
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width(), 8.0));
    ui.painter().rect_filled(rail, RAIL_CORNERS, color.inset);
    let Some((loss, error)) = loss else {
        return;
    };
    // A loss of six medals fills the bar.
    let at = |medals: f32| rail.left() + rail.width() * (medals / 6.0).clamp(0.0, 1.0);
    if loss > 0.0 {
        let fill = match is_clear(loss, error) {
            true => color.bad,
            false => color.line_strong,
        };
        let place = rail.with_max_x(at(loss).max(rail.left() + RAIL_CORNERS));
        ui.painter().rect_filled(place, RAIL_CORNERS, fill);
        let whisker = at(loss - error)..=at(loss + error);
        let stroke = egui::Stroke::new(2.0, color.text);
        ui.painter().hline(whisker, rail.center().y, stroke);
    }
}

/// Draws a line of text, which ends in an ellipsis if it is too long.
pub(super) fn text_ui(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) {
    let galley = cut(ui, text, font, rect.width());
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter()
        .galley_with_override_text_color(at, galley, color);
}
