//! Who knows what (on-mars §13).

use crate::id::{GoalId, GoalSet};
use crate::state::State;
use game::{Luck, SeatId};
use rand::RngExt;
use rand::seq::SliceRandom;

impl State {
    /// The state with everything that `seat` does not know in a fixed order.
    pub(crate) fn with_secrets_sorted(&self, seat: SeatId) -> Self {
        self.with_secrets(seat, None)
    }

    /// The state with everything that `seat` does not know dealt anew.
    pub(crate) fn with_secrets_dealt(&self, seat: SeatId, luck: &mut Luck) -> Self {
        self.with_secrets(seat, Some(luck))
    }

    fn with_secrets(&self, seat: SeatId, mut luck: Option<&mut Luck>) -> Self {
        let mut state = self.clone();
        order(&mut state.discovery_stack, luck.as_deref_mut());
        order(&mut state.tech_stack, luck.as_deref_mut());
        for stack in &mut state.stacks {
            let hidden = stack.len().saturating_sub(1);
            order(&mut stack[..hidden], luck.as_deref_mut());
        }
        let levels = self.components.clone();
        let level = |card: &crate::id::CardId| levels.card(*card).level;
        for part in state
            .deck
            .chunk_by_mut(|one, other| level(one) == level(other))
        {
            order(part, luck.as_deref_mut());
        }
        if let Some(solo) = &mut state.solo {
            order(&mut solo.deck, luck.as_deref_mut());
            order(&mut state.contracts, luck.as_deref_mut());
            solo.chance = luck.as_deref_mut().map_or(0, Luck::random);
        }
        state.deal_cards_of_colonists(seat, |hidden| order(hidden, luck.as_deref_mut()));
        state.deal_goals(seat, luck);
        state
    }

    /// Deals the Private Goals that `seat` does not know: those of the others, and those that they paid with.
    fn deal_goals(&mut self, seat: SeatId, luck: Option<&mut Luck>) {
        let all = 0..self.components.data().private_goals.len() as u8;
        let known = self
            .seats
            .iter()
            .zip(0..)
            .fold(GoalSet::EMPTY, |known, (own, number)| {
                let done = GoalSet::from_iter(own.goal_done);
                let own = own.goals.or(own.spent_goals);
                known.or(done).or(if number == seat.0 {
                    own
                } else {
                    GoalSet::EMPTY
                })
            });
        let unknown = all.map(GoalId).filter(|goal| !known.contains(*goal));
        let mut unknown: Vec<GoalId> = unknown.collect();
        order(&mut unknown, luck);
        let mut next = unknown.into_iter();
        for other in self.seat_ids().filter(|other| *other != seat) {
            let own = self.seat_mut(other);
            for goals in [&mut own.goals, &mut own.spent_goals] {
                *goals = next.by_ref().take(goals.len()).collect();
            }
        }
    }
}

/// Puts what nobody sees in a fixed order, or in any.
fn order<T: Ord>(hidden: &mut [T], luck: Option<&mut Luck>) {
    hidden.sort_unstable();
    if let Some(luck) = luck {
        hidden.shuffle(luck);
    }
}
