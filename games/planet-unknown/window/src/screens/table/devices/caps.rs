//! What is printed on the keys and buttons that do something on a board.

use super::Couch;
use crate::text::TEXTS;
use crate::widgets::{Cap, KeyHint, free_key_hints};
use egui::Context;
use kit::devices::{Control, Controls, Device, Devices, Keyboard, Saying};
use kit::screen::Cx;
use play::session::Common;
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
        common: &Common,
        seat: SeatId,
    ) -> Caps<'a> {
        let device = match common.is_beside() {
            true => self.device_of(seat),
            false => self.pad_in_use.map(Device::Pad),
        };
        Caps {
            controls: &cx.settings.controls,
            devices: cx.devices,
            device: device.filter(|device| *device != Device::Mouse),
        }
    }

    /// The list of keys: what the devices in use say, and then the keys of the whole keyboard that they leave.
    pub(in crate::screens::table) fn key_hints(
        &self,
        ctx: &Context,
        cx: &Cx<'_>,
        common: &Common,
    ) -> Vec<KeyHint> {
        let seats = common.on_show().into_iter();
        let played = seats.map(|seat| self.caps(cx, common, seat));
        let played: Vec<_> = played.filter(|caps| caps.device.is_some()).collect();
        let controls = Control::ALL.map(|control| {
            let mut caps: Vec<Cap> = Vec::new();
            for cap in played
                .iter()
                .filter_map(|device| device.of(control, Saying::Control(control)))
            {
                if !caps.contains(&cap) {
                    caps.push(cap);
                }
            }
            let meaning = kit::devices::words::control(ctx, control);
            KeyHint { caps, meaning }
        });
        let said = controls.into_iter().filter(|hint| !hint.caps.is_empty());
        let left = free_key_hints(&TEXTS, ctx, Keyboard::Table, |key| cx.is_claimed(key));
        said.chain(left).collect()
    }
}

impl Caps<'_> {
    /// The device, unless it is the mouse with the whole keyboard.
    pub fn device(&self) -> Option<Device> {
        self.device
    }

    /// What says `control`; on the whole keyboard, what says `saying`.
    pub fn of(&self, control: Control, saying: Saying) -> Option<Cap> {
        match self.device {
            None | Some(Device::Mouse) => Some(Cap::from(Keyboard::Table.name(saying))),
            Some(Device::Keys(half)) => {
                let own = self.controls.keys(half).key(control)?;
                Some(Cap::Own(own.name().to_owned()))
            }
            Some(Device::Pad(pad)) => {
                let family = self.devices.family(pad);
                let button = self.controls.pad.button(family, control)?;
                Some(Cap::Pad(family, button))
            }
        }
    }
}
