//! Exercises in words.

use crate::app::text::Speaks;
use crate::t;
use crate::table::Exercise;

/// The name of an exercise.
pub fn exercise_title(speaker: &impl Speaks, exercise: &Exercise) -> String {
    t!(speaker, &format!("exercise-{}-title", exercise.name))
}

/// The goal of an exercise.
pub fn goal(speaker: &impl Speaks, exercise: &Exercise) -> String {
    t!(speaker, &format!("exercise-{}-goal", exercise.name))
}

/// A hint for an exercise.
pub fn hint(speaker: &impl Speaks, exercise: &Exercise) -> String {
    t!(speaker, &format!("exercise-{}-hint", exercise.name))
}
