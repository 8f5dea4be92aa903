//! How the window begins.

use super::text::Language;
use kit::settings::Settings;
use std::path::PathBuf;
use table::Ways;

/// The options with which the window starts.
#[derive(Debug, Clone, Default)]
pub struct Launch {
    /// The language to use instead of the one in the settings.
    pub language: Option<Language>,
    /// Shares the screen in these ways instead of those in the settings.
    pub ways: Option<Ways>,
    /// The saved game to open first.
    pub game: Option<PathBuf>,
    /// Whether to do without sounds, painted planets and sky, dialogs of the desktop and first explanations: for tests.
    pub plain: bool,
}

impl Launch {
    /// Sets what the launch decides instead of the settings.
    pub(super) fn override_settings(&self, settings: &mut Settings) {
        settings.language = self.language.unwrap_or(settings.language);
        settings.ways = self.ways.unwrap_or(settings.ways);
        settings.first_times &= !self.plain;
    }
}
