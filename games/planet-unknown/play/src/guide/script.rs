//! The scripts of lessons. They are data: `assets/lessons`.

use super::moment::{Deed, Moment};
use rules::asset;
use serde::Deserialize;
use std::sync::LazyLock;

/// A part of the table that a step speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Part {
    /// The planet of the player.
    Planet,
    /// The cells of the planet with ice.
    Ice,
    /// The lifepods on the planet.
    Lifepods,
    /// The meteorites on the planet.
    Meteorites,
    /// The rovers on the planet.
    Rovers,
    /// The station with the tiles on offer.
    Station,
    /// The tracks.
    Tracks,
    /// Civ cards and objectives.
    Cards,
    /// The other seats.
    Seats,
    /// The log.
    Log,
    /// The question at the bottom.
    Question,
    /// The bar at the top.
    Course,
    /// The medals so far.
    Score,
}

/// A step of a lesson: one idea, in one box. Its text is `lesson-` with its name.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Step {
    /// The name, unique among all lessons.
    pub name: String,
    /// When it is due.
    pub when: Moment,
    /// What it speaks of.
    pub at: Part,
    /// What ends it.
    pub until: Deed,
    /// The parts of the table that appear with it.
    #[serde(default)]
    pub shows: Vec<Part>,
    /// An odd move in its place, which is answered with the text `lesson-…-odd`.
    #[serde(default)]
    pub odd: Option<Deed>,
    /// The place in the rule book.
    pub rule: String,
}

/// A chapter of a lesson, which can be repeated. Its title is `lesson-chapter-` with its name.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Chapter {
    /// The name.
    pub name: String,
    /// The round in which it begins.
    pub round: u16,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// The guided first game: a fixed deal, in chapters.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Lesson {
    /// The seed of the deal.
    pub seed: String,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
    /// Answers to odd moves, at any time.
    pub answers: Vec<Step>,
}

impl Lesson {
    /// The guided first game.
    pub fn first_game() -> &'static Self {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
            asset(
                include_str!("../../../../../assets/lessons/first-game.ron"),
                "lessons/first-game.ron",
            )
        });
        &LESSON
    }

    /// All steps, in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.chapters.iter().flat_map(|chapter| &chapter.steps)
    }
}

/// What is told once in any game, when it happens for the first time.
pub fn first_times() -> &'static [Step] {
    static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
        asset(
            include_str!("../../../../../assets/lessons/first-times.ron"),
            "lessons/first-times.ron",
        )
    });
    &STEPS
}
