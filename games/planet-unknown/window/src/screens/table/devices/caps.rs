//! What is printed on the keys and buttons that do something on a board.

use super::Couch;
use crate::Cx;
use crate::devices::{Control, Controls, Device, Devices};
use crate::widgets::{Cap, key_text};
use egui::Ui;
use play::session::Sharing;
use rules::SeatId;

/// The keys or buttons of the device that plays a board.
#[derive(Clone, Copy, Debug)]
pub struct Caps<'a> {
    controls: &'a Controls,
    devices: &'a Devices,
    /// The device; without one, the whole keyboard and the mouse.
    device: Option<Device>,
}

impl Couch {
    /// The keys or buttons for the board of a seat.
    pub(in crate::screens::table) fn caps<'a>(
        &self,
        cx: &Cx<'a>,
        sharing: Sharing,
        seat: SeatId,
    ) -> Caps<'a> {
        let device = match sharing {
            Sharing::SideBySide => self.device_of(seat),
            Sharing::InTurn | Sharing::AnyOrder => self.pad_in_use.map(Device::Pad),
        };
        Caps {
            controls: &cx.settings.controls,
            devices: cx.devices,
            device: device.filter(|device| *device != Device::Mouse),
        }
    }
}

impl Caps<'_> {
    /// The device, unless it is the mouse with the whole keyboard.
    pub fn device(&self) -> Option<Device> {
        self.device
    }

    /// What says `control`; `key` is the key that does so on the whole keyboard.
    pub fn of(&self, ui: &Ui, control: Control, key: &str) -> Option<Cap> {
        match self.device {
            None | Some(Device::Mouse) => Some(Cap::from(key)),
            Some(Device::Keys(half)) => {
                let own = self.controls.keys(half).key(control)?;
                Some(Cap::Own(key_text(ui, own.name())))
            }
            Some(Device::Pad(pad)) => {
                let family = self.devices.family(pad);
                let button = self.controls.pad.button(family, control)?;
                Some(Cap::Pad(family, button))
            }
        }
    }

    /// A key of the whole keyboard that no other device has.
    pub fn only(&self, key: impl Into<String>) -> Option<Cap> {
        self.device.is_none().then(|| Cap::Key(key.into()))
    }
}
