//! The strip of seats above the board.

use egui::{Align, Label, Layout, RichText, Ui, vec2};
use game::{Game as _, SeatId, Setup as _};

use super::{Face, Scene};
use crate::t;
use crate::theme::{Icon, strong, tokens};
use crate::widgets::{Button, card, icon_button, selected_card};

/// The number of buttons beside the seats.
const BUTTONS: f32 = 7.0;

/// What the player wants of the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    TurnTo(SeatId),
    Players,
    Log,
    Save,
    SaveAs,
    Settings,
    Rules,
    Home,
}

/// Draws the seats and the menu, and returns what was clicked.
pub(super) fn strip_ui<F: Face>(ui: &mut Ui, scene: &Scene<'_, F>) -> Option<Wanted> {
    let at = scene.at;
    let mut wanted = None;
    ui.horizontal(|ui| {
        let opponent = scene.face.opponent(at.state());
        let seats = at.setup.seat_count() + usize::from(opponent.is_some());
        let button = tokens().shape.control + ui.spacing().item_spacing.x;
        let room = ui.available_width() - BUTTONS * button;
        let width = (room / seats as f32).min(240.0) - ui.spacing().item_spacing.x;
        for seat in SeatId::first(at.setup.seat_count()).chain(opponent) {
            if seat_ui(ui, scene, seat, width) {
                wanted = Some(Wanted::TurnTo(seat));
            }
        }
        let buttons = [
            (Icon::Person, t!(ui, "frame-players"), Wanted::Players),
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
fn seat_ui<F: Face>(ui: &mut Ui, scene: &Scene<'_, F>, seat: SeatId, width: f32) -> bool {
    let sitting = scene.sitting;
    let is_here = seat == sitting.viewer() && sitting.players().is_person(seat);
    let surface = if is_here { selected_card() } else { card() };
    let margin = tokens().space.s;
    let inner = surface.inner_margin(margin).show(ui, |ui| {
        let contents = |ui: &mut Ui| {
            ui.set_width((width - 2.0 * margin).max(60.0));
            ui.spacing_mut().item_spacing.y = 2.0;
            let wanted = name_ui(ui, scene, seat);
            scene.face.seat_ui(ui, scene.at, seat);
            wanted
        };
        ui.vertical(contents).inner
    });
    inner.inner
}

/// Draws the sign and the name of a seat, and whether it acts. Returns whether the screen is to turn to it.
fn name_ui<F: Face>(ui: &mut Ui, scene: &Scene<'_, F>, seat: SeatId) -> bool {
    let (sitting, at) = (scene.sitting, scene.at);
    let is_played = scene.face.opponent(at.state()) != Some(seat);
    let is_person = is_played && sitting.players().is_person(seat);
    let may_turn = is_played && sitting.can_turn_to(seat);
    let row = |ui: &mut Ui| {
        scene.badge_ui(ui, seat, 20.0);
        let signs = 30.0 * (1.0 + f32::from(u8::from(may_turn)));
        let name = RichText::new(at.name(seat)).font(strong(tokens().text.body));
        let room = vec2((ui.available_width() - signs).max(20.0), 20.0);
        let left = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(room, left, |ui| ui.add(Label::new(name).truncate()));
        if sitting.table_with_secrets().state().is_open(seat) {
            let name = match is_person {
                true => t!(ui, "frame-acts", name = at.name(seat)),
                false => t!(ui, "frame-thinks", name = at.name(seat)),
            };
            let size = tokens().shape.icon;
            let sign = Icon::Hourglass.ui(ui, size, tokens().color.accent);
            sign.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name.as_str()));
        }
        let name = t!(ui, "frame-turn-to", name = at.name(seat));
        let button = Button::icon_only(Icon::Eye, name).compact(true);
        may_turn && ui.add(button).clicked()
    };
    // As high for the seat at the screen as for one with a button.
    let mut seats = SeatId::first(at.setup.seat_count());
    let height = match seats.any(|seat| sitting.can_turn_to(seat)) {
        true => 0.75 * tokens().shape.control,
        false => 20.0,
    };
    ui.spacing_mut().interact_size.y = height;
    ui.horizontal(row).inner
}
