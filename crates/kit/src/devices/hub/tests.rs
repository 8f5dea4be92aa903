//! Devices as the window asks them: frame by frame, with a clock that the test turns.

use std::sync::mpsc::{Sender, channel};

use egui::{Event, Key, Modifiers, RawInput};

use super::*;
use crate::devices::{Direction, Phase};

const FIRST: PadId = PadId(0);
const SECOND: PadId = PadId(4);
const UP: Control = Control::Move(Direction::Up);
const STICK: PadButton = PadButton::LeftStick(Direction::Up);

/// Gamepads without hardware.
struct VirtualPads(Sender<PadEvent>);

impl VirtualPads {
    fn plug(&self, pad: PadId, name: &str) {
        let model = PadModel {
            name: name.to_owned(),
            vendor: None,
        };
        self.say(PadEvent::Joined(pad, model));
    }

    fn unplug(&self, pad: PadId) {
        self.say(PadEvent::Left(pad));
    }

    fn press(&self, pad: PadId, button: PadButton) {
        self.say(PadEvent::Pressed(pad, button));
    }

    fn release(&self, pad: PadId, button: PadButton) {
        self.say(PadEvent::Released(pad, button));
    }

    fn tap(&self, pad: PadId, button: PadButton) {
        self.press(pad, button);
        self.release(pad, button);
    }

    fn say(&self, event: PadEvent) {
        self.0.send(event).unwrap();
    }
}

/// A window in which nothing is drawn.
struct Desk {
    ctx: Context,
    pads: VirtualPads,
    devices: Devices,
    controls: Controls,
    time: f64,
    /// The keys that the rest of the window saw in the last frame.
    seen: Vec<Key>,
}

impl Desk {
    fn new() -> Self {
        let (pads, events) = channel();
        Self {
            ctx: Context::default(),
            pads: VirtualPads(pads),
            devices: Devices::new(events),
            controls: Controls::default(),
            time: 1.0,
            seen: Vec::new(),
        }
    }

    /// A frame after some time; gives what was said.
    fn frame(&mut self, after: f64, events: Vec<Event>) -> Vec<(Device, Control, Phase)> {
        self.time += after;
        let input = RawInput {
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let (devices, controls, seen) = (&mut self.devices, &self.controls, &mut self.seen);
        let mut output = self.ctx.run_ui(input, |ui| {
            devices.poll(ui.ctx(), controls);
            ui.input(|input| {
                let keys = input.events.iter().filter_map(|event| match event {
                    Event::Key { key, .. } => Some(*key),
                    _ => None,
                });
                *seen = keys.collect();
            });
        });
        output.textures_delta.clear();
        let inputs = self.devices.inputs().iter();
        inputs
            .map(|input| (input.device, input.control, input.phase))
            .collect()
    }

    fn next(&mut self) -> Vec<(Device, Control, Phase)> {
        self.frame(0.01, Vec::new())
    }
}

fn key(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    }
}

fn down(pressed: Key) -> Event {
    key(pressed, true, Modifiers::NONE)
}

fn up(released: Key) -> Event {
    key(released, false, Modifiers::NONE)
}

#[test]
fn several_pads_speak_in_one_frame_in_order() {
    let mut desk = Desk::new();
    desk.pads.plug(FIRST, "Xbox Controller");
    desk.pads.plug(SECOND, "Nintendo Switch Pro Controller");
    assert_eq!(desk.next(), []);
    let plugged: Vec<PadId> = desk.devices.pads().map(|(id, _)| id).collect();
    assert_eq!(plugged, [FIRST, SECOND]);
    assert_eq!(desk.devices.family(FIRST), Family::Xbox);
    assert_eq!(desk.devices.family(SECOND), Family::Switch);
    desk.pads.tap(SECOND, PadButton::East);
    desk.pads.press(FIRST, PadButton::South);
    let (first, second) = (Device::Pad(FIRST), Device::Pad(SECOND));
    assert_eq!(
        desk.next(),
        [
            (second, Control::Accept, Phase::Pressed),
            (second, Control::Accept, Phase::Released),
            (first, Control::Accept, Phase::Pressed),
        ]
    );
    assert!(desk.devices.holds(first, Control::Accept));
    let acts = desk.devices.inputs().iter().map(Input::acts);
    assert_eq!(acts.collect::<Vec<_>>(), [true, false, true]);
    let last = desk.devices.plugged[&SECOND].last;
    assert_eq!(last, Some(PadButton::East));
    assert!(desk.next().is_empty() && desk.devices.unplugged().is_empty());
}

