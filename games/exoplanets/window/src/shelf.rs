//! The box of Exoplanets on the shelf.

use crate::text::Language;
use crate::words;
use crate::{Exoplanets, lesson, t};
use exoplanets::Components;
use kit::files::{GameBox, Offer};
use kit::pages::WizardPage;
use kit::theme::Icon;
use std::ops::RangeInclusive;

/// Exoplanets on the shelf.
#[derive(Debug)]
pub(crate) struct OnShelf;

impl GameBox for OnShelf {
    fn players(&self) -> RangeInclusive<u8> {
        2..=4
    }

    fn minutes(&self) -> RangeInclusive<u8> {
        20..=60
    }

    fn about(&self, language: Language) -> String {
        t!(language, "shelf-about")
    }

    fn notice(&self, language: Language) -> Option<String> {
        Some(words::notice(&language, &Components::standard()))
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../../../assets/exoplanets/art/box.svg")
    }

    fn offers(&self, language: Language) -> Vec<Offer> {
        let lesson = Offer {
            icon: Icon::Hint,
            label: t!(language, "lesson-title"),
            go: lesson::begin,
        };
        let own = Offer {
            icon: Icon::Rocket,
            label: kit::t!(language, "wizard-title"),
            go: |cx| cx.show(WizardPage::<Exoplanets>::default()),
        };
        vec![own, lesson]
    }
}
