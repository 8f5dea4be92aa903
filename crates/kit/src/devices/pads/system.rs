//! The gamepads of this machine.
//!
//! A thread of its own sleeps until a gamepad says something, passes it on and wakes the window. So a window in which
//! nothing happens stays asleep, and no press waits for a frame.

use std::collections::BTreeSet;
use std::sync::mpsc::{self, Receiver, SendError, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use gilrs::{Axis as GilrsAxis, Button, EventType, Gilrs, GilrsBuilder};

use super::sticks::{Axis, Side, Sticks};
use super::{PadButton, PadEvent, PadId, PadModel, Pads};
use crate::devices::control::Direction;

/// The gamepads of this machine. Where there can be none, there are none.
#[derive(Debug)]
pub struct SystemPads {
    events: Receiver<PadEvent>,
    /// The gamepads that are plugged in.
    here: BTreeSet<PadId>,
}

impl SystemPads {
    /// Begins to listen. `wake` is called whenever there is something to [`poll`](Pads::poll).
    pub fn listen(wake: impl Fn() + Send + 'static) -> Self {
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
        Self::hearing(receiver)
    }

    fn hearing(events: Receiver<PadEvent>) -> Self {
        Self {
            events,
            here: BTreeSet::new(),
        }
    }
}

impl Pads for SystemPads {
    fn poll(&mut self) -> Vec<PadEvent> {
        let mut events = Vec::new();
        loop {
            match self.events.try_recv() {
                Ok(event) => events.push(event),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    // Nobody listens any more, so nothing would ever be let go.
                    let gone = std::mem::take(&mut self.here);
                    events.extend(gone.into_iter().map(PadEvent::Left));
                    return events;
                }
            }
            match events.last() {
                Some(PadEvent::Joined(pad, _)) => drop(self.here.insert(*pad)),
                Some(PadEvent::Left(pad)) => drop(self.here.remove(pad)),
                Some(PadEvent::Pressed(..) | PadEvent::Released(..)) | None => {}
            }
        }
        events
    }
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
        let mut pads = SystemPads::listen(|| {});
        drop(pads.poll());
    }

    #[test]
    fn gamepads_to_which_nobody_listens_any_more_are_gone() {
        let (sender, receiver) = mpsc::channel();
        let mut pads = SystemPads::hearing(receiver);
        for number in [3, 5] {
            let joined = PadEvent::Joined(PadId(number), PadModel::default());
            sender.send(joined).unwrap();
        }
        sender.send(PadEvent::Left(PadId(3))).unwrap();
        assert_eq!(pads.poll().len(), 3);
        assert_eq!(pads.poll(), []);
        drop(sender);
        assert_eq!(pads.poll(), [PadEvent::Left(PadId(5))]);
        assert_eq!(pads.poll(), []);
    }
}
