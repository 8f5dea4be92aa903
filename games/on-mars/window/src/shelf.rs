//! The box of On Mars on the shelf.

use crate::{OnMars, lesson, t};
use kit::files::GameBox;
use kit::frame;

/// On Mars on the shelf.
pub(crate) const ON_SHELF: GameBox = GameBox {
    players: 1..=4,
    minutes: 90..=150,
    about: |language| t!(language, "shelf-about"),
    notice: |language| t!(language, "shelf-notice"),
    picture: include_bytes!("../../../../assets/on-mars/art/box.svg"),
    begin: frame::begin::<OnMars>,
    lesson: |language| t!(language, "lesson-title"),
    learn: lesson::begin,
};
