//! The languages of the window, and the choice of one for a window.

use std::sync::LazyLock;

use fluent_templates::LanguageIdentifier;
use serde::{Deserialize, Serialize};

/// A language of the window.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

static IDENTIFIERS: LazyLock<[LanguageIdentifier; 2]> =
    LazyLock::new(|| Language::ALL.map(|language| language.code().parse().unwrap_or_default()));

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language of the desktop, or English if the window does not have it.
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|locale| Self::from_code(&locale))
            .unwrap_or_default()
    }

    /// The language of a code such as `de`, `de-AT` or `de_CH.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next()?;
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The code of the language, which is also the name of its folder in `assets/lang`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The name of the language in that language.
    pub fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The language as texts are looked up by.
    pub fn identifier(self) -> &'static LanguageIdentifier {
        &IDENTIFIERS[self as usize]
    }
}

/// A source of the language for texts.
pub trait Speaks {
    /// The language of the texts.
    fn language(&self) -> Language;
}

impl Speaks for Language {
    fn language(&self) -> Language {
        *self
    }
}

impl Speaks for egui::Context {
    fn language(&self) -> Language {
        self.data(|data| data.get_temp(language_id()))
            .unwrap_or_default()
    }
}

impl Speaks for egui::Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}

impl<T: Speaks + ?Sized> Speaks for &T {
    fn language(&self) -> Language {
        (**self).language()
    }
}

impl<T: Speaks + ?Sized> Speaks for &mut T {
    fn language(&self) -> Language {
        (**self).language()
    }
}

/// Sets the language of a window, for everything drawn from now on.
pub fn set_language(ctx: &egui::Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(language_id(), language));
}

fn language_id() -> egui::Id {
    egui::Id::unique("language")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_regions_and_encodings_name_their_language() {
        for code in ["de", "de-AT", "de_CH.UTF-8", "DE@euro"] {
            assert_eq!(Language::from_code(code), Some(Language::German), "{code}");
        }
        assert_eq!(Language::from_code("en_GB"), Some(Language::English));
        assert_eq!(Language::from_code("fr_FR"), None);
    }
}
