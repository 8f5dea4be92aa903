//! The civ cards a seat claims after its turn, at the end of a round, in the order in which the claims finish.
//!
//! A claim is finished when none of its effects is pending any more. What belongs to which claim is followed along the
//! agenda: whatever an effect puts there belongs to the claim that the effect belonged to. A milestone reached on the
//! way is a claim of its own. A claim shows what was placed since the one before it, so that the pieces of all claims
//! in order add up to the states exported with them.

use super::piece::piece;
use super::seat::seat_state;
use crate::Entry;
use rules::effect::Agenda;
use rules::{CardEvent, Choice, CivCard, Effect, EventKind, GameState, Milestone, SeatId, Slot};
use serde::Serialize;
use serde_json::Value;

/// One claim of a civ card.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Claim {
    seat: SeatId,
    rank: u8,
    taken: Option<String>,
    placed: Vec<Value>,
    after: Value,
}

/// The claims of one seat in one round.
pub(super) struct Ledger {
    seat: SeatId,
    /// By number; without those that have finished.
    claims: Vec<Option<Claim>>,
    /// To which claim each effect on the agenda belongs.
    owners: Vec<Option<usize>>,
    /// The finished claims, in order.
    finished: Vec<Claim>,
    /// What was placed since the last claim finished.
    placed: Vec<Value>,
}

impl Ledger {
    /// The claims with which `seat` begins.
    pub(super) fn open(state: &GameState, seat: SeatId) -> Self {
        let mut ledger = Self {
            seat,
            claims: Vec::new(),
            owners: Vec::new(),
            finished: Vec::new(),
            placed: Vec::new(),
        };
        for pending in &state.seat(seat).turn.agenda {
            let owner = ledger.claim_of(state, pending.effect, None);
            ledger.owners.push(owner);
        }
        ledger
    }

    /// The claim that `effect` belongs to: a new one if it is a claim itself, else that of the effect it came from.
    fn claim_of(
        &mut self,
        state: &GameState,
        effect: Effect,
        from: Option<usize>,
    ) -> Option<usize> {
        let Effect::Claim(Milestone { printed: rank, .. }) = effect else {
            return from;
        };
        let after = seat_state(state, self.seat);
        self.claims.push(Some(Claim {
            seat: self.seat,
            rank,
            taken: None,
            placed: Vec::new(),
            after,
        }));
        Some(self.claims.len() - 1)
    }

    /// Follows one action of the seat.
    pub(super) fn step(&mut self, before: &GameState, entry: &Entry, after: &GameState) {
        let slot = match entry.action.choice {
            Choice::Resolve { pending, .. } | Choice::Skip { pending } => {
                before.slot(self.seat, pending)
            }
            _ => None,
        };
        // What a rover finds, like an ability on offer, is no effect of the agenda and belongs to no claim.
        let index = match slot {
            Some((Slot::Agenda(index), _)) => usize::from(index),
            Some((Slot::Ability(_), _)) | None => self.owners.len(),
        };
        let owner = if index < self.owners.len() {
            self.owners.remove(index)
        } else {
            None
        };
        self.note(entry, owner);
        let old = &before.seat(self.seat).turn.agenda;
        self.follow(after, old, index, owner);
        if let Some(number) = owner
            && !self.owners.contains(&owner)
        {
            self.finish(number, after);
        }
    }

    /// Notes the card taken and the pieces placed.
    fn note(&mut self, entry: &Entry, owner: Option<usize>) {
        for event in &entry.events {
            self.placed.extend(piece(&event.kind));
            let Some(card) = taken_card(&event.kind) else {
                continue;
            };
            if let Some(Some(claim)) = owner.and_then(|owner| self.claims.get_mut(owner)) {
                claim.taken = Some(card.to_string());
            }
        }
    }

    /// Gives the effects that came onto the agenda to `owner`. An effect that is not used up goes back to its place
    /// `index`; all others come to the end.
    fn follow(&mut self, after: &GameState, old: &Agenda, index: usize, owner: Option<usize>) {
        let mut rest = old.clone();
        if index < rest.len() {
            rest.remove(index);
        }
        let new = &after.seat(self.seat).turn.agenda;
        let stays = new.len() > rest.len() && !new.starts_with(&rest);
        if stays {
            self.owners.insert(index, owner);
        }
        for pending in new.iter().skip(self.owners.len()) {
            let owner = self.claim_of(after, pending.effect, owner);
            self.owners.push(owner);
        }
    }

    /// Claim `number` has nothing pending any more. One that took no card, since none was left, is none.
    fn finish(&mut self, number: usize, state: &GameState) {
        let claim = self.claims[number].take_if(|claim| claim.taken.is_some());
        if let Some(mut claim) = claim {
            claim.placed = std::mem::take(&mut self.placed);
            claim.after = seat_state(state, self.seat);
            self.finished.push(claim);
        }
    }

    /// The claims in the order in which they finished; those still in progress at the end of the part come last. What
    /// the seat did after the last claim, driving rovers for instance, shows in that one.
    pub(super) fn close(mut self, state: &GameState) -> Vec<Claim> {
        for number in 0..self.claims.len() {
            self.finish(number, state);
        }
        if let Some(last) = self.finished.last_mut() {
            last.after = seat_state(state, self.seat);
            last.placed.append(&mut self.placed);
        }
        self.finished
    }
}

/// The civ card that an event says was taken; others are told only of the rank.
pub(super) fn taken_card(kind: &EventKind) -> Option<CivCard> {
    match *kind {
        EventKind::Card(CardEvent::Taken { shown, .. }) => shown,
        EventKind::Card(CardEvent::Held(card)) => Some(card),
        _ => None,
    }
}
