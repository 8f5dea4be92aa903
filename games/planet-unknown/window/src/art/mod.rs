//! Pictures that the program generates from fixed seeds.

mod backdrop;
mod corner;
mod disc;
mod face;
mod feature;
mod gallery;
mod ground;
mod noise;
mod outline;
mod picture;
mod planet;
mod sheet;
mod sky;
mod tone;

pub use backdrop::Backdrop;
pub use corner::Corner;
pub use face::Face;
pub use gallery::paint_at_once;
pub use gallery::{leave_blank, planet_texture};
pub use outline::half_span;
pub use picture::{Painting, Picture};
pub use planet::planet_icon;
pub use sheet::Sheet;
