//! Pictures that the program paints by itself, from fixed seeds.

mod backdrop;
mod noise;
mod planet;
mod sky;

pub(super) use backdrop::Backdrop;
pub(super) use planet::planet_icon;
