//! Gamepads without hardware: none, until a test plugs some in and presses them.

use std::cell::RefCell;
use std::rc::Rc;

use super::sticks::{Axis, Side, Sticks};
use super::{PadButton, PadEvent, PadId, PadModel, Pads};

/// Gamepads without hardware. Clones are the same gamepads: one is given away to be asked, the other is pressed.
#[derive(Debug, Clone, Default)]
pub struct VirtualPads(Rc<RefCell<State>>);

#[derive(Debug, Default)]
struct State {
    events: Vec<PadEvent>,
    sticks: Sticks,
}

impl VirtualPads {
    /// Plugs a gamepad in.
    pub fn plug(&self, pad: PadId, name: &str) {
        let model = PadModel {
            name: name.to_owned(),
            vendor: None,
        };
        self.note(PadEvent::Joined(pad, model));
    }

    /// Unplugs a gamepad.
    pub fn unplug(&self, pad: PadId) {
        self.0.borrow_mut().sticks.forget(pad);
        self.note(PadEvent::Left(pad));
    }

    /// Presses a button and holds it.
    pub fn press(&self, pad: PadId, button: PadButton) {
        self.note(PadEvent::Pressed(pad, button));
    }

    /// Lets a button go.
    pub fn release(&self, pad: PadId, button: PadButton) {
        self.note(PadEvent::Released(pad, button));
    }

    /// Presses a button and lets it go.
    pub fn tap(&self, pad: PadId, button: PadButton) {
        self.press(pad, button);
        self.release(pad, button);
    }

    /// Pushes a stick: to the right and upwards, each from −1 to 1.
    pub fn push(&self, pad: PadId, side: Side, right: f32, up: f32) {
        let mut state = self.0.borrow_mut();
        for (axis, value) in [(Axis::X, right), (Axis::Y, up)] {
            let events = state.sticks.moved(pad, side, axis, value);
            state.events.extend(events);
        }
    }

    fn note(&self, event: PadEvent) {
        self.0.borrow_mut().events.push(event);
    }
}

impl Pads for VirtualPads {
    fn poll(&mut self) -> Vec<PadEvent> {
        std::mem::take(&mut self.0.borrow_mut().events)
    }
}
