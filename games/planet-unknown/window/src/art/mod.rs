//! Pictures that the program generates from fixed seeds.

mod disc;
mod face;
mod feature;
mod gallery;
mod ground;
mod noise;
mod outline;
mod picture;
mod planet;
pub mod sky;

pub use gallery::{leave_blank, planet_texture};
pub use kit::art::paint_at_once;
pub use outline::{half_span, mean};
pub use picture::Painting;
pub use planet::planet_icon;
