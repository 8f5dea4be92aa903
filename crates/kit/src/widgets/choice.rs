//! A choice between a few options, side by side.

use egui::{Response, Role, Ui};

use super::Button;

/// Draws options side by side and marks the chosen one. Returns the option that was clicked.
///
/// `name` is the accessible name of the choice.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: T,
    options: &[(T, String)],
) -> Option<T> {
    let mut clicked = None;
    let group = ui.scope(|ui| {
        ui.horizontal_wrapped(|ui| {
            for (value, label) in options {
                if option_ui(ui, name, label, *value == chosen).clicked() && *value != chosen {
                    clicked = Some(*value);
                }
            }
        });
    });
    let id = group.response.id;
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::RadioGroup);
        node.set_label(name);
    });
    clicked
}

fn option_ui(ui: &mut Ui, name: &str, label: &str, chosen: bool) -> Response {
    let button = Button::new(label)
        .name(format!("{name}: {label}"))
        .selected(chosen);
    ui.add(button)
}
