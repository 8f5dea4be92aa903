//! The make of a gamepad.

use std::sync::LazyLock;

use serde::Deserialize;

use super::pads::PadModel;

/// What a gamepad looks like: which signs its buttons bear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum Family {
    /// A, B, X and Y in the places of an Xbox.
    Xbox,
    /// Cross, circle, square and triangle.
    PlayStation,
    /// A, B, X and Y in the places of a Switch.
    Switch,
    /// Anything else: only the places of the buttons are certain.
    Generic,
}

impl Family {
    /// All families.
    pub const ALL: [Self; 4] = [Self::Xbox, Self::PlayStation, Self::Switch, Self::Generic];

    /// The family of a gamepad.
    pub fn of(model: &PadModel) -> Self {
        let families = &*FAMILIES;
        let name = model.name.to_lowercase();
        let by_name = |signs: &&Signs| signs.words.iter().any(|word| name.contains(word));
        let by_vendor = |signs: &&Signs| {
            let vendor = model.vendor.as_ref();
            vendor.is_some_and(|vendor| signs.vendors.contains(vendor))
        };
        let named = families.iter().find(by_name);
        named
            .or_else(|| families.iter().find(by_vendor))
            .map_or(Self::Generic, |signs| signs.family)
    }
}

static FAMILIES: LazyLock<Vec<Signs>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/gamepads.ron"))
        .expect("the embedded gamepads parse")
});

/// How gamepads of a family are known.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Signs {
    family: Family,
    vendors: Vec<u16>,
    words: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn family(name: &str, vendor: Option<u16>) -> Family {
        Family::of(&PadModel {
            name: name.to_owned(),
            vendor,
        })
    }

    #[test]
    fn a_family_is_known_by_name_and_by_maker() {
        for (name, vendor, expected) in [
            ("Xbox Series X Controller", Some(0x045E), Family::Xbox),
            ("Microsoft X-Box 360 pad", None, Family::Xbox),
            ("Logitech Gamepad F310", Some(0x046D), Family::Xbox),
            ("PS5 Controller", None, Family::PlayStation),
            ("Wireless Controller", Some(0x054C), Family::PlayStation),
            ("Nintendo Switch Pro Controller", None, Family::Switch),
            ("Joy-Con (L)", Some(0x057E), Family::Switch),
            ("PowerA Nintendo Switch Pad", Some(0x045E), Family::Switch),
            ("USB Gamepad", Some(0x0079), Family::Generic),
            ("", None, Family::Generic),
        ] {
            assert_eq!(family(name, vendor), expected, "{name}");
        }
    }
}
