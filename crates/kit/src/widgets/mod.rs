//! Widgets without words, and the canvas on which boards are painted.

mod badge;
mod canvas;
mod column;
mod layer;
pub mod player;
mod slider;
mod steering;
mod toggle;
mod wheel;

pub use badge::{badge, mark, paint_badge};
pub use canvas::{Canvas, arc, arc_steps, corners};
pub use column::{column, line_in};
pub use layer::{Label, Layer, paint_kept};
pub use slider::slider;
pub use steering::steer;
pub use toggle::toggle;
pub use wheel::wheel_notches;
