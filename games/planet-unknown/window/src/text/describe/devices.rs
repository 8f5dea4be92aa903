//! Devices and what they say, in words.

use crate::devices::{
    Control, Device, Devices, Direction, Family, Glyph, KeyHalf, KeyRefusal, Mark, PadButton,
    Shape, glyph,
};
use crate::t;
use crate::text::Speaks;

/// What a control does, such as “Flip the tile”.
pub fn control(speaker: &(impl Speaks + ?Sized), control: Control) -> String {
    let name = match control {
        Control::Move(to) => return t!(speaker, "devices-move", to = direction_key(to)),
        Control::TurnLeft => "turn-left",
        Control::TurnRight => "turn-right",
        Control::Flip => "flip",
        Control::Accept => "accept",
        Control::Back => "back",
        Control::Previous => "previous",
        Control::Next => "next",
        Control::Drive => "drive",
        Control::EndTurn => "end-turn",
        Control::Undo => "undo",
        Control::Redo => "redo",
        Control::Peek => "peek",
        Control::Hint => "hint",
        Control::Menu => "menu",
    };
    t!(speaker, "devices-control", control = name)
}

/// A device, such as “Xbox controller 2” or “Keyboard, left half”.
pub fn device(speaker: &(impl Speaks + ?Sized), devices: &Devices, device: Device) -> String {
    match device {
        Device::Mouse => t!(speaker, "devices-mouse"),
        Device::Keys(KeyHalf::Left) => t!(speaker, "devices-keys-left"),
        Device::Keys(KeyHalf::Right) => t!(speaker, "devices-keys-right"),
        Device::Pad(id) => {
            let family = match devices.family(id) {
                Family::Xbox => "xbox",
                Family::PlayStation => "playstation",
                Family::Switch => "switch",
                Family::Generic => "generic",
            };
            t!(
                speaker,
                "devices-pad",
                family = family,
                number = u64::from(id.0) + 1
            )
        }
    }
}

/// A button of a gamepad as it is called there.
pub fn pad_button(speaker: &(impl Speaks + ?Sized), family: Family, button: PadButton) -> String {
    match glyph(family, button) {
        Glyph::Letter(name, _) | Glyph::Shoulder(name) | Glyph::Trigger(name) => name.to_owned(),
        Glyph::Shape(shape, _) => t!(speaker, "devices-shape", shape = shape_key(shape)),
        Glyph::Place(place) => t!(speaker, "devices-place", place = direction_key(place)),
        Glyph::Middle(mark) => t!(speaker, "devices-middle", mark = mark_key(mark)),
        Glyph::Cross(to) => t!(speaker, "devices-cross", to = direction_key(to)),
        Glyph::Stick(side, None) => t!(speaker, "devices-stick-pressed", side = side),
        Glyph::Stick(side, Some(to)) => {
            t!(
                speaker,
                "devices-stick",
                side = side,
                to = direction_key(to)
            )
        }
    }
}

/// Why a key cannot be given to a control; `key` is its name.
pub fn key_refused(speaker: &(impl Speaks + ?Sized), refusal: &KeyRefusal, key: &str) -> String {
    let key = key.to_owned();
    match refusal {
        KeyRefusal::Taken {
            half: KeyHalf::Left,
            control: said,
            ..
        } => t!(
            speaker,
            "devices-key-taken-left",
            key = key,
            control = control(speaker, *said)
        ),
        KeyRefusal::Taken {
            half: KeyHalf::Right,
            control: said,
            ..
        } => t!(
            speaker,
            "devices-key-taken-right",
            key = key,
            control = control(speaker, *said)
        ),
        KeyRefusal::OfTheWindow(_) => t!(speaker, "devices-key-of-the-window", key = key),
    }
}

const fn direction_key(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

const fn shape_key(shape: Shape) -> &'static str {
    match shape {
        Shape::Cross => "cross",
        Shape::Circle => "circle",
        Shape::Square => "square",
        Shape::Triangle => "triangle",
    }
}

const fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Lines => "lines",
        Mark::Windows => "windows",
        Mark::Plus => "plus",
        Mark::Minus => "minus",
        Mark::Back => "back",
        Mark::Start => "start",
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
        assert_eq!(device(&Language::English, &devices, pad), "Gamepad 2");
        let left = Device::Keys(KeyHalf::Left);
        assert_eq!(
            device(&Language::German, &devices, left),
            "Tastatur, linke Hälfte"
        );
    }
}
