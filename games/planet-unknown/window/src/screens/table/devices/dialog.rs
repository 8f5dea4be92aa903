//! Who plays with what: a dialog above the table.

use super::{Couch, TableScreen};
use crate::screens::pictures::badge;
use crate::t;
use crate::widgets::{Button, Dialog, dim};
use egui::Ui;
use kit::devices::{Device, KeyHalf};
use kit::screen::Cx;
use kit::theme::{Icon, tokens};
use play::session::Session;
use rules::SeatId;

impl TableScreen {
    /// Draws the dialog about devices while it is open.
    pub(in crate::screens::table) fn devices_ui(&mut self, ui: &Ui, cx: &Cx<'_>) {
        if !self.chooses_devices {
            return;
        }
        let dialog = Dialog::new("devices", kit::t!(ui, "devices-title"))
            .icon(Icon::Gamepad)
            .width(760.0);
        let answer = dialog.show(ui.ctx(), |ui| {
            dim(ui, kit::t!(ui, "devices-dialog-hint"));
            for seat in self.session.people().collect::<Vec<_>>() {
                seat_ui(ui, cx, (&self.session, seat), &mut self.couch);
            }
            ui.add_space(tokens().space.m);
            let done = Button::new(t!(ui, "sharing-done")).icon(Icon::Check);
            ui.add(done.primary()).clicked()
        });
        self.chooses_devices = !answer.inner && !answer.closed;
    }
}

/// Draws a seat and the devices it can be played with.
fn seat_ui(ui: &mut Ui, cx: &Cx<'_>, (session, seat): (&Session, SeatId), couch: &mut Couch) {
    let player = &session.setup().seats[seat.index()];
    ui.add_space(tokens().space.s);
    ui.horizontal_wrapped(|ui| {
        badge(ui, player.colour, tokens().shape.control);
        ui.label(&player.name);
        let now = couch.seating.device_of(seat);
        for device in devices(cx) {
            let label = match device {
                Some(device) => kit::devices::words::device(ui, device, cx.devices),
                None => kit::t!(ui, "devices-shared"),
            };
            let name = kit::t!(ui, "devices-of-seat", name = &player.name, device = &label);
            let button = Button::new(label).name(name).selected(now == device);
            if ui.add(button).clicked() {
                couch.sit(device, seat);
            }
        }
    });
}

/// The devices to choose from; `None` is the mouse with the keyboard as a whole.
fn devices(cx: &Cx<'_>) -> Vec<Option<Device>> {
    let halves = KeyHalf::ALL.map(|half| Some(Device::Keys(half)));
    let pads = cx.devices.pads().map(|(pad, _)| Some(Device::Pad(pad)));
    std::iter::once(None).chain(halves).chain(pads).collect()
}
