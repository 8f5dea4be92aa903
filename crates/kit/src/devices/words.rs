//! Devices and what they say, in words.

use crate::devices::{
    Control, Device, Devices, Direction, Family, Glyph, KeyHalf, KeyRefusal, Mark, PadButton,
    Shape, glyph,
};
use crate::text::Speaks;
use crate::{phrases, t};

phrases! {
    /// What a control does, such as “Flip the tile”.
    pub fn control(control: Control) = "devices-control" {
        Move(to) => moved(to),
        TurnLeft, TurnRight, Flip, Accept, Back, Previous, Next, Drive, EndTurn, Undo, Redo, Peek, Hint, Menu,
    }

    fn moved(to: Direction) = "devices-move" { Up, Down, Left, Right }

    /// A device, such as “Xbox controller 2” or “Keyboard, left half”.
    pub fn device(device: Device, devices: &Devices) = "devices" {
        Mouse,
        Keys(half) => keys(half),
        Pad(id) => pad(devices.family(id), u64::from(id.0) + 1),
    }

    fn keys(half: KeyHalf) = "devices-keys" { Left, Right }

    fn pad(family: Family, number: u64) = "devices-pad" {
        Xbox => (number), PlayStation => (number), Switch => (number), Generic => (number),
    }

    fn shape(shape: Shape) = "devices-shape" { Cross, Circle, Square, Triangle }

    fn place(place: Direction) = "devices-place" { Up, Down, Left, Right }

    fn mark(mark: Mark) = "devices-middle" { Lines, Windows, Plus, Minus, Back, Start }

    fn cross(to: Direction) = "devices-cross" { Up, Down, Left, Right }

    fn taken(half: KeyHalf, key: &str, said: Control) = "devices-key-taken" {
        Left => (key, control(said)), Right => (key, control(said)),
    }

    fn stick(to: Direction, side: &str) = "devices-stick" {
        Up => (side), Down => (side), Left => (side), Right => (side),
    }
}

/// A button of a gamepad as it is called there.
pub fn pad_button(speaker: &impl Speaks, family: Family, button: PadButton) -> String {
    match glyph(family, button) {
        Glyph::Letter(name, _) | Glyph::Shoulder(name) | Glyph::Trigger(name) => name.to_owned(),
        Glyph::Shape(which, _) => shape(speaker, which),
        Glyph::Place(which) => place(speaker, which),
        Glyph::Middle(which) => mark(speaker, which),
        Glyph::Cross(to) => cross(speaker, to),
        Glyph::Stick(side, None) => t!(speaker, "devices-stick-pressed", side),
        Glyph::Stick(side, Some(to)) => stick(speaker, to, side),
    }
}

/// Why a key cannot be given to a control; `key` is its name.
pub fn key_refused(speaker: &impl Speaks, refusal: &KeyRefusal, key: &str) -> String {
    match refusal {
        KeyRefusal::Taken { half, control, .. } => taken(speaker, *half, key, *control),
        KeyRefusal::OfTheWindow(_) => t!(speaker, "devices-key-of-the-window", key),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Language;

    #[test]
    fn every_control_and_every_button_has_a_name_of_its_own() {
        for language in Language::ALL {
            let names: BTreeSet<_> = Control::ALL
                .iter()
                .map(|said| control(&language, *said))
                .collect();
            assert_eq!(names.len(), Control::ALL.len(), "{names:?}");
            for family in Family::ALL {
                let names: BTreeSet<_> = PadButton::all()
                    .map(|button| pad_button(&language, family, button))
                    .collect();
                assert_eq!(names.len(), PadButton::all().count(), "{names:?}");
            }
        }
    }

    #[test]
    fn devices_have_names() {
        let devices = Devices::default();
        let pad = Device::Pad(crate::devices::PadId(1));
        assert_eq!(device(&Language::English, pad, &devices), "Gamepad 2");
        let left = Device::Keys(KeyHalf::Left);
        assert_eq!(
            device(&Language::German, left, &devices),
            "Tastatur, linke Hälfte"
        );
    }
}
