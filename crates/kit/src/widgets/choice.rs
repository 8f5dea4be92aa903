//! A choice between a few options, side by side.

use egui::{Role, Ui};

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
    let button = |(value, label): &(T, String)| {
        let button = Button::new(label).name(format!("{name}: {label}"));
        button.selected(*value == chosen)
    };
    let buttons: Vec<Button> = options.iter().map(button).collect();
    // Small buttons in one line read better than two lines.
    let fits = |ui: &Ui, is_compact: bool| {
        let buttons = buttons.iter().cloned();
        let widths = buttons.map(|button| button.compact(is_compact).width(ui));
        let gaps = ui.spacing().item_spacing.x * (options.len().max(1) - 1) as f32;
        widths.sum::<f32>() + gaps <= ui.max_rect().width()
    };
    let is_compact = !fits(ui, false) && fits(ui, true);
    let group = ui.scope(|ui| {
        ui.horizontal_wrapped(|ui| {
            for ((value, _), button) in options.iter().zip(buttons) {
                if ui.add(button.compact(is_compact)).clicked() && *value != chosen {
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

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::theme;

    // Point 3 of the couch: no tab wraps where smaller ones fit.
    #[test]
    fn options_that_would_wrap_are_small_and_stay_in_a_line() {
        let tops = |width: f32| {
            let harness = Harness::builder()
                .with_size(egui::vec2(width, 300.0))
                .with_context_setup(theme::install);
            let mut harness = harness.build_ui(|ui| {
                let options = ["Trainer", "Merkpunkte", "Stellung", "Warum?"];
                let options = options.map(|label| (label, label.to_owned()));
                choice(ui, "Teile", "Trainer", &options);
            });
            harness.run_steps(2);
            let first = harness.get_by_label("Teile: Trainer").rect();
            let last = harness.get_by_label("Teile: Warum?").rect();
            (first.top() == last.top(), first.height())
        };
        let (roomy, tight) = (tops(600.0), tops(360.0));
        assert!(roomy.0 && tight.0, "{roomy:?} {tight:?}");
        assert!(tight.1 < roomy.1, "{roomy:?} {tight:?}");
    }
}
