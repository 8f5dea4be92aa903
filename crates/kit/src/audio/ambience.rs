//! The sound of space that stays on in the background: a chord that swells and fades slowly, in a loop without a seam.

use std::f32::consts::TAU;

use kira::Frame;
use kira::sound::static_sound::StaticSoundData;

use super::sound;

/// Frames in a second: enough for tones this low.
const RATE: u32 = 11_025;

/// A tone of the chord: its cycles in the loop, the cycles of its swell, and its loudness from 0 to 1. Both are whole numbers,
/// so that the end meets the beginning.
struct Voice(f32, f32, f32);

const VOICES: [Voice; 8] = [
    Voice(1762.0, 1.0, 0.10),
    Voice(1764.0, 2.0, 0.08),
    Voice(2640.0, 3.0, 0.06),
    Voice(2643.0, 1.0, 0.05),
    Voice(3524.0, 2.0, 0.04),
    Voice(4440.0, 5.0, 0.022),
    Voice(5280.0, 3.0, 0.02),
    Voice(7048.0, 4.0, 0.012),
];

/// Synthesises the loop.
pub(super) fn synthesise() -> StaticSoundData {
    // The loop takes 24 seconds.
    let count = (24.0 * RATE as f32) as u32;
    let frames = (0..count).map(|index| {
        let way = index as f32 / count as f32;
        Frame {
            left: sample(way, 0.0),
            right: sample(way, 0.25),
        }
    });
    sound(RATE, frames).loop_region(0.0..)
}

/// The sound at a part of the loop; swells of the other ear are `shifted` by a part of their cycle.
fn sample(way: f32, shifted: f32) -> f32 {
    let voice = |&Voice(cycles, swells, loudness): &Voice| {
        let swell = 0.55 + 0.45 * (TAU * (way * swells + shifted)).sin();
        // Whole cycles are taken off first: large angles would be coarse.
        let phase = (way * cycles).fract();
        loudness * swell * (TAU * phase).sin()
    };
    VOICES.iter().map(voice).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loop_is_soft_and_has_no_seam() {
        let data = synthesise();
        let loudest = data.frames.iter().map(|frame| frame.left.abs());
        assert!(loudest.fold(0.0, f32::max) < 0.5);
        let [first, last] = [data.frames[0], data.frames[data.frames.len() - 1]];
        let seam = (first.left - last.left).abs();
        let steps = data.frames.windows(2);
        let widest = steps
            .map(|pair| (pair[1].left - pair[0].left).abs())
            .fold(0.0, f32::max);
        assert!(seam <= widest, "{seam} is wider than any step, {widest}");
    }
}
