//! The gamepads of this machine.
//!
//! A thread of its own sleeps until a gamepad says something, passes it on and wakes the window. So a window in which
//! nothing happens stays asleep, and no press waits for a frame.

use std::sync::mpsc::{self, Receiver, SendError, Sender};
use std::thread;
use std::time::Duration;

use gilrs::{Axis as GilrsAxis, Button, EventType, Gilrs, GilrsBuilder};

use super::sticks::{Axis, Side, Sticks};
use super::{PadButton, PadEvent, PadId, PadModel};
use crate::devices::control::Direction;

/// Begins to listen to the gamepads of this machine; where there can be none, nobody says anything. `wake` is called whenever
/// one has said something.
pub fn system_pads(wake: impl Fn() + Send + 'static) -> Receiver<PadEvent> {
    let (sender, receiver) = mpsc::channel();
    let listener = thread::Builder::new().name("gamepads".to_owned());
    let listener = listener.spawn(move || match open() {
        Ok(gilrs) => {
            let listener = Listener {
                gilrs,
                sticks: Sticks::default(),
                sender,
                wake,
            };
            // It ends when the window has gone.
            listener.listen().unwrap_or_default();
        }
        Err(error) => log::warn!("there are no gamepads: {error}"),
    });
    if let Err(error) = listener {
        log::warn!("there are no gamepads: {error}");
    }
    receiver
}

/// The mappings of real gamepads come with gilrs, from SDL's list; the variable `SDL_GAMECONTROLLERCONFIG` adds to them. A
/// trigger counts as pressed from a half on, and as released below 0.35.
fn open() -> Result<Gilrs, Box<gilrs::Error>> {
    GilrsBuilder::new()
        .with_force_feedback(false)
        .set_axis_to_btn(0.5, 0.35)
        .build()
        .map_err(Box::new)
}

/// What the thread does.
struct Listener<W> {
    gilrs: Gilrs,
    sticks: Sticks,
    sender: Sender<PadEvent>,
    wake: W,
}

impl<W: Fn()> Listener<W> {
    /// Listens until the window has gone.
    fn listen(mut self) -> Result<(), SendError<PadEvent>> {
        let here: Vec<_> = self.gilrs.gamepads().map(|(id, _)| id).collect();
        let here = here.into_iter().map(|id| self.joined(id)).collect();
        self.pass_on(here)?;
        let mut silences = Silences::default();
        loop {
            let Some(event) = self.gilrs.next_event_blocking(None) else {
                silences.rest();
                continue;
            };
            silences = Silences::default();
            let events = self.events(event.id, event.event);
            self.pass_on(events)?;
        }
    }

    fn pass_on(&self, events: Vec<PadEvent>) -> Result<(), SendError<PadEvent>> {
        if events.is_empty() {
            return Ok(());
        }
        for event in events {
            self.sender.send(event)?;
        }
        (self.wake)();
        Ok(())
    }

    fn events(&mut self, id: gilrs::GamepadId, event: EventType) -> Vec<PadEvent> {
        let pad = pad(id);
        match event {
            EventType::Connected => vec![self.joined(id)],
            EventType::Disconnected => {
                self.sticks.forget(pad);
                vec![PadEvent::Left(pad)]
            }
            EventType::ButtonPressed(pressed, _) => match button(pressed) {
                Some(button) => vec![PadEvent::Pressed(pad, button)],
                None => Vec::new(),
            },
            EventType::ButtonReleased(released, _) => match button(released) {
                Some(button) => vec![PadEvent::Released(pad, button)],
                None => Vec::new(),
            },
            EventType::AxisChanged(moved, value, _) => match axis(moved) {
                Some((side, axis)) => self.sticks.moved(pad, side, axis, value),
                None => Vec::new(),
            },
            // Pressure between up and down, and what only rumbling pads say.
            _ => Vec::new(),
        }
    }

    fn joined(&self, id: gilrs::GamepadId) -> PadEvent {
        let gamepad = self.gilrs.gamepad(id);
        let model = PadModel {
            name: gamepad.name().to_owned(),
            vendor: gamepad.vendor_id(),
        };
        PadEvent::Joined(pad(id), model)
    }
}

/// How often the system woke the thread for nothing, one time after the other.
#[derive(Default)]
struct Silences(u32);

impl Silences {
    /// Once is normal. If it goes on, the system has a fault, and the thread must not keep it busy.
    fn rest(&mut self) {
        self.0 += 1;
        let pauses = self.0.saturating_sub(2).min(10);
        if pauses > 0 {
            thread::sleep(Duration::from_millis(1 << pauses));
        }
    }
}

fn pad(id: gilrs::GamepadId) -> PadId {
    PadId(u32::try_from(usize::from(id)).unwrap_or(u32::MAX))
}

/// A button, unless no gamepad of ours has it.
fn button(button: Button) -> Option<PadButton> {
    Some(match button {
        Button::South => PadButton::South,
        Button::East => PadButton::East,
        Button::North => PadButton::North,
        Button::West => PadButton::West,
        Button::LeftTrigger => PadButton::LeftShoulder,
        Button::RightTrigger => PadButton::RightShoulder,
        Button::LeftTrigger2 => PadButton::LeftTrigger,
        Button::RightTrigger2 => PadButton::RightTrigger,
        Button::Select => PadButton::Select,
        Button::Start => PadButton::Start,
        Button::LeftThumb => PadButton::LeftThumb,
        Button::RightThumb => PadButton::RightThumb,
        Button::DPadUp => PadButton::Cross(Direction::Up),
        Button::DPadDown => PadButton::Cross(Direction::Down),
        Button::DPadLeft => PadButton::Cross(Direction::Left),
        Button::DPadRight => PadButton::Cross(Direction::Right),
        Button::C | Button::Z | Button::Mode | Button::Unknown => return None,
    })
}

/// Which stick an axis measures, and which way.
fn axis(axis: GilrsAxis) -> Option<(Side, Axis)> {
    Some(match axis {
        GilrsAxis::LeftStickX => (Side::Left, Axis::X),
        GilrsAxis::LeftStickY => (Side::Left, Axis::Y),
        GilrsAxis::RightStickX => (Side::Right, Axis::X),
        GilrsAxis::RightStickY => (Side::Right, Axis::Y),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_gamepads_is_no_reason_to_complain() {
        let pads = system_pads(|| {});
        drop(pads.try_recv());
    }
}
