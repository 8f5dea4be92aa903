//! The box of On Mars on the shelf.

use crate::text::Language;
use crate::{OnMars, lesson, t};
use kit::files::{GameBox, Offer};
use kit::pages::WizardPage;
use kit::theme::Icon;
use std::ops::RangeInclusive;

/// On Mars on the shelf.
#[derive(Debug)]
pub(crate) struct OnShelf;

impl GameBox for OnShelf {
    fn players(&self) -> RangeInclusive<u8> {
        1..=4
    }

    fn minutes(&self) -> RangeInclusive<u8> {
        90..=150
    }

    fn about(&self, language: Language) -> String {
        t!(language, "shelf-about")
    }

    fn notice(&self, language: Language) -> Option<String> {
        Some(t!(language, "shelf-notice"))
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../../../assets/on-mars/art/box.svg")
    }

    fn offers(&self, language: Language) -> Vec<Offer> {
        let own = Offer {
            icon: Icon::Rocket,
            label: kit::t!(language, "wizard-title"),
            go: |cx| cx.show(WizardPage::<OnMars>::default()),
        };
        let lesson = Offer {
            icon: Icon::Hint,
            label: t!(language, "lesson-title"),
            go: lesson::begin,
        };
        vec![own, lesson]
    }
}
