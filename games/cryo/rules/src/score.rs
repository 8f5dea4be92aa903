//! The points (cryo §9).

use crate::card::CardKind;
use crate::components::MOST_SPACES;
use crate::id::SpaceId;
use crate::state::State;
use crate::stock::Track;
use arrayvec::ArrayVec;
use game::{Ranking, SeatId};

/// What a seat has scored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Points of pods in caverns.
    pub pods: i32,
    /// Points of upgrades.
    pub upgrades: i32,
    /// Points of vehicles.
    pub vehicles: i32,
    /// Points of pods on the platform and its vehicles.
    pub platform: i32,
    /// Each mission with its points.
    pub missions: ArrayVec<(CardKind, i32), { CardKind::ALL.len() }>,
    /// Each cavern where the seat takes part in the majority, with its points.
    pub majorities: ArrayVec<(SpaceId, i32), MOST_SPACES>,
}

impl Score {
    /// Points of missions.
    pub fn mission_points(&self) -> i32 {
        self.missions.iter().map(|(_, points)| points).sum()
    }

    /// Points of majorities.
    pub fn majority_points(&self) -> i32 {
        self.majorities.iter().map(|(_, points)| points).sum()
    }

    /// All points.
    pub fn total(&self) -> i32 {
        self.pods
            + self.upgrades
            + self.vehicles
            + self.platform
            + self.mission_points()
            + self.majority_points()
    }
}

impl State {
    /// What `seat` has scored so far, its missions included.
    pub fn score(&self, seat: SeatId) -> Score {
        let (own, points) = (self.seat(seat), &self.components.data().scoring);
        let times = |count: usize, points: u8| count as i32 * i32::from(points);
        let mission = |kind| (kind, self.mission_points(seat, kind));
        let spaces = (0..self.caverns.len() as u8).map(SpaceId);
        let majority = |space| Some((space, self.majority(seat, space)?));
        Score {
            pods: times(self.settled(seat).into(), points.pod_in_cavern),
            upgrades: times(own.upgrades.len(), points.upgrade),
            vehicles: times(own.vehicles.len(), points.vehicle),
            platform: times(own.pods.into(), points.pod_on_platform),
            missions: own.missions.iter().map(mission).collect(),
            majorities: spaces.filter_map(majority).collect(),
        }
    }

    /// The points of `seat` for a mission of this kind, whether it has laid it or not (cryo §5.5 to §5.12).
    pub fn mission_points(&self, seat: SeatId, kind: CardKind) -> i32 {
        let own = self.seat(seat);
        let pods = || {
            self.caverns
                .iter()
                .map(move |cavern| cavern.pods[seat.index()])
        };
        let count = match kind {
            CardKind::GroundScanner => pods().filter(|pods| *pods > 0).count(),
            CardKind::Supercharge => own.stock[Track::Energy].into(),
            CardKind::Interface => own.loot.iter().map(|tiles| usize::from(*tiles)).sum(),
            CardKind::WakeUp => pods().max().unwrap_or(0).into(),
            CardKind::Automation => own.slots.iter().flatten().count(),
            CardKind::Prototype => own.stock.resources() as usize,
            CardKind::Overclock => pods().filter(|pods| *pods >= 2).count(),
            CardKind::EarlyWarning => self.salvaging(seat).len(),
        };
        let mission = &self.components.card(kind).mission;
        let each = i32::from(mission.points.value);
        (count / usize::from(mission.per.max(1))) as i32 * each
    }

    /// What the majority of a cavern brings `seat`; nothing if it has no pod there (cryo §9.3).
    pub fn majority(&self, seat: SeatId, space: SpaceId) -> Option<i32> {
        let cavern = self.cavern(space)?;
        let own = cavern.pods[seat.index()];
        if own == 0 {
            return None;
        }
        let [first, second] = self.components.cavern_tile(cavern.tile?).majority;
        let others = self.seat_ids().filter(|other| *other != seat);
        let (mut more, mut same) = (0, 0);
        for other in others.map(|other| cavern.pods[other.index()]) {
            more += u8::from(other > own);
            same += u8::from(other == own);
        }
        let points = match (more, same) {
            (0, 0) => first,
            // A tie for most takes the second value, which nobody else gets then.
            (0, _) | (1, 0) => second,
            _ => 0,
        };
        Some(points.into())
    }

    /// All points of `seat` so far.
    pub fn points(&self, seat: SeatId) -> i32 {
        self.score(seat).total()
    }

    /// The ranking by what is scored so far (cryo §9.4).
    pub fn standing(&self) -> Ranking {
        let points = self.seat_ids().map(|seat| self.points(seat));
        Ranking::with_ties_broken(points, |seat| self.settled(seat))
    }
}
