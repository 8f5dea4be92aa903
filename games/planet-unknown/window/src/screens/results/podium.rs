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
use rules::{SeatId, Setup};

/// Draws the podium. The columns rise from the moment `shown`, in seconds; the best one rises last.
pub(super) fn ui(ui: &mut Ui, setup: &Setup, outcome: &Outcome, size: [f32; 2], shown: f64) {
    let (rect, response) = ui.allocate_exact_size(size.into(), Sense::hover());
    let name = t!(ui, "results-podium", ranks = in_words(ui, setup, outcome));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    let best = outcome.best.max(1);
    let count = outcome.order.len();
    let step = (rect.width() / count as f32).min(150.0 + tokens().space.l);
    let left = rect.center().x - step * count as f32 / 2.0;
    // The same order as in the table beside it.
    for (index, seat) in outcome.order.iter().copied().enumerate() {
        let center = left + step * (index as f32 + 0.5);
        let width = (step - tokens().space.m).min(150.0);
        let column =
            Rect::from_x_y_ranges(center - width / 2.0..=center + width / 2.0, rect.y_range());
        let late = 0.12 * (count - usize::from(outcome.rank(seat)).min(count)) as f64;
        let rise = motion::since(ui.ctx(), shown + late, Pace::Slow);
        let share = f32::from(outcome.score(seat).total()) / f32::from(best);
        let id = response.id.with(seat.0);
        let share = motion::value(ui.ctx(), id, share, Pace::Slow);
        Column {
            setup,
            outcome,
            seat,
            rect: column,
            share: share * rise,
            opacity: rise,
        }
        .paint(ui);
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

/// A column of the podium.
struct Column<'a> {
    setup: &'a Setup,
    outcome: &'a Outcome,
    seat: SeatId,
    rect: Rect,
    /// Its height as a share of the highest one.
    share: f32,
    opacity: f32,
}

impl Column<'_> {
    fn paint(&self, ui: &Ui) {
        let ground = self.rect.bottom() - 30.0;
        let full = (self.rect.height() - 74.0 - 30.0).max(20.0);
        let top = ground - full * self.share;
        self.paint_blocks(ui, top, ground);
        self.paint_foot(ui, ground);
        self.paint_head(ui, top);
    }

    /// Paints the medals by category, the first at the bottom.
    fn paint_blocks(&self, ui: &Ui, top: f32, ground: f32) {
        let score = self.outcome.score(self.seat);
        let total = f32::from(score.total().max(1));
        let mut bottom = ground;
        for category in Category::ALL {
            let medals = category.medals(score);
            let height = (ground - top) * f32::from(medals) / total;
            let block = Rect::from_x_y_ranges(self.rect.x_range(), bottom - height..=bottom);
            let gap = if height > 3.0 { 1.0 } else { 0.0 };
            ui.painter()
                .rect_filled(block.with_min_y(block.top() + gap), 3.0, color_of(category));
            if height >= 17.0 && self.opacity >= 1.0 {
                let (font, ink) = (number(tokens().text.small), tokens().color.on_accent);
                let middle = Align2::CENTER_CENTER;
                ui.painter().text(block.center(), middle, medals, font, ink);
            }
            bottom -= height;
        }
    }

    /// Paints the rank on a plinth; a lone player has no rank.
    fn paint_foot(&self, ui: &Ui, ground: f32) {
        let plinth = Rect::from_x_y_ranges(self.rect.x_range(), ground + 2.0..=ground + 30.0);
        let painter = ui.painter();
        painter.rect_filled(plinth, 4.0, tokens().color.raised);
        let rank = self.outcome.rank(self.seat);
        if self.outcome.order.len() == 1 || rank == 0 {
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

    /// Paints symbol, name and medals above the column.
    fn paint_head(&self, ui: &Ui, top: f32) {
        let seat = &self.setup.seats[self.seat.index()];
        let painter = ui.painter();
        let color = &tokens().color;
        let center = self.rect.center().x;
        let total = self.outcome.score(self.seat).total().to_string();
        let ink = match self.outcome.rank(self.seat) {
            1 => color.accent,
            _ => color.text,
        };
        let figures = painter.layout_no_wrap(total, heading(tokens().text.heading), ink);
        let (badge, size) = (22.0, figures.size());
        let width = badge + 6.0 + size.x;
        let line = top - 4.0 - size.y / 2.0;
        let middle = pos2(center - width / 2.0 + badge / 2.0, line);
        let place = Rect::from_center_size(middle, Vec2::splat(badge));
        paint_badge(painter, place, seat.colour);
        let corner = pos2(center + width / 2.0 - size.x, line - size.y / 2.0);
        painter.galley(corner, figures, ink);
        let font = strong(tokens().text.body);
        let name = cut(ui, &seat.name, font, self.rect.width());
        let corner = pos2(center - name.size().x / 2.0, corner.y - name.size().y);
        painter.galley(corner, name, color.text);
    }
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
