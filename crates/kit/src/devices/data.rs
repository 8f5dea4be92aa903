//! The data that come with the program: `assets/controls.ron`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::control::Control;
use super::key_line::{KeyLine, Keyboard};
use super::key_set::KeySet;
use super::pads::PadButton;

/// Everything in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Embedded {
    pub(super) keys: [KeySet; 2],
    pub(super) buttons: BTreeMap<PadButton, Control>,
    pub(super) keyboard: BTreeMap<Keyboard, Vec<KeyLine>>,
}

static EMBEDDED: LazyLock<Embedded> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/controls.ron"))
        .expect("the embedded controls parse")
});

/// The data of the program.
pub(super) fn embedded() -> &'static Embedded {
    &EMBEDDED
}
