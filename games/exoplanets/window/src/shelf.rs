//! The box of Exoplanets on the shelf.

use crate::words;
use crate::{Exoplanets, lesson, t};
use exoplanets::Components;
use kit::files::GameBox;
use kit::frame;

/// Exoplanets on the shelf.
pub(crate) const ON_SHELF: GameBox = GameBox {
    players: 2..=4,
    minutes: 20..=60,
    about: |language| t!(language, "shelf-about"),
    notice: |language| words::notice(&language, &Components::standard()),
    picture: include_bytes!("../../../../assets/exoplanets/art/box.svg"),
    begin: frame::begin::<Exoplanets>,
    lesson: |language| t!(language, "lesson-title"),
    learn: lesson::begin,
};
