//! Keeping the game of a table in files: saved when asked, autosaved after every action.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;

use crate::app::files::{Answer, Chooser, Problem, Purpose};
use crate::app::widgets::Tone;
use crate::app::{Cx, Paths};
use crate::t;
use crate::table::{Autosave, FileError, Loaded, Overwrite, Save, Table, autosave, store};

/// Where a game is kept, and what is going on with its files.
#[derive(Default)]
pub(in crate::app::screens) struct Keeping {
    path: Option<PathBuf>,
    chooser: Chooser,
    problem: Option<Problem>,
    work: Option<Receiver<Done>>,
    autosave: Option<Autosave>,
    /// The cursor and the length of the history at the last autosave.
    kept: Option<(usize, usize)>,
}

/// A file that was written or read on a thread of its own.
enum Done {
    Written(PathBuf, Result<(), FileError>),
    Read(PathBuf, Box<Result<Loaded, FileError>>),
}

/// A game that takes the place of the one on the table, and the file it is kept in.
pub(in crate::app::screens) struct Opened {
    pub(in crate::app::screens) table: Table,
    pub(in crate::app::screens) path: Option<PathBuf>,
}

impl Keeping {
    /// A game that is kept in a file already.
    pub(in crate::app::screens) fn in_file(path: Option<PathBuf>) -> Self {
        Self { path, ..Self::default() }
    }

    /// Begins to autosave.
    pub(in crate::app::screens) fn start(&mut self, paths: &Paths) {
        if self.autosave.is_none() {
            let started = Autosave::start(&paths.autosave_folder());
            self.autosave = started.inspect_err(|error| log::warn!("there is no autosave: {error}")).ok();
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
        let latest = cx.settings.recent_files.iter().next().map(Path::to_owned);
        self.chooser.ask(ctx, Purpose::Open, &latest.unwrap_or_else(|| cx.paths.saves_folder().join("")));
    }

    /// Draws the dialogs about files; gives a game that is to take the place of this one.
    pub(in crate::app::screens) fn show(&mut self, ctx: &Context, cx: &mut Cx<'_>, table: &Table) -> Option<Opened> {
        if let Some(error) = self.autosave.as_ref().and_then(Autosave::take_fault) {
            self.problem = Some(Problem::new(error));
        }
        if let Some((purpose, path)) = self.chooser.show(ctx) {
            match purpose {
                Purpose::Open => self.read(ctx, path),
                Purpose::Save => self.write(ctx, table, path, Overwrite::SavedGames),
            }
        }
        let opened = self.finish_work(ctx, cx);
        opened.or_else(|| self.problem_ui(ctx, table))
    }

    fn problem_ui(&mut self, ctx: &Context, table: &Table) -> Option<Opened> {
        let answer = self.problem.as_ref()?.show(ctx)?;
        self.problem = None;
        match answer {
            Answer::Close => None,
            Answer::Rescue(rescued) => Some(Opened { table: *rescued, path: None }),
            Answer::Overwrite(path) => {
                self.write(ctx, table, path, Overwrite::Anything);
                None
            }
        }
    }

    fn read(&mut self, ctx: &Context, path: PathBuf) {
        self.work(ctx, move || {
            let loaded = store::load(&path);
            Done::Read(path, Box::new(loaded))
        });
    }

    fn write(&mut self, ctx: &Context, table: &Table, path: PathBuf, overwrite: Overwrite) {
        let save = Save::new(table).saved_at(autosave::now());
        self.work(ctx, move || {
            let written = folder_of(&path).and_then(|()| store::write(&path, &save, overwrite));
            Done::Written(path, written)
        });
    }

    /// Does something on a thread of its own.
    fn work(&mut self, ctx: &Context, work: impl FnOnce() -> Done + Send + 'static) {
        let (sender, answer) = channel();
        let ctx = ctx.clone();
        let started = thread::Builder::new().name("files".to_owned()).spawn(move || {
            sender.send(work()).unwrap_or_else(|_| log::debug!("the table was left before its file was ready"));
            ctx.request_repaint();
        });
        match started {
            Ok(_) => self.work = Some(answer),
            Err(error) => log::warn!("no thread for files: {error}"),
        }
    }

    fn finish_work(&mut self, ctx: &Context, cx: &mut Cx<'_>) -> Option<Opened> {
        let done = self.work.as_ref()?.try_recv().ok()?;
        self.work = None;
        match done {
            Done::Written(path, Ok(())) => {
                note(cx, &path);
                cx.notify(Tone::Good, t!(ctx, "table-saved", file = path.display().to_string()));
                self.path = Some(path);
            }
            Done::Written(_, Err(error)) => self.problem = Some(Problem::new(error)),
            Done::Read(path, loaded) => match *loaded {
                Ok(loaded) => {
                    note(cx, &path);
                    return Some(Opened { table: loaded.table, path: Some(path) });
                }
                Err(error) => self.problem = Some(Problem::new(error)),
            },
        }
        None
    }
}

/// Makes the folder of a file where it is missing.
fn folder_of(path: &Path) -> Result<(), FileError> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder).map_err(|error| FileError::new(folder, error)),
        None => Ok(()),
    }
}

/// Remembers that a file was used.
fn note(cx: &mut Cx<'_>, path: &Path) {
    cx.change_settings(|settings| settings.recent_files.note(path));
}

/// A name for a game that was never saved: its players and its round.
fn suggested(paths: &Paths, table: &Table) -> PathBuf {
    let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let names: Vec<String> =
        table.setup().seats.iter().map(|seat| seat.name.trim().chars().map(letter).collect()).collect();
    let name: String = names.join("-").chars().take(60).collect();
    paths.saves_folder().join(format!("{name}-{}.ron", table.state().round))
}
