//! The file with the settings.

use std::{fs, io, path::PathBuf};

use super::Settings;
use crate::t;
use crate::text::{Language, describe};
use table::text_file::{self, NoText};
use table::{atomic_file, kept_file};

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
                let text = t!(language, "settings-damaged", file);
                describe::damage(&language, text, is_utf_16)
            }
        }
    }
}

/// Reads and writes the settings. Several windows may have the same file.
#[derive(Debug, Clone)]
pub struct SettingsStore {
    file: PathBuf,
    /// The settings as this window read or wrote them last.
    before: Settings,
}

impl SettingsStore {
    /// Returns a store for the given file, which need not exist yet.
    pub fn new(file: PathBuf) -> Self {
        let before = Settings::first();
        Self { file, before }
    }

    /// Reads the settings. Without a file, returns those of a first start.
    ///
    /// # Errors
    /// If the file cannot be read or is damaged; a damaged file is kept under another name.
    pub fn load(&mut self) -> Result<Settings, LoadProblem> {
        self.before = self.read()?.unwrap_or_else(Settings::first);
        Ok(self.before.clone())
    }

    /// The settings in the file, if there is one.
    fn read(&self) -> Result<Option<Settings>, LoadProblem> {
        let content = match fs::read(&self.file) {
            Ok(content) => content,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        decode(&content).map(Some).or_else(|error| {
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

    /// Writes what has changed since this window read or wrote the settings. What another window has changed since then
    /// stays in the file.
    ///
    /// # Errors
    /// If the file cannot be read, or it or its folder not be written.
    pub fn save(&mut self, settings: &Settings) -> io::Result<()> {
        kept_file::alone(&self.file, || {
            let merged = match self.read() {
                Ok(Some(theirs)) => settings.merged(&self.before, &theirs),
                Ok(None) | Err(LoadProblem::Damaged { .. }) => settings.clone(),
                Err(LoadProblem::Unreadable(error)) => return Err(error),
            };
            kept_file::save(&self.file, &merged)
        })?;
        self.before = settings.clone();
        Ok(())
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
    fn each_of_two_windows_writes_what_it_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let (mut first, mut second) = (store(&folder), store(&folder));
        let mut mine = first.load().unwrap();
        let mut theirs = second.load().unwrap();
        theirs.language = Language::German;
        theirs.note_solved("cosmos");
        second.save(&theirs).unwrap();
        mine.volume = 7;
        mine.note_solved("jump-drive");
        first.save(&mine).unwrap();
        theirs.text_scale = 150;
        second.save(&theirs).unwrap();
        let both = store(&folder).load().unwrap();
        assert_eq!((both.language, both.volume), (Language::German, 7));
        assert_eq!(both.text_scale, 150);
        assert_eq!(both.solved_exercises, ["cosmos", "jump-drive"]);
    }

    #[test]
    fn what_could_not_be_written_is_written_with_the_next_change() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
        let mut settings = store.load().unwrap();
        fs::write(folder.path().join("config"), "no folder").unwrap();
        settings.volume = 7;
        store.save(&settings).expect_err("there is no folder");
        fs::remove_file(folder.path().join("config")).unwrap();
        self::store(&folder).save(&Settings::first()).unwrap();
        settings.ambience = 9;
        store.save(&settings).unwrap();
        let kept = store.load().unwrap();
        assert_eq!((kept.volume, kept.ambience), (7, 9));
    }

    #[test]
    fn a_first_start_has_defaults() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(store(&folder).load().unwrap(), Settings::first());
    }

    #[test]
    fn damaged_settings_are_kept_aside_each_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
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
        let mut store = store(&folder);
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
        let mut store = store(&folder);
        store.save(&Settings::default()).unwrap();
        fs::write(&store.file, "(volume: 255, text_scale: 10)").unwrap();
        let settings = store.load().unwrap();
        assert_eq!((settings.volume, settings.text_scale), (100, 100));
        assert!(settings.warn_wasteful_turns);
    }
}
