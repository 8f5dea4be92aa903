//! The frames of the table: bars, panels, and the tabs of a place that several parts share.

use egui::{AsIdSalt, Frame, Id, Margin, Rect, Ui, UiBuilder};

use super::decisions;
use super::layout::{GAP, Slot, Tab, TableLayout};
use super::panels;
use super::scene::{Scene, Signal};
use crate::widgets::{self, Button, keep_clear, keep_left_of, keep_right_of};
use kit::theme::tokens;
use rules::SeatId;

/// Draws a bar across the window.
pub(super) fn bar(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.painter().rect_filled(rect, 0.0, tokens().color.panel);
    let space = &tokens().space;
    let vertical = if rect.height() < 42.0 { 1.0 } else { space.xs };
    let margin = Margin::symmetric(space.m as i8, vertical as i8);
    let frame = Frame::new().inner_margin(margin);
    place(ui, salt_of(rect), (rect, frame), contents);
}

/// Returns the room of the bar with the question of a seat at the bottom of `board`: `rect`, or more if its contents did not
/// fit in the last frame. It grows over the panels above, which stay where they are.
pub(super) fn grown(ui: &Ui, seat: SeatId, rect: Rect, board: Rect) -> Rect {
    let height = ui.ctx().data(|data| data.get_temp(bar_id(seat)));
    let needed = height.unwrap_or(0.0) + 2.0 * tokens().space.xs;
    let most = rect.height().max(0.5 * board.height());
    rect.with_min_y(rect.bottom() - needed.clamp(rect.height(), most))
}

/// Draws the bar with the question of a seat in `rect`, which may have grown beyond its usual height, `least`.
pub(super) fn bottom_bar(ui: &mut Ui, scene: &mut Scene<'_>, (rect, least): (Rect, f32)) {
    let id = bar_id(scene.seat.id());
    let margin = Margin::symmetric(tokens().space.m as i8, tokens().space.xs as i8);
    ui.painter().rect_filled(rect, 0.0, tokens().color.panel);
    let frame = Frame::new().inner_margin(margin);
    place(ui, id, (rect, frame), |ui| {
        let height = decisions::bottom_bar_ui(ui, scene, least - margin.sum().y);
        let before: Option<f32> = ui.ctx().data(|data| data.get_temp(id));
        if before != Some(height) {
            ui.ctx().data_mut(|data| data.insert_temp(id, height));
            ui.ctx().request_repaint();
        }
    });
}

fn bar_id(seat: SeatId) -> Id {
    Id::unique("bottom bar").with(seat.0)
}

/// Draws what lies between the bars, none of it below `bar`, the one with the question: the parts in their places, or what takes
/// all their room.
pub(super) fn parts_ui(ui: &mut Ui, scene: &mut Scene<'_>, layout: &TableLayout, bar: Rect) {
    ui.scope_builder(UiBuilder::new().max_rect(ui.max_rect()), |ui| {
        let clip = ui.clip_rect();
        ui.set_clip_rect(clip.with_max_y(bar.top().min(clip.bottom())));
        let middle = layout.middle().shrink(GAP);
        if decisions::lays_cards_out(scene) {
            part(ui, middle, |ui| decisions::cards_in_board_ui(ui, scene));
        } else if scene.desk.all_boards && !scene.common.is_beside() {
            part(ui, middle, |ui| panels::all_boards_ui(ui, scene));
        } else {
            for slot in &layout.slots {
                part(ui, slot.rect, |ui| slot_ui(ui, scene, slot));
            }
        }
    });
}

/// Draws a panel.
fn part(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    let frame = widgets::panel().inner_margin(Margin::same(tokens().space.s as i8));
    place(ui, salt_of(rect), (rect, frame), contents);
}

fn salt_of(rect: Rect) -> (i32, i32) {
    (rect.min.x as i32, rect.min.y as i32)
}

fn place(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    (rect, frame): (Rect, Frame),
    contents: impl FnOnce(&mut Ui),
) {
    let id = ui.scope_id().with(salt);
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(id), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        let inner = rect.size() - frame.total_margin().sum();
        frame.show(ui, |ui| {
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            contents(ui);
        });
    });
}

