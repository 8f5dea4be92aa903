//! The relation between two versions of a game.

use crate::history::Table;
use game::{Action, Game, Setup as _};

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

/// The actions of a version of a game, and what they begin with.
///
/// Seats may act in any order, and a step that is taken back and done again comes later than before. So two
/// versions are compared seat by seat.
#[derive(Debug)]
pub(crate) struct Course<'a, G: Game> {
    dealt: &'a G::Setup,
    /// The initial state of a game that was rescued.
    start: Option<&'a G>,
    /// All actions, with those that can be redone.
    actions: Vec<Action<G::Choice>>,
}

impl<'a, G: Game> Course<'a, G> {
    /// The course of the game on `table`.
    pub(crate) fn of(table: &'a Table<G>) -> Self {
        let entries = table.entries_with_undone().into_iter();
        Self {
            dealt: table.dealt(),
            start: table.is_rescued().then(|| table.start()),
            actions: entries.map(|entry| entry.action).collect(),
        }
    }

    /// The number of its actions that `other`, a version of the same game, does not have.
    pub(crate) fn beyond(&self, other: &Self) -> usize {
        let seats = 0..self.dealt.seat_count();
        seats
            .map(|seat| {
                let own = self.of_seat(seat);
                let shared = own.zip(other.of_seat(seat));
                let shared = shared.take_while(|(own, other)| own == other).count();
                self.of_seat(seat).count() - shared
            })
            .sum()
    }

    fn of_seat(&self, seat: usize) -> impl Iterator<Item = &Action<G::Choice>> {
        let is_own = move |action: &&Action<G::Choice>| action.seat.index() == seat;
        self.actions.iter().filter(is_own)
    }

    /// The relation to `other`.
    pub(crate) fn relation(&self, other: &Self) -> Relation {
        if self.dealt != other.dealt || self.start != other.start {
            return Relation::Stranger;
        }
        match (self.beyond(other), other.beyond(self)) {
            (0, 0) => Relation::Same,
            (_, 0) => Relation::FurtherOn,
            (0, _) => Relation::Behind,
            _ if self.actions.first() != other.actions.first() => Relation::Stranger,
            _ => Relation::Branch,
        }
    }
}

impl Relation {
    /// The relation of `one` to `other`. Undone actions that can be redone count.
    pub fn of<G: Game>(one: &Table<G>, other: &Table<G>) -> Self {
        Course::of(one).relation(&Course::of(other))
    }
}
