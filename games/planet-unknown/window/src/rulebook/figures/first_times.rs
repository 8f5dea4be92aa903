//! Small pictures for the cards that explain something when it happens for the first time.

use egui::{Align, Direction, Layout, Rect, Ui, UiBuilder, vec2};

use super::{EDGE, pieces};
use crate::text::describe::event_card_title;
use crate::widgets::event_card::event_card_chip;
use crate::widgets::symbol::{benefit_symbol, terrain_symbol};
use kit::theme::tokens;
use rules::{Benefit, EventCard, Track};

/// A synergy boost, and the trackers of which it moves one.
pub(super) fn boost(ui: &mut Ui, rect: Rect) {
    row(ui, rect, 1.0 + Track::ALL.len() as f32, |ui| {
        benefit_symbol(ui, Benefit::Boost, EDGE);
        for track in Track::ALL {
            terrain_symbol(ui, track.terrain(), EDGE);
        }
    });
}

/// The four fields with milestones of a kind.
pub(super) fn milestones(ui: &mut Ui, rect: Rect, of_rank: fn(u8) -> Benefit) {
    row(ui, rect, 4.0, |ui| {
        for rank in 1..=4 {
            benefit_symbol(ui, of_rank(rank), EDGE);
        }
    });
}

/// The sign of an event card in the bar at the top.
pub(super) fn event_card(ui: &mut Ui, rect: Rect) {
    if let Some(card) = EventCard::new(14) {
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            ui.with_layout(Layout::centered_and_justified(Direction::TopDown), |ui| {
                event_card_chip(ui, card, &event_card_title(ui, card), rect.width());
            });
        });
    }
}

/// The station.
pub(super) fn station(ui: &mut Ui, rect: Rect) {
    let edge = rect.height();
    let square = Rect::from_center_size(rect.center(), vec2(edge, edge));
    ui.scope_builder(UiBuilder::new().max_rect(square), |ui| {
        pieces::station(ui, square)
    });
}

/// Draws `count` symbols in a row in the middle.
fn row(ui: &mut Ui, rect: Rect, count: f32, symbols: impl FnOnce(&mut Ui)) {
    let gap = tokens().space.s;
    let size = vec2(count * EDGE + (count - 1.0) * gap, EDGE);
    let place = Rect::from_center_size(rect.center(), size);
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        symbols(ui);
    });
}
