//! The buttons of a gamepad.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::control::Control;
use super::data;
use super::family::Family;
use super::pads::PadButton;

/// Which button says what. Several may say the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PadMap {
    buttons: BTreeMap<PadButton, Control>,
    /// On a Switch pad the button that is called A is the right one and says yes there. It does so here, too; without
    /// this the lowest one does, as on other gamepads.
    pub yes_by_letter: bool,
}

impl Default for PadMap {
    fn default() -> Self {
        Self {
            buttons: data::embedded().buttons.clone(),
            yes_by_letter: true,
        }
    }
}

impl PadMap {
    /// What a button says on a gamepad of this family.
    pub fn control(&self, family: Family, button: PadButton) -> Option<Control> {
        self.buttons.get(&self.by_place(family, button)).copied()
    }

    /// The first button that says something on a gamepad of this family, to be shown.
    pub fn button(&self, family: Family, control: Control) -> Option<PadButton> {
        let mut buttons = self.buttons.iter();
        let (button, _) = buttons.find(|(_, said)| **said == control)?;
        Some(self.by_place(family, *button))
    }

    /// The button whose control counts: the two that mean yes and no may have changed places.
    fn by_place(&self, family: Family, button: PadButton) -> PadButton {
        match button {
            PadButton::South if self.swaps(family) => PadButton::East,
            PadButton::East if self.swaps(family) => PadButton::South,
            button => button,
        }
    }

    fn swaps(&self, family: Family) -> bool {
        self.yes_by_letter && family == Family::Switch
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_is_on_every_gamepad() {
        let map = PadMap::default();
        for family in Family::ALL {
            for control in Control::ALL {
                let button = map.button(family, control);
                let said = button.and_then(|button| map.control(family, button));
                assert_eq!(said, Some(control), "{family:?}");
            }
        }
    }

    #[test]
    fn yes_is_the_button_with_an_a() {
        let mut map = PadMap::default();
        for (family, button) in [
            (Family::Xbox, PadButton::South),
            (Family::PlayStation, PadButton::South),
            (Family::Generic, PadButton::South),
            (Family::Switch, PadButton::East),
        ] {
            assert_eq!(map.button(family, Control::Accept), Some(button));
            assert_eq!(map.control(family, button), Some(Control::Accept));
        }
        map.yes_by_letter = false;
        let south = map.control(Family::Switch, PadButton::South);
        assert_eq!(south, Some(Control::Accept));
    }
}
