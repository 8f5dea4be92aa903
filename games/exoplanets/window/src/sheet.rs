//! The sheet of all goals, effects and symbols, with the notice about our values (exoplanets §14.12).

use crate::palette::COLOURS;
use crate::planet::{Brush, Globe};
use crate::words::effect_text;
use crate::{art, t};
use egui::{Align, Context, Layout, Pos2, Rect, ScrollArea, Sense, Ui, vec2};
use exoplanets::{Colour, Consequence, Placed, PlanetId, State};
use kit::text::either;
use kit::theme::{Icon, rich, strong, tokens};
use kit::widgets::player::badge;
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
            symbols_ui(ui, state);
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    let down = || Layout::top_down(Align::Min);
                    left.with_layout(down(), |ui| goals_ui(ui, state));
                    right.with_layout(down(), |ui| effects_ui(ui, state));
                }
            });
        });
    });
    shown.closed
}

/// The symbols of the table with their meanings, in two columns.
fn symbols_ui(ui: &mut Ui, state: &State) {
    section(ui, None, &t!(ui, "board-sheet-symbols"));
    let colour = COLOURS[Colour::Orange as usize];
    let planets = state.components.data().planets.len() as u8;
    let has_choice = |id: &PlanetId| {
        state
            .card(*id)
            .cost
            .iter()
            .any(|item| item.only().is_none())
    };
    let planet = (0..planets)
        .map(PlanetId)
        .find(has_choice)
        .unwrap_or(PlanetId(0));
    let card = state.card(planet);
    let cost = state.cost(&Placed::new(planet));
    ui.columns(2, |columns| {
        let [left, right] = columns else { return };
        let printed = card.cost.len();
        symbol_ui(left, t!(left, "board-sheet-symbol-cost"), |brush, at| {
            brush.cost(at, 20.0, &cost, printed);
        });
        symbol_ui(left, t!(left, "board-sheet-symbol-yield"), |brush, at| {
            brush.yields(at, 22.0, card.yields);
        });
        symbol_ui(left, t!(left, "board-sheet-symbol-moons"), |brush, at| {
            brush.moon(at - vec2(18.0, 0.0), 13.0, 2);
            brush.under_edge(Rect::from_center_size(
                at + vec2(18.0, 0.0),
                vec2(28.0, 20.0),
            ));
        });
        symbol_ui(left, t!(left, "board-sheet-symbol-life"), |brush, at| {
            badge(&mut brush.over, at - vec2(20.0, 0.0), 24.0, colour);
            brush.city(
                &Globe {
                    center: at + vec2(18.0, 0.0),
                    radius: 14.0,
                },
                colour,
            );
        });
        for (drawing, [name, help]) in [
            (
                art::FUSION,
                [t!(right, "board-fusion"), t!(right, "board-fusion-help")],
            ),
            (
                art::FLARE,
                [t!(right, "board-flare"), t!(right, "board-flare-help")],
            ),
            (
                art::CREATION,
                [
                    t!(right, "board-creation"),
                    t!(right, "board-creation-help"),
                ],
            ),
        ] {
            let words = format!("{name}: {help}");
            symbol_ui(right, words, |brush, at| brush.over.art(drawing, at, 30.0));
        }
    });
}

/// A symbol with its meaning.
fn symbol_ui(ui: &mut Ui, words: String, draw: impl FnOnce(&mut Brush, Pos2)) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(84.0, 38.0), Sense::hover());
        let mut brush = Brush::new(ui.ctx());
        draw(&mut brush, rect.center());
        brush.paint(ui.painter());
        ui.vertical(|ui| dim(ui, words));
    });
    ui.add_space(tokens().space.s);
}

fn goals_ui(ui: &mut Ui, state: &State) {
    section(ui, Some(Icon::Trophy), &t!(ui, "board-sheet-goals"));
    for goal in &state.components.data().goals {
        let name = either(ui, &goal.name, &goal.name_de);
        let text = either(ui, &goal.text, &goal.text_de);
        entry_ui(ui, t!(ui, "board-sheet-goal", name, ep = goal.ep), text);
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
