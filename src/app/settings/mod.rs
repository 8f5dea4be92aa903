//! The settings of the player, kept between starts.

mod store;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use store::{LoadProblem, SettingsStore};

use super::text::Language;
use crate::play::pace::BotPace;
use crate::table::{Players, RecentFiles};

/// The settings of the window.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window.
    pub language: Language,
    /// The size of text and everything around it in percent, within [`Settings::TEXT_SCALES`].
    pub text_scale: u16,
    /// Whether things jump to their places instead of moving there.
    pub reduced_motion: bool,
    /// The volume of sounds, from 0 to 100.
    pub volume: u8,
    /// Whether sounds are off, whatever the volume.
    pub muted: bool,
    /// Whether to ask for confirmation before the end of a turn wastes something.
    pub warn_wasteful_turns: bool,
    /// The pace of bots.
    pub bot_pace: BotPace,
    /// The most recently opened or saved games, the latest first.
    pub recent_files: RecentFiles,
    /// The size of the window in logical points at 100 % text.
    pub window_size: Option<(f32, f32)>,
    /// The names of the players of the last game, seat by seat.
    pub player_names: Vec<String>,
    /// The players of the seats of the last game.
    pub players: Players,
    /// The names of the exercises that were solved.
    pub solved_exercises: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            text_scale: 100,
            reduced_motion: false,
            volume: 60,
            muted: false,
            warn_wasteful_turns: true,
            bot_pace: BotPace::default(),
            recent_files: RecentFiles::default(),
            window_size: None,
            player_names: Vec::new(),
            players: Players::default(),
            solved_exercises: Vec::new(),
        }
    }
}

impl Settings {
    /// The text scales on offer, in percent.
    pub const TEXT_SCALES: RangeInclusive<u16> = 100..=200;
    /// The step between two text scales, in percent.
    pub const TEXT_SCALE_STEP: u16 = 10;

    /// The settings of a first start: the defaults, in the language of the desktop.
    pub fn first() -> Self {
        Self {
            language: Language::of_system(),
            ..Self::default()
        }
    }

    /// The text scale as a factor from 1 to 2.
    pub fn zoom(&self) -> f32 {
        f32::from(self.text_scale) / 100.0
    }

    /// Makes text larger (`steps` > 0) or smaller, within the limits.
    pub fn step_text_scale(&mut self, steps: i16) {
        let scale =
            i32::from(self.text_scale) + i32::from(steps) * i32::from(Self::TEXT_SCALE_STEP);
        self.text_scale = u16::try_from(scale).unwrap_or(0);
        self.tidy();
    }

    /// The loudness of sounds, from 0 (silent) to 1.
    pub fn loudness(&self) -> f32 {
        if self.muted {
            0.0
        } else {
            f32::from(self.volume) / 100.0
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

    /// Brings values that were edited by hand back into their ranges.
    pub(super) fn tidy(&mut self) {
        let (least, most) = (*Self::TEXT_SCALES.start(), *Self::TEXT_SCALES.end());
        self.text_scale = self.text_scale.clamp(least, most);
        self.volume = self.volume.min(100);
        self.window_size = self.window_size.filter(|(width, height)| {
            let possible = 100.0..=20_000.0;
            possible.contains(width) && possible.contains(height)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_scale_stays_within_its_range() {
        let mut settings = Settings::default();
        settings.step_text_scale(-1);
        assert_eq!(settings.text_scale, 100);
        settings.step_text_scale(3);
        assert_eq!(settings.text_scale, 130);
        settings.step_text_scale(100);
        assert_eq!(settings.text_scale, 200);
        settings.step_text_scale(i16::MIN);
        assert_eq!(settings.text_scale, 100);
    }

    #[test]
    fn muted_is_silent() {
        let settings = Settings {
            muted: true,
            volume: 100,
            ..Settings::default()
        };
        assert_eq!(settings.loudness(), 0.0);
    }
}
