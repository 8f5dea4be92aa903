//! Gamepads without hardware.

use std::sync::mpsc::{Sender, channel};

use planet_unknown::app::devices::{Devices, PadButton, PadEvent, PadId, PadModel};

use super::desk::Desk;

/// Gamepads that a test plugs in and presses.
pub(super) struct VirtualPads(Sender<PadEvent>);

impl VirtualPads {
    /// Gamepads to which a window listens.
    pub(super) fn of(desk: &mut Desk) -> Self {
        let (sender, events) = channel();
        let devices = Devices::new(events);
        desk.window.state_mut().use_devices(devices);
        Self(sender)
    }

    /// Plugs a gamepad in.
    pub(super) fn plug(&self, pad: PadId, name: &str) {
        let model = PadModel {
            name: name.to_owned(),
            vendor: None,
        };
        self.say(PadEvent::Joined(pad, model));
    }

    /// Unplugs a gamepad.
    pub(super) fn unplug(&self, pad: PadId) {
        self.say(PadEvent::Left(pad));
    }

    /// Presses a button and holds it.
    pub(super) fn press(&self, pad: PadId, button: PadButton) {
        self.say(PadEvent::Pressed(pad, button));
    }

    /// Lets a button go.
    pub(super) fn release(&self, pad: PadId, button: PadButton) {
        self.say(PadEvent::Released(pad, button));
    }

    /// Presses a button and lets it go.
    pub(super) fn tap(&self, pad: PadId, button: PadButton) {
        self.press(pad, button);
        self.release(pad, button);
    }

    fn say(&self, event: PadEvent) {
        self.0.send(event).expect("the window listens");
    }
}
