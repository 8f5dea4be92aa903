//! The places of the program's files.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of the program. Tests use temporary ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paths {
    config: PathBuf,
    data: PathBuf,
}

impl Paths {
    /// Returns the folders that the desktop assigns to the user's program of this name.
    ///
    /// If the desktop assigns none, a folder inside the current one is used.
    pub fn of_user(program: &str) -> Self {
        match ProjectDirs::from("", "", program) {
            Some(dirs) => Self {
                config: dirs.config_dir().to_owned(),
                data: dirs.data_dir().to_owned(),
            },
            None => {
                let folder = program.to_lowercase().replace(' ', "-") + "-data";
                Self::inside(Path::new(&folder))
            }
        }
    }

    /// Returns folders inside the given one.
    pub fn inside(folder: &Path) -> Self {
        Self {
            config: folder.join("config"),
            data: folder.join("data"),
        }
    }

    /// The file with the settings.
    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The folder of everything that is kept automatically, such as the library.
    pub fn data_folder(&self) -> &Path {
        &self.data
    }

    /// The folder in which older versions of the program kept games that they saved automatically.
    pub fn old_autosave_folder(&self) -> PathBuf {
        self.data.join("autosave")
    }

    /// The file with the best results of the solo game.
    pub fn records_file(&self) -> PathBuf {
        self.data.join("records.ron")
    }

    /// The file with achievements and the campaign.
    pub fn progress_file(&self) -> PathBuf {
        self.data.join("progress.ron")
    }

    /// The folder of what was found in the analyses of games.
    pub fn analyses_folder(&self) -> PathBuf {
        self.data.join("analyses")
    }

    /// The folder of the reports of crashes.
    pub fn crashes_folder(&self) -> PathBuf {
        self.data.join("crashes")
    }

    /// The folder in which the window that is open finds files that other starts of the program name.
    pub fn inbox_folder(&self) -> PathBuf {
        self.data.join("inbox")
    }

    /// The folder for the sets of components of the game of this name.
    pub fn sets_folder(&self, game: &str) -> PathBuf {
        self.data.join("components").join(game)
    }

    /// The folder suggested for saved games.
    pub fn saves_folder(&self) -> PathBuf {
        self.data.join("saves")
    }
}
