//! Cloning states, above all into existing ones: the most frequent operation of a search.
//!
//! `clone_from` reuses the lists of the target and moves no state on the stack. It destructures the target without
//! `..`, so that no new field can be forgotten.

use super::state::{GameState, Seat, Turn};
use smallvec::{Array, SmallVec};

impl Clone for GameState {
    fn clone(&self) -> Self {
        let (objectives, contests) = (self.objectives.clone(), self.contests.clone());
        Self {
            objectives,
            contests,
            seats: self.seats.clone(),
            ..*self
        }
    }

    #[rustfmt::skip]
    fn clone_from(&mut self, source: &Self) {
        let Self {
            options, round, commander, phase, finished_early, last_round, station, cards, objectives, contests, objectives_out, event_cards,
            objective_deck, luck, seats,
        } = self;
        (*options, *round, *commander, *phase) = (source.options, source.round, source.commander, source.phase);
        (*last_round, *cards, *luck) = (source.last_round, source.cards, source.luck);
        *finished_early = source.finished_early;
        (*station, *event_cards) = (source.station, source.event_cards);
        (*objectives_out, *objective_deck) = (source.objectives_out, source.objective_deck);
        objectives.clone_from(&source.objectives);
        contests.clone_from(&source.contests);
        seats.clone_from(&source.seats);
    }
}

impl Clone for Seat {
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            turn: self.turn.clone(),
            ..*self
        }
    }

    #[rustfmt::skip]
    fn clone_from(&mut self, source: &Self) {
        let Self {
            position, board, corporation, corporation_state, trackers, rovers_left, lifepods, meteorites, stored_patches,
            cards, seen, private_objectives, rejected, foresees, turn,
        } = self;
        (*position, *corporation, *trackers) = (source.position, source.corporation, source.trackers);
        board.clone_from(&source.board);
        *corporation_state = source.corporation_state;
        (*rovers_left, *lifepods, *meteorites) = (source.rovers_left, source.lifepods, source.meteorites);
        (*stored_patches, *cards, *seen) = (source.stored_patches, source.cards, source.seen);
        *private_objectives = source.private_objectives;
        (*rejected, *foresees) = (source.rejected, source.foresees);
        turn.clone_from(&source.turn);
    }
}

impl Clone for Turn {
    fn clone(&self) -> Self {
        let mut turn = Self {
            agenda: SmallVec::from_slice(&self.agenda),
            milestones: SmallVec::new(),
            ..*self
        };
        copy_list(&mut turn.milestones, &self.milestones);
        turn
    }

    fn clone_from(&mut self, source: &Self) {
        let Self {
            agenda,
            movement,
            milestones,
            used,
            chosen,
            placed,
            discarded,
            dormant,
        } = self;
        (*movement, *used, *chosen) = (source.movement, source.used, source.chosen);
        (*placed, *discarded, *dormant) = (source.placed, source.discarded, source.dormant);
        copy_list(agenda, &source.agenda);
        copy_list(milestones, &source.milestones);
    }
}

/// Makes `list` a copy of `source`, reusing its storage if that is large enough.
fn copy_list<A: Array<Item: Copy>>(list: &mut SmallVec<A>, source: &SmallVec<A>) {
    list.clear();
    if !source.is_empty() {
        list.extend_from_slice(source);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Setup};

    #[test]
    fn a_state_cloned_into_any_other_is_the_same() {
        let mut other = Setup::standard(6, "other").deal().expect("a valid setup");
        for (seats, seed) in [(1, "one"), (4, "four"), (2, "two")] {
            let mut state = Setup::standard(seats, seed).deal().expect("a valid setup");
            for step in 0..60 {
                other.clone_from(&state);
                assert_eq!(
                    (&other, &state),
                    (&state.clone(), &other.clone()),
                    "{seats} seats, step {step}"
                );
                let Some(seat) = state.active() else { break };
                let choice = *state.legal(seat).last().expect("something to do");
                state.apply(&Action { seat, choice }).expect("legal");
            }
        }
    }
}
