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
    pub device: Option<Device>,
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
            true => self.seating.device_of(seat),
            false => self.pad_in_use.map(Device::Pad),
        };
        Caps {
            controls: &cx.settings.controls,
            devices: cx.devices,
            device: device.filter(|device| *device != Device::Mouse),
        }
    }

    /// The list of keys: for each player with a device of their own what it says, and then the keys of the whole keyboard that
    /// they leave. Players whose devices say the same share a list.
    pub(in crate::screens::table) fn key_hints(
        &self,
        ctx: &Context,
        cx: &Cx<'_>,
        common: &Common,
    ) -> Vec<KeyHint> {
        let mut lists: Vec<(Vec<String>, Vec<KeyHint>)> = Vec::new();
        for seat in common.on_show() {
            let hints = self.caps(cx, common, seat).key_hints(ctx);
            let name = common.setup().seats[seat.index()].name.clone();
            match lists.iter_mut().find(|(_, known)| *known == hints) {
                Some((names, _)) => names.push(name),
                None if hints.is_empty() => {}
                None => lists.push((vec![name], hints)),
            }
        }
        let left = free_key_hints(&TEXTS, ctx, Keyboard::Table, |key| cx.is_claimed(key));
        let said = lists.into_iter().flat_map(|(names, hints)| {
            let whose = Some(kit::text::list(ctx, &names));
            hints.into_iter().map(move |hint| KeyHint {
                whose: whose.clone(),
                ..hint
            })
        });
        said.chain(left).collect()
    }
}

impl Caps<'_> {
    /// What the device says, in words; nothing for the whole keyboard and the mouse.
    fn key_hints(&self, ctx: &Context) -> Vec<KeyHint> {
        let said = Control::ALL.into_iter().filter(|_| self.device.is_some());
        let hints = said.filter_map(|control| {
            let cap = self.of(control, Saying::Control(control))?;
            Some(KeyHint {
                whose: None,
                caps: vec![cap],
                meaning: kit::devices::words::control(ctx, control),
            })
        });
        hints.collect()
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
