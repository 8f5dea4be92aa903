//! The box of Cryo on the shelf.

use crate::text::Language;
use crate::{Cryo, lesson, t};
use kit::files::{GameBox, Offer};
use kit::pages::WizardPage;
use kit::theme::Icon;
use std::ops::RangeInclusive;

/// Cryo on the shelf.
#[derive(Debug)]
pub(crate) struct OnShelf;

impl GameBox for OnShelf {
    fn players(&self) -> RangeInclusive<u8> {
        2..=4
    }

    fn minutes(&self) -> RangeInclusive<u8> {
        60..=90
    }

    fn about(&self, language: Language) -> String {
        t!(language, "shelf-about")
    }

    fn notice(&self, language: Language) -> Option<String> {
        Some(t!(language, "shelf-notice"))
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../../../assets/cryo/art/box.svg")
    }

    fn offers(&self, language: Language) -> Vec<Offer> {
        let own = Offer {
            icon: Icon::Rocket,
            label: kit::t!(language, "wizard-title"),
            go: |cx| cx.show(WizardPage::<Cryo>::default()),
        };
        let lesson = Offer {
            icon: Icon::Hint,
            label: t!(language, "lesson-title"),
            go: lesson::begin,
        };
        vec![own, lesson]
    }
}
