//! The turns of a seat, each with its loss.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::study::{Assessment, Study};
use super::words;
use crate::t;
use crate::widgets::dim;
use bot::review::ReviewedTurn;
use kit::theme::{body, motion, strong, tokens};
use rules::SeatId;

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

/// Draws a row for each turn of `seat`. `chosen` is the selected action, and whether to scroll to its row. If a row was
/// clicked, returns the action to show.
pub(super) fn ui(
    ui: &mut Ui,
    study: &Study,
    seat: SeatId,
    chosen: (Option<usize>, bool),
) -> Option<usize> {
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    if study.turns(seat).next().is_none() {
        dim(ui, t!(ui, "analysis-nothing"));
    }
    for turn in study.turns(seat) {
        let lit = chosen
            .0
            .is_some_and(|action| turn.actions.contains(&action));
        let response = row_ui(ui, study, turn, lit);
        if lit && chosen.1 {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            clicked = Some(words::principal(study, turn));
        }
    }
    clicked
}

fn row_ui(ui: &mut Ui, study: &Study, turn: &ReviewedTurn, lit: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::click());
    let when = words::when(ui, study.played(), turn.actions.start);
    if !ui.is_rect_visible(rect) {
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, lit, &when));
        return response;
    }
    let standing = study.standing(turn);
    let loss = words::loss(ui, standing);
    let summary = words::summary(ui, study, turn);
    let name = t!(
        ui,
        "analysis-row",
        when = &when,
        loss = &loss,
        summary = &summary
    );
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, lit, &name));
    paint_ground(ui, rect, &response, lit);
    let color = &tokens().color;
    let inner = rect.shrink2(vec2(tokens().space.s, ROW_MARGIN));
    let top = Rect::from_min_size(inner.min, vec2(inner.width(), FIRST - ROW_MARGIN));
    let place = top.with_max_x(top.right() - WORDS - BAR);
    text_ui(ui, place, &when, strong(tokens().text.body), color.text);
    let bar = Rect::from_min_size(
        pos2(top.right() - WORDS - BAR, top.top()),
        vec2(BAR - tokens().space.m, top.height()),
    );
    paint_bar(ui, bar, standing);
    let ink = if standing.is_clear() {
        color.text
    } else {
        color.text_dim
    };
    let area = top.with_min_x(top.right() - WORDS);
    text_ui(ui, area, &loss, strong(tokens().text.small), ink);
    let below = inner.with_min_y(rect.top() + FIRST);
    let font = body(tokens().text.small);
    text_ui(ui, below, &summary, font, color.text_dim);
    response.on_hover_text(summary)
}

/// Paints the background of a row that can be clicked.
pub(super) fn paint_ground(ui: &Ui, rect: Rect, response: &Response, lit: bool) {
    let color = &tokens().color;
    let over = motion::hover(ui, response);
    let fill = if lit {
        color.pressed
    } else {
        color
            .raised
            .gamma_multiply(0.55)
            .lerp_to_gamma(color.hover, over)
    };
    let corners = CornerRadius::same(tokens().shape.radius_s as u8);
    ui.painter().rect_filled(rect, corners, fill);
    if lit {
        let edge = rect.with_max_x(rect.left() + 3.0);
        ui.painter().rect_filled(edge, corners, color.accent);
    }
}

/// Paints the loss as a bar with a line for its standard error.
fn paint_bar(ui: &Ui, rect: Rect, standing: Assessment) {
    let color = &tokens().color;
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width(), 8.0));
    ui.painter().rect_filled(rail, RAIL_CORNERS, color.inset);
    let Assessment::Judged { loss, error, .. } = standing else {
        return;
    };
    // A loss of six medals fills the bar.
    let at = |medals: f32| rail.left() + rail.width() * (medals / 6.0).clamp(0.0, 1.0);
    if loss > 0.0 {
        let fill = if standing.is_clear() {
            color.bad
        } else {
            color.line_strong
        };
        let place = rail.with_max_x(at(loss).max(rail.left() + RAIL_CORNERS));
        ui.painter().rect_filled(place, RAIL_CORNERS, fill);
        let whisker = [
            pos2(at(loss - error), rail.center().y),
            pos2(at(loss + error), rail.center().y),
        ];
        ui.painter()
            .line_segment(whisker, egui::Stroke::new(2.0, color.text));
    }
}

/// Draws a line of text, which ends in an ellipsis if it is too long.
pub(super) fn text_ui(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) {
    let format = TextFormat {
        font_id: font,
        color,
        valign: Align::Center,
        ..TextFormat::default()
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping::truncate_at_width(rect.width());
    let galley = ui.painter().layout_job(job);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
}
