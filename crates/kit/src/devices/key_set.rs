//! The keys of one person at the keyboard.

use std::collections::BTreeMap;

use egui::Key;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::control::Control;

/// Which key says what: one key for each control.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeySet(BTreeMap<Control, Named>);

impl KeySet {
    /// What a key says.
    pub fn control(&self, key: Key) -> Option<Control> {
        let mut keys = self.0.iter();
        keys.find(|(_, named)| named.0 == key)
            .map(|(control, _)| *control)
    }

    /// The key for a control.
    pub fn key(&self, control: Control) -> Option<Key> {
        self.0.get(&control).map(|named| named.0)
    }

    /// Every control with its key.
    pub fn keys(&self) -> impl Iterator<Item = (Control, Key)> + '_ {
        self.0.iter().map(|(control, named)| (*control, named.0))
    }

    /// Gives a control another key.
    pub(super) fn set(&mut self, control: Control, key: Key) {
        self.0.insert(control, Named(key));
    }
}

/// A key that files know by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Named(Key);

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let key = Key::from_name(&name);
        key.map(Self)
            .ok_or_else(|| D::Error::custom(format!("{name} is no key")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_a_name_by_which_it_is_found_again() {
        for key in Key::ALL {
            let text = ron::to_string(&Named(*key)).unwrap();
            assert_eq!(ron::from_str::<Named>(&text).unwrap(), Named(*key));
        }
        assert!(ron::from_str::<Named>("\"Any\"").is_err());
    }
}
