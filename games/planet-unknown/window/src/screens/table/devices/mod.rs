//! Gamepads and halves of the keyboard at the table. Side by side, each device plays one seat; with one board on show,
//! every gamepad plays for the person at the screen.

mod board_focus;
mod caps;
mod controls;
mod dialog;
mod joining;

pub use board_focus::{BoardFocus, BoardRoom, note_answers};
pub(super) use caps::Caps;
pub(super) use controls::on_stage;

use super::TableScreen;
use super::side_by_side;
use crate::widgets::{keys_free, steer};
use egui::Ui;
use kit::devices::{Control, Device, Input, PadId, Seating};
use kit::screen::{Command, Cx};
use rules::SeatId;

/// The devices of the people at the table.
#[derive(Debug, Default)]
pub(super) struct Couch {
    seating: Seating,
    /// The devices that joined in this frame; the button with which they did means nothing else.
    joined: Vec<Device>,
    /// The gamepad that was used last, unless the mouse or the keyboard was used since.
    pad_in_use: Option<PadId>,
}

impl Couch {
    /// The device that plays a seat, or played it until it was unplugged.
    pub(super) fn device_of(&self, seat: SeatId) -> Option<Device> {
        self.seating.device_of(seat)
    }

    /// Lets a device stand up from its seat.
    pub(super) fn stand_up(&mut self, device: Device) {
        self.seating.leave(device);
    }

    /// Whether a seat waits for its gamepad.
    pub(super) fn is_paused(&self, seat: SeatId) -> bool {
        self.seating.is_paused(seat)
    }
}

impl TableScreen {
    /// Does what people say with gamepads and halves of the keyboard. Comes before anything is drawn.
    pub(super) fn take_devices(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let is_beside = self.session.is_beside();
        let is_free = keys_free(ui) && self.session.waiting_for().is_none();
        self.couch.follow(&self.session);
        self.couch.joined.clear();
        if is_beside {
            self.couch.join_and_leave(ui, cx, &self.session);
        }
        self.couch.note_use(ui, cx);
        let inputs: Vec<Input> = cx.devices.inputs().to_vec();
        for Input {
            device, control, ..
        } in inputs.into_iter().filter(Input::acts)
        {
            if self.couch.joined.contains(&device) {
                continue;
            }
            if !is_free {
                // Dialogs are for everybody; the keys of the keyboard reach them anyway.
                if matches!(device, Device::Pad(_)) {
                    steer(ui.ctx(), control);
                }
            } else if is_beside {
                if let Some(seat) = self.couch.seat_of(device) {
                    self.act_by_device(ui, cx, seat, control);
                }
            } else if matches!(device, Device::Pad(_)) {
                self.act_by_device(ui, cx, self.session.viewer(), control);
            }
        }
        self.claim_halves(cx, is_beside && is_free);
    }

    /// Does what the device of a seat says. The keyboard stays where it is.
    fn act_by_device(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, control: Control) {
        let room = self.board_room(ui, seat);
        if let Some(signal) = self.signal_of(ui, seat, control, room) {
            self.carry_out(ui, cx, seat, signal);
        }
        ui.ctx().request_repaint();
    }

    /// The areas of the board of a seat.
    fn board_room(&self, ui: &Ui, seat: SeatId) -> BoardRoom {
        if self.session.is_beside() {
            let room = side_by_side::room_of(&self.session, ui.max_rect(), seat);
            return room.with_answers(ui.ctx(), seat);
        }
        let all = ui.max_rect();
        BoardRoom::new(all, self.layout(all).bottom).with_answers(ui.ctx(), seat)
    }

    /// Leaves a seat whose gamepad was unplugged to the mouse and the keyboard.
    pub(super) fn go_on(&mut self, seat: SeatId) {
        if let Some(device) = self.couch.device_of(seat) {
            self.couch.stand_up(device);
        }
    }

    /// Keeps the keys of the halves at which people sit from meaning anything else, except in dialogs.
    fn claim_halves(&self, cx: &mut Cx<'_>, are_heard: bool) {
        let halves = if are_heard {
            self.couch.halves()
        } else {
            Vec::new()
        };
        if !cx.devices.claimed().eq(halves.iter().copied()) {
            cx.push(Command::Claim(halves));
        }
    }

    /// Whether the device of a seat holds down the button that shows its secrets.
    pub(super) fn peeks_by_device(&self, cx: &Cx<'_>, seat: SeatId) -> bool {
        let holds = |device| cx.devices.holds(device, Control::Peek);
        if self.session.is_beside() {
            let device = self.couch.device_of(seat);
            return device.is_some_and(holds) && !self.couch.is_paused(seat);
        }
        let mut pads = cx.devices.pads();
        pads.any(|(pad, _)| holds(Device::Pad(pad)))
    }

    /// Paints the focus of the one board on show while a gamepad is in use.
    pub(super) fn single_focus_ui(&self, ui: &Ui) {
        if self.couch.pad_in_use.is_some() && keys_free(ui) {
            let seat = self.session.viewer();
            self.focus_ui(ui, seat, self.board_room(ui, seat));
        }
    }
}

impl Couch {
    /// Notes whether a gamepad is in use, or the mouse and the keyboard.
    fn note_use(&mut self, ui: &Ui, cx: &Cx<'_>) {
        let by_hand = |event: &egui::Event| {
            matches!(
                event,
                egui::Event::Key { pressed: true, .. } | egui::Event::PointerButton { .. }
            )
        };
        if ui.input(|input| input.events.iter().any(by_hand)) {
            self.pad_in_use = None;
        }
        for input in cx.devices.inputs() {
            if let Device::Pad(pad) = input.device {
                self.pad_in_use = Some(pad);
            }
        }
    }
}
