//! The sheet of all goals, effects and symbols, with the notice about our values (exoplanets §14.12).

use crate::t;
use crate::words::{effect_text, either};
use egui::{Align, Context, Layout, ScrollArea, Ui};
use exoplanets::{Consequence, State};
use kit::theme::{Icon, rich, strong, tokens};
use kit::widgets::{Dialog, dim, section};

/// Shows the sheet. Returns whether it was closed.
pub(crate) fn sheet_ui(ctx: &Context, state: &State) -> bool {
    let title = t!(ctx, "board-sheet");
    let dialog = Dialog::new("sheet of exoplanets", title)
        .icon(Icon::Info)
        .width(860.0);
    let shown = dialog.show(ctx, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            let data = state.components.data();
            dim(ui, either(ui, &data.notice.en, &data.notice.de));
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    let down = || Layout::top_down(Align::Min);
                    left.with_layout(down(), |ui| goals_ui(ui, state));
                    right.with_layout(down(), |ui| effects_ui(ui, state));
                }
            });
            section(ui, None, &t!(ui, "board-sheet-symbols"));
            dim(ui, t!(ui, "board-sheet-symbol-cost"));
            dim(ui, t!(ui, "board-sheet-symbol-yield"));
            dim(ui, t!(ui, "board-sheet-symbol-moons"));
            dim(ui, t!(ui, "board-sheet-symbol-life"));
        });
    });
    shown.closed
}

fn goals_ui(ui: &mut Ui, state: &State) {
    section(ui, Some(Icon::Trophy), &t!(ui, "board-sheet-goals"));
    for goal in &state.components.data().goals {
        let name = either(ui, &goal.name, &goal.name_de);
        entry_ui(
            ui,
            t!(ui, "board-sheet-goal", name, ep = goal.ep),
            either(ui, &goal.text, &goal.text_de),
        );
    }
}

fn effects_ui(ui: &mut Ui, state: &State) {
    section(ui, Some(Icon::Tile), &t!(ui, "board-sheet-effects"));
    for effect in state.components.data().effects.values() {
        let kind = match effect.permanent {
            true => t!(ui, "board-permanent"),
            false => t!(ui, "board-once"),
        };
        let marker = match effect.consequence {
            Consequence::Fusion => t!(ui, "names-fusion", count = 1),
            Consequence::Flare => t!(ui, "names-flare", count = 1),
        };
        let name = either(ui, &effect.name, &effect.name_de);
        let title = t!(ui, "board-sheet-effect", name, kind, marker);
        entry_ui(ui, title, &effect_text(ui, effect));
    }
}

fn entry_ui(ui: &mut Ui, title: String, words: &str) {
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.label(rich(title, strong(tokens().text.body), tokens().color.text));
    dim(ui, words);
    ui.add_space(tokens().space.s);
}
