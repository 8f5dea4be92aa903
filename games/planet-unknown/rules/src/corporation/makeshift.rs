//! Makeshift: trackers that change tracks (rules §8).

use super::{Corporation, Destinations, Field, Tech, Techs};
use crate::effect::Effect;
use crate::state::Seat;
use crate::terrain::{Track, TrackSet};

static TECHS: [Tech; 5] = [
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::THROUGHOUT,
    Tech::offering(|_| {
        let among = TrackSet::ALL;
        Some(Effect::Regress { among })
    })
    .once_per_round(),
    Tech::THROUGHOUT,
];

/// Trackers may move to any track.
pub(super) struct Makeshift;

impl Makeshift {
    /// The tracks beside `track`. Level 1 joins the outermost ones.
    fn beside(&self, seat: &Seat, track: Track) -> impl Iterator<Item = Track> {
        let (own, round) = (track as usize, self.unlocked(seat, 1));
        let last = Track::ALL.len() - 1;
        Track::ALL.into_iter().filter(move |other| {
            let distance = own.abs_diff(*other as usize);
            distance == 1 || (round && distance == last)
        })
    }

    /// The trackers on `track`.
    fn standing_on(seat: &Seat, track: Track) -> impl Iterator<Item = Field> {
        seat.trackers
            .into_iter()
            .filter(move |field| field.track == track)
    }
}

impl Corporation for Makeshift {
    corporation_data!("makeshift.ron");

    fn techs(&self) -> &[Tech] {
        &TECHS
    }

    /// Base rule: the highest tracker on the tech track counts.
    fn reached(&self, seat: &Seat, level: u8) -> bool {
        Self::standing_on(seat, Track::Tech)
            .any(|field| field.height >= self.data().tech_height(level))
    }

    /// Base rule: straight or diagonally up, onto free fields. Level 3: sideways instead.
    fn destinations(&self, seat: &Seat, tracker: Track) -> Destinations {
        let here = seat.tracker(tracker);
        let up = here.height + 1;
        let beside = |height: u8| {
            let tracks = self.beside(seat, here.track);
            tracks.map(move |track| Field::new(track, height))
        };
        let shifts = self.unlocked(seat, 3);
        let fields = std::iter::once(Field::new(here.track, up))
            .chain(beside(up))
            .chain(beside(here.height).filter(|_| shifts));
        let mut free: Destinations = fields
            .filter(|field| self.data().exists(*field) && !seat.trackers.contains(field))
            .collect();
        if here == Field::new(Track::Rover, self.data().top(Track::Rover)) {
            free.push(here);
        }
        free
    }

    /// A shift is not an advance upward (rules §11.19).
    fn is_upward(&self, from: Field, to: Field) -> bool {
        to.height > from.height
    }

    /// Regressing goes straight down, onto a free field only (rules §11.19).
    fn retreat(&self, seat: &Seat, tracker: Track) -> Option<Field> {
        self.data()
            .below(seat.tracker(tracker))
            .filter(|field| !seat.trackers.contains(field))
    }

    fn may_stand(&self, _tracker: Track, field: Field) -> bool {
        self.data().exists(field)
    }

    /// Level 2: 1 more while two or more trackers are on the rover track.
    fn track_movement(&self, seat: &Seat, printed: u8) -> u8 {
        let crowded = Self::standing_on(seat, Track::Rover).count() >= 2;
        printed + u8::from(crowded && self.unlocked(seat, 2))
    }

    /// Base rule: a tracker scores on the track it is on. Level 5: it scores as the best one there.
    fn track_medals(&self, seat: &Seat, tracker: Track) -> u8 {
        let here = seat.tracker(tracker);
        if !self.unlocked(seat, 5) {
            return self.medals_below(seat, here);
        }
        Self::standing_on(seat, here.track)
            .map(|field| self.medals_below(seat, field))
            .max()
            .unwrap_or(0)
    }
}
