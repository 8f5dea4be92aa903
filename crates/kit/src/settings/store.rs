//! The file with the settings.

use std::io;
use std::path::{Path, PathBuf};

use super::file::{peek, read};
use super::{GameSettings, OwnKind, Settings};
use table::{KeptProblem, kept_file};

/// Reads and writes the settings. Several windows may have the same files.
#[derive(Debug, Clone)]
pub struct SettingsStore {
    file: PathBuf,
    kinds: Vec<OwnKind>,
    /// The settings as this window read or wrote them last.
    before: Settings,
}

impl SettingsStore {
    /// Returns a store for the given file, which need not exist yet. Those of games stand beside it.
    pub fn new(file: PathBuf, kinds: impl IntoIterator<Item = OwnKind>) -> Self {
        Self {
            file,
            kinds: kinds.into_iter().collect(),
            before: Settings::first(),
        }
    }

    /// Reads the settings: those of a first start where there is no file, and where it cannot be read, which is told, too.
    /// A damaged file is kept under another name.
    pub fn load(&mut self) -> (Settings, Option<KeptProblem>) {
        let (own, own_problem) = GameSettings::read(self.folder(), &self.file, &self.kinds);
        let (read, problem) = match self.read() {
            Ok(read) => (read, None),
            Err(problem) => (None, Some(problem)),
        };
        let mut settings = read.unwrap_or_else(Settings::first);
        settings.games = own;
        self.before = settings.clone();
        (settings, problem.or(own_problem))
    }

