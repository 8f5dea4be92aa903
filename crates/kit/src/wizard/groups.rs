//! The groups that often play together: one click seats them.

use egui::Ui;

use super::{Seats, name_of};
use crate::screen::Cx;
use crate::settings::Group;
use crate::t;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, dim, icon_button};

/// Draws a button for each group that fits around the table, one that forgets it, and one that keeps the players of the draft
/// as a group.
pub fn groups_ui<S: Seats>(ui: &mut Ui, seats: &mut S, cx: &mut Cx<'_>) {
    let groups = cx.settings.groups.clone();
    let there = (0..seats.count()).map(|index| (name_of(ui, seats, index), seats.player(index)));
    let present = Group {
        seats: there.collect(),
    };
    ui.add_space(tokens().space.s);
    let fits = |group: &Group| S::COUNTS.contains(&group.seats.len());
    if groups.iter().any(fits) {
        dim(ui, t!(ui, "wizard-groups"));
    }
    ui.horizontal_wrapped(|ui| {
        for (index, group) in groups.iter().enumerate().filter(|(_, group)| fits(group)) {
            let title = group.title();
            let name = t!(ui, "wizard-group", names = &title);
            let button = Button::new(title.clone()).name(name).icon(Icon::Person);
            if ui.add(button.selected(*group == present)).clicked() {
                seat(seats, group);
            }
            let forget = t!(ui, "wizard-group-forget", names = title);
            if icon_button(ui, Icon::Cross, forget).clicked() {
                cx.change_settings(|settings| {
                    settings.groups.remove(index);
                });
            }
        }
        if seats.count() > 1 && groups.len() < 12 && !groups.contains(&present) {
            let keep = Button::new(t!(ui, "wizard-group-keep")).icon(Icon::Plus);
            if ui.add(keep.quiet()).clicked() {
                cx.change_settings(|settings| settings.groups.push(present));
            }
        }
    });
}

/// Seats a group. What else belongs to a seat stays with it.
fn seat(seats: &mut impl Seats, group: &Group) {
    seats.set_count(group.seats.len());
    for (index, (name, player)) in group.seats.iter().enumerate() {
        seats.set_player(index, *player);
        if let Some(guest) = seats.guest_mut(index) {
            guest.name.clone_from(name);
        }
    }
}
