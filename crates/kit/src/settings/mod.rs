//! The settings of the player, kept between starts.

mod file;
mod group;
mod merge;
mod own;
mod store;

use std::ops::RangeInclusive;

use egui::Vec2;
use serde::{Deserialize, Serialize};

pub use group::Group;
pub use merge::{joined, newer};
pub use own::{GameSettings, Own, OwnKind};
pub use store::SettingsStore;

use crate::devices::Controls;
use crate::text::Language;
use table::{BotPace, Players, RecentFiles, Secrets, Sharing, Ways};

/// The step between two scales of a larger window.
const SCALE_STEP: f32 = 0.125;

/// The settings of the window.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window; that of the desktop if none has been chosen.
    #[serde(default = "Language::of_system")]
    pub language: Language,
    /// The size of text and everything around it in percent, within [`Settings::TEXT_SCALES`].
    pub text_scale: u16,
    /// In a window larger than Full HD everything is as large, in proportion to the window, as in Full HD.
    pub scale_with_window: bool,
    /// The window fills the screen, without a frame.
    pub full_screen: bool,
    /// Things jump to where they belong instead of moving there.
    pub reduced_motion: bool,
    /// The volume of sounds, from 0 to 100.
    pub volume: u8,
    /// The volume of the background, from 0 to 100.
    pub ambience: u8,
    /// Whether sounds are off, whatever the volume.
    pub muted: bool,
    /// The pace of bots.
    pub bot_pace: BotPace,
    /// How several people share the screen.
    pub ways: Ways,
    /// What keys and buttons say, when several people play at one screen.
    pub controls: Controls,
    /// The games opened or saved last, the latest first.
    pub recent_files: RecentFiles,
    /// The size of the window in logical points at 100 % text.
    pub window_size: Option<(f32, f32)>,
    /// The names of the players of the last game, seat by seat.
    pub player_names: Vec<String>,
    /// The players of the seats of the last game.
    pub players: Players,
    /// The groups of players that the wizard offers.
    pub groups: Vec<Group>,
    /// Whether what happens for the first time is explained.
    pub first_times: bool,
    /// What was explained when it happened for the first time.
    pub first_times_told: Vec<String>,
    /// What each game keeps beside them, in files of their own.
    #[serde(skip)]
    pub games: GameSettings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            text_scale: 100,
            scale_with_window: true,
            full_screen: false,
            reduced_motion: false,
            volume: 60,
            ambience: 20,
            muted: false,
            bot_pace: BotPace::default(),
            ways: Ways {
                sharing: Sharing::AnyOrder,
                secrets: Secrets::FaceDown,
            },
            controls: Controls::default(),
            recent_files: RecentFiles::default(),
            window_size: None,
            player_names: Vec::new(),
            players: Players::default(),
            groups: Vec::new(),
            first_times: true,
            first_times_told: Vec::new(),
            games: GameSettings::default(),
        }
    }
}

impl Settings {
    /// The text scales on offer, in percent.
    pub const TEXT_SCALES: RangeInclusive<u16> = 100..=200;
    /// The step between two text scales, in percent.
    pub const TEXT_SCALE_STEP: i16 = 10;

    /// The settings of a first start: the defaults, in the language of the desktop.
    pub fn first() -> Self {
        Self {
            language: Language::of_system(),
            ..Self::default()
        }
    }

    /// How much larger than designed everything is in a window of this size, in logical points of the desktop: by the text
    /// scale, and with the window.
    pub fn zoom(&self, window: Vec2) -> f32 {
        let text = f32::from(self.text_scale) / 100.0;
        if self.scale_with_window {
            text * window_scale(window)
        } else {
            text
        }
    }

    /// As [`zoom`](Self::zoom), but for contents that need a room of at least `least` points: larger text would not leave it.
    /// Where even the usual text would not, everything is drawn up to a fifth smaller.
    pub fn zoom_for(&self, window: Vec2, least: Vec2) -> f32 {
        let most = (window / least.max(Vec2::splat(1.0))).min_elem();
        self.zoom(window).min(in_steps(most).max(0.8))
    }

