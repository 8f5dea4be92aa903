//! How good a position is.

use game::{Game, SeatId};

/// Knows how good a position is. Search adds up and compares what it says, so more has to be better, and a difference has to
/// mean the same everywhere: points, or the chance to win.
pub trait Evaluate<G>: Send + Sync {
    /// What `state` is worth for `seat`. The state is a redeal: what the seat does not know is a guess.
    fn worth(&self, state: &G, seat: SeatId) -> f32;
}

/// How far what somebody may expect is above what the rivals may: half their best, half their mean.
pub fn lead(own: f32, rivals: impl IntoIterator<Item = f32>) -> f32 {
    let (mut sum, mut best, mut count) = (0.0, f32::MIN, 0.0);
    for rival in rivals {
        sum += rival;
        best = best.max(rival);
        count += 1.0;
    }
    match count {
        0.0 => own,
        _ => own - 0.5 * best - 0.5 * sum / count,
    }
}

/// Knows nothing but the result: the part of the other seats that a seat is before, those in the same place half; one half as
/// long as the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome;

impl<G: Game> Evaluate<G> for Outcome {
    fn worth(&self, state: &G, seat: SeatId) -> f32 {
        let Some(ranking) = state.ranking() else {
            return 0.5;
        };
        let others = SeatId::first(ranking.seat_count()).filter(|other| *other != seat);
        let against = |other| match ranking.place(seat).cmp(&ranking.place(other)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        others.map(against).sum::<f32>() / (ranking.seat_count().max(2) - 1) as f32
    }
}