    fn folder(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new(""))
    }

    /// The settings of the window in the file, if there is one.
    fn read(&self) -> Result<Option<Settings>, KeptProblem> {
        let mut read: Option<Settings> = read(&self.file)?;
        if let Some(settings) = &mut read {
            settings.tidy();
        }
        Ok(read)
    }

    /// Reads the settings of the window without renaming a damaged file. Without valid ones, returns the defaults.
    pub fn peek(&self) -> Settings {
        let mut settings: Settings = peek(&self.file);
        settings.tidy();
        settings
    }

    /// Writes what has changed since this window read or wrote the settings. What another window has changed since then
    /// stays in the files.
    ///
    /// # Errors
    /// If a file cannot be read, or it or its folder not be written.
    pub fn save(&mut self, settings: &Settings) -> io::Result<()> {
        // Before the file of the window, for an older program has kept theirs there.
        settings.games.save(self.folder(), &self.before.games)?;
        kept_file::alone(&self.file, || {
            let merged = match self.read() {
                Ok(Some(theirs)) => settings.merged(&self.before, &theirs),
                Err(KeptProblem::Disk(error)) => return Err(error),
                Ok(None) | Err(_) => settings.clone(),
            };
            kept_file::save(&self.file, &merged)
        })?;
        self.before = settings.clone();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Own, joined, newer};
    use crate::text::Language;
    use serde::{Deserialize, Serialize};
    use std::fs;

    fn store(folder: &tempfile::TempDir) -> SettingsStore {
        SettingsStore::new(
            folder.path().join("config/settings.ron"),
            [OwnKind::of::<Game>()],
        )
    }

    /// What a game keeps.
    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Game {
        seen: Vec<String>,
        fast: bool,
    }

    impl Own for Game {
        const FILE: &'static str = "game.ron";

        fn merged(&self, before: &Self, theirs: &Self) -> Self {
            Self {
                seen: joined(&self.seen, &before.seen, &theirs.seen),
                fast: newer(&self.fast, &before.fast, &theirs.fast),
            }
        }

        fn reset(&self) -> Self {
            Self {
                fast: false,
                ..self.clone()
            }
        }
    }

    fn loaded(store: &mut SettingsStore) -> Settings {
        let (settings, problem) = store.load();
        assert!(problem.is_none(), "{problem:?}");
        settings
    }

    #[test]
    fn what_an_older_program_kept_of_a_game_gets_a_file_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
        fs::create_dir_all(store.folder()).unwrap();
        fs::write(&store.file, "(volume: 7, seen: [\"a\"], fast: true)").unwrap();
        let mut settings = loaded(&mut store);
        assert_eq!(Game::of(&settings).seen, ["a"]);
        settings.volume = 8;
        store.save(&settings).unwrap();
        assert!(!fs::read_to_string(&store.file).unwrap().contains("fast"));
        let again = loaded(&mut self::store(&folder));
        assert!(Game::of(&again).fast && again.volume == 8);
        let reset = again.reset();
        assert_eq!(
            (Game::of(&reset).fast, &Game::of(&reset).seen[..]),
            (false, &["a".to_owned()][..])
        );
    }

    #[test]
    fn damage_to_what_a_game_keeps_is_told_and_costs_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
        let mut settings = Settings {
            volume: 7,
            ..Settings::default()
        };
        Game::change(&mut settings, |own| own.fast = true);
        store.save(&settings).unwrap();
        fs::write(store.folder().join(Game::FILE), "(fast").unwrap();
        let (settings, problem) = store.load();
        assert_eq!((settings.volume, Game::of(&settings).fast), (7, false));
        let Some(KeptProblem::Damaged { kept, .. }) = problem else {
            panic!("{problem:?}");
        };
        assert_eq!(fs::read_to_string(kept).unwrap(), "(fast");
    }

    #[test]
    fn saved_settings_are_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings {
            language: Language::German,
            text_scale: 150,
            player_names: vec!["Änne „A.“".into()],
            ..Settings::default()
        };
        Game::change(&mut settings, |own| own.fast = true);
        store(&folder).save(&settings).unwrap();
        assert_eq!(loaded(&mut store(&folder)), settings);
    }

    #[test]
    fn each_of_two_windows_writes_what_it_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let (mut first, mut second) = (store(&folder), store(&folder));
        let mut mine = loaded(&mut first);
        let mut theirs = loaded(&mut second);
        theirs.language = Language::German;
        Game::change(&mut theirs, |own| own.seen.push("cosmos".into()));
        second.save(&theirs).unwrap();
        mine.volume = 7;
        Game::change(&mut mine, |own| own.seen.push("jump-drive".into()));
        first.save(&mine).unwrap();
        theirs.text_scale = 150;
        second.save(&theirs).unwrap();
        let both = loaded(&mut store(&folder));
        assert_eq!((both.language, both.volume), (Language::German, 7));
        assert_eq!(both.text_scale, 150);
        assert_eq!(Game::of(&both).seen, ["cosmos", "jump-drive"]);
    }

    #[test]
    fn what_could_not_be_written_is_written_with_the_next_change() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
        let mut settings = loaded(&mut store);
        fs::write(folder.path().join("config"), "no folder").unwrap();
        settings.volume = 7;
        store.save(&settings).expect_err("there is no folder");
        fs::remove_file(folder.path().join("config")).unwrap();
        self::store(&folder).save(&Settings::first()).unwrap();
        settings.ambience = 9;
        store.save(&settings).unwrap();
        let kept = loaded(&mut store);
        assert_eq!((kept.volume, kept.ambience), (7, 9));
    }

    #[test]
    fn a_first_start_has_defaults() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = Settings::first();
        Game::change(&mut first, |own| *own = Game::default());
        assert_eq!(loaded(&mut store(&folder)), first);
    }

    #[test]
    fn damaged_settings_are_kept_aside_each_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
        for name in ["settings.damaged.ron", "settings.damaged-2.ron"] {
            store.save(&Settings::default()).unwrap();
            fs::write(&store.file, "(language: klingon").unwrap();
            let (_, Some(KeptProblem::Damaged { kept, .. })) = store.load() else {
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
        assert_eq!(loaded(&mut store).volume, 7);
        assert_eq!(store.peek().volume, 7);
        let wide = "\u{feff}(volume: 7)".encode_utf16();
        let wide: Vec<u8> = wide.flat_map(u16::to_le_bytes).collect();
        fs::write(&store.file, wide).unwrap();
        let (_, problem) = store.load();
        let Some(KeptProblem::Damaged { is_utf_16, .. }) = problem else {
            panic!("it is UTF-16");
        };
        assert!(is_utf_16);
    }

    #[test]
    fn settings_of_an_older_program_are_completed() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = store(&folder);
        store.save(&Settings::default()).unwrap();
        fs::write(&store.file, "(volume: 255, text_scale: 10)").unwrap();
        let settings = loaded(&mut store);
        assert_eq!((settings.volume, settings.text_scale), (100, 100));
    }
}
