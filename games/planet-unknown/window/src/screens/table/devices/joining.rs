//! Who sits where: devices join, are unplugged and are taken up again.

use super::Couch;
use crate::widgets::{Notice, Tone, Whom};
use egui::Ui;
use kit::devices::{Device, KeyHalf, PadChange, Phase};
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
        for (seat, device) in before.seats() {
            if let Some(device) = device {
                // A seat that a bot has taken over leaves its device free to join again.
                self.sit(device, seat);
            }
        }
    }

    /// Seats a device, wherever it sat before. The seat's own device stands up.
    pub(super) fn sit(&mut self, device: Device, seat: SeatId) {
        self.seating.leave(device);
        if let Some(before) = self.seating.device_of(seat) {
            self.seating.leave(before);
        }
        if let Err(refusal) = self.seating.join_at(device, seat) {
            log::info!("{device:?} does not sit at {seat}: {refusal}");
        }
    }

    /// Notes which gamepads came and went, and lets those without a seat join with any of their buttons.
    pub(super) fn join_and_leave(&mut self, ui: &Ui, cx: &mut Cx<'_>, session: &Session) {
        let devices = cx.devices;
        for change in devices.changes() {
            if let PadChange::Unplugged(pad) = *change
                && let Some(seat) = self.seating.unplugged(pad)
            {
                log::info!("the gamepad of {seat} is unplugged");
            }
        }
        for input in devices.inputs() {
            let is_pad = matches!(input.device, Device::Pad(_));
            if !is_pad || input.phase != Phase::Pressed || self.seat_of(input.device).is_some() {
                continue;
            }
            self.joined.push(input.device);
            if let Ok(seat) = self.seating.join(input.device) {
                let (name, device) = (
                    name_of(session, seat),
                    kit::devices::words::device(ui, input.device, devices),
                );
                let text = kit::t!(ui, "devices-joined", device, name);
                tell(cx, seat, text);
            } else {
                tell(cx, session.viewer(), kit::t!(ui, "devices-full"));
            }
        }
    }

    /// The seat that a device plays now. One that was unplugged plays none.
    pub(super) fn seat_of(&self, device: Device) -> Option<SeatId> {
        let seat = self.seating.seat_of(device)?;
        (!self.seating.is_paused(seat)).then_some(seat)
    }

    /// The halves of the keyboard at which people sit.
    pub(super) fn halves(&self) -> Vec<KeyHalf> {
        let sits = |half: &KeyHalf| self.seat_of(Device::Keys(*half)).is_some();
        KeyHalf::ALL.into_iter().filter(sits).collect()
    }
}

/// The name of the person at a seat.
fn name_of(session: &Session, seat: SeatId) -> String {
    session.setup().seats[seat.index()].name.clone()
}

/// Tells in the bar of a board what a device has done.
fn tell(cx: &mut Cx<'_>, seat: SeatId, text: String) {
    let notice = Notice::new(Tone::Info, text);
    cx.push(Command::Notify(notice.about(Whom { seat, name: None })));
}
