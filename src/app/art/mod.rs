//! Pictures that the program paints by itself, from fixed seeds.

mod backdrop;
mod disc;
mod gallery;
mod noise;
mod planet;
mod sheet;
mod sky;

pub(super) use backdrop::Backdrop;
pub(super) use disc::half_span;
pub use gallery::paint_at_once;
pub(super) use gallery::planet_texture;
pub(super) use planet::planet_icon;
pub use sheet::{Painting, Picture, Sheet};
