//! The games in a folder, to choose from if the desktop has no file dialog.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{ScrollArea, Ui};

use super::games::shelf;
use super::progress;
use super::words::file_name;
use crate::t;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, dim};
use table::{Summary, store};

/// The extension of saved games.
pub(super) const EXTENSION: &str = "ron";
/// The maximum number of folders and games in a list.
const MOST: usize = 300;

/// The contents of a folder that matter for choosing a game.
#[derive(Debug, Default)]
pub(super) struct Folder {
    path: PathBuf,
    folders: Vec<PathBuf>,
    games: Vec<(PathBuf, Option<Summary>)>,
}

/// The entry that was clicked in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Clicked {
    Folder(PathBuf),
    Game(PathBuf),
}

impl Folder {
    /// Reads the folder that contains a path, or the path itself if it is a folder, unless it was read last.
    pub(super) fn follow(&mut self, path: &Path) {
        let folder = match path.is_dir() {
            true => path,
            false => path.parent().unwrap_or(Path::new("")),
        };
        if self.path != folder {
            *self = Self::read(folder.to_owned());
        }
    }

    fn read(path: PathBuf) -> Self {
        let entries = fs::read_dir(&path).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        paths.retain(|path| !is_hidden(path));
        paths.sort();
        let (folders, files): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.is_dir());
        let is_game = |path: &PathBuf| path.extension().is_some_and(|end| end == EXTENSION);
        let games = files.into_iter().filter(is_game).take(MOST);
        let with_summary = |path: PathBuf| {
            let summary = store::summary(&shelf(), &path).ok();
            (path, summary)
        };
        Self {
            path,
            folders: folders.into_iter().take(MOST).collect(),
            games: games.map(with_summary).collect(),
        }
    }

    /// Draws the list. Returns the entry that was clicked.
    pub(super) fn ui(&self, ui: &mut Ui) -> Option<Clicked> {
        let mut clicked = None;
        ScrollArea::vertical()
            .id_salt("games in the folder")
            .max_height(300.0)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = tokens().space.xs;
                if let Some(above) = self.path.parent().filter(|above| above.is_dir())
                    && row(ui, Icon::Back, t!(ui, "chooser-above"))
                {
                    clicked = Some(Clicked::Folder(above.to_owned()));
                }
                for folder in &self.folders {
                    if row(ui, Icon::Open, file_name(folder)) {
                        clicked = Some(Clicked::Folder(folder.clone()));
                    }
                }
                for (path, summary) in &self.games {
                    if row(ui, Icon::Save, label(ui, path, summary.as_ref())) {
                        clicked = Some(Clicked::Game(path.clone()));
                    }
                }
                if self.games.is_empty() {
                    dim(ui, t!(ui, "chooser-no-games"));
                }
            });
        clicked
    }
}

fn row(ui: &mut Ui, icon: Icon, label: String) -> bool {
    ui.add(Button::new(label).icon(icon).wide()).clicked()
}

/// The name of a game's file, and its summary.
fn label(ui: &Ui, path: &Path, summary: Option<&Summary>) -> String {
    let about = match summary {
        Some(game) => format!(
            "{} · {}",
            progress::players_of(game),
            progress::game_place(ui, game)
        ),
        None => t!(ui, "chooser-no-game"),
    };
    format!("{}\n{about}", file_name(path))
}

fn is_hidden(path: &Path) -> bool {
    file_name(path).starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_lists_folders_and_games_but_nothing_hidden() {
        let home = tempfile::tempdir().unwrap();
        for name in ["b.ron", "a.ron", "notes.txt", ".c.ron"] {
            fs::write(home.path().join(name), "no game").unwrap();
        }
        fs::create_dir(home.path().join("more")).unwrap();
        let mut folder = Folder::default();
        folder.follow(&home.path().join("new.ron"));
        assert_eq!(folder.path, home.path());
        assert_eq!(folder.folders, [home.path().join("more")]);
        let games: Vec<String> = folder
            .games
            .iter()
            .map(|(path, _)| file_name(path))
            .collect();
        assert_eq!(games, ["a.ron", "b.ron"]);
        assert!(folder.games.iter().all(|(_, summary)| summary.is_none()));
    }
}
