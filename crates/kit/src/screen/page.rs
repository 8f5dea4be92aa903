//! The frame of a screen that is one column of text and controls.

use egui::{
    Context, Frame, Id, Key, KeyboardShortcut, Margin, Modifiers, Panel, RichText, ScrollArea, Ui,
};

use super::{Command, Cx};
use crate::t;
use crate::theme::{Icon, heading, tokens};
use crate::widgets::{Button, as_heading, column, pressed};

/// Draws a screen with a title, a button that goes back, and one column that scrolls. Escape goes back as well.
pub fn page<R>(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    title: &str,
    contents: impl FnOnce(&mut Ui, &mut Cx<'_>) -> R,
) -> R {
    title_bar(ui, cx, title);
    let space = &tokens().space;
    ScrollArea::vertical()
        .id_salt(visit(ui))
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.add_space(space.xl);
            let contents = column(ui, tokens().shape.page, |ui| contents(ui, cx));
            ui.add_space(space.xl);
            contents
        })
        .inner
}

/// The id under which the number of the visit to the screen on show is kept.
const VISIT: &str = "visit to the screen on show";

/// Notes that the screen at this place of the stack is a new one, which begins at its top.
pub fn begin_visit(ctx: &Context, depth: usize) {
    let of_depth = Id::unique(VISIT).with(depth);
    ctx.data_mut(|data| *data.get_temp_mut_or_default::<u64>(of_depth) += 1);
}

/// Notes that the screen at this place of the stack is on show. A page that one goes back to is where one left it.
pub fn show_visit(ctx: &Context, depth: usize) {
    ctx.data_mut(|data| {
        let of_depth = Id::unique(VISIT).with(depth);
        let visit = data.get_temp::<u64>(of_depth).unwrap_or_default();
        data.insert_temp(Id::unique(VISIT), (depth, visit));
    });
}

fn visit(ui: &Ui) -> (usize, u64) {
    let visit = ui.data(|data| data.get_temp(Id::unique(VISIT)));
    visit.unwrap_or_default()
}

/// A part across a screen without a line, such as tabs, with so much room above and below its contents.
pub fn band(panel: Panel, vertical: f32) -> Panel {
    let panel = panel.show_separator_line(false);
    panel.frame(across(vertical))
}

/// The row of buttons at the bottom of a screen, with so much room above and below them.
pub fn foot(id: &'static str, vertical: f32) -> Panel {
    let frame = across(vertical).fill(tokens().color.panel);
    band(Panel::bottom(id), vertical).frame(frame)
}

fn across(vertical: f32) -> Frame {
    Frame::new().inner_margin(Margin::symmetric(tokens().space.l as i8, vertical as i8))
}

/// Draws a bar across the top of a screen with its title and a button that goes back. Escape goes back as well.
pub fn title_bar(ui: &mut Ui, cx: &mut Cx<'_>, title: &str) {
    let frame = across(tokens().space.m).fill(tokens().color.panel);
    let escape = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);
    let contents = |ui: &mut Ui| {
        let back = Button::new(t!(ui, "common-back")).icon(Icon::Back).quiet();
        if ui.add(back).clicked() || pressed(ui, &escape) {
            cx.push(Command::Back);
        }
        ui.add_space(tokens().space.s);
        as_heading(&ui.label(RichText::new(title).font(heading(tokens().text.heading))));
    };
    let bar = Panel::top("title bar").frame(frame);
    bar.show(ui, |ui| ui.horizontal(contents));
}
