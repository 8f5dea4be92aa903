//! The strip of seats above the board.

use egui::{RichText, Ui};
use game::{Game as _, SeatId, Setup as _};
use table::Sitting;

use super::{At, Face};
use crate::t;
use crate::theme::{Icon, strong, tokens};
use crate::widgets::{Button, card, icon_button, player::player_badge, selected_card};

/// What the player wants of the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    TurnTo(SeatId),
    Log,
    Save,
    SaveAs,
    Settings,
    Rules,
    Home,
}

/// Draws the seats and the menu, and returns what was clicked.
pub(super) fn strip_ui<F: Face>(
    ui: &mut Ui,
    face: &F,
    sitting: &Sitting<F::Game>,
    at: &At<'_, F::Game>,
) -> Option<Wanted> {
    let mut wanted = None;
    ui.horizontal(|ui| {
        for seat in SeatId::first(at.setup.seat_count()) {
            if seat_ui(ui, face, sitting, at, seat) {
                wanted = Some(Wanted::TurnTo(seat));
            }
        }
        let buttons = [
            (Icon::Log, t!(ui, "frame-log"), Wanted::Log),
            (Icon::Save, t!(ui, "frame-save"), Wanted::Save),
            (Icon::Copy, t!(ui, "frame-save-as"), Wanted::SaveAs),
            (Icon::Rules, t!(ui, "frame-rules"), Wanted::Rules),
            (Icon::Settings, t!(ui, "frame-settings"), Wanted::Settings),
            (Icon::Quit, t!(ui, "frame-home"), Wanted::Home),
        ];
        for (icon, name, what) in buttons {
            if icon_button(ui, icon, name).clicked() {
                wanted = Some(what);
            }
        }
    });
    wanted
}

/// Draws a seat. Returns whether the screen is to turn to it.
fn seat_ui<F: Face>(
    ui: &mut Ui,
    face: &F,
    sitting: &Sitting<F::Game>,
    at: &At<'_, F::Game>,
    seat: SeatId,
) -> bool {
    let is_here = seat == sitting.viewer() && sitting.players().is_person(seat);
    let surface = if is_here { selected_card() } else { card() };
    let inner = surface.inner_margin(tokens().space.s).show(ui, |ui| {
        player_badge(ui, face.colour(at.setup, seat), 28.0, at.name(seat));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let name = RichText::new(at.name(seat)).font(strong(tokens().text.body));
            ui.add(egui::Label::new(name).truncate());
            face.seat_ui(ui, at, seat);
        });
        let acts = sitting.table_with_secrets().state().is_open(seat);
        if acts {
            let name = match sitting.players().is_person(seat) {
                true => t!(ui, "frame-acts", name = at.name(seat)),
                false => t!(ui, "frame-thinks", name = at.name(seat)),
            };
            let size = tokens().shape.icon;
            let sign = Icon::Hourglass.ui(ui, size, tokens().color.accent);
            sign.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name.as_str()));
        }
        let may_turn = !is_here && sitting.is_together() && sitting.players().is_person(seat);
        may_turn
            && ui
                .add(Button::icon_only(
                    Icon::Eye,
                    t!(ui, "frame-turn-to", name = at.name(seat)),
                ))
                .clicked()
    });
    inner.inner
}