    /// The defaults, but for what is no matter of taste: the language, names, files, and what was learned.
    #[must_use]
    pub fn reset(&self) -> Self {
        Self {
            language: self.language,
            recent_files: self.recent_files.clone(),
            window_size: self.window_size,
            player_names: self.player_names.clone(),
            players: self.players.clone(),
            groups: self.groups.clone(),
            first_times_told: self.first_times_told.clone(),
            games: self.games.reset(),
            ..Self::default()
        }
    }

    /// Makes text larger (`steps` > 0) or smaller, within the limits.
    pub fn step_text_scale(&mut self, steps: i16) {
        let more = steps.saturating_mul(Self::TEXT_SCALE_STEP);
        self.text_scale = self.text_scale.saturating_add_signed(more);
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

    /// The loudness of the background, from 0 (silent) to 1.
    pub fn background(&self) -> f32 {
        if self.muted {
            0.0
        } else {
            f32::from(self.ambience) / 100.0
        }
    }

    /// Brings values that were edited by hand back into their ranges.
    pub fn tidy(&mut self) {
        let (least, most) = (*Self::TEXT_SCALES.start(), *Self::TEXT_SCALES.end());
        self.text_scale = self.text_scale.clamp(least, most);
        self.volume = self.volume.min(100);
        self.ambience = self.ambience.min(100);
        self.groups.retain(Group::is_possible);
        self.controls.tidy();
        self.window_size = self.window_size.filter(|(width, height)| {
            let possible = 100.0..=20_000.0;
            possible.contains(width) && possible.contains(height)
        });
    }
}

/// How much larger a window is in both directions than one in which everything has its designed size, in steps, so that a window that is being resized is not
/// painted anew for every point.
fn window_scale(window: Vec2) -> f32 {
    let designed = egui::vec2(1920.0, 1080.0);
    in_steps((window / designed).min_elem()).clamp(1.0, 4.0)
}

/// Rounds a scale down to a whole number of steps.
fn in_steps(scale: f32) -> f32 {
    // What is a step in whole points may be a little less after divisions.
    (scale / SCALE_STEP + 0.01).floor() * SCALE_STEP
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn a_larger_window_shows_everything_as_large_in_proportion() {
        let settings = Settings::default();
        for (window, zoom) in [
            (vec2(1024.0, 640.0), 1.0),
            (vec2(1920.0, 1080.0), 1.0),
            (vec2(1920.0, 1200.0), 1.0),
            (vec2(2560.0, 1440.0), 1.25),
            (vec2(3440.0, 1440.0), 1.25),
            (vec2(3840.0, 2160.0), 2.0),
            (vec2(1280.0, 2160.0), 1.0),
            (vec2(100_000.0, 100_000.0), 4.0),
            (vec2(0.0, 0.0), 1.0),
        ] {
            assert_eq!(settings.zoom(window), zoom, "{window:?}");
        }
        let large = Settings {
            text_scale: 150,
            ..Settings::default()
        };
        assert_eq!(large.zoom(vec2(3840.0, 2160.0)), 3.0);
        let fixed = Settings {
            scale_with_window: false,
            ..large
        };
        assert_eq!(fixed.zoom(vec2(3840.0, 2160.0)), 1.5);
    }

    #[test]
    fn text_grows_only_as_far_as_there_is_room() {
        let settings = Settings {
            text_scale: 200,
            ..Settings::default()
        };
        let window = vec2(1024.0, 640.0);
        assert_eq!(settings.zoom_for(window, Vec2::ZERO), 2.0);
        assert_eq!(settings.zoom_for(window, vec2(700.0, 320.0)), 1.375);
        assert_eq!(settings.zoom_for(window, vec2(1170.0, 320.0)), 0.875);
        let hardly_smaller = settings.zoom_for(window, vec2(2000.0, 320.0));
        assert_eq!(hardly_smaller, 0.8);
    }

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