#[test]
fn a_stick_and_the_cross_repeat_by_the_clock_of_the_window() {
    let mut desk = Desk::new();
    desk.pads.plug(FIRST, "");
    desk.pads.press(FIRST, STICK);
    let device = Device::Pad(FIRST);
    assert_eq!(desk.next(), [(device, UP, Phase::Pressed)]);
    assert_eq!(desk.frame(0.3, Vec::new()), []);
    assert_eq!(
        desk.frame(0.15, Vec::new()),
        [(device, UP, Phase::Repeated)]
    );
    assert_eq!(
        desk.frame(0.13, Vec::new()),
        [(device, UP, Phase::Repeated)]
    );
    desk.pads.release(FIRST, STICK);
    assert_eq!(desk.next(), [(device, UP, Phase::Released)]);
    assert_eq!(desk.frame(9.0, Vec::new()), []);
}

#[test]
fn a_pad_that_is_unplugged_lets_go_and_says_so() {
    let mut desk = Desk::new();
    desk.pads.press(FIRST, PadButton::LeftTrigger);
    assert_eq!(desk.next(), [], "it is not there yet");
    desk.pads.plug(FIRST, "");
    desk.pads.press(FIRST, PadButton::LeftTrigger);
    let device = Device::Pad(FIRST);
    assert_eq!(desk.next(), [(device, Control::Peek, Phase::Pressed)]);
    desk.pads.unplug(FIRST);
    desk.pads.unplug(SECOND);
    assert_eq!(desk.next(), [(device, Control::Peek, Phase::Released)]);
    assert_eq!(desk.devices.unplugged(), [FIRST]);
    assert_eq!(desk.devices.pads().count(), 0);
}

#[test]
fn gamepads_to_which_nobody_listens_any_more_are_gone() {
    let mut desk = Desk::new();
    desk.pads.plug(FIRST, "");
    desk.pads.plug(SECOND, "");
    desk.pads.unplug(FIRST);
    desk.next();
    assert_eq!(desk.devices.pads().count(), 1);
    desk.pads = VirtualPads(channel().0);
    desk.next();
    assert_eq!(desk.devices.unplugged(), [SECOND]);
    assert_eq!(desk.devices.pads().count(), 0);
    desk.next();
    assert!(desk.devices.unplugged().is_empty());
}

#[test]
fn two_people_at_one_keyboard_are_told_apart() {
    let mut desk = Desk::new();
    let said = desk.frame(
        0.01,
        vec![down(Key::W), down(Key::ArrowUp), up(Key::ArrowUp)],
    );
    let (left, right) = (Device::Keys(KeyHalf::Left), Device::Keys(KeyHalf::Right));
    assert_eq!(
        said,
        [
            (left, UP, Phase::Pressed),
            (right, UP, Phase::Pressed),
            (right, UP, Phase::Released),
        ]
    );
    assert_eq!(desk.frame(0.5, Vec::new()), [(left, UP, Phase::Repeated)]);
    let lost = vec![Event::WindowFocused(false)];
    assert_eq!(desk.frame(0.01, lost), [(left, UP, Phase::Released)]);
}

#[test]
fn shortcuts_of_the_window_say_nothing() {
    let mut desk = Desk::new();
    let shortcut = key(Key::W, true, Modifiers::CTRL | Modifiers::COMMAND);
    assert_eq!(desk.frame(0.01, vec![shortcut]), []);
    assert_eq!(desk.seen, [Key::W]);
    assert_eq!(desk.frame(0.01, vec![up(Key::W)]), []);
    let shifted = key(Key::W, true, Modifiers::SHIFT);
    assert_eq!(desk.frame(0.01, vec![shifted]).len(), 1);
    assert_eq!(desk.frame(0.01, vec![down(Key::F5)]), []);
}

#[test]
fn the_keys_of_people_at_the_keyboard_mean_nothing_else() {
    let mut desk = Desk::new();
    desk.devices.claim([KeyHalf::Left]);
    let events = vec![down(Key::W), down(Key::ArrowUp), down(Key::F1)];
    assert_eq!(desk.frame(0.01, events).len(), 2, "both halves are heard");
    assert_eq!(desk.seen, [Key::ArrowUp, Key::F1]);
    desk.devices.claim([]);
    desk.frame(0.01, vec![up(Key::W), down(Key::A)]);
    assert_eq!(desk.seen, [Key::W, Key::A]);
}
