//! Audio: soft cues and the sound of space in the background, all synthesised by the program.

mod ambience;

use std::{collections::HashMap, f32::consts::TAU, sync::Arc};

use kira::{
    AudioManager, AudioManagerSettings, Decibels, DefaultBackend, Frame, Tween,
    sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings},
};

/// A short sound for an event in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A button was clicked.
    Click,
    /// A tile or the station was turned.
    Rotate,
    /// A tile was placed.
    Place,
    /// Something was collected or gained.
    Collect,
    /// A turn ended.
    EndOfTurn,
    /// Everybody has finished, or a round begins.
    Round,
    /// A resource flies to its tracker.
    Resource,
    /// A tracker or a rover moves on.
    Step,
    /// A row or a column is complete.
    Line,
    /// A meteorite hits the planet.
    Meteorite,
    /// Something is destroyed or lost.
    Loss,
    /// A tech becomes available or is used.
    Tech,
    /// A civ card is earned.
    Card,
}

const RATE: u32 = 44_100;

/// A partial tone: its start and duration in seconds, its pitch at start and end in hertz, and its loudness from 0 to
/// 1.
struct Tone(f32, f32, f32, f32, f32);

impl Cue {
    fn tones(self) -> &'static [Tone] {
        match self {
            Self::Click => &[Tone(0.0, 0.05, 900.0, 700.0, 0.18)],
            Self::Rotate => &[
                Tone(0.0, 0.09, 320.0, 470.0, 0.25),
                Tone(0.02, 0.06, 640.0, 940.0, 0.08),
            ],
            Self::Place => &[
                Tone(0.0, 0.18, 150.0, 82.0, 0.7),
                Tone(0.0, 0.04, 1200.0, 500.0, 0.12),
            ],
            Self::Collect => &[
                Tone(0.0, 0.28, 659.0, 659.0, 0.25),
                Tone(0.07, 0.35, 988.0, 988.0, 0.22),
            ],
            Self::EndOfTurn => &[
                Tone(0.0, 0.5, 392.0, 392.0, 0.22),
                Tone(0.1, 0.5, 494.0, 494.0, 0.2),
                Tone(0.2, 0.7, 587.0, 587.0, 0.2),
            ],
            Self::Round => &[
                Tone(0.0, 0.6, 294.0, 294.0, 0.24),
                Tone(0.1, 0.6, 440.0, 440.0, 0.2),
                Tone(0.2, 0.6, 587.0, 587.0, 0.18),
                Tone(0.3, 0.6, 880.0, 880.0, 0.12),
            ],
            Self::Resource => &[
                Tone(0.0, 0.22, 420.0, 840.0, 0.14),
                Tone(0.05, 0.2, 630.0, 1260.0, 0.06),
            ],
            Self::Step => &[
                Tone(0.0, 0.12, 523.0, 587.0, 0.2),
                Tone(0.0, 0.05, 1047.0, 1047.0, 0.06),
            ],
            Self::Line => &[
                Tone(0.0, 0.3, 523.0, 523.0, 0.2),
                Tone(0.08, 0.3, 659.0, 659.0, 0.18),
                Tone(0.16, 0.5, 784.0, 784.0, 0.18),
            ],
            Self::Meteorite => &[
                Tone(0.0, 0.24, 900.0, 180.0, 0.12),
                Tone(0.22, 0.35, 90.0, 48.0, 0.8),
            ],
            Self::Loss => &[
                Tone(0.0, 0.3, 330.0, 262.0, 0.24),
                Tone(0.12, 0.45, 262.0, 196.0, 0.22),
            ],
            Self::Tech => &[
                Tone(0.0, 0.12, 880.0, 880.0, 0.14),
                Tone(0.09, 0.12, 1175.0, 1175.0, 0.14),
                Tone(0.18, 0.35, 1568.0, 1568.0, 0.1),
            ],
            Self::Card => &[
                Tone(0.0, 0.08, 1400.0, 700.0, 0.1),
                Tone(0.06, 0.4, 740.0, 740.0, 0.18),
            ],
        }
    }

    fn synthesise(self) -> StaticSoundData {
        let end = self
            .tones()
            .iter()
            .map(|tone| tone.0 + tone.1)
            .fold(0.0, f32::max);
        let count = (end * RATE as f32) as u32;
        let frames = (0..count).map(|index| {
            let time = index as f32 / RATE as f32;
            Frame::from_mono(self.tones().iter().map(|tone| tone.sample(time)).sum())
        });
        sound(RATE, frames)
    }
}

