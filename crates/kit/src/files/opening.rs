//! The opening of a game: choosing it, reading it on a background thread, asking which version is meant, and reporting
//! problems with a file.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use egui::Context;

use super::approach::{Approach, Problem, Ready};
use super::chooser::{Chooser, Purpose};
use super::games::all;
use super::problem::Answer;
use super::question::{answered, ask};
use crate::background::{arrived, in_background};
use crate::screen::{Cx, Wish};
use table::library::OpenOutcome;
use table::{Access, Fault, FileError, Library};

/// The process of opening a game.
#[derive(Default)]
pub struct Opening {
    /// What is carried out in the next frame.
    wish: Option<Wish>,
    chooser: Chooser,
    reading: Option<Receiver<Read>>,
    /// The game about which the player is asked.
    question: Option<Approach>,
    /// The problems, each with the wish that caused it; the first one is shown.
    problems: VecDeque<(Problem, Wish)>,
}

/// The outcome of reading a game; `None` if it is gone.
struct Read {
    wish: Wish,
    result: Result<Option<Approach>, Box<Problem>>,
}

impl Opening {
    /// Returns whether a game is being chosen or read, or a question about one is open.
    pub fn is_asking(&self) -> bool {
        self.is_in_progress() || !self.problems.is_empty()
    }

    const fn is_in_progress(&self) -> bool {
        self.wish.is_some()
            || self.chooser.is_open()
            || self.reading.is_some()
            || self.question.is_some()
    }

    /// Begins to carry out a wish, unless another one is in progress.
    pub fn begin(&mut self, wish: Wish) {
        if !self.is_in_progress() {
            self.wish = Some(wish);
        }
    }

    /// Reports a problem with a file that the player did not ask for.
    pub fn tell(&mut self, library: &Library, error: FileError) {
        let wish = Wish::File(error.path.clone());
        let damaged = error.access == Access::Reading && error.fault.is_damage();
        let mut games = all().iter().filter(|_| damaged);
        let problem = Problem {
            rescue: games.find_map(|game| game.read(library, &wish).err()?.rescue),
            ..Problem::new(error)
        };
        self.problems.push_back((problem, wish));
    }

    fn choose(&mut self, ctx: &Context, cx: &Cx<'_>) {
        let latest = cx.settings.recent_files.iter().next().map(Path::to_owned);
        let suggested = latest.unwrap_or_else(|| beginning(&cx.paths.saves_folder()));
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
        match self.wish.take() {
            Some(Wish::Choose) => self.choose(ctx, cx),
            Some(wish) => self.read(ctx, cx.library, wish),
            None => {}
        }
        if let Some(path) = self.chooser.show(ctx) {
            self.read(ctx, cx.library, Wish::File(path));
        }
        if let Some(read) = arrived(&mut self.reading) {
            self.take(cx, read);
        }
        self.question_ui(ctx, cx);
        self.problem_ui(ctx, cx);
    }

    fn take(&mut self, cx: &mut Cx<'_>, read: Read) {
        match read.result {
            Ok(Some(approach)) => self.arrive(cx, approach),
            Ok(None) => {}
            Err(problem) => self.problems.push_back((*problem, read.wish)),
        }
    }

    /// Shows a game, or asks the question that must be answered first.
    fn arrive(&mut self, cx: &mut Cx<'_>, approach: Approach) {
        match approach {
            OpenOutcome::Clear(game) => sit(cx, game),
            asked => self.question = Some(asked),
        }
    }

    fn question_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let answer = self.question.as_ref().and_then(|asked| ask(ctx, asked));
        if let Some(answer) = answer
            && let Some(game) = self.question.take().and_then(|it| answered(it, answer))
        {
            sit(cx, game);
        }
    }

    fn problem_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let Some((problem, wish)) = self.problems.pop_front() else {
            return;
        };
        match problem.show(ctx, true) {
            None => self.problems.push_front((problem, wish)),
            Some(Answer::Another) => self.choose(ctx, cx),
            Some(answer) => {
                if let Some(rescue) = problem.answered(answer) {
                    self.arrive(cx, rescue(cx.library, &wish));
                }
            }
        }
    }
}

/// The folder for saved games; where there is none yet, the one of the player, not that of the program.
fn beginning(saves: &Path) -> PathBuf {
    let home = || directories::UserDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let folder = if saves.is_dir() { None } else { home() };
    folder.unwrap_or_else(|| saves.to_owned()).join("")
}

fn sit(cx: &mut Cx<'_>, game: Ready) {
    if let Some(path) = game.file.clone() {
        cx.change_settings(|settings| settings.recent_files.note(&path));
    }
    cx.push(game.sit());
}

/// Reads a game as the first kind that it may be.
fn read(library: &Library, wish: &Wish) -> Result<Option<Approach>, Box<Problem>> {
    let is_foreign = |read: &Result<_, Box<Problem>>| {
        let fault = read.as_ref().err().map(|game| &game.error.fault);
        matches!(fault, Some(Fault::Foreign { .. }))
    };
    let mut reads = all().iter().map(|game| game.read(library, wish));
    let first = reads.next().unwrap_or(Ok(None));
    match is_foreign(&first) {
        true => reads.find(|read| !is_foreign(read)).unwrap_or(first),
        false => first,
    }
}
