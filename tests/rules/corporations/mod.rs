//! Chapter 8: the special corporations, and what chapters 5, 6, 10 and 11 say of them.

mod cosmos_techs;
mod flux;
mod horizon_techs;
mod jump_drive;
mod jump_drive_techs;
mod makeshift;
mod oasis;

use super::scenario::*;
use planet_unknown::game::*;

/// Asserts that a track shows these benefits at these heights, and nothing elsewhere.
#[track_caller]
fn assert_shows(corporation: CorporationId, track: Track, fields: &[(u8, &[Benefit])]) {
    for height in 0..=15 {
        let expected = fields.iter().find(|(at, _)| *at == height).map_or(&[][..], |(_, benefits)| *benefits);
        assert_eq!(corporation.data().benefits(field(track, height)), expected, "{track} {height}");
    }
}

/// Asserts that these tracks show what those of the standard corporation show.
#[track_caller]
fn assert_standard(corporation: CorporationId, tracks: &[Track]) {
    for track in tracks {
        for height in 0..=15 {
            let at = field(*track, height);
            assert!(corporation.data().exists(at));
            assert_eq!(
                corporation.data().benefits(at),
                CorporationId::STANDARD.data().benefits(at),
                "{track} {height}"
            );
        }
    }
}

/// The tech levels that are available to seat 0.
fn levels(scene: &Scenario) -> Vec<u8> {
    scene.me().available_levels().iter().collect()
}

/// An advance of one tracker.
const fn advance_of(track: Track) -> Effect {
    Effect::Advance { among: TrackSet::of(track), times: 1 }
}
