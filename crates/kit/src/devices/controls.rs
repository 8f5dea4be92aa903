//! What keys and buttons say: a part of the settings.

use egui::Key;
use serde::{Deserialize, Serialize};

use super::control::Control;
use super::data;
use super::device::KeyHalf;
use super::key_set::KeySet;
use super::pad_map::PadMap;

/// Keys that belong to the window: the rules, and filling the screen.
const OF_THE_WINDOW: [Key; 3] = [Key::F1, Key::F11, Key::Escape];

/// Which keys and buttons say what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Controls {
    /// The two halves of the keyboard.
    keys: [KeySet; 2],
    /// All gamepads.
    pub pad: PadMap,
}

/// Why a key cannot be given to a control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KeyRefusal {
    /// It says something already. Nobody could tell the two apart.
    #[error("{} already says {control:?} in the {half:?} half", key.name())]
    Taken {
        /// The key.
        key: Key,
        /// The half that has it.
        half: KeyHalf,
        /// What it says there.
        control: Control,
    },
    /// It belongs to the window.
    #[error("{} belongs to the window", .0.name())]
    OfTheWindow(Key),
}

impl Default for Controls {
    fn default() -> Self {
        Self {
            keys: data::embedded().keys.clone(),
            pad: PadMap::default(),
        }
    }
}

impl Controls {
    /// The keys of a half.
    pub fn keys(&self, half: KeyHalf) -> &KeySet {
        &self.keys[half.index()]
    }

    /// What a key says, and in which half.
    pub fn key(&self, key: Key) -> Option<(KeyHalf, Control)> {
        KeyHalf::ALL
            .into_iter()
            .find_map(|half| Some((half, self.keys(half).control(key)?)))
    }

    /// Gives a control of a half another key.
    ///
    /// # Errors
    /// If the key says something else already, or belongs to the window. Then nothing changes.
    pub fn set_key(&mut self, half: KeyHalf, control: Control, key: Key) -> Result<(), KeyRefusal> {
        self.may_say(half, control, key)?;
        self.keys[half.index()].set(control, key);
        Ok(())
    }

    /// Refuses a key for a control of a half if it belongs to the window or says something else already.
    fn may_say(&self, half: KeyHalf, control: Control, key: Key) -> Result<(), KeyRefusal> {
        if OF_THE_WINDOW.contains(&key) {
            return Err(KeyRefusal::OfTheWindow(key));
        }
        match self.key(key) {
            Some(said) if said != (half, control) => {
                let (half, control) = said;
                Err(KeyRefusal::Taken { key, half, control })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The first fault of keys that came from a file.
    ///
    /// # Errors
    /// If a key says two things, or belongs to the window.
    pub fn check(&self) -> Result<(), KeyRefusal> {
        for half in KeyHalf::ALL {
            for (control, key) in self.keys(half).keys() {
                self.may_say(half, control, key)?;
            }
        }
        Ok(())
    }

    /// Makes keys that came from a file usable: those that contradict each other go back to the defaults, and controls
    /// without a key get theirs.
    pub fn tidy(&mut self) {
        let defaults = &data::embedded().keys;
        if let Err(refusal) = self.check() {
            log::warn!("the keys of the settings are not used: {refusal}");
            self.keys = defaults.clone();
        }
        for half in KeyHalf::ALL {
            for (control, key) in defaults[half.index()].keys() {
                if self.keys(half).key(control).is_none() && self.key(key).is_none() {
                    self.keys[half.index()].set(control, key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::Direction;

    #[test]
    fn the_keys_at_the_start_are_complete_and_contradict_nothing() {
        let controls = Controls::default();
        assert_eq!(controls.check(), Ok(()));
        for half in KeyHalf::ALL {
            for control in Control::ALL {
                let key = controls.keys(half).key(control).unwrap();
                assert_eq!(controls.key(key), Some((half, control)));
            }
        }
    }

    #[test]
    fn a_key_in_use_is_refused_and_says_where_it_is_used() {
        let mut controls = Controls::default();
        let before = controls.clone();
        let taken = KeyRefusal::Taken {
            key: Key::W,
            half: KeyHalf::Left,
            control: Control::Move(Direction::Up),
        };
        for (half, control) in [
            (KeyHalf::Right, Control::Hint),
            (KeyHalf::Left, Control::Hint),
            (KeyHalf::Right, Control::Move(Direction::Up)),
        ] {
            assert_eq!(controls.set_key(half, control, Key::W), Err(taken));
        }
        let refused = controls.set_key(KeyHalf::Left, Control::Hint, Key::F1);
        assert_eq!(refused, Err(KeyRefusal::OfTheWindow(Key::F1)));
        assert_eq!(controls, before);
    }

    #[test]
    fn a_free_key_takes_the_place_of_the_one_before() {
        let mut controls = Controls::default();
        let (half, hint) = (KeyHalf::Left, Control::Hint);
        assert_eq!(controls.set_key(half, hint, Key::Num5), Ok(()));
        assert_eq!(controls.set_key(half, hint, Key::Num5), Ok(()), "again");
        assert_eq!(controls.key(Key::Num5), Some((half, hint)));
        assert_eq!(controls.key(Key::G), None);
        assert_eq!(controls.set_key(KeyHalf::Right, hint, Key::G), Ok(()));
    }

    #[test]
    fn changed_controls_survive_a_file() {
        let mut controls = Controls::default();
        controls
            .set_key(KeyHalf::Right, Control::Flip, Key::Num7)
            .unwrap();
        controls.pad.yes_by_letter = false;
        let text = ron::to_string(&controls).unwrap();
        assert_eq!(ron::from_str::<Controls>(&text).unwrap(), controls);
        assert_eq!(
            ron::from_str::<Controls>("()").unwrap(),
            Controls::default()
        );
    }

    #[test]
    fn keys_from_a_file_that_contradict_each_other_are_not_used() {
        let text = r#"(keys: ({Flip: "F", Hint: "F"}, {}))"#;
        let mut controls: Controls = ron::from_str(text).unwrap();
        assert!(matches!(controls.check(), Err(KeyRefusal::Taken { .. })));
        controls.tidy();
        assert_eq!(controls, Controls::default());
    }

    #[test]
    fn controls_that_a_file_does_not_know_get_their_keys() {
        let text = r#"(keys: ({Flip: "9", Hint: "Comma"}, {}))"#;
        let mut controls: Controls = ron::from_str(text).unwrap();
        controls.tidy();
        assert_eq!(controls.check(), Ok(()));
        let (left, right) = (controls.keys(KeyHalf::Left), controls.keys(KeyHalf::Right));
        assert_eq!(left.key(Control::Flip), Some(Key::Num9));
        assert_eq!(left.key(Control::Accept), Some(Key::Space));
        assert_eq!(right.key(Control::TurnLeft), None, "the other half has it");
    }
}
