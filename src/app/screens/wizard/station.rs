//! Step 4: how the stacks lie around the station, and the seed.

use egui::{Grid, RichText, TextEdit, Ui, vec2};

use super::draft::{Draft, random_seed};
use crate::app::Cx;
use crate::app::screens::pictures::{shape_button, station_picture};
use crate::app::text::describe::{capitalised, ring};
use crate::app::theme::{Icon, number, tokens};
use crate::app::widgets::{Button, Tone, card, choice, dim, icon_button, section};
use crate::game::setup::MAX_SEED;
use crate::game::station::DEPOTS;
use crate::game::{GameState, Ring, Setup};
use crate::t;

/// What the step remembers.
#[derive(Debug, Default)]
pub(super) struct StationStep {
    /// The stack that is exchanged with the next one chosen in its ring.
    picked: Option<(Ring, u8)>,
    /// The game as dealt from the setup it was last drawn for.
    dealt: Option<(Setup, GameState)>,
}

impl StationStep {
    /// Draws the step.
    pub(super) fn ui(&mut self, ui: &mut Ui, draft: &mut Draft, cx: &mut Cx<'_>) {
        section(ui, Some(Icon::Dice), &t!(ui, "wizard-seed"));
        seed_ui(ui, draft, cx);
        ui.add_space(tokens().space.l);
        section(ui, Some(Icon::Station), &t!(ui, "wizard-station-title"));
        let options = [(false, t!(ui, "wizard-station-random")), (true, t!(ui, "wizard-station-by-hand"))];
        if let Some(by_hand) = choice(ui, &t!(ui, "wizard-station-title"), draft.by_hand, &options) {
            draft.by_hand = by_hand;
        }
        let hint = if draft.by_hand { "wizard-station-by-hand-hint" } else { "wizard-station-random-hint" };
        dim(ui, t!(ui, hint));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(tokens().space.l, tokens().space.l);
            let size = ui.available_width().min(340.0);
            if let Some((setup, state)) = self.dealt(draft) {
                station_picture(ui, setup, state, size);
            }
            if draft.by_hand {
                ui.vertical(|ui| self.hand_ui(ui, draft));
            }
        });
    }

    /// The game that the draft would deal, with its setup.
    fn dealt(&mut self, draft: &Draft) -> Option<&(Setup, GameState)> {
        let setup = draft.setup(|_| String::new());
        if self.dealt.as_ref().is_none_or(|(known, _)| *known != setup) {
            self.dealt = setup.deal().ok().map(|state| (setup, state));
        }
        self.dealt.as_ref()
    }

    /// The six depots with their two stacks, and what turns them.
    fn hand_ui(&mut self, ui: &mut Ui, draft: &mut Draft) {
        turn_ui(ui, &t!(ui, "wizard-station-whole"), |clockwise| draft.station.turn(clockwise));
        for of in Ring::ALL {
            turn_ui(ui, &capitalised(&ring(ui, of)), |clockwise| draft.station.turn_ring(of, clockwise));
        }
        dim(ui, t!(ui, "wizard-station-exchange"));
        card().inner_margin(tokens().space.m).show(ui, |ui| {
            Grid::new("depots").num_columns(3).spacing(vec2(tokens().space.m, tokens().space.xs)).show(ui, |ui| {
                for depot in 0..DEPOTS {
                    ui.label(t!(ui, "wizard-station-depot", number = depot + 1));
                    Ring::ALL.into_iter().for_each(|of| self.stack_ui(ui, draft, of, depot));
                    ui.end_row();
                }
            });
        });
    }

    fn stack_ui(&mut self, ui: &mut Ui, draft: &mut Draft, of: Ring, depot: u8) {
        let shape = draft.station.shape(of, depot);
        let picked = self.picked == Some((of, depot));
        let name = t!(ui, "wizard-station-stack", shape = shape.name(), ring = ring(ui, of), depot = depot + 1);
        if !shape_button(ui, shape, &name, picked).clicked() {
            return;
        }
        self.picked = match self.picked {
            Some((ring, other)) if ring == of && other != depot => {
                draft.station.exchange(of, other, depot);
                None
            }
            _ => Some((of, depot)).filter(|_| !picked),
        };
    }
}

/// Two buttons that turn something by a depot.
fn turn_ui(ui: &mut Ui, what: &str, mut turn: impl FnMut(bool)) {
    ui.horizontal(|ui| {
        let turns = [(Icon::RotateCcw, false, "wizard-turn-back"), (Icon::RotateCw, true, "wizard-turn")];
        for (icon, clockwise, key) in turns {
            let name = format!("{what}: {}", t!(ui, key));
            if icon_button(ui, icon, name).clicked() {
                turn(clockwise);
            }
        }
        ui.label(what);
    });
}

/// The seed: shown, to be changed, copied, or thrown anew.
fn seed_ui(ui: &mut Ui, draft: &mut Draft, cx: &mut Cx<'_>) {
    dim(ui, t!(ui, "wizard-seed-hint"));
    ui.horizontal_wrapped(|ui| {
        let label = t!(ui, "wizard-seed");
        let edit = TextEdit::singleline(&mut draft.seed)
            .char_limit(MAX_SEED)
            .font(number(tokens().text.body))
            .align(egui::Align2::LEFT_CENTER)
            .margin(vec2(tokens().space.m, tokens().space.s))
            .desired_width(220.0_f32.min(ui.available_width() - 2.0 * tokens().space.m));
        let response = ui.add(edit);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        if ui.add(Button::new(t!(ui, "wizard-seed-reroll")).icon(Icon::Dice)).clicked() {
            draft.seed = random_seed();
        }
        if ui.add(Button::new(t!(ui, "wizard-seed-copy")).icon(Icon::Copy)).clicked() {
            ui.copy_text(draft.seed.clone());
            cx.notify(Tone::Good, t!(ui, "wizard-seed-copied"));
        }
    });
    if draft.seed.trim().is_empty() {
        ui.label(RichText::new(t!(ui, "wizard-seed-empty")).color(tokens().color.warn));
    }
}
