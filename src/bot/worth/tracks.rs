//! What the fields ahead of the trackers promise.

use crate::bot::weights::{TrackWeights, Weights};
use crate::game::corporation::{Benefit, CorporationData, Offer, TOP};
use crate::game::{CorporationId, Field, Seat, Track};

/// The rounds for which a table is kept.
const ROUNDS: usize = 26;
/// Fields of a track.
const FIELDS: usize = TOP as usize + 1;
/// A tech that is reached at once in a game of so many rounds is worth its full weight.
const GAME: f32 = 20.0;

type Table = [[f32; FIELDS]; 5];

/// What a tracker on each field of a corporation can expect, by the rounds that are left.
#[derive(Clone, Debug)]
pub(in crate::bot) struct Outlook {
    corporation: CorporationId,
    /// The medals of each field, and what lies ahead of it.
    from: Vec<Table>,
    /// The medals of each field.
    printed: Table,
    /// What entering a field gives besides medals and techs.
    entering: Table,
    above_top: f32,
    techs: [f32; 6],
}

impl Outlook {
    /// The outlook of a corporation under these weights.
    pub(in crate::bot) fn new(corporation: CorporationId, weights: &Weights) -> Self {
        let data = corporation.data();
        let tracks = &weights.tracks;
        let techs = weights.techs.get(&corporation).copied().unwrap_or([1.0; 6]);
        let mut entering = Table::default();
        for field in Track::ALL.into_iter().flat_map(|track| data.fields(track)) {
            entering[field.track as usize][usize::from(field.height)] =
                data.benefits(field).iter().map(|benefit| gain(*benefit, tracks)).sum();
        }
        let printed = printed(data);
        let from = (0..ROUNDS).map(|rounds| table(data, rounds as f32, &printed, &entering, weights, &techs)).collect();
        let above_top = f32::from(data.rover_moves_above_top) * tracks.step;
        Self { corporation, from, printed, entering, above_top, techs }
    }

    /// Whether it is that of `corporation`.
    pub(in crate::bot) fn is_of(&self, corporation: CorporationId) -> bool {
        self.corporation == corporation
    }

    /// What the trackers of `seat` promise beyond their medals with so many rounds left.
    pub(super) fn ahead(&self, seat: &Seat, rounds: f32) -> f32 {
        let printed = |field: &Field| self.printed[field.track as usize][usize::from(field.height)];
        seat.trackers.iter().map(|field| self.of(*field, rounds) - printed(field)).sum()
    }

    fn of(&self, field: Field, rounds: f32) -> f32 {
        let at = |rounds: usize| self.from[rounds][field.track as usize][usize::from(field.height)];
        let whole = (rounds.max(0.0) as usize).min(ROUNDS - 2);
        let part = (rounds - whole as f32).clamp(0.0, 1.0);
        at(whole) * (1.0 - part) + at(whole + 1) * part
    }

    /// What the next advance of the tracker on `field` is worth.
    pub(in crate::bot) fn advance(&self, field: Field, rounds: f32) -> f32 {
        match self.corporation.data().above(field) {
            Some(next) => {
                let gained = self.entering[next.track as usize][usize::from(next.height)];
                gained + self.of(next, rounds) - self.of(field, rounds)
            }
            None if field.track == Track::Rover => self.above_top,
            None => 0.0,
        }
    }

    /// What the available techs of `seat` promise.
    pub(super) fn techs(&self, seat: &Seat, rounds: f32) -> f32 {
        let levels = seat.available_levels();
        let worth = levels.iter().filter_map(|level| self.techs.get(usize::from(level).saturating_sub(1)));
        worth.sum::<f32>() * rounds / GAME
    }
}

/// What a benefit is worth at once, medals and techs aside.
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
    weights.card.get(usize::from(rank).saturating_sub(1)).copied().unwrap_or_default()
}

/// The medals of a tracker on each field (rules §6.7).
fn printed(data: &CorporationData) -> Table {
    let mut table = Table::default();
    for track in Track::ALL {
        let mut medals = 0.0;
        for field in data.fields(track) {
            medals = data.medals(field).map_or(medals, f32::from);
            table[track as usize][usize::from(field.height)] = medals;
        }
    }
    table
}

/// For each field: its medals, and what the fields above it give times the chance to get there.
fn table(
    data: &CorporationData,
    rounds: f32,
    printed: &Table,
    entering: &Table,
    weights: &Weights,
    techs: &[f32; 6],
) -> Table {
    let mut table = *printed;
    for track in Track::ALL {
        let rate = weights.tracks.rate[track as usize].max(0.01);
        let at = |table: &Table, field: Field| table[field.track as usize][usize::from(field.height)];
        for field in data.fields(track) {
            let (mut below, mut distance, mut promised) = (at(printed, field), 0.0, 0.0);
            for next in data.fields(track).filter(|next| next.height > field.height) {
                distance += 1.0;
                let there = (rounds - distance / rate).max(0.0) / GAME;
                let techs: f32 = data.benefits(next).iter().map(|benefit| tech(*benefit, techs)).sum();
                let gained = at(printed, next) - below + at(entering, next) + techs * there;
                promised += reach(rounds * rate, distance, weights.tracks.spread) * gained;
                below = at(printed, next);
            }
            table[track as usize][usize::from(field.height)] += promised;
        }
    }
    table
}

fn tech(benefit: Benefit, techs: &[f32; 6]) -> f32 {
    match benefit {
        Benefit::TechMilestone(level) => techs.get(usize::from(level).saturating_sub(1)).copied().unwrap_or_default(),
        _ => 0.0,
    }
}

/// The chance to rise `distance` fields where `expected` can be expected.
fn reach(expected: f32, distance: f32, spread: f32) -> f32 {
    if expected <= 0.0 {
        return 0.0;
    }
    let deviation = spread.max(0.05) * expected.sqrt();
    1.0 / (1.0 + ((distance - 0.5 - expected) / deviation).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_promises_its_medals_at_the_end_and_more_before() {
        for corporation in CorporationId::ALL {
            let outlook = Outlook::new(corporation, Weights::in_use());
            for field in Track::ALL.into_iter().flat_map(|track| corporation.data().fields(track)) {
                let printed = outlook.printed[field.track as usize][usize::from(field.height)];
                assert_eq!(outlook.of(field, 0.0), printed, "{corporation:?} {field:?}");
                let top = corporation.data().above(field).is_none();
                assert!(corporation == CorporationId::JumpDrive || outlook.of(field, 10.0) >= printed);
                assert!(!top || outlook.of(field, 10.0) == printed, "nothing lies ahead of the top");
            }
        }
    }
}
