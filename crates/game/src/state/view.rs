//! What a seat knows.

use crate::{Game, Luck, SeatId};

/// A game as one seat may know it.
///
/// It reads like a state. Hidden things keep their number but not their places: those that the seat does not know lie in a
/// fixed order, so states that differ only in what it cannot see have the same view. Everything shown to a person or to a
/// bot comes from the view, not the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View<G> {
    seat: SeatId,
    state: G,
}

impl<G: Game> View<G> {
    /// The view that `seat` has of `state`; as [`Game::view`].
    pub fn new(state: &G, seat: SeatId) -> Self {
        Self {
            seat,
            state: state.known_to(seat),
        }
    }

    /// Everything, as it was dealt, in place of the view of `seat`: for a reference player that shows how much luck
    /// allows. Nothing that a person or one of their opponents sees may come from it.
    pub fn as_dealt(state: &G, seat: SeatId) -> Self {
        Self {
            seat,
            state: state.clone(),
        }
    }

    /// The seat that the view is for.
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// The state with all hidden things in a fixed order.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// The choices of the seat.
    pub fn legal(&self) -> Vec<G::Choice> {
        self.state.legal(self.seat)
    }

    /// A random state that agrees with the view: everything that the seat does not know is dealt anew.
    #[must_use]
    pub fn redeal(&self, luck: &mut Luck) -> G {
        self.state.redeal(self.seat, luck)
    }
}
