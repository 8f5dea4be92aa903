//! Oasis Ultd.: a water tracker that winds over all tracks (rules §8).

use super::{Corporation, Destinations, Field, Placed, Reactions, Resources, TechMovement, Techs};
use crate::effect::Effect;
use crate::state::Seat;
use crate::terrain::{Terrain, Track};

/// Water everywhere; trackers that meet block each other.
pub(super) struct Oasis;

impl Oasis {
    /// The index of the water tracker on its path.
    fn progress(&self, seat: &Seat) -> usize {
        let here = seat.tracker(Track::Water);
        let mut path = self.data().path.iter();
        path.position(|field| *field == here).unwrap_or(0)
    }

    /// The first of the `fields` ahead; `None` if another tracker blocks it. Level 1 skips blocked fields.
    fn first_free(&self, seat: &Seat, mut fields: impl Iterator<Item = Field>) -> Option<Field> {
        let is_free = |field: &Field| !seat.trackers.contains(field);
        if self.unlocked(seat, 1) {
            fields.find(is_free)
        } else {
            fields.next().filter(is_free)
        }
    }
}

impl Corporation for Oasis {
    corporation_data!("oasis-ultd.ron");

    /// Base rule: water follows its path, and trackers block each other.
    fn destinations(&self, seat: &Seat, tracker: Track) -> Destinations {
        let here = seat.tracker(tracker);
        let next = if tracker == Track::Water {
            let path = self.data().path.iter().copied();
            self.first_free(seat, path.skip(self.progress(seat) + 1))
        } else {
            let fields = self.data().fields(tracker);
            self.first_free(seat, fields.filter(|field| field.height > here.height))
        };
        let above_top = here == Field::new(Track::Rover, self.data().top(Track::Rover));
        next.or(above_top.then_some(here)).into_iter().collect()
    }

    /// Base rule: other trackers also block regressing (rules §11.18).
    fn retreat(&self, seat: &Seat, tracker: Track) -> Option<Field> {
        let here = seat.tracker(tracker);
        if tracker == Track::Water {
            let passed = self.data().path.iter().copied().take(self.progress(seat));
            return self.first_free(seat, passed.rev());
        }
        let fields = self.data().fields(tracker);
        let below = fields.filter(|field| field.height < here.height);
        self.first_free(seat, below.rev())
    }

    fn may_stand(&self, tracker: Track, field: Field) -> bool {
        if tracker == Track::Water {
            return self.data().path.contains(&field);
        }
        field.track == tracker && self.data().exists(field)
    }

    /// Base rule: water advances once for each water cell on ice, step by step (rules §11.18).
    fn resource(
        &self,
        seat: &Seat,
        placed: &Placed,
        terrain: Terrain,
        plain: Option<Effect>,
    ) -> Resources {
        if terrain != Terrain::Water {
            return plain.into_iter().collect();
        }
        let on_ice = placed.showing(Terrain::Water) & seat.board.data().ice;
        on_ice
            .into_iter()
            .map(|_| Effect::Resource(Track::Water))
            .collect()
    }

    /// Level 2: movement for every rover on water.
    fn round_movement(&self, seat: &Seat) -> Option<TechMovement> {
        let on_water = seat.board.rovers & seat.board.terrain(Terrain::Water);
        self.movement(seat, 2, on_water.len() as u8)
    }

    /// Level 3: water for a tile that covers no ice. Level 4: a patch for a water resource. Level 5: a boost for it.
    fn on_placed(&self, seat: &Seat, placed: &Placed) -> Reactions {
        let dry = !placed.cells.meets(seat.board.data().ice);
        let water = placed.has(Terrain::Water);
        let effects = [
            (3, dry, Effect::advance(Track::Water)),
            (4, water, Effect::Patch),
            (5, water, Effect::Boost),
        ];
        let due = effects.into_iter().filter(|(_, applies, _)| *applies);
        due.filter_map(|(level, _, effect)| self.given(seat, level, effect))
            .collect()
    }

    /// Base rule: water scores the highest water-track field of its path so far.
    fn track_medals(&self, seat: &Seat, tracker: Track) -> u8 {
        if tracker != Track::Water {
            return self.medals_below(seat, seat.tracker(tracker));
        }
        let reached = self.data().path.iter().take(self.progress(seat) + 1);
        let medals = reached
            .filter(|field| field.track == Track::Water)
            .filter_map(|field| self.data().medals(*field));
        medals.max().unwrap_or(0)
    }
}
