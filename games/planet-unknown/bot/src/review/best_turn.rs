//! The best turn of a seat: the one that raised its prospects most.

use super::{Played, ReviewedTurn};
use rules::{Choice, Phase, SeatId};

/// The turn that raised a seat's prospects most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BestTurn {
    /// The round, from 1.
    pub round: u16,
    /// The index of the action that did most of it.
    pub action: usize,
    /// The rise of the medals that the seat could expect.
    pub medals: f32,
}

impl Played {
    /// The turn of `seat` that raised its prospects most, if any raised them. Turns of the last round do not count: many
    /// expectations become medals or nothing there.
    pub fn best_turn(&self, seat: SeatId) -> Option<BestTurn> {
        let turns = self.turns().into_iter();
        let own = turns.filter(|turn| turn.seat == seat && self.counts(turn));
        let best = own
            .map(|turn| self.rated(&turn))
            .max_by(|one, other| one.medals.total_cmp(&other.medals))?;
        (best.medals > 0.0).then_some(best)
    }

    fn counts(&self, turn: &ReviewedTurn) -> bool {
        matches!(self.before(turn.actions.start).phase, Phase::Turns { .. })
            && self.before(turn.actions.end).last_round.is_none()
    }

    /// The rise over a turn, with the action that contributed most.
    fn rated(&self, turn: &ReviewedTurn) -> BestTurn {
        let own = turn.actions.clone().filter(|action| {
            let made = &self.actions()[*action];
            made.seat == turn.seat && made.choice != Choice::EndTurn
        });
        let rise = |action: &usize| {
            self.expected(action + 1, turn.seat) - self.expected(*action, turn.seat)
        };
        let rises: Vec<(usize, f32)> = own.map(|action| (action, rise(&action))).collect();
        let most = rises
            .iter()
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        BestTurn {
            round: turn.round,
            action: most.map_or(turn.actions.start, |(action, _)| *action),
            medals: rises.iter().map(|(_, rise)| rise).sum(),
        }
    }
}
