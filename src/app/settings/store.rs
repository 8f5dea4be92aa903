//! The file with the settings.

use std::{fs, io, path::PathBuf};

use ron::ser::PrettyConfig;

use super::Settings;
use crate::app::text::{Language, describe};
use crate::t;
use crate::table::atomic_file;
use crate::table::text_file::{self, NoText};

/// The damage of a file with settings.
#[derive(Debug, thiserror::Error)]
pub enum Damage {
    /// It is no text.
    #[error(transparent)]
    NoText(#[from] NoText),
    /// The text is no settings.
    #[error(transparent)]
    Syntax(#[from] Box<ron::error::SpannedError>),
}

/// The reason why the stored settings could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadProblem {
    /// The file could not be read.
    #[error("the settings cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// The file is damaged and was renamed.
    #[error("the settings are damaged ({error}); the file is kept as {kept}")]
    Damaged {
        /// The error.
        error: Damage,
        /// The new path of the file.
        kept: PathBuf,
    },
}

impl LoadProblem {
    /// The problem in words for the player.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Unreadable(error) => {
                t!(language, "settings-unreadable", error = error.to_string())
            }
            Self::Damaged { kept, error } => {
                let file = kept.display().to_string();
                let is_utf_16 = matches!(error, Damage::NoText(NoText::Utf16));
                let text = t!(language, "settings-damaged", file = file);
                describe::damage(&language, text, is_utf_16)
            }
        }
    }
}

/// Reads and writes the settings.
#[derive(Debug, Clone)]
pub struct SettingsStore {
    file: PathBuf,
}

impl SettingsStore {
    /// Returns a store for the given file, which need not exist yet.
    pub fn new(file: PathBuf) -> Self {
        Self { file }
    }

    /// Reads the settings. Without a file, returns those of a first start.
    ///
    /// # Errors
    /// If the file cannot be read or is damaged; a damaged file is kept under another name.
    pub fn load(&self) -> Result<Settings, LoadProblem> {
        let content = match fs::read(&self.file) {
            Ok(content) => content,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Settings::first()),
            Err(error) => return Err(error.into()),
        };
        decode(&content).or_else(|error| {
            Err(LoadProblem::Damaged {
                error,
                kept: atomic_file::put_aside(&self.file)?,
            })
        })
    }

    /// Reads the settings without renaming a damaged file. Without valid settings, returns the defaults.
    pub fn peek(&self) -> Settings {
        let content = fs::read(&self.file).unwrap_or_default();
        decode(&content).unwrap_or_default()
    }

    /// Writes the settings atomically.
    ///
    /// # Errors
    /// If the folder or the file cannot be written.
    pub fn save(&self, settings: &Settings) -> io::Result<()> {
        let text =
            ron::ser::to_string_pretty(settings, PrettyConfig::new()).map_err(io::Error::other)?;
        atomic_file::replace(&self.file, &text)
    }
}

/// The settings in a file.
fn decode(content: &[u8]) -> Result<Settings, Damage> {
    let mut settings: Settings = ron::from_str(text_file::text(content)?).map_err(Box::new)?;
    settings.tidy();
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(folder: &tempfile::TempDir) -> SettingsStore {
        SettingsStore::new(folder.path().join("config/settings.ron"))
    }

    #[test]
    fn saved_settings_are_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings {
            language: Language::German,
            text_scale: 150,
            player_names: vec!["Änne „A.“".into()],
            ..Settings::default()
        };
        store(&folder).save(&settings).unwrap();
        assert_eq!(store(&folder).load().unwrap(), settings);
    }

    #[test]
    fn a_first_start_has_defaults() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(store(&folder).load().unwrap(), Settings::first());
    }

    #[test]
    fn damaged_settings_are_kept_aside_each_time() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        for name in ["settings.damaged.ron", "settings.damaged-2.ron"] {
            store.save(&Settings::default()).unwrap();
            fs::write(&store.file, "(language: klingon").unwrap();
            let Err(LoadProblem::Damaged { kept, .. }) = store.load() else {
                panic!("a damaged file was read");
            };
            assert!(kept.ends_with(name), "{kept:?}");
            assert_eq!(fs::read_to_string(kept).unwrap(), "(language: klingon");
            assert!(!store.file.exists());
        }
    }

    #[test]
    fn settings_from_a_text_editor_are_read_or_refused_plainly() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        store.save(&Settings::default()).unwrap();
        fs::write(&store.file, "\u{feff}(volume: 7)").unwrap();
        assert_eq!(store.load().unwrap().volume, 7);
        assert_eq!(store.peek().volume, 7);
        let wide = "\u{feff}(volume: 7)".encode_utf16();
        let wide: Vec<u8> = wide.flat_map(u16::to_le_bytes).collect();
        fs::write(&store.file, wide).unwrap();
        let problem = store.load().expect_err("it is UTF-16");
        let text = problem.text(Language::English);
        assert!(
            text.contains("UTF-16") && text.contains("save it as UTF-8"),
            "{text}"
        );
    }

    #[test]
    fn settings_of_an_older_program_are_completed() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        store.save(&Settings::default()).unwrap();
        fs::write(&store.file, "(volume: 255, text_scale: 10)").unwrap();
        let settings = store.load().unwrap();
        assert_eq!((settings.volume, settings.text_scale), (100, 100));
        assert!(settings.warn_wasteful_turns);
    }
}
