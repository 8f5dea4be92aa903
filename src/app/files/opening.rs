//! Opening a game from a file: choosing it, reading it on a thread of its own, and saying what is wrong with it.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;

use super::{Answer, Chooser, Problem, Purpose};
use crate::app::{Command, Cx};
use crate::table::{FileError, Loaded, autosave, store};

/// A game on its way from a file to the table.
#[derive(Default)]
pub struct Opening {
    chooser: Chooser,
    problem: Option<Problem>,
    reading: Option<Receiver<Read>>,
}

/// A file that was read: the file the game is kept in, if it is to be saved there, and the game, if there was one.
struct Read {
    path: Option<PathBuf>,
    loaded: Result<Option<Loaded>, FileError>,
}

impl Opening {
    /// Whether a file is being chosen or read, or something is wrong with one.
    pub const fn is_asking(&self) -> bool {
        self.chooser.is_open() || self.problem.is_some() || self.reading.is_some()
    }

    /// Lets the player choose a file.
    pub fn choose(&mut self, ctx: &Context, cx: &Cx<'_>) {
        let latest = cx.settings.recent_files.iter().next().map(Path::to_owned);
        self.chooser.ask(
            ctx,
            Purpose::Open,
            &latest.unwrap_or_else(|| cx.paths.saves_folder().join("")),
        );
    }

    /// Reads the saved game at `path`.
    pub fn read(&mut self, ctx: &Context, path: PathBuf) {
        self.start(ctx, move || {
            let loaded = store::load(&path).map(Some);
            Read {
                path: Some(path),
                loaded,
            }
        });
    }

    /// Reads the autosaved game.
    pub fn resume(&mut self, ctx: &Context, cx: &Cx<'_>) {
        let folder = cx.paths.autosave_folder();
        self.start(ctx, move || Read {
            path: None,
            loaded: autosave::resume(&folder),
        });
    }

    /// Reads an autosaved game of before, which is not to be saved to its file.
    pub fn take_up(&mut self, ctx: &Context, path: PathBuf) {
        self.start(ctx, move || Read {
            path: None,
            loaded: store::load(&path).map(Some),
        });
    }

    fn start(&mut self, ctx: &Context, read: impl FnOnce() -> Read + Send + 'static) {
        let (sender, reading) = channel();
        let ctx = ctx.clone();
        let started = thread::Builder::new()
            .name("opening".to_owned())
            .spawn(move || {
                sender
                    .send(read())
                    .unwrap_or_else(|_| log::debug!("nobody waits for the game any more"));
                ctx.request_repaint();
            });
        match started {
            Ok(_) => self.reading = Some(reading),
            Err(error) => log::warn!("no thread for opening a game: {error}"),
        }
    }

    /// Draws what is to be drawn, and sits down at the game once it is there.
    pub fn show(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        if let Some((_, path)) = self.chooser.show(ctx) {
            self.read(ctx, path);
        }
        if let Some(read) = self
            .reading
            .as_ref()
            .and_then(|reading| reading.try_recv().ok())
        {
            self.reading = None;
            self.take(cx, read);
        }
        if let Some(answer) = self.problem.as_ref().and_then(|problem| problem.show(ctx)) {
            self.problem = None;
            if let Answer::Rescue(table) = answer {
                cx.push(Command::Sit { table, path: None });
            }
        }
    }

    fn take(&mut self, cx: &mut Cx<'_>, read: Read) {
        match read.loaded {
            Ok(Some(loaded)) => {
                if let Some(path) = &read.path {
                    cx.change_settings(|settings| settings.recent_files.note(path));
                }
                cx.push(Command::Sit {
                    table: Box::new(loaded.table),
                    path: read.path,
                });
            }
            Ok(None) => {}
            Err(error) => self.problem = Some(Problem::new(error)),
        }
    }
}
