//! What is held down, and how it repeats.

use egui::Key;

use super::control::Control;
use super::device::Device;
use super::pads::PadButton;

/// How long something is held before it repeats, in seconds.
const FIRST_REPEAT: f64 = 0.4;

/// Something that a device said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// Who said it.
    pub device: Device,
    /// What was said.
    pub control: Control,
    /// Whether it begins, goes on or ends.
    pub phase: Phase,
}

impl Input {
    /// Whether this is to be done now: it was pressed, or repeats.
    pub const fn acts(&self) -> bool {
        matches!(self.phase, Phase::Pressed | Phase::Repeated)
    }
}

/// A moment in the life of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It was pressed.
    Pressed,
    /// It is still held and is said again.
    Repeated,
    /// It was let go.
    Released,
}

/// What a finger lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// A key.
    Key(Key),
    /// A button of a gamepad.
    Button(PadButton),
}

/// A finger, and when it next says the same again.
#[derive(Debug)]
struct Finger {
    device: Device,
    source: Source,
    control: Control,
    again: Option<f64>,
}

/// All fingers. A control under two fingers of one device is pressed with the first and released with the last.
#[derive(Debug, Default)]
pub(super) struct Held {
    fingers: Vec<Finger>,
}

impl Held {
    /// A finger goes down.
    pub(super) fn press(
        &mut self,
        device: Device,
        source: Source,
        control: Control,
        now: f64,
    ) -> Option<Input> {
        if self.place(device, source).is_some() {
            return None;
        }
        let is_first = self.twin(device, control).is_none();
        self.fingers.push(Finger {
            device,
            source,
            control,
            again: (is_first && control.repeats()).then_some(now + FIRST_REPEAT),
        });
        is_first.then_some(Input {
            device,
            control,
            phase: Phase::Pressed,
        })
    }

    /// A finger goes up.
    pub(super) fn release(&mut self, device: Device, source: Source) -> Option<Input> {
        let place = self.place(device, source)?;
        let gone = self.fingers.remove(place);
        if let Some(twin) = self.twin(device, gone.control) {
            twin.again = twin.again.or(gone.again);
            return None;
        }
        Some(Input {
            device,
            control: gone.control,
            phase: Phase::Released,
        })
    }

    /// All fingers on some devices go up, such as on a pad that is unplugged.
    pub(super) fn release_all(&mut self, meant: impl Fn(Device) -> bool) -> Vec<Input> {
        let fingers = self.fingers.iter();
        let gone = fingers.filter(|finger| meant(finger.device));
        let gone: Vec<_> = gone.map(|finger| (finger.device, finger.source)).collect();
        gone.into_iter()
            .filter_map(|(device, source)| self.release(device, source))
            .collect()
    }

    /// What is said again by now: once at most for each finger, however long ago the last time was.
    pub(super) fn repeat(&mut self, now: f64) -> Vec<Input> {
        let mut inputs = Vec::new();
        for finger in &mut self.fingers {
            if finger.again.is_some_and(|again| again <= now) {
                finger.again = Some(now + 0.12);
                inputs.push(Input {
                    device: finger.device,
                    control: finger.control,
                    phase: Phase::Repeated,
                });
            }
        }
        inputs
    }

    /// When something is said again next.
    pub(super) fn next(&self) -> Option<f64> {
        let times = self.fingers.iter().filter_map(|finger| finger.again);
        times.min_by(f64::total_cmp)
    }

    /// Whether a control is held on a device.
    pub(super) fn holds(&self, device: Device, control: Control) -> bool {
        let mut fingers = self.fingers.iter();
        fingers.any(|finger| finger.device == device && finger.control == control)
    }

    fn place(&self, device: Device, source: Source) -> Option<usize> {
        let mut fingers = self.fingers.iter();
        fingers.position(|finger| finger.device == device && finger.source == source)
    }

    fn twin(&mut self, device: Device, control: Control) -> Option<&mut Finger> {
        let mut fingers = self.fingers.iter_mut();
        fingers.find(|finger| finger.device == device && finger.control == control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::{Direction, PadId};

    const PAD: Device = Device::Pad(PadId(0));
    const UP: Control = Control::Move(Direction::Up);
    const CROSS: Source = Source::Button(PadButton::Cross(Direction::Up));
    const STICK: Source = Source::Button(PadButton::LeftStick(Direction::Up));

    fn said(control: Control, phase: Phase) -> Input {
        Input {
            device: PAD,
            control,
            phase,
        }
    }

    #[test]
    fn a_held_direction_repeats_after_a_while_and_then_faster() {
        let mut held = Held::default();
        assert_eq!(held.next(), None);
        assert_eq!(
            held.press(PAD, CROSS, UP, 10.0),
            Some(said(UP, Phase::Pressed))
        );
        assert_eq!(held.next(), Some(10.0 + FIRST_REPEAT));
        assert_eq!(held.repeat(10.39), []);
        assert_eq!(held.repeat(10.4), [said(UP, Phase::Repeated)]);
        assert_eq!(held.repeat(10.5), []);
        assert_eq!(held.repeat(10.53), [said(UP, Phase::Repeated)]);
        assert_eq!(held.release(PAD, CROSS), Some(said(UP, Phase::Released)));
        assert_eq!((held.next(), held.repeat(99.0)), (None, Vec::new()));
    }

    #[test]
    fn a_slow_frame_repeats_once() {
        let mut held = Held::default();
        held.press(PAD, CROSS, UP, 0.0);
        assert_eq!(held.repeat(5.0).len(), 1);
        assert_eq!(held.repeat(5.0).len(), 0);
    }

    #[test]
    fn what_acts_only_once_does_not_repeat() {
        let mut held = Held::default();
        let south = Source::Button(PadButton::South);
        held.press(PAD, south, Control::Accept, 0.0);
        assert_eq!(held.next(), None);
        assert!(held.holds(PAD, Control::Accept));
        assert!(!held.holds(PAD, Control::Peek));
    }

    #[test]
    fn stick_and_cross_together_are_one_press() {
        let mut held = Held::default();
        held.press(PAD, CROSS, UP, 0.0);
        assert_eq!(held.press(PAD, STICK, UP, 0.1), None);
        assert_eq!(held.press(PAD, STICK, UP, 0.1), None, "it is down already");
        assert_eq!(held.release(PAD, CROSS), None);
        assert_eq!(held.next(), Some(FIRST_REPEAT), "the other goes on with it");
        assert_eq!(held.release(PAD, STICK), Some(said(UP, Phase::Released)));
        assert_eq!(held.release(PAD, STICK), None);
    }

    #[test]
    fn an_unplugged_pad_lets_go_of_everything() {
        let mut held = Held::default();
        let other = Device::Pad(PadId(1));
        held.press(PAD, CROSS, UP, 0.0);
        held.press(PAD, STICK, UP, 0.0);
        held.press(other, CROSS, UP, 0.0);
        let released = held.release_all(|device| device == PAD);
        assert_eq!(released, [said(UP, Phase::Released)]);
        assert!(held.holds(other, UP));
    }
}
