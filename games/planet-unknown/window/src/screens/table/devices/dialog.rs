//! Who plays with what: a dialog above the table.

use super::TableScreen;
use crate::screens::pictures::badge;
use crate::t;
use crate::widgets::{Button, Dialog, dim};
use egui::Ui;
use kit::devices::{Device, KeyHalf};
use kit::screen::Cx;
use kit::theme::{Icon, tokens};

impl TableScreen {
    /// Draws the dialog about devices. Returns whether it stays.
    pub(in crate::screens::table) fn devices_ui(&mut self, ui: &Ui, cx: &Cx<'_>) -> bool {
        let dialog = Dialog::new("devices", kit::t!(ui, "devices-title"))
            .icon(Icon::Gamepad)
            .width(760.0);
        // Without one of its own, a seat has the mouse with the keyboard as a whole.
        let halves = KeyHalf::ALL.map(|half| Some(Device::Keys(half)));
        let pads = cx.devices.pads().map(|(pad, _)| Some(Device::Pad(pad)));
        let devices: Vec<Option<Device>> = [None].into_iter().chain(halves).chain(pads).collect();
        let answer = dialog.until_done(ui.ctx(), t!(ui, "sharing-done"), |ui| {
            dim(ui, kit::t!(ui, "devices-dialog-hint"));
            for seat in self.session.people() {
                let player = &self.session.setup().seats[seat.index()];
                ui.add_space(tokens().space.s);
                ui.horizontal_wrapped(|ui| {
                    badge(ui, player.colour, tokens().shape.control);
                    ui.label(&player.name);
                    let now = self.couch.seating.device_of(seat);
                    for device in &devices {
                        let label = match device {
                            Some(device) => kit::devices::words::device(ui, *device, cx.devices),
                            None => kit::t!(ui, "devices-shared"),
                        };
                        let (player, of) = (&player.name, &label);
                        let name = kit::t!(ui, "devices-of-seat", name = player, device = of);
                        let button = Button::new(label).name(name).selected(now == *device);
                        if ui.add(button).clicked() {
                            self.couch.sit(*device, seat);
                        }
                    }
                });
            }
        });
        answer.is_none()
    }
}
