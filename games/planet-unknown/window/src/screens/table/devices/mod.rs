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
use kit::devices::{Control, Device, KeyHalf, PadId, Seating};
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
    /// Whether a seat waits for its gamepad.
    pub(super) fn is_paused(&self, seat: SeatId) -> bool {
        self.seating.is_paused(seat)
    }

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
        let devices = cx.devices;
        for input in devices.inputs().iter().filter(|input| input.acts()) {
            if self.couch.joined.contains(&input.device) {
                continue;
            }
            let is_pad = matches!(input.device, Device::Pad(_));
            if !is_free {
                // Dialogs are for everybody; the keys of the keyboard reach them anyway.
                if is_pad {
                    steer(ui.ctx(), input.control);
                }
                continue;
            }
            let seat = match is_beside {
                true => self.couch.seat_of(input.device),
                false => is_pad.then(|| self.session.viewer()),
            };
            let Some(seat) = seat else {
                continue;
            };
            // The keyboard stays where it is.
            if let Some(signal) = self.signal_of(ui, seat, input.control) {
                self.carry_out(ui, cx, seat, signal);
            }
            ui.ctx().request_repaint();
        }
        // The keys of the halves at which people sit mean nothing else, except in dialogs.
        let are_heard = is_beside && is_free;
        let sits = |half: &KeyHalf| are_heard && self.couch.seat_of(Device::Keys(*half)).is_some();
        let halves: Vec<KeyHalf> = KeyHalf::ALL.into_iter().filter(sits).collect();
        if !devices.claimed().eq(halves.iter().copied()) {
            cx.push(Command::Claim(halves));
        }
    }

    /// The areas of the board of a seat.
    fn board_room(&self, ui: &Ui, seat: SeatId) -> BoardRoom {
        let window = ui.max_rect();
        let (all, bar) = match self.session.is_beside() {
            true => side_by_side::areas_of(&self.session, window, seat),
            false => (window, self.layout(window).bottom),
        };
        BoardRoom::of(ui.ctx(), seat, all, bar)
    }

    /// Whether the device of a seat holds down the button that shows its secrets.
    pub(super) fn peeks_by_device(&self, cx: &Cx<'_>, seat: SeatId) -> bool {
        let holds = |device| cx.devices.holds(device, Control::Peek);
        if self.session.is_beside() {
            let device = self.couch.seating.device_of(seat);
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
