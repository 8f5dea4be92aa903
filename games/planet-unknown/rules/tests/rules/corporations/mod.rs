//! Chapter 8: the special corporations, with the rules about them in chapters 3, 5, 6, 10 and 11.

mod cosmos;
mod cosmos_techs;
mod flux;
mod horizon;
mod horizon_techs;
mod jump_drive;
mod jump_drive_techs;
mod makeshift;
mod oasis;
mod republic;
mod republic_end;
mod republic_hidden;
mod wormhole;
mod wormhole_techs;

use super::scenario::*;
use rules::*;

/// Asserts that a track shows these benefits at these heights, and nothing elsewhere.
#[track_caller]
fn assert_shows(corporation: CorporationId, track: Track, fields: &[(u8, &[Benefit])]) {
    for height in 0..=15 {
        let expected = fields
            .iter()
            .find(|(at, _)| *at == height)
            .map_or(&[][..], |(_, benefits)| *benefits);
        assert_eq!(
            corporation.data().benefits(field(track, height)),
            expected,
            "{track} {height}"
        );
    }
}

/// The tech levels that are available to seat 0.
fn levels(scene: &Scenario) -> Vec<u8> {
    scene.me().available_levels().iter().collect()
}

/// An advance of one tracker.
const fn advance_of(track: Track) -> Effect {
    Effect::Advance {
        among: TrackSet::of(track),
        times: 1,
    }
}

/// Heights of the five tech milestones, by level; 0 for none.
const TECH_HEIGHTS: [u8; 6] = [0, 3, 5, 7, 10, 14];

/// A game for this number of seats in which seat 0 has `corporation`, commands and has to take its tile. No tile has
/// been placed yet.
fn untouched(corporation: CorporationId, seats: usize) -> Scenario {
    let mut setup = Setup::standard(seats, "rules");
    setup.seats[0].corporation = corporation;
    Scenario::of(&setup)
}

/// A game for one seat with `corporation`, with a first tile (civ on (5, 0), energy on (5, 1)) and tech level `level`
/// just reached.
fn with_level(corporation: CorporationId, level: u8) -> Scenario {
    let mut scene = untouched(corporation, 1);
    scene.lay("I2/civ-energy", UPRIGHT, (5, 0));
    scene.level(level);
    scene
}

/// The log entry for movement that the tech of `level` gives.
fn movement_by_tech(level: u8, steps: u8) -> EventKind {
    EventKind::Track(TrackEvent::MovementGained {
        steps,
        source: Source::Tech(level),
    })
}

/// The heights just below and on the milestone of `level`, and whether the level is reached there.
fn around(level: u8) -> [(u8, bool); 2] {
    let height = TECH_HEIGHTS[usize::from(level)];
    [(height - 1, false), (height, true)]
}

impl Scenario {
    /// Puts the tech tracker of seat 0 on the milestone of `level`; 0 is the bottom.
    fn level(&mut self, level: u8) -> &mut Self {
        self.tracker(Track::Tech, TECH_HEIGHTS[usize::from(level)])
    }

    /// Seat 0 claims civ cards and has nothing pending yet.
    fn in_claims(&mut self) -> &mut Self {
        self.clear_agendas()
    }

    /// Whether the rover on `from` may go to `to` now.
    fn may_drive(&self, from: (u8, u8), to: (u8, u8)) -> bool {
        self.allows(Choice::Drive {
            from: cell(from.0, from.1),
            to: cell(to.0, to.1),
        })
    }
}

/// A field of a track and what it shows.
type Printed<'a> = (Track, u8, &'a [Benefit]);

/// Asserts that these tracks of `corporation` show the same as those of the standard one, except for these fields.
#[track_caller]
fn assert_like_standard(corporation: CorporationId, tracks: &[Track], fields: &[Printed<'_>]) {
    let (data, standard) = (corporation.data(), CorporationId::STANDARD.data());
    for track in tracks {
        for height in 0..=15 {
            let place = field(*track, height);
            let printed = fields
                .iter()
                .find(|(other, at, _)| (*other, *at) == (*track, height));
            let expected =
                printed.map_or_else(|| standard.benefits(place), |(.., benefits)| benefits);
            assert!(data.exists(place));
            assert_eq!(
                data.benefits(place),
                expected,
                "{corporation}, field {height} of {track}"
            );
        }
    }
}

/// Asserts that all tracks of `corporation` are those of the standard one, except for these fields.
#[track_caller]
fn assert_tracks(corporation: CorporationId, fields: &[Printed<'_>]) {
    assert_like_standard(corporation, &Track::ALL, fields);
}

/// The movement values of the rover tracks that are slower from field 9 on.
const SLOW_ROVERS: [Printed<'static>; 7] = [
    (Track::Rover, 9, &[Benefit::RoverMoves(2)]),
    (Track::Rover, 10, &[Benefit::RoverMoves(2), Benefit::Boost]),
    (Track::Rover, 11, &[Benefit::RoverMoves(2)]),
    (
        Track::Rover,
        12,
        &[Benefit::RoverMoves(2), Benefit::Medals(2)],
    ),
    (Track::Rover, 13, &[Benefit::RoverMoves(3)]),
    (Track::Rover, 14, &[Benefit::RoverMoves(3)]),
    (
        Track::Rover,
        15,
        &[Benefit::RoverMoves(3), Benefit::Medals(5)],
    ),
];
