//! Keeping the game of a table in files: saved when asked, autosaved after every action.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;

use crate::app::files::{Answer, Chooser, Opening, Problem, Purpose};
use crate::app::widgets::Tone;
use crate::app::{Cx, Paths};
use crate::t;
use crate::table::{Autosave, FileError, Overwrite, Save, Table, autosave, store};

/// Where a game is kept, and what is going on with its files.
#[derive(Default)]
pub(in crate::app::screens) struct Keeping {
    path: Option<PathBuf>,
    chooser: Chooser,
    opening: Opening,
    problem: Option<Problem>,
    writing: Option<Receiver<Written>>,
    autosave: Option<Autosave>,
    /// The cursor and the length of the history at the last autosave.
    kept: Option<(usize, usize)>,
}

/// A file that was written on a thread of its own.
struct Written {
    path: PathBuf,
    result: Result<(), FileError>,
}

impl Keeping {
    /// A game that is kept in a file already.
    pub(in crate::app::screens) fn in_file(path: Option<PathBuf>) -> Self {
        Self {
            path,
            ..Self::default()
        }
    }

    /// Whether a file is being chosen, or something is wrong with one.
    pub(in crate::app::screens) const fn is_asking(&self) -> bool {
        self.chooser.is_open() || self.problem.is_some() || self.opening.is_asking()
    }

    /// Begins to autosave.
    pub(in crate::app::screens) fn start(&mut self, paths: &Paths) {
        if self.autosave.is_none() {
            let started = Autosave::start(&paths.autosave_folder());
            self.autosave = started
                .inspect_err(|error| log::warn!("there is no autosave: {error}"))
                .ok();
        }
    }

    /// Hands the game in for an autosave if it has changed.
    pub(in crate::app::screens) fn keep(&mut self, table: &Table) {
        let place = (table.cursor(), table.entries().len());
        let Some(autosave) = &self.autosave else {
            return;
        };
        if self.kept != Some(place) {
            self.kept = Some(place);
            autosave.submit(Save::new(table).saved_at(autosave::now()));
        }
    }

    /// Saves the game where it was saved last, or asks where.
    pub(in crate::app::screens) fn save(&mut self, ctx: &Context, paths: &Paths, table: &Table) {
        match self.path.clone() {
            Some(path) => self.write(ctx, table, path, Overwrite::SavedGames),
            None => self.save_as(ctx, paths, table),
        }
    }

    /// Asks where to save the game.
    pub(in crate::app::screens) fn save_as(&mut self, ctx: &Context, paths: &Paths, table: &Table) {
        let suggested = self.path.clone().unwrap_or_else(|| suggested(paths, table));
        self.chooser.ask(ctx, Purpose::Save, &suggested);
    }

    /// Asks which game to open.
    pub(in crate::app::screens) fn open(&mut self, ctx: &Context, cx: &Cx<'_>) {
        self.opening.choose(ctx, cx);
    }

    /// Draws the dialogs about files.
    pub(in crate::app::screens) fn show(&mut self, ctx: &Context, cx: &mut Cx<'_>, table: &Table) {
        if let Some(error) = self.autosave.as_ref().and_then(Autosave::take_fault) {
            self.problem = Some(Problem::new(error));
        }
        if let Some((_, path)) = self.chooser.show(ctx) {
            self.write(ctx, table, path, Overwrite::SavedGames);
        }
        self.opening.show(ctx, cx);
        if let Some(written) = self
            .writing
            .as_ref()
            .and_then(|writing| writing.try_recv().ok())
        {
            self.writing = None;
            self.take(ctx, cx, written);
        }
        if let Some(answer) = self.problem.as_ref().and_then(|problem| problem.show(ctx)) {
            self.problem = None;
            if let Answer::Overwrite(path) = answer {
                self.write(ctx, table, path, Overwrite::Anything);
            }
        }
    }

    /// Writes the game on a thread of its own.
    fn write(&mut self, ctx: &Context, table: &Table, path: PathBuf, overwrite: Overwrite) {
        let save = Save::new(table).saved_at(autosave::now());
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

    fn take(&mut self, ctx: &Context, cx: &mut Cx<'_>, written: Written) {
        match written.result {
            Ok(()) => {
                cx.change_settings(|settings| settings.recent_files.note(&written.path));
                cx.notify(
                    Tone::Good,
                    t!(
                        ctx,
                        "table-saved",
                        file = written.path.display().to_string()
                    ),
                );
                self.path = Some(written.path);
            }
            Err(error) => self.problem = Some(Problem::new(error)),
        }
    }
}

/// Makes the folder of a file where it is missing.
fn folder_of(path: &Path) -> Result<(), FileError> {
    match path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(|error| FileError::new(folder, error))
        }
        None => Ok(()),
    }
}

/// A name for a game that was never saved: its players and its round.
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
