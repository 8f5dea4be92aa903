//! The prospects of the fields ahead of the trackers.

use super::logistic::logistic;
use crate::weights::{TrackWeights, Weights};
use arrayvec::ArrayVec;
use rules::corporation::{Benefit, CorporationData, Offer};
use rules::{CorporationId, Field, Seat, Track};

/// The number of rounds covered by the tables.
const ROUNDS: usize = 26;
/// The length of a game, in rounds, in which a tech reached at once is worth its full weight.
const GAME: f32 = 20.0;
/// How much faster a tracker advances along a path than along its track.
const PATH_HASTE: f32 = 1.5;

/// The largest number of fields that a tracker passes.
const STEPS: usize = 24;

/// A number for each field along the way of a tracker.
type Row = [f32; STEPS];

/// The fields that a tracker passes: those of a track by height, or those of a path in order.
#[derive(Clone, Debug, Default)]
struct Way {
    /// For each number of rounds left: the medals of each field plus its prospects.
    from: Vec<Row>,
    /// The medals of each field.
    medals: Row,
    /// The value of entering a field, apart from medals and techs.
    entering: Row,
    /// The value of its tech over a whole game.
    techs: Row,
    /// The positions of the fields along the row, in the order in which they are passed.
    steps: ArrayVec<usize, STEPS>,
}

impl Way {
    /// The fields of a track (rules §6.7).
    fn along_track(
        data: &CorporationData,
        track: Track,
        weights: &Weights,
        techs: &[f32; 6],
    ) -> Self {
        let mut way = Self::default();
        for field in data.fields(track) {
            let index = usize::from(field.height);
            let medals = f32::from(data.medals_up_to(field));
            let benefits = data.benefits(field);
            way.techs[index] = benefits.iter().map(|benefit| tech(*benefit, techs)).sum();
            way.add(index, medals, benefits, &weights.tracks);
        }
        way.look_ahead(weights.tracks.rate[track as usize], weights.tracks.spread);
        way
    }

    /// The fields of a path that winds across the tracks; the medals of `track` are the ones that count.
    fn along_path(data: &CorporationData, track: Track, weights: &Weights) -> Self {
        let mut way = Self::default();
        let mut medals = 0.0_f32;
        for (index, field) in data.path.iter().enumerate().take(STEPS) {
            let printed = data.medals(*field).filter(|_| field.track == track);
            medals = medals.max(printed.map_or(0.0, f32::from));
            way.add(index, medals, data.benefits(*field), &weights.tracks);
        }
        let rate = weights.tracks.rate[track as usize] * PATH_HASTE;
        way.look_ahead(rate, weights.tracks.spread);
        way
    }

    fn add(&mut self, index: usize, medals: f32, benefits: &[Benefit], weights: &TrackWeights) {
        self.medals[index] = medals;
        self.entering[index] = benefits.iter().map(|benefit| gain(*benefit, weights)).sum();
        self.steps.push(index);
    }

    /// Computes the prospects of each field by the number of rounds left: its medals, plus the benefits of the fields
    /// above it, each times the probability of getting there.
    fn look_ahead(&mut self, rate: f32, spread: f32) {
        self.from = (0..ROUNDS)
            .map(|rounds| self.promises(rounds as f32, rate.max(0.01), spread))
            .collect();
    }

    fn promises(&self, rounds: f32, rate: f32, spread: f32) -> Row {
        let mut row = self.medals;
        for (passed, index) in self.steps.iter().enumerate() {
            let (mut below, mut distance) = (self.medals[*index], 0.0);
            for next in &self.steps[passed + 1..] {
                distance += 1.0;
                let there = (rounds - distance / rate).max(0.0) / GAME;
                let gained =
                    self.medals[*next] - below + self.entering[*next] + self.techs[*next] * there;
                row[*index] += reach(rounds * rate, distance, spread) * gained;
                below = self.medals[*next];
            }
        }
        row
    }

    /// The prospects of the field at `index` with this number of rounds left.
    fn of(&self, index: usize, rounds: f32) -> f32 {
        let whole = (rounds.max(0.0) as usize).min(ROUNDS - 2);
        let part = (rounds - whole as f32).clamp(0.0, 1.0);
        self.from[whole][index] * (1.0 - part) + self.from[whole + 1][index] * part
    }

    /// The position of the next field.
    fn above(&self, index: usize) -> Option<usize> {
        self.steps.iter().copied().find(|step| *step > index)
    }
}

/// The prospects of a tracker on each field of a corporation, by the number of rounds left.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    corporation: CorporationId,
    tracks: [Way; 5],
    /// The way of a tracker that follows a path rather than its track.
    path: Option<(Track, Way)>,
    above_top: f32,
    techs: [f32; 6],
}

impl Outlook {
    /// The outlook of a corporation under these weights.
    pub(crate) fn new(corporation: CorporationId, weights: &Weights) -> Self {
        let data = corporation.data();
        let techs = weights.techs[&corporation];
        let tracks = Track::ALL.map(|track| Way::along_track(data, track, weights, &techs));
        let track = data.path.first().map(|field| field.track);
        let path = track.map(|track| (track, Way::along_path(data, track, weights)));
        let above_top = f32::from(data.rover_moves_above_top) * weights.tracks.step;
        Self {
            corporation,
            tracks,
            path,
            above_top,
            techs,
        }
    }