/// A sound of this many frames in a second.
fn sound(sample_rate: u32, frames: impl Iterator<Item = Frame>) -> StaticSoundData {
    StaticSoundData {
        sample_rate,
        frames: Arc::from_iter(frames),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}

impl Tone {
    fn sample(&self, time: f32) -> f32 {
        let &Self(start, length, from, to, loudness) = self;
        let way = (time - start) / length;
        if !(0.0..1.0).contains(&way) {
            return 0.0;
        }
        let seconds = time - start;
        let phase = TAU * seconds * (from + (to - from) * way / 2.0);
        let attack = (seconds / 0.004).min(1.0);
        let decay = (1.0 - way).powi(3);
        loudness * attack * decay * phase.sin()
    }
}

/// The audio output; silent by default and if there is no audio device.
#[derive(Default)]
pub struct Audio {
    manager: Option<AudioManager<DefaultBackend>>,
    /// The cues that have been heard.
    cues: HashMap<Cue, StaticSoundData>,
    loudness: f32,
    /// The background, while it plays.
    ambience: Option<StaticSoundHandle>,
}

impl Audio {
    /// Opens the audio device of the system, if there is one.
    pub fn open() -> Self {
        let manager = AudioManager::new(AudioManagerSettings::default());
        let manager = manager
            .inspect_err(|error| log::info!("no audio: {error}"))
            .ok();
        Self {
            manager,
            ..Self::default()
        }
    }

    /// Sets the loudness of all cues, from 0 to 1.
    pub fn set_loudness(&mut self, loudness: f32) {
        self.loudness = loudness.clamp(0.0, 1.0);
    }

    /// Sets the loudness of the background, from 0 to 1. It is synthesised when it is heard for the first time.
    pub fn set_ambience(&mut self, loudness: f32) {
        let Some(volume) = decibels(loudness.clamp(0.0, 1.0)) else {
            if let Some(mut playing) = self.ambience.take() {
                playing.stop(Tween::default());
            }
            return;
        };
        if let Some(playing) = &mut self.ambience {
            return playing.set_volume(volume, Tween::default());
        }
        let Some(manager) = &mut self.manager else {
            return;
        };
        let played = manager.play(ambience::synthesise().volume(volume));
        self.ambience = played
            .inspect_err(|error| log::info!("the background was not played: {error}"))
            .ok();
    }

    /// Plays a cue. It is synthesised when it is heard for the first time.
    pub fn play(&mut self, cue: Cue) {
        let (Some(manager), Some(volume)) = (&mut self.manager, decibels(self.loudness)) else {
            return;
        };
        let heard = self.cues.entry(cue);
        let data = heard.or_insert_with(|| cue.synthesise());
        if let Err(error) = manager.play(data.volume(volume)) {
            log::info!("{cue:?} was not played: {error}");
        }
    }
}

/// A loudness from 0 to 1 in decibels; `None` for silence.
fn decibels(loudness: f32) -> Option<Decibels> {
    (loudness >= 0.001).then(|| Decibels(20.0 * loudness.log10()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cues_are_short_soft_and_end_in_silence() {
        let cues = [
            Cue::Click,
            Cue::Rotate,
            Cue::Place,
            Cue::Collect,
            Cue::EndOfTurn,
            Cue::Round,
            Cue::Resource,
            Cue::Step,
            Cue::Line,
            Cue::Meteorite,
            Cue::Loss,
            Cue::Tech,
            Cue::Card,
        ];
        for cue in cues {
            let data = cue.synthesise();
            let seconds = data.frames.len() as f32 / RATE as f32;
            assert!((0.03..1.0).contains(&seconds), "{cue:?} takes {seconds} s");
            let loudest = data
                .frames
                .iter()
                .map(|frame| frame.left.abs())
                .fold(0.0, f32::max);
            assert!((0.05..0.9).contains(&loudest), "{cue:?} peaks at {loudest}");
            let last = data.frames.last().map_or(0.0, |frame| frame.left.abs());
            assert!(last < 0.01, "{cue:?} ends with a click");
        }
    }

    #[test]
    fn a_missing_device_is_no_reason_to_stop() {
        let mut audio = Audio::default();
        audio.set_loudness(1.0);
        audio.set_ambience(1.0);
        audio.play(Cue::Place);
    }
}
