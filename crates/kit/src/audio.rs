//! Audio: soft cues and the sound of space in the background, all synthesised by the program. The tones of the cues are in
//! `assets/kit/sounds.ron`.

mod ambience;

use std::collections::HashMap;
use std::f32::consts::TAU;
use std::sync::{Arc, LazyLock};

use kira::{
    AudioManager, AudioManagerSettings, Decibels, DefaultBackend, Frame, Tween,
    sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings},
};
use serde::Deserialize;

/// A short sound for an event in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
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
#[derive(Deserialize)]
struct Tone(f32, f32, f32, f32, f32);

/// The tones of each cue.
static CUES: LazyLock<HashMap<Cue, Vec<Tone>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/kit/sounds.ron"))
        .expect("the embedded sounds parse")
});

impl Cue {
    fn synthesise(self) -> StaticSoundData {
        let tones = &CUES[&self];
        let ends = tones.iter().map(|tone| tone.0 + tone.1);
        let end = ends.fold(0.0, f32::max);
        let count = (end * RATE as f32) as u32;
        let frames = (0..count).map(|index| {
            let time = index as f32 / RATE as f32;
            Frame::from_mono(tones.iter().map(|tone| tone.sample(time)).sum())
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
