//! The scripts of lessons. They are data: `assets/lessons`.

use super::moment::{Deed, Moment};
use rules::{CorporationId, PlanetId, asset};
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
    /// The lifepods and meteorites that rovers have collected.
    Collected,
    /// Civ cards and objectives.
    Cards,
    /// The other seats.
    Seats,
    /// The log.
    Log,
    /// The question at the bottom.
    Question,
    /// The button that ends the turn.
    EndOfTurn,
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
    /// Whether the player may part with the lesson here, and play a game of their own.
    #[serde(default)]
    pub parts: bool,
    /// The place in the rule book.
    pub rule: String,
}

/// A chapter of a lesson, which can be repeated. Its title is `lesson-chapter-` with its name.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Chapter {
    /// The name.
    pub name: String,
    /// The round in which it begins if it is opened by itself: all that it tells can happen then.
    pub round: u16,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// The guided first game: a fixed deal, in chapters.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Lesson {
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
    /// Answers to odd moves, at any time.
    pub answers: Vec<Step>,
    /// What may happen at any time, told after the steps that are due.
    pub chances: Vec<Step>,
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

/// The first-time steps that these steps of the lesson have told already: they are due at the same moment.
pub fn taught(lesson: &[String]) -> impl Iterator<Item = String> + '_ {
    let first_game = Lesson::first_game();
    let steps = first_game.steps().chain(&first_game.answers);
    let steps = steps.chain(&first_game.chances);
    let told: Vec<&Step> = steps.filter(|step| lesson.contains(&step.name)).collect();
    let is_known = move |time: &&Step| told.iter().any(|step| step.when == time.when);
    let known = first_times().iter().filter(is_known);
    known.map(|time| time.name.clone())
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

/// What is told of the special planets and corporations (rules §7, §8), once each to somebody who has one.
pub fn worlds() -> &'static [Step] {
    static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
        let planets = PlanetId::ALL.into_iter().filter(|id| !id.is_standard());
        let corporations = CorporationId::ALL
            .into_iter()
            .filter(|id| !id.is_standard());
        let planet = |id: PlanetId| {
            let moment = Moment::Planet(id);
            Step::of_world("planet", id.name(), moment, Part::Planet)
        };
        let corporation = |id: CorporationId| {
            let moment = Moment::Corporation(id);
            Step::of_world("corporation", id.name(), moment, Part::Tracks)
        };
        let planets = planets.map(planet);
        planets.chain(corporations.map(corporation)).collect()
    });
    &STEPS
}

impl Step {
    fn of_world(kind: &str, name: &str, when: Moment, at: Part) -> Self {
        let place = place_of_world(name);
        Self {
            name: format!("{kind}-{place}"),
            when,
            at,
            until: Deed::Read,
            shows: Vec::new(),
            odd: None,
            parts: false,
            rule: place,
        }
    }
}

/// The place of a planet or corporation in the rule book: that of `Universal Coalition` is `universal-coalition`.
pub fn place_of_world(name: &str) -> String {
    let words = name
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    words.join("-")
}
