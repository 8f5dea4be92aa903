//! Step 4: the distribution of the stacks around the station, and the seed.

use egui::Ui;

use super::draft::Draft;
use crate::t;
use crate::text::describe::{capitalised, ring};
use crate::widgets::dial::{DialSpot, DialView};
use crate::widgets::{choice, dim, icon_button, section};
use kit::screen::Cx;
use kit::theme::{Icon, tokens};
use kit::wizard::{name_of, seed_ui};
use rules::{GameState, Ring, Setup};

/// The state of the step.
#[derive(Debug, Default)]
pub(super) struct StationStep {
    /// The stack to exchange with the next one chosen in its ring.
    picked: Option<DialSpot>,
    /// The setup for which the station was last drawn, and the game dealt from it.
    dealt: Option<(Setup, GameState)>,
}

impl StationStep {
    /// Draws the step: the station on the left and its controls on the right, or one below the other if there is not
    /// enough room.
    pub(super) fn ui(&mut self, ui: &mut Ui, draft: &mut Draft, cx: &mut Cx<'_>) {
        let width = ui.available_width();
        if width < 560.0 {
            controls_ui(ui, draft, cx);
            return self.dial_ui(ui, draft, width);
        }
        ui.horizontal_top(|ui| {
            let height = ui.ctx().content_rect().height() - 230.0;
            let size = (width * 0.55).min(height).clamp(240.0, 620.0);
            self.dial_ui(ui, draft, size);
            ui.add_space(tokens().space.l);
            ui.vertical(|ui| controls_ui(ui, draft, cx));
        });
    }

    /// Draws the station as it would be dealt. In distribution by hand, dragging turns it and two clicks exchange
    /// stacks.
    fn dial_ui(&mut self, ui: &mut Ui, draft: &mut Draft, size: f32) {
        let picked = self.picked.filter(|_| draft.by_hand);
        let Some((setup, state)) = self.dealt(ui, draft) else {
            return;
        };
        let dial = DialView::new(setup, state).selected(picked);
        let shown = dial.turnable(draft.by_hand).show(ui, size);
        if !draft.by_hand {
            return;
        }
        if let Some(rotation) = shown.released {
            draft.station.rotation = rotation;
        }
        if let Some(spot) = shown.clicked {
            self.pick(draft, spot);
        }
    }

    /// Picks a stack, or exchanges it with the one picked before in its ring.
    fn pick(&mut self, draft: &mut Draft, spot: DialSpot) {
        self.picked = match self.picked {
            Some(other) if other == spot => None,
            Some(other) if other.ring == spot.ring => {
                draft.station.exchange(spot.ring, other.depot, spot.depot);
                None
            }
            _ => Some(spot),
        };
    }

    /// The game that the draft would deal, with its setup.
    fn dealt(&mut self, ui: &Ui, draft: &Draft) -> Option<&(Setup, GameState)> {
        let setup = draft.setup(|index| name_of(ui, draft, index));
        if self.dealt.as_ref().is_none_or(|(known, _)| *known != setup) {
            self.dealt = setup.deal().ok().map(|state| (setup, state));
        }
        self.dealt.as_ref()
    }
}

/// Draws the choice of the distribution, and the seed.
fn controls_ui(ui: &mut Ui, draft: &mut Draft, cx: &mut Cx<'_>) {
    let title = t!(ui, "wizard-station-title");
    section(ui, Some(Icon::Station), &title);
    let options = [
        (false, t!(ui, "wizard-station-random")),
        (true, t!(ui, "wizard-station-by-hand")),
    ];
    let chosen = choice(ui, &title, draft.by_hand, &options);
    draft.by_hand = chosen.unwrap_or(draft.by_hand);
    dim(ui, t!(ui, "wizard-station-hint", by_hand = draft.by_hand));
    if draft.by_hand {
        hand_ui(ui, draft);
    }
    ui.add_space(tokens().space.l);
    seed_ui(ui, &mut draft.seed, cx);
}

/// Draws the buttons that turn the station and its rings.
fn hand_ui(ui: &mut Ui, draft: &mut Draft) {
    dim(ui, t!(ui, "wizard-station-exchange"));
    turn_ui(ui, &t!(ui, "wizard-station-whole"), |clockwise| {
        draft.station.turn(clockwise)
    });
    for of in Ring::ALL {
        turn_ui(ui, &capitalised(&ring(ui, of)), |clockwise| {
            draft.station.turn_ring(of, clockwise)
        });
    }
}

/// Draws two buttons that turn the station or a ring by one depot.
fn turn_ui(ui: &mut Ui, what: &str, mut turn: impl FnMut(bool)) {
    ui.horizontal(|ui| {
        let turns = [
            (Icon::RotateCcw, false, "wizard-turn-back"),
            (Icon::RotateCw, true, "wizard-turn"),
        ];
        for (icon, clockwise, key) in turns {
            let name = format!("{what}: {}", t!(ui, key));
            if icon_button(ui, icon, name).clicked() {
                turn(clockwise);
            }
        }
        ui.label(what);
    });
}
