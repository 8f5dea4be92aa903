//! Who sits where: devices join, are unplugged and are taken up again.

use super::Couch;
use crate::widgets::{Notice, Tone, Whom};
use egui::Ui;
use kit::devices::{Device, Phase};
use kit::screen::{Command, Cx};
use play::session::Session;
use rules::SeatId;

impl Couch {
    /// Follows the seats of people. Who sits at one that is still there stays.
    pub(super) fn follow(&mut self, session: &Session) {
        let people = session.people();
        if self.seating.seats().map(|(seat, _)| seat).eq(people) {
            return;
        }
        let before = self.seating.clone();
        self.seating = kit::devices::Seating::new(session.people());
        for (seat, device) in before.seats().filter(|(_, device)| device.is_some()) {
            // A seat that a bot has taken over leaves its device free to join again.
            self.sit(device, seat);
        }
    }

    /// Seats a device, wherever it sat before, or leaves the seat to the mouse and the keyboard. The seat's own device stands up.
    pub(in crate::screens::table) fn sit(&mut self, device: Option<Device>, seat: SeatId) {
        let Some(device) = device else {
            if let Some(before) = self.seating.device_of(seat) {
                self.seating.leave(before);
            }
            return;
        };
        if !self.seating.join_at(device, seat) {
            log::info!("{device:?} does not sit at {seat}: {seat} is no seat of a person");
        }
    }

    /// Notes which gamepads were unplugged, and lets those without a seat join with any of their buttons.
    pub(super) fn join_and_leave(&mut self, ui: &Ui, cx: &mut Cx<'_>, session: &Session) {
        let devices = cx.devices;
        for pad in devices.unplugged() {
            if let Some(seat) = self.seating.unplugged(*pad) {
                log::info!("the gamepad of {seat} is unplugged");
            }
        }
        for input in devices.inputs() {
            let is_pad = matches!(input.device, Device::Pad(_));
            if !is_pad || input.phase != Phase::Pressed || self.seat_of(input.device).is_some() {
                continue;
            }
            self.joined.push(input.device);
            let (seat, text) = match self.seating.join(input.device) {
                Some(seat) => {
                    let name = &session.setup().seats[seat.index()].name;
                    let device = kit::devices::words::device(ui, input.device, devices);
                    (seat, kit::t!(ui, "devices-joined", device, name))
                }
                None => (session.viewer(), kit::t!(ui, "devices-full")),
            };
            let notice = Notice::new(Tone::Info, text);
            cx.push(Command::Notify(notice.about(Whom { seat, name: None })));
        }
    }

    /// The seat that a device plays now. One that was unplugged plays none.
    pub(super) fn seat_of(&self, device: Device) -> Option<SeatId> {
        let seat = self.seating.seat_of(device);
        seat.filter(|seat| !self.seating.is_paused(*seat))
    }
}
