//! The groups that often play together: one click seats them.

use egui::Ui;

use super::draft::Draft;
use super::name_of;
use crate::t;
use crate::widgets::{Button, dim, icon_button};
use kit::screen::Cx;
use kit::settings::Group;
use kit::theme::{Icon, tokens};

/// Draws a button for each group, one that forgets it, and one that keeps the players of the draft as a group.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft, cx: &mut Cx<'_>) {
    let groups = cx.settings.groups.clone();
    let seats = (0..draft.count()).map(|index| (name_of(ui, draft, index), draft.player(index)));
    let present = Group {
        seats: seats.collect(),
    };
    ui.add_space(tokens().space.s);
    if !groups.is_empty() {
        dim(ui, t!(ui, "wizard-groups"));
    }
    ui.horizontal_wrapped(|ui| {
        for (index, group) in groups.iter().enumerate() {
            let title = group.title();
            let name = t!(ui, "wizard-group", names = &title);
            let button = Button::new(title.clone()).name(name).icon(Icon::Person);
            if ui.add(button.selected(*group == present)).clicked() {
                seat(draft, group);
            }
            let forget = t!(ui, "wizard-group-forget", names = title);
            if icon_button(ui, Icon::Cross, forget).clicked() {
                cx.change_settings(|settings| {
                    settings.groups.remove(index);
                });
            }
        }
        if draft.count() > 1 && groups.len() < 12 && !groups.contains(&present) {
            let keep = Button::new(t!(ui, "wizard-group-keep")).icon(Icon::Plus);
            if ui.add(keep.quiet()).clicked() {
                cx.change_settings(|settings| settings.groups.push(present));
            }
        }
    });
}

/// Seats a group. Worlds stay with their seats.
fn seat(draft: &mut Draft, group: &Group) {
    draft.set_count(group.seats.len());
    for (index, (name, player)) in group.seats.iter().enumerate() {
        draft.set_player(index, *player);
        if let Some(seat) = draft.seat_mut(index) {
            seat.name.clone_from(name);
        }
    }
}
