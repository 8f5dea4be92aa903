//! The guide: it explains a game while it is played, one idea at a time. Its words belong to the window.
//!
//! A script lists [`Step`]s. A step is shown once, as soon as its [`Moment`] has come and no earlier step of the script
//! is due, until its [`Deed`] is done. Nothing is forbidden meanwhile: an odd move gets an answer.

mod first_game;
mod moment;
mod script;
#[cfg(test)]
mod tests;

pub use crate::taught::is_first_game;
pub use first_game::first_game;
pub use moment::{Deed, Moment};
pub use script::{Chapter, Lesson, Part, Step, first_times, place_of_world, taught, worlds};

use crate::session::SeatView;
use std::collections::BTreeSet;

/// A guide through a game, with what it has told so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    steps: Vec<&'static Step>,
    /// Steps outside the course of the script, each told when its moment comes, if it ever does.
    answers: Vec<&'static Step>,
    /// Steps that are told when their moment comes and no other step is due.
    chances: Vec<&'static Step>,
    /// The number of actions when the guide began to follow the game.
    began: Option<usize>,
    /// Whether a step ends with its moment or with the turn, read or not.
    hurries: bool,
    told: BTreeSet<String>,
    now: Option<Now>,
}

/// The step that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Now {
    step: &'static Step,
    /// The number of actions when it was shown.
    since: usize,
    /// Whether a tile has been in the hand since then.
    held: bool,
    /// Whether it answers an odd move.
    odd: bool,
}

impl Guide {
    /// A guide with these steps, of which some have been told before.
    pub fn new(
        steps: impl IntoIterator<Item = &'static Step>,
        told: impl IntoIterator<Item = String>,
    ) -> Self {
        Self {
            steps: steps.into_iter().collect(),
            told: told.into_iter().collect(),
            ..Self::default()
        }
    }

    /// The guide through the first game, in which these steps have been told before.
    pub fn of_lesson(told: impl IntoIterator<Item = String>) -> Self {
        let lesson = Lesson::first_game();
        Self {
            answers: lesson.answers.iter().collect(),
            chances: lesson.chances.iter().collect(),
            ..Self::new(lesson.steps(), told)
        }
    }

    /// The guide that tells what is special about a world and what happens for the first time, some of which has been told
    /// before. It does not stay behind when the player goes on.
    pub fn of_first_times(told: impl IntoIterator<Item = String>) -> Self {
        Self {
            hurries: true,
            ..Self::new(worlds().iter().chain(first_times()), told)
        }
    }

    /// The guide that tells only what is special about a world.
    pub fn of_worlds(told: impl IntoIterator<Item = String>) -> Self {
        Self {
            hurries: true,
            ..Self::new(worlds(), told)
        }
    }

    /// The step that is shown, and whether it answers an odd move.
    pub fn shown(&self) -> Option<(&'static Step, bool)> {
        self.now.map(|now| (now.step, now.odd))
    }

    /// Whether the shown step waits to be read.
    pub fn waits_to_be_read(&self) -> bool {
        self.now
            .is_some_and(|now| now.odd || now.step.until.is_reading())
    }

    /// The names of the steps that were told.
    pub fn told(&self) -> impl Iterator<Item = &str> {
        self.told.iter().map(String::as_str)
    }

    /// The chapter of the step shown, and the numbers of steps told, in any order, and of all before the player may part with
    /// the lesson; `None` there, and for what is told by chance.
    pub fn progress(&self) -> Option<(&'static Chapter, usize, usize)> {
        let now = self.now.filter(|now| !now.odd)?;
        let lesson = Lesson::first_game();
        let course = || lesson.steps().take_while(|step| !step.parts);
        let is_shown = |step: &Step| step == now.step;
        if !course().any(is_shown) {
            return None;
        }
        let mut chapters = lesson.chapters.iter();
        let chapter = chapters.find(|chapter| chapter.steps.iter().any(is_shown))?;
        let told = course().filter(|step| self.told.contains(&step.name));
        Some((chapter, told.count(), course().count()))
    }

    /// Whether everything has been told but what is told by chance.
    pub fn is_over(&self) -> bool {
        self.now.is_none() && self.steps.iter().all(|step| self.told.contains(&step.name))
    }

    /// Whether this part of the table has been introduced, or needs no introduction.
    pub fn has_introduced(&self, part: Part) -> bool {
        let introduces = |step: &&'static Step| step.shows.contains(&part);
        let mut steps = self.all().filter(introduces).peekable();
        let shown = self.now.map(|now| now.step);
        steps.peek().is_none()
            || steps.any(|step| self.told.contains(&step.name) || shown == Some(step))
    }

    /// Notes that the shown step was read, if it waits for that.
    pub fn read(&mut self) {
        if self.waits_to_be_read()
            && let Some(now) = self.now.take()
        {
            self.told.insert(now.step.name.clone());
        }
    }

    /// Tells nothing more.
    pub fn end(&mut self) {
        self.now = None;
        let all: Vec<String> = self.all().map(|step| step.name.clone()).collect();
        self.told.extend(all);
    }

    /// All steps, in the order in which they come when several are due.
    fn all(&self) -> impl Iterator<Item = &'static Step> {
        let lists = [&self.answers, &self.steps, &self.chances];
        lists.into_iter().flatten().copied()
    }

    /// Follows the game: ends the shown step if its deed is done, and shows the next one that is due.
    pub fn follow(&mut self, seat: SeatView<'_>) {
        let began = self.began.unwrap_or(seat.common().position());
        // After an undo, the game is at an earlier action.
        let began = began.min(seat.common().position());
        self.began = Some(began);
        // A step that was shown after a move that has been taken back is shown again when its moment comes again.
        self.now = self.now.filter(|now| now.since <= seat.common().position());
        if let Some(now) = &mut self.now {
            now.follow(seat);
        }
        let is_over = |now: Now| now.is_done(seat) || (self.hurries && now.is_past(seat, began));
        if self.now.is_some_and(is_over)
            && let Some(now) = self.now.take()
        {
            self.told.insert(now.step.name.clone());
        }
        // Nothing new is told for the first time while others play.
        if self.now.is_none() && (!self.hurries || seat.is_awaited()) {
            self.now = self.due(seat, began).map(|step| Now {
                step,
                since: seat.common().position(),
                held: false,
                odd: false,
            });
        }
    }

    fn due(&self, seat: SeatView<'_>, began: usize) -> Option<&'static Step> {
        let mut open = self.all().filter(|step| !self.told.contains(&step.name));
        open.find(|step| step.when.is_now(seat, began))
    }
}

impl Now {
    /// Notes a tile in the hand, and an odd move.
    fn follow(&mut self, seat: SeatView<'_>) {
        self.odd |= self.step.odd.is_some_and(|deed| self.has_seen(deed, seat));
        self.held |= seat.ghost().is_some();
    }

    /// Whether the player has done this since it was shown.
    fn has_seen(&self, deed: Deed, seat: SeatView<'_>) -> bool {
        deed.is_done(seat, self.since, self.step.when, self.held)
    }

    /// Whether its moment has passed, or the turn in which it was shown.
    fn is_past(&self, seat: SeatView<'_>, began: usize) -> bool {
        self.has_seen(Deed::EndTurn, seat) || !self.step.when.is_now(seat, began)
    }

    fn is_done(&self, seat: SeatView<'_>) -> bool {
        !self.odd && self.has_seen(self.step.until, seat)
    }
}
