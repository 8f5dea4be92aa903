//! The frame of a screen that is one column of text and controls.

use egui::{Frame, Key, KeyboardShortcut, Margin, Modifiers, Panel, RichText, Role, ScrollArea, Ui};

use super::{Button, pressed};
use crate::{
    app::{
        Command, Cx,
        theme::{Icon, heading, tokens},
    },
    t,
};

/// A screen with a title, a way back and one column that scrolls.
///
/// Escape leads back as well.
pub fn page<R>(ui: &mut Ui, cx: &mut Cx<'_>, title: &str, contents: impl FnOnce(&mut Ui, &mut Cx<'_>) -> R) -> R {
    title_bar(ui, cx, title);
    let space = &tokens().space;
    let column = ui.available_width().min(tokens().shape.page);
    let side = ((ui.available_width() - column) / 2.0).max(space.m);
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            Frame::new()
                .inner_margin(Margin::symmetric(side as i8, space.xl as i8))
                .show(ui, |ui| contents(ui, cx))
                .inner
        })
        .inner
}

/// A bar across the top of a screen with its title and a way back; Escape leads back as well.
pub fn title_bar(ui: &mut Ui, cx: &mut Cx<'_>, title: &str) {
    let space = &tokens().space;
    let frame = Frame::new().fill(tokens().color.panel).inner_margin(Margin::symmetric(space.l as i8, space.m as i8));
    Panel::top("title bar").frame(frame).show(ui, |ui| title_ui(ui, cx, title));
}

fn title_ui(ui: &mut Ui, cx: &mut Cx<'_>, title: &str) {
    let escape = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);
    ui.horizontal(|ui| {
        let back = Button::new(t!(ui, "common-back")).icon(Icon::Back).quiet();
        if ui.add(back).clicked() || pressed(ui, &escape) {
            cx.push(Command::Back);
        }
        ui.add_space(tokens().space.s);
        let heading = RichText::new(title).font(heading(tokens().text.heading));
        let response = ui.label(heading);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::Heading));
    });
}