/// Draws a place of the table: the part in front, and tabs if several parts share the place.
fn slot_ui(ui: &mut Ui, scene: &mut Scene<'_>, slot: &Slot) {
    let front = in_front(scene, slot);
    // The text of a hint is longer.
    let tabs_above = match front {
        Some(Tab::Hint) => 360.0,
        _ => 240.0,
    };
    if slot.tabs.len() < 2 {
        return front_ui(ui, scene, front);
    }
    if slot.rect.height() >= tabs_above && !scene.common.is_beside() {
        let named = names_fit(ui, slot, front);
        ui.horizontal(|ui| tabs_ui(ui, scene, &slot.tabs, front, named));
        return front_ui(ui, scene, front);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(tokens().space.xs);
        let tab = tokens().shape.control + tokens().space.xs;
        let rows = (slot.rect.height() / tab) as usize;
        for column in slot.tabs.chunks(rows.max(3)) {
            ui.vertical(|ui| tabs_ui(ui, scene, column, front, false));
        }
        ui.vertical(|ui| front_ui(ui, scene, front));
    });
}

/// Keeps the messages off the planet and the bar at the bottom. Beside an open hint, they lie in the corner of the planet, where
/// it has hardly any cells.
pub(super) fn keep_messages_away(ui: &Ui, scene: &Scene<'_>, layout: &TableLayout) {
    keep_clear(ui.ctx(), layout.bottom.top());
    let Some(slot) = layout.slots.last() else {
        return;
    };
    if in_front(scene, slot) == Some(Tab::Hint) && slot.rect.left() > layout.middle().center().x {
        keep_left_of(ui.ctx(), slot.rect.left());
    } else {
        keep_right_of(ui.ctx(), slot.rect.left());
    }
}

/// The part that a place shows: while the station turns, it takes the large place of the planet, and the planet its.
pub(super) fn in_front(scene: &Scene<'_>, slot: &Slot) -> Option<Tab> {
    let front = scene.place.front_of(slot);
    let apart = !(slot.tabs.contains(&Tab::Planet) && slot.tabs.contains(&Tab::Station));
    match front {
        Some(Tab::Planet) if apart && scene.shows_station_large() => Some(Tab::Station),
        Some(Tab::Station) if apart && scene.shows_station_large() => {
            let mut others = slot.tabs.iter().filter(|tab| **tab != Tab::Station);
            others.next().copied().or(Some(Tab::Planet))
        }
        front => front,
    }
}

fn front_ui(ui: &mut Ui, scene: &mut Scene<'_>, front: Option<Tab>) {
    match front {
        Some(Tab::Planet) => panels::planet_ui(ui, scene),
        Some(Tab::Station) => panels::station_ui(ui, scene),
        Some(Tab::Seats) => panels::seats_ui(ui, scene),
        Some(Tab::Tracks) => panels::corporation_ui(ui, scene),
        Some(Tab::Cards) => panels::cards_ui(ui, scene),
        Some(Tab::Log) => panels::log_ui(ui, scene),
        Some(Tab::Practice) => panels::practice_ui(ui, scene),
        Some(Tab::Hint) => panels::hint_ui(ui, scene),
        None => {}
    }
}

/// Whether all tabs have room in one row if the one in front has its name.
fn names_fit(ui: &Ui, slot: &Slot, front: Option<Tab>) -> bool {
    let gap = ui.spacing().item_spacing.x;
    let tabs = slot.tabs.iter();
    let widths = tabs.map(|tab| tab_button(ui, *tab, front, true).width(ui) + gap);
    widths.sum::<f32>() <= ui.available_width() + gap
}

/// The button of a tab; the one in front has its name if it is `named`.
fn tab_button(ui: &Ui, tab: Tab, front: Option<Tab>, named: bool) -> Button {
    let (icon, name) = panels::tab_name(ui, tab);
    let in_front = front == Some(tab);
    let button = match in_front && named {
        true => Button::new(name).icon(icon),
        false => Button::icon_only(icon, name).quiet(),
    };
    button.selected(in_front)
}

fn tabs_ui(ui: &mut Ui, scene: &mut Scene<'_>, tabs: &[Tab], front: Option<Tab>, named: bool) {
    for tab in tabs {
        let button = tab_button(ui, *tab, front, named);
        scene.button(ui, button, Signal::Tab(*tab));
    }
}
