//! The podium: a column for every player, as high as their medals and stacked by category.

use egui::{Align2, Color32, Rect, Sense, Ui, Vec2, WidgetInfo, pos2};

use super::Outcome;
use super::breakdown::color_of;
use crate::t;
use crate::text::describe::Category;
use crate::widgets::cut;
use crate::widgets::player::paint_badge;
use game::Setup as _;
use kit::theme::motion::{self, Pace};
use kit::theme::{Icon, heading, number, strong, tokens};
use rules::{Score, SeatSetup, Setup};

/// Draws the podium. The columns rise from the moment `shown`, in seconds; the best one rises last.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome, size: [f32; 2], shown: f64) {
    let (rect, response) = ui.allocate_exact_size(size.into(), Sense::hover());
    let name = t!(ui, "results-podium", ranks = in_words(ui, setup, outcome));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    let best = outcome.best.max(1);
    let count = outcome.order.len();
    let step = (rect.width() / count as f32).min(150.0 + tokens().space.l);
    let left = rect.center().x - step * count as f32 / 2.0;
    let width = (step - tokens().space.m).min(150.0);
    let ground = rect.bottom() - 30.0;
    let full = (rect.height() - 74.0 - 30.0).max(20.0);
    // The same order as in the table beside it.
    for (index, seat) in outcome.order.iter().copied().enumerate() {
        let (score, rank) = (outcome.score(seat), outcome.rank(seat));
        let late = 0.12 * (count - usize::from(rank).min(count)) as f64;
        let rise = motion::since(ui.ctx(), shown + late, Pace::Slow);
        let share = f32::from(score.total()) / f32::from(best);
        let id = response.id.with(seat.0);
        let share = motion::value(ui.ctx(), id, share, Pace::Slow);
        let center = left + step * (index as f32 + 0.5);
        let across = center - width / 2.0..=center + width / 2.0;
        let column = Rect::from_x_y_ranges(across, ground - full * (share * rise)..=ground);
        paint_blocks(ui, score, column, rise >= 1.0);
        // A lone player has no rank.
        paint_foot(ui, column, if count > 1 { rank } else { 0 });
        let chosen = &setup.seats[seat.index()];
        paint_head(ui, chosen, (score.total(), rank), column);
    }
}

/// The ranks and medals in words, for assistive technology.
fn in_words(ui: &Ui, setup: &Setup, outcome: &Outcome) -> String {
    if let ([seat], false) = (outcome.order.as_slice(), outcome.ranks.is_empty()) {
        return t!(ui, "results-alone", medals = outcome.score(*seat).total());
    }
    let lines = outcome.order.iter().map(|seat| {
        let (name, medals) = (setup.name(*seat), outcome.score(*seat).total());
        let rank = outcome.rank(*seat);
        t!(ui, "results-podium-line", rank, name, medals)
    });
    lines.collect::<Vec<_>>().join(", ")
}

/// Paints the medals by category in a column, the first at the bottom, with their numbers if the column has risen.
fn paint_blocks(ui: &Ui, score: &Score, column: Rect, has_risen: bool) {
    let total = f32::from(score.total().max(1));
    let mut bottom = column.bottom();
    for category in Category::ALL {
        let medals = category.medals(score);
        let height = column.height() * f32::from(medals) / total;
        let block = Rect::from_x_y_ranges(column.x_range(), bottom - height..=bottom);
        let gap = if height > 3.0 { 1.0 } else { 0.0 };
        ui.painter()
            .rect_filled(block.with_min_y(block.top() + gap), 3.0, color_of(category));
        if height >= 17.0 && has_risen {
            let (font, ink) = (number(tokens().text.small), tokens().color.on_accent);
            let middle = Align2::CENTER_CENTER;
            ui.painter().text(block.center(), middle, medals, font, ink);
        }
        bottom -= height;
    }
}

/// Paints the plinth of a column and the rank on it; no rank if it is 0.
fn paint_foot(ui: &Ui, column: Rect, rank: u8) {
    let ground = column.bottom();
    let plinth = Rect::from_x_y_ranges(column.x_range(), ground + 2.0..=ground + 30.0);
    let painter = ui.painter();
    painter.rect_filled(plinth, 4.0, tokens().color.raised);
    if rank == 0 {
        return;
    }
    let ink = medal_color(rank);
    let text = t!(ui, "results-rank", rank);
    let galley = painter.layout_no_wrap(text, strong(tokens().text.small), ink);
    let icon = tokens().shape.icon;
    let room = if rank <= 3 { icon + 4.0 } else { 0.0 };
    let left = plinth.center().x - (galley.size().x + room) / 2.0;
    if rank <= 3 {
        let center = pos2(left + icon / 2.0, plinth.center().y);
        let place = Rect::from_center_size(center, Vec2::splat(icon));
        Icon::Medal.paint(painter, place, ink);
    }
    let corner = pos2(left + room, plinth.center().y - galley.size().y / 2.0);
    painter.galley(corner, galley, ink);
}

/// Paints symbol, name and medals above a column.
fn paint_head(ui: &Ui, seat: &SeatSetup, (medals, rank): (u16, u8), column: Rect) {
    let painter = ui.painter();
    let color = &tokens().color;
    let center = column.center().x;
    let ink = match rank {
        1 => color.accent,
        _ => color.text,
    };
    let figures = medals.to_string();
    let figures = painter.layout_no_wrap(figures, heading(tokens().text.heading), ink);
    let (badge, size) = (22.0, figures.size());
    let width = badge + 6.0 + size.x;
    let line = column.top() - 4.0 - size.y / 2.0;
    let middle = pos2(center - width / 2.0 + badge / 2.0, line);
    let place = Rect::from_center_size(middle, Vec2::splat(badge));
    paint_badge(painter, place, seat.colour);
    let corner = pos2(center + width / 2.0 - size.x, line - size.y / 2.0);
    painter.galley(corner, figures, ink);
    let font = strong(tokens().text.body);
    let name = cut(ui, &seat.name, font, column.width());
    let corner = pos2(center - name.size().x / 2.0, corner.y - name.size().y);
    painter.galley(corner, name, color.text);
}

/// The colour of a rank: gold, silver, bronze, or neutral.
fn medal_color(rank: u8) -> Color32 {
    let color = &tokens().color;
    match rank {
        1 => color.gold,
        2 => color.silver,
        3 => color.bronze,
        _ => color.text_dim,
    }
}
