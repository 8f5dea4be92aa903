//! Exercises in words.

use crate::t;
use crate::text::Speaks;
use play::Exercise;
use play::exercise::Goal;
use rules::{Answer, Choice, Ring};

/// The name of an exercise.
pub fn exercise_title(speaker: &impl Speaks, exercise: &Exercise) -> String {
    match exercise.turn_number() {
        Some(number) => t!(speaker, "exercise-best-title", number = number),
        None => t!(speaker, &format!("exercise-{}-title", exercise.name)),
    }
}

/// The goal of an exercise.
pub fn goal(speaker: &impl Speaks, exercise: &Exercise) -> String {
    match (exercise.turn_number(), &exercise.plan.goal) {
        (Some(_), Goal::Medals(medals)) => t!(speaker, "exercise-best-goal", medals = *medals),
        _ => t!(speaker, &format!("exercise-{}-goal", exercise.name)),
    }
}

/// A hint for an exercise.
pub fn hint(speaker: &impl Speaks, exercise: &Exercise) -> String {
    if exercise.turn_number().is_none() {
        return t!(speaker, &format!("exercise-{}-hint", exercise.name));
    }
    let ring = exercise.plan.solution.iter().find_map(ring);
    match ring {
        Some(Ring::Inner) => t!(speaker, "exercise-best-hint-inner"),
        Some(Ring::Outer) => t!(speaker, "exercise-best-hint-outer"),
        None => t!(speaker, "exercise-best-hint"),
    }
}

/// The ring from which a choice takes its tile.
const fn ring(choice: &Choice) -> Option<Ring> {
    match choice.answer() {
        Some(Answer::Place { ring, .. }) => Some(ring),
        _ => None,
    }
}
