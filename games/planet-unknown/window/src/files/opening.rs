//! The opening of a game: choosing it, reading it on a background thread, asking which version is meant, and reporting
//! problems with a file.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use egui::Context;

use super::chooser::{Chooser, Purpose};
use super::problem::{Answer, Problem};
use super::question::Question;
use super::wish::Wish;
use crate::{Command, Cx};
use kit::background::in_background;
use play::library::{OpenOutcome, Opened, Unreadable};
use play::{Loaded, store};
use table::{FileError, Library};

/// The process of opening a game.
#[derive(Default)]
pub struct Opening {
    chooser: Chooser,
    reading: Option<Receiver<Read>>,
    question: Option<Question>,
    /// The problems, each with the wish that caused it; the first one is shown.
    problems: VecDeque<(Problem, Wish)>,
}

/// The outcome of reading a game; `None` if it is gone.
struct Read {
    wish: Wish,
    result: Result<Option<OpenOutcome>, Unreadable>,
}

impl Opening {
    /// Returns whether a game is being chosen or read, or a question about one is open.
    pub fn is_asking(&self) -> bool {
        self.chooser.is_open()
            || self.reading.is_some()
            || self.question.is_some()
            || !self.problems.is_empty()
    }

    /// Begins to carry out a wish, unless another one is in progress.
    pub fn begin(&mut self, ctx: &Context, cx: &Cx<'_>, wish: Wish) {
        if self.chooser.is_open() || self.reading.is_some() || self.question.is_some() {
            return;
        }
        match wish {
            Wish::Choose => self.choose(ctx, cx),
            Wish::File(_) | Wish::Kept(_) => self.read(ctx, cx.library, wish),
        }
    }

    /// Reports a problem with a file that the player did not ask for.
    pub fn tell(&mut self, error: FileError) {
        let wish = Wish::File(error.path.clone());
        self.problems.push_back((Problem::new(error), wish));
    }

    fn choose(&mut self, ctx: &Context, cx: &Cx<'_>) {
        let latest = cx.settings.recent_files.iter().next().map(Path::to_owned);
        let suggested = latest.unwrap_or_else(|| cx.paths.saves_folder().join(""));
        self.chooser.ask(ctx, Purpose::Open, &suggested);
    }

    fn read(&mut self, ctx: &Context, library: &Arc<Library>, wish: Wish) {
        let library = Arc::clone(library);
        self.reading = in_background(ctx, "opening", move || {
            let result = read(&library, &wish);
            Read { wish, result }
        });
    }

    /// Draws the current dialog, if any, and shows the game once it has been read.
    pub fn show(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        if let Some((_, path)) = self.chooser.show(ctx) {
            self.read(ctx, cx.library, Wish::File(path));
        }
        let read = self.reading.as_ref().and_then(|read| read.try_recv().ok());
        if let Some(read) = read {
            self.reading = None;
            self.take(cx, read);
        }
        self.question_ui(ctx, cx);
        self.problem_ui(ctx, cx);
    }

    fn take(&mut self, cx: &mut Cx<'_>, read: Read) {
        match read.result {
            Ok(Some(approach)) => self.arrive(cx, approach),
            Ok(None) => {}
            Err(unreadable) => {
                let problem = Problem::unreadable(unreadable);
                self.problems.push_back((problem, read.wish));
            }
        }
    }

    /// Shows a game, or asks the question that must be answered first.
    fn arrive(&mut self, cx: &mut Cx<'_>, approach: OpenOutcome) {
        match approach {
            OpenOutcome::Clear(opened) => sit(cx, opened),
            OpenOutcome::FurtherOn {
                asked,
                kept,
                relation,
            } => {
                self.question = Some(Question::FurtherOn {
                    asked,
                    kept,
                    relation,
                });
            }
            OpenOutcome::InUse { copy } => self.question = Some(Question::InUse { copy }),
        }
    }

    fn question_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let Some(question) = self.question.take() else {
            return;
        };
        match question.show(ctx) {
            None => self.question = Some(question),
            Some(None) => {}
            Some(Some(opened)) => sit(cx, opened),
        }
    }

    fn problem_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let Some(answer) = self.problems.front().and_then(|(shown, _)| shown.show(ctx)) else {
            return;
        };
        let Some((_, wish)) = self.problems.pop_front() else {
            return;
        };
        match answer {
            Answer::PlayOn(loaded) => self.play_on(cx, &wish, *loaded),
            Answer::Close => {}
        }
    }

    /// Continues with the recovered part of a damaged game.
    fn play_on(&mut self, cx: &mut Cx<'_>, wish: &Wish, loaded: Loaded) {
        let approach = match wish {
            Wish::Kept(id) => cx.library.rescued(*id, loaded),
            Wish::Choose | Wish::File(_) => cx.library.open_loaded(loaded, None),
        };
        self.arrive(cx, approach);
    }
}

fn sit(cx: &mut Cx<'_>, opened: Opened) {
    if let Some(path) = opened.file.clone() {
        cx.change_settings(|settings| settings.recent_files.note(&path));
    }
    cx.push(Command::Sit(opened));
}

/// Reads a game and finds out whether it can be played at once.
fn read(library: &Library, wish: &Wish) -> Result<Option<OpenOutcome>, Unreadable> {
    let only = |path, error| Unreadable {
        error,
        rescue: store::rescue(path),
        before: None,
    };
    match wish {
        Wish::Choose => Ok(None),
        Wish::Kept(id) => library.open(*id),
        Wish::File(path) => {
            let loaded = store::load(path).map_err(|error| only(path, error))?;
            Ok(Some(library.open_loaded(loaded, Some(path.clone()))))
        }
    }
}
