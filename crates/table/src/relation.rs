//! The relation between two versions of a game.

use crate::history::Table;
use game::{Action, Game, SeatId, Setup as _};

/// The relation of one version of a game to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Both have the same actions.
    Same,
    /// It has all actions of the other one and further ones.
    FurtherOn,
    /// The other one has all of its actions and further ones.
    Behind,
    /// They begin alike and then diverge.
    Branch,
    /// They are different games: not even the first action is the same.
    Stranger,
}

impl Relation {
    /// The relation of `one` to `other`. Undone actions that can be redone count.
    pub fn of<G: Game>(one: &Table<G>, other: &Table<G>) -> Self {
        Self::with_beyond(one, other).0
    }

    /// The relation of `one` to `other`, and the number of its actions that `other` does not have, if they are versions of
    /// one game.
    ///
    /// Seats may act in any order, and a step that is taken back and done again comes later than before. So two
    /// versions are compared seat by seat.
    pub(crate) fn with_beyond<G: Game>(one: &Table<G>, other: &Table<G>) -> (Self, usize) {
        let is_dealt_alike = one.dealt() == other.dealt()
            && one.is_rescued() == other.is_rescued()
            && (!one.is_rescued() || one.start() == other.start());
        if !is_dealt_alike {
            return (Self::Stranger, 0);
        }
        let (own, others) = (actions(one), actions(other));
        let seats = one.dealt().seat_count();
        let ahead = beyond(&own, &others, seats);
        let relation = match (ahead, beyond(&others, &own, seats)) {
            (0, 0) => Self::Same,
            (_, 0) => Self::FurtherOn,
            (0, _) => Self::Behind,
            _ if own.first() != others.first() => Self::Stranger,
            _ => Self::Branch,
        };
        (relation, ahead)
    }
}

/// All actions of the game on `table`, with those that can be redone.
fn actions<G: Game>(table: &Table<G>) -> Vec<Action<G::Choice>> {
    let entries = table.entries_with_undone().into_iter();
    entries.map(|entry| entry.action).collect()
}

/// The number of `own` actions of all `seats` that are not in `others`.
fn beyond<C: PartialEq>(own: &[Action<C>], others: &[Action<C>], seats: usize) -> usize {
    let of_seat = |seat: SeatId| {
        let is_own = |action: &&Action<C>| action.seat == seat;
        let both = own.iter().filter(is_own).zip(others.iter().filter(is_own));
        let shared = both.take_while(|(own, other)| own == other).count();
        own.iter().filter(is_own).count() - shared
    };
    SeatId::first(seats).map(of_seat).sum()
}
