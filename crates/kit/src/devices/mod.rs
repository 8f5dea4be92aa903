//! What people play with when several sit at one screen: gamepads, the two halves of the keyboard, the mouse.
//!
//! A device says *what* its person wants, as a [`Control`]; nobody behind this module knows a button or a key. It knows
//! no screen and no game: who looks at what, and what a control means there, is decided by the screen on show.
//!
//! | part | what |
//! |---|---|
//! | [`Devices`] | all of them together: asked once for each frame, tells what was pressed and which pads were unplugged |
//! | [`Control`] | what a device can say |
//! | [`Controls`] | which key and which button says it: data, in the settings |
//! | [`Keyboard`] | what the keys say while nobody shares the keyboard, and the list of them |
//! | [`system_pads`] | what gamepads say; a test says it itself |
//! | [`Family`], [`Glyph`] | the make of a gamepad, and what is printed on its buttons |
//! | [`Seating`] | who sits where: joining, leaving, a seat whose pad was unplugged |

mod control;
mod controls;
mod data;
mod device;
mod family;
mod glyph;
mod held;
mod hub;
mod key_line;
mod key_set;
mod keyboard;
mod pad_map;
mod pads;
mod seating;
pub mod words;

pub use control::{Control, Direction};
pub use controls::{Controls, KeyRefusal};
pub use device::{Device, KeyHalf};
pub use family::Family;
pub use glyph::{Glyph, Hue, Mark, Shape, glyph};
pub use held::{Input, Phase};
pub use hub::{Devices, PluggedPad};
pub use key_line::{Chord, KeyLine, Keyboard, Saying};
pub use key_set::KeySet;
pub use pad_map::PadMap;
pub use pads::{PadButton, PadEvent, PadId, PadModel, system_pads};
pub use seating::Seating;
