//! What the program keeps of Planet Unknown between starts, beside the settings of the window.

use kit::settings::{Own, joined, newer};
use play::session::Habits;
use rules::Setup;
use serde::{Deserialize, Serialize};

/// The settings of Planet Unknown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnSettings {
    /// Whether to ask for confirmation before the end of a turn wastes something.
    pub warn_wasteful_turns: bool,
    /// Whether one click lays a tile; where that costs something, a second click confirms it.
    pub lay_with_one_click: bool,
    /// Whether advances that leave no choice happen by themselves.
    pub play_the_obvious: bool,
    /// Whether a turn ends by itself when nothing is left to do.
    pub end_turns: bool,
    /// Whether the coach comments on every move in games with only one person.
    pub coach: bool,
    /// Whether the coach comments on every move in practice games.
    pub practice_coach: bool,
    /// The setup of the last game from the wizard, its names as they were typed.
    pub last_game: Option<Setup>,
    /// Whether that game began with hands of planets and corporations, so that the next one deals new hands.
    pub deals_hands: bool,
    /// The names of the exercises that were solved.
    pub solved_exercises: Vec<String>,
    /// The steps of the guided first game that were told.
    pub lesson: Vec<String>,
}

impl Default for OwnSettings {
    fn default() -> Self {
        Self {
            warn_wasteful_turns: true,
            lay_with_one_click: true,
            play_the_obvious: true,
            end_turns: true,
            coach: false,
            practice_coach: false,
            last_game: None,
            deals_hands: false,
            solved_exercises: Vec::new(),
            lesson: Vec::new(),
        }
    }
}

impl Own for OwnSettings {
    const FILE: &'static str = "planet-unknown.ron";

    fn merged(&self, before: &Self, theirs: &Self) -> Self {
        macro_rules! both {
            ($merged:ident, $field:ident) => {
                $merged(&self.$field, &before.$field, &theirs.$field)
            };
        }
        // The two belong to one game.
        let game = |own: &Self| (own.last_game.clone(), own.deals_hands);
        let (last_game, deals_hands) = newer(&game(self), &game(before), &game(theirs));
        Self {
            warn_wasteful_turns: both!(newer, warn_wasteful_turns),
            lay_with_one_click: both!(newer, lay_with_one_click),
            play_the_obvious: both!(newer, play_the_obvious),
            end_turns: both!(newer, end_turns),
            coach: both!(newer, coach),
            practice_coach: both!(newer, practice_coach),
            last_game,
            deals_hands,
            solved_exercises: both!(joined, solved_exercises),
            lesson: both!(joined, lesson),
        }
    }

    /// The defaults, but for the last game and what was learned.
    fn reset(&self) -> Self {
        Self {
            last_game: self.last_game.clone(),
            deals_hands: self.deals_hands,
            solved_exercises: self.solved_exercises.clone(),
            lesson: self.lesson.clone(),
            ..Self::default()
        }
    }
}

impl OwnSettings {
    /// What a session does without being asked.
    pub const fn habits(&self) -> Habits {
        Habits {
            lay_at_once: self.lay_with_one_click,
            play_the_obvious: self.play_the_obvious,
            end_turns: self.end_turns,
        }
    }

    /// Records that an exercise was solved.
    pub fn note_solved(&mut self, exercise: &str) {
        if !self.has_solved(exercise) {
            self.solved_exercises.push(exercise.to_owned());
        }
    }

    /// Returns whether an exercise was solved before.
    pub fn has_solved(&self, exercise: &str) -> bool {
        self.solved_exercises.iter().any(|name| name == exercise)
    }
}
