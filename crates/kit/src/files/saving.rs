//! Saving a file where the player wants it: its name, the question if something would be lost, and the writing.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::{fs, io};

use egui::{ColorImage, Context, Rect};

use super::approach::Problem;
use super::chooser::{Chooser, Purpose};
use super::replacing::{Decision, Replacing};
use crate::background::{arrived, in_background};
use crate::picture_file;
use game::Kept;
use table::{Fault, FileError, Overwrite, Save, store, target};

/// Writes something to a path, and returns the path of the file.
type Write = Box<dyn Fn(&Path, Overwrite) -> Result<PathBuf, FileError> + Send>;

/// What is saved.
pub struct Content {
    purpose: Purpose,
    write: Write,
}

impl Content {
    /// A game.
    pub fn game<G: Kept>(save: Save<G>) -> Self {
        Self {
            purpose: Purpose::Save,
            write: Box::new(move |path, overwrite| store::write(path, &save, overwrite)),
        }
    }

    /// The part of a picture within a rectangle, in pixels.
    pub fn picture(image: Arc<ColorImage>, rect: Rect) -> Self {
        Self::bytes(Purpose::Picture, move || picture_file::png(&image, rect))
    }

    /// A table of values, as text.
    pub fn table(csv: impl Fn() -> io::Result<String> + Send + 'static) -> Self {
        Self::bytes(Purpose::Table, move || csv().map(String::into_bytes))
    }

    fn bytes(purpose: Purpose, bytes: impl Fn() -> io::Result<Vec<u8>> + Send + 'static) -> Self {
        let write = move |path: &Path, overwrite| {
            let bytes = bytes().map_err(|error| {
                let reason = error.to_string();
                FileError::on_saving(path, Fault::Unwritable { reason })
            })?;
            target::write(path, &bytes, overwrite)
        };
        Self {
            purpose,
            write: Box::new(write),
        }
    }

    /// Writes it, and creates the folder if that is missing. Returns the path of the file.
    fn write(&self, path: &Path, overwrite: Overwrite) -> Result<PathBuf, FileError> {
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            fs::create_dir_all(folder).map_err(|error| {
                let fault = match error.kind() {
                    io::ErrorKind::AlreadyExists => Fault::FolderIsFile,
                    _ => error.into(),
                };
                FileError::on_saving(path, fault)
            })?;
        }
        (self.write)(path, overwrite)
    }
}

/// Lets the player save a file, without blocking the window. Nothing is replaced unasked.
#[derive(Default)]
pub struct Saving {
    chooser: Chooser,
    writing: Option<Receiver<Written>>,
    question: Option<(Replacing, Content)>,
    /// What could not be written, and where.
    problem: Option<(Problem, Purpose, PathBuf)>,
}

/// The outcome of writing a file on a background thread.
struct Written {
    path: PathBuf,
    content: Content,
    result: Result<PathBuf, FileError>,
}

impl Saving {
    /// Asks for a file, starting with the folder and the name of `suggested`.
    pub fn ask(&mut self, ctx: &Context, purpose: Purpose, suggested: &Path) {
        self.chooser.ask(ctx, purpose, suggested);
    }

    /// Returns whether the player is choosing a file, or being asked or told about one.
    pub const fn is_asking(&self) -> bool {
        self.chooser.is_open() || self.question.is_some() || self.problem.is_some()
    }

    /// Draws the choice of the file, if it is open. Returns the file, once chosen: it is to be [written](Self::write).
    pub fn chosen(&mut self, ctx: &Context) -> Option<PathBuf> {
        self.chooser.show(ctx)
    }

    /// Writes a file on a background thread, unless something would be lost: then the player is asked.
    pub fn write(&mut self, ctx: &Context, path: PathBuf, content: Content) {
        self.start(ctx, path, content, Overwrite::NothingLost);
    }

    fn start(&mut self, ctx: &Context, path: PathBuf, content: Content, overwrite: Overwrite) {
        self.writing = in_background(ctx, "saving", move || {
            let result = content.write(&path, overwrite);
            Written {
                path,
                content,
                result,
            }
        });
    }

    /// Draws the questions and problems. Returns the path of the file, once written.
    pub fn show(&mut self, ctx: &Context) -> Option<PathBuf> {
        let path = self.take();
        self.question_ui(ctx);
        self.problem_ui(ctx);
        path
    }

    /// Takes the outcome of writing. Returns the path of the file, once written.
    fn take(&mut self) -> Option<PathBuf> {
        let written = arrived(&mut self.writing)?;
        match written.result {
            Ok(path) => return Some(path),
            Err(error) => match Replacing::about(&error) {
                Some(question) => self.question = Some((question, written.content)),
                None => {
                    let purpose = written.content.purpose;
                    self.problem = Some((Problem::new(error), purpose, written.path));
                }
            },
        }
        None
    }

    fn question_ui(&mut self, ctx: &Context) {
        let asked = self.question.as_ref();
        let decision = asked.and_then(|(question, _)| question.show(ctx));
        if let Some(decision) = decision
            && let Some((question, content)) = self.question.take()
            && let Decision::Write(overwrite) = decision
        {
            self.start(ctx, question.path, content, overwrite);
        }
    }

    /// Draws the problem. Once the player has read it, they can correct the path.
    fn problem_ui(&mut self, ctx: &Context) {
        let read = |(shown, ..): &mut (Problem, _, _)| shown.show(ctx, false).is_some();
        if let Some((_, purpose, path)) = self.problem.take_if(read) {
            self.chooser.ask_for_path(purpose, &path);
        }
    }
}