    /// Whether this is the outlook of `corporation`.
    pub(crate) fn is_of(&self, corporation: CorporationId) -> bool {
        self.corporation == corporation
    }

    /// The prospects of the trackers of `seat` beyond their medals, with this number of rounds left.
    pub(super) fn ahead(&self, seat: &Seat, rounds: f32) -> f32 {
        let promised = Track::ALL.into_iter().map(|tracker| {
            let (way, index) = self.place(tracker, seat.tracker(tracker));
            way.of(index, rounds) - way.medals[index]
        });
        promised.sum()
    }

    /// The way of `tracker` and the position of `field` on it.
    fn place(&self, tracker: Track, field: Field) -> (&Way, usize) {
        match &self.path {
            Some((winding, way)) if *winding == tracker => {
                let mut path = self.corporation.data().path.iter();
                let passed = path.position(|passed| *passed == field);
                (way, passed.expect("a tracker on a path stands on it"))
            }
            _ => (
                &self.tracks[field.track as usize],
                usize::from(field.height),
            ),
        }
    }

    /// The value of the next advance of `tracker`, which is on `field`.
    pub(crate) fn advance(&self, tracker: Track, field: Field, rounds: f32) -> f32 {
        let (way, index) = self.place(tracker, field);
        match way.above(index) {
            Some(next) => way.entering[next] + way.of(next, rounds) - way.of(index, rounds),
            None if field.track == Track::Rover => self.above_top,
            None => 0.0,
        }
    }

    /// The prospects of the techs available to `seat`.
    pub(super) fn techs(&self, seat: &Seat, rounds: f32) -> f32 {
        let levels = seat.available_levels();
        let worth = levels
            .iter()
            .filter_map(|level| self.techs.get(usize::from(level).saturating_sub(1)));
        worth.sum::<f32>() * rounds / GAME
    }
}

/// The immediate value of a benefit, apart from medals and techs.
fn gain(benefit: Benefit, weights: &TrackWeights) -> f32 {
    match benefit {
        Benefit::Medals(_) | Benefit::TechMilestone(_) => 0.0,
        Benefit::CivMilestone(rank) => card(rank, weights),
        Benefit::Boost => weights.advance,
        Benefit::Patch => weights.patch,
        Benefit::Rover => weights.rover,
        Benefit::RoverMoves(steps) => f32::from(steps) * weights.step,
        Benefit::OneOf(first, second) => offer(first, weights).max(offer(second, weights)),
    }
}

fn offer(offer: Offer, weights: &TrackWeights) -> f32 {
    match offer {
        Offer::Boost | Offer::Advance(_) => weights.advance,
        Offer::Patch => weights.patch,
        Offer::Foresee => 0.0,
    }
}

/// A civ card to be claimed.
pub(super) fn card(rank: u8, weights: &TrackWeights) -> f32 {
    weights.card[usize::from(rank) - 1]
}

fn tech(benefit: Benefit, techs: &[f32; 6]) -> f32 {
    match benefit {
        Benefit::TechMilestone(level) => techs[usize::from(level) - 1],
        _ => 0.0,
    }
}

/// The probability of rising `distance` fields when `expected` fields are expected.
fn reach(expected: f32, distance: f32, spread: f32) -> f32 {
    if expected <= 0.0 {
        return 0.0;
    }
    let deviation = spread.max(0.05) * expected.sqrt();
    logistic((expected + 0.5 - distance) / deviation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_promises_its_medals_at_the_end_and_more_before() {
        for corporation in CorporationId::ALL {
            let outlook = Outlook::new(corporation, Weights::in_use());
            let paths = outlook.path.iter().map(|(_, way)| way);
            for way in outlook.tracks.iter().chain(paths) {
                for index in &way.steps {
                    let (printed, top) = (way.medals[*index], way.above(*index).is_none());
                    assert_eq!(way.of(*index, 0.0), printed, "{corporation:?} {index}");
                    assert!(
                        corporation == CorporationId::JumpDrive || way.of(*index, 10.0) >= printed
                    );
                    assert!(
                        !top || way.of(*index, 10.0) == printed,
                        "nothing lies ahead of the top"
                    );
                }
            }
        }
    }

    #[test]
    fn a_tracker_on_a_path_looks_along_it() {
        let outlook = Outlook::new(CorporationId::Oasis, Weights::in_use());
        let field = Field::new(Track::Biomass, 10);
        let ahead = |tracker| {
            let (way, index) = outlook.place(tracker, field);
            way.of(index, 3.0) - way.medals[index]
        };
        assert!(
            ahead(Track::Water) > ahead(Track::Biomass) + 1.0,
            "most medals of water lie ahead of it"
        );
        let last = *CorporationId::Oasis
            .data()
            .path
            .last()
            .expect("it has a path");
        assert_eq!(outlook.advance(Track::Water, last, 3.0), 0.0);
    }
}
