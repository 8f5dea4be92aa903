//! Exercises in words.

use crate::t;
use crate::text::Speaks;
use play::Exercise;
use play::exercise::Goal;
use rules::{Answer, Choice};

/// The name of an exercise.
pub fn exercise_title(speaker: &impl Speaks, exercise: &Exercise) -> String {
    match exercise.turn_number() {
        Some(number) => t!(speaker, "exercise-best-title", number),
        None => t!(speaker, ["exercise", exercise.name, "title"]),
    }
}

/// The goal of an exercise.
pub fn goal(speaker: &impl Speaks, exercise: &Exercise) -> String {
    match (exercise.turn_number(), &exercise.goal) {
        (Some(_), Goal::Medals(medals)) => t!(speaker, "exercise-best-goal", medals),
        _ => t!(speaker, ["exercise", exercise.name, "goal"]),
    }
}

/// A hint for an exercise.
pub fn hint(speaker: &impl Speaks, exercise: &Exercise) -> String {
    if exercise.turn_number().is_none() {
        return t!(speaker, ["exercise", exercise.name, "hint"]);
    }
    let ring = exercise.solution.iter().find_map(|choice| match choice {
        Choice::Resolve {
            answer: Answer::Place { ring, .. },
            ..
        } => Some(ring),
        _ => None,
    });
    let ring = ring.map_or("any", |ring| ring.name());
    t!(speaker, "exercise-best-hint", ring)
}
