//! The box of Cryo on the shelf.

use crate::{Cryo, lesson, t};
use kit::files::GameBox;
use kit::frame;

/// Cryo on the shelf.
pub(crate) const ON_SHELF: GameBox = GameBox {
    players: 2..=4,
    minutes: 60..=90,
    about: |language| t!(language, "shelf-about"),
    notice: |language| t!(language, "shelf-notice"),
    picture: include_bytes!("../../../../assets/cryo/art/box.svg"),
    begin: frame::begin::<Cryo>,
    lesson: |language| t!(language, "lesson-title"),
    learn: lesson::begin,
};
