//! Small pictures on a shared texture.

mod corner;
mod picture;
mod placing;
mod sheet;

pub use corner::Corner;
pub use picture::{Drawing, Picture, paint_at_once, paints_at_once};
pub use placing::{Place, Placing};
pub use sheet::Sheet;
