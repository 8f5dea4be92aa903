//! All devices together.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Context, Event, FocusDirection, InputState, Key};

use super::control::Control;
use super::controls::Controls;
use super::device::{Device, KeyHalf};
use super::family::Family;
use super::held::{Held, Input, Source};
use super::pads::{PadButton, PadEvent, PadId, PadModel};

/// A gamepad that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PluggedPad {
    /// What it says about itself.
    pub model: PadModel,
    /// What its buttons look like.
    pub family: Family,
    /// The button pressed last.
    pub last: Option<PadButton>,
}

/// All devices but the mouse: what they said in this frame, and which are there.
#[derive(Debug, Default)]
pub struct Devices {
    /// What the gamepads say, as long as somebody listens to them.
    pads: Option<Receiver<PadEvent>>,
    plugged: BTreeMap<PadId, PluggedPad>,
    held: Held,
    inputs: Vec<Input>,
    unplugged: Vec<PadId>,
    /// Which halves of the keyboard people sit at.
    claimed: BTreeSet<KeyHalf>,
}

impl Devices {
    /// The keyboard, and the gamepads whose events arrive here.
    pub fn new(pads: Receiver<PadEvent>) -> Self {
        Self {
            pads: Some(pads),
            ..Self::default()
        }
    }

    /// Takes in what was said since the last frame, and asks to be called again when something held repeats.
    pub fn poll(&mut self, ctx: &Context, controls: &Controls) {
        let typing = ctx.text_edit_focused();
        let now = ctx.input(|input| input.time);
        self.inputs.clear();
        self.unplugged.clear();
        self.take_pads(controls, now);
        let taken = ctx.input_mut(|input| self.take_keys(input, controls, typing));
        if taken {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        self.inputs.extend(self.held.repeat(now));
        if let Some(next) = self.held.next() {
            ctx.request_repaint_after_secs((next - now).max(0.0) as f32);
        }
    }

    /// What was said in this frame, in order.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Whether a device holds a control down now.
    pub fn holds(&self, device: Device, control: Control) -> bool {
        self.held.holds(device, control)
    }

    /// Which gamepads were unplugged in this frame, in order.
    pub fn unplugged(&self) -> &[PadId] {
        &self.unplugged
    }

    /// The gamepads that are plugged in.
    pub fn pads(&self) -> impl Iterator<Item = (PadId, &PluggedPad)> {
        self.plugged.iter().map(|(id, pad)| (*id, pad))
    }

    /// What the buttons of a gamepad look like.
    pub fn family(&self, id: PadId) -> Family {
        let pad = self.plugged.get(&id);
        pad.map_or(Family::Generic, |pad| pad.family)
    }

    /// Says at which halves of the keyboard people sit. Their keys mean nothing else in the window then; the keys of the
    /// others are heard, but do in the window what they always do.
    pub fn claim(&mut self, halves: impl IntoIterator<Item = KeyHalf>) {
        self.claimed = halves.into_iter().collect();
    }

    /// The halves of the keyboard at which people sit.
    pub fn claimed(&self) -> impl Iterator<Item = KeyHalf> + '_ {
        self.claimed.iter().copied()
    }

    /// Takes in what gamepads have said.
    fn take_pads(&mut self, controls: &Controls, now: f64) {
        while let Some(pads) = &self.pads {
            match pads.try_recv() {
                Ok(event) => self.take_pad(event, controls, now),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {
                    // Nobody listens any more, so nothing would ever be let go.
                    self.pads = None;
                    let gone: Vec<PadId> = self.plugged.keys().copied().collect();
                    for id in gone {
                        self.take_pad(PadEvent::Left(id), controls, now);
                    }
                }
            }
        }
    }

    fn take_pad(&mut self, event: PadEvent, controls: &Controls, now: f64) {
        match event {
            PadEvent::Joined(id, model) => {
                let pad = PluggedPad {
                    family: Family::of(&model),
                    model,
                    last: None,
                };
                self.plugged.insert(id, pad);
            }
            PadEvent::Left(id) => {
                let released = self.held.release_all(|device| device == Device::Pad(id));
                self.inputs.extend(released);
                if self.plugged.remove(&id).is_some() {
                    self.unplugged.push(id);
                }
            }
            PadEvent::Pressed(id, button) => {
                let Some(pad) = self.plugged.get_mut(&id) else {
                    return;
                };
                pad.last = Some(button);
                let control = controls.pad.control(pad.family, button);
                let (device, source) = (Device::Pad(id), Source::Button(button));
                let pressed =
                    control.and_then(|control| self.held.press(device, source, control, now));
                self.inputs.extend(pressed);
            }
            PadEvent::Released(id, button) => {
                let released = self.held.release(Device::Pad(id), Source::Button(button));
                self.inputs.extend(released);
            }
        }
    }

    /// Takes in keys, and takes those of people at the keyboard out of the input; gives whether there were any of them.
    fn take_keys(&mut self, input: &mut InputState, controls: &Controls, typing: bool) -> bool {
        let now = input.time;
        let mut taken = false;
        input.events.retain(|event| {
            match event {
                Event::Key {
                    key,
                    pressed,
                    repeat,
                    modifiers,
                    ..
                } => {
                    let heard = !typing && !modifiers.command && !modifiers.ctrl && !modifiers.alt;
                    let half = self.take_key(*key, *pressed, heard && !repeat, controls, now);
                    let is_claimed = half.is_some_and(|half| self.claimed.contains(&half));
                    taken |= heard && is_claimed;
                    return !(heard && is_claimed);
                }
                Event::WindowFocused(false) => {
                    let is_keys = |device| matches!(device, Device::Keys(_));
                    let released = self.held.release_all(is_keys);
                    self.inputs.extend(released);
                }
                _ => {}
            }
            true
        });
        taken
    }

    /// Takes in a key; gives the half of the keyboard that it belongs to.
    fn take_key(
        &mut self,
        key: Key,
        pressed: bool,
        heard: bool,
        controls: &Controls,
        now: f64,
    ) -> Option<KeyHalf> {
        let source = Source::Key(key);
        if !pressed {
            for half in KeyHalf::ALL {
                let released = self.held.release(Device::Keys(half), source);
                self.inputs.extend(released);
            }
        }
        let (half, control) = controls.key(key)?;
        if pressed && heard {
            let said = self.held.press(Device::Keys(half), source, control, now);
            self.inputs.extend(said);
        }
        Some(half)
    }
}

#[cfg(test)]
mod tests;
