//! Storage of the game of a table: in the library after every action, and on request in a file that the players choose.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;

use crate::app::files::{Answer, Chooser, Problem, Purpose};
use crate::app::widgets::Tone;
use crate::app::{Cx, Paths};
use crate::t;
use crate::table::library::{Keeper, Opened};
use crate::table::{FileError, Overwrite, Table, store};

/// The place where a game is kept, and the work in progress on its files.
#[derive(Default)]
pub(in crate::app::screens) struct Keeping {
    keeper: Keeper,
    chooser: Chooser,
    /// The path to which the game could not be saved.
    chosen: Option<PathBuf>,
    problem: Option<Problem>,
    /// Whether the players have been told that the library cannot be written; they are told once.
    told: bool,
    writing: Option<Receiver<Written>>,
}

/// The outcome of writing a file on a background thread.
struct Written {
    path: PathBuf,
    result: Result<(), FileError>,
}

impl Keeping {
    /// Splits an opened game into its table and the place where it is kept.
    pub(in crate::app::screens) fn of(opened: Opened) -> (Table, Self) {
        let (table, keeper) = Keeper::of(opened);
        let keeping = Self {
            keeper,
            ..Self::default()
        };
        (table, keeping)
    }

    /// Returns whether the player is choosing a file, or being told about a problem with one.
    pub(in crate::app::screens) const fn is_asking(&self) -> bool {
        self.chooser.is_open() || self.problem.is_some()
    }

    /// Keeps the game in the library if it has changed.
    pub(in crate::app::screens) fn keep(&mut self, cx: &Cx<'_>, table: &Table) {
        if let Err(error) = self.keeper.keep(cx.library, table) {
            self.tell(error);
        }
    }

    /// Tells the players, once, that the library cannot be written. The game goes on, and the next action tries again.
    fn tell(&mut self, error: FileError) {
        log::warn!("saving: {error}");
        if !std::mem::replace(&mut self.told, true) {
            self.problem = Some(Problem::new(error));
        }
    }

    /// Saves the game to its last file, or asks for one.
    pub(in crate::app::screens) fn save(&mut self, ctx: &Context, cx: &Cx<'_>, table: &Table) {
        match self.keeper.file().map(Path::to_owned) {
            Some(path) => self.write(ctx, table, path, Overwrite::SavedGames),
            None => self.save_as(ctx, cx, table),
        }
    }

    /// Asks where to save the game.
    pub(in crate::app::screens) fn save_as(&mut self, ctx: &Context, cx: &Cx<'_>, table: &Table) {
        let file = self.keeper.file().map(Path::to_owned);
        let suggested = file.unwrap_or_else(|| suggested(cx.paths, table));
        self.chooser.ask(ctx, Purpose::Save, &suggested);
    }

    /// Draws the dialogs about files.
    pub(in crate::app::screens) fn show(&mut self, ctx: &Context, cx: &mut Cx<'_>, table: &Table) {
        if let Some((_, path)) = self.chooser.show(ctx) {
            self.write(ctx, table, path, Overwrite::SavedGames);
        }
        let written = self.writing.as_ref().and_then(|file| file.try_recv().ok());
        if let Some(written) = written {
            self.writing = None;
            self.take(ctx, cx, table, written);
        }
        if let Some(answer) = self.problem.as_ref().and_then(|shown| shown.show(ctx)) {
            let problem = self.problem.take();
            match answer {
                Answer::Overwrite(path) => self.write(ctx, table, path, Overwrite::Anything),
                Answer::Close | Answer::PlayOn(_) => self.ask_again(problem),
            }
        }
    }

    /// Lets the players correct the path of a file that could not be written.
    fn ask_again(&mut self, problem: Option<Problem>) {
        if let Some(path) = self.chosen.take()
            && problem.is_some_and(|problem| problem.error().saving)
        {
            self.chooser.ask_for_path(Purpose::Save, &path);
        }
    }

    /// Writes the game on a background thread.
    fn write(&mut self, ctx: &Context, table: &Table, path: PathBuf, overwrite: Overwrite) {
        let save = self.keeper.save(table);
        let (sender, writing) = channel();
        let ctx = ctx.clone();
        let started = thread::Builder::new()
            .name("saving".to_owned())
            .spawn(move || {
                let result = folder_of(&path).and_then(|()| store::write(&path, &save, overwrite));
                sender
                    .send(Written { path, result })
                    .unwrap_or_else(|_| log::debug!("nobody waits for the file any more"));
                ctx.request_repaint();
            });
        match started {
            Ok(_) => self.writing = Some(writing),
            Err(error) => log::warn!("no thread for saving the game: {error}"),
        }
    }

    fn take(&mut self, ctx: &Context, cx: &mut Cx<'_>, table: &Table, written: Written) {
        let path = written.path;
        match written.result {
            Ok(()) => {
                cx.change_settings(|settings| settings.recent_files.note(&path));
                let file = path.display().to_string();
                cx.notify(Tone::Good, t!(ctx, "table-saved", file = file));
                self.keeper.note_file(cx.library, table, path);
            }
            Err(error) => {
                self.problem = Some(Problem::new(error));
                self.chosen = Some(path);
            }
        }
    }
}

/// Creates the folder of a file if it is missing.
fn folder_of(path: &Path) -> Result<(), FileError> {
    match path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(|error| FileError::on_saving(folder, error))
        }
        None => Ok(()),
    }
}

/// The suggested path of a game that was never saved, named after its players and its round.
fn suggested(paths: &Paths, table: &Table) -> PathBuf {
    let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let names: Vec<String> = table
        .setup()
        .seats
        .iter()
        .map(|seat| seat.name.trim().chars().map(letter).collect())
        .collect();
    let name: String = names.join("-").chars().take(60).collect();
    paths
        .saves_folder()
        .join(format!("{name}-{}.ron", table.state().round))
}
