//! The relation between two versions of a game.

use crate::history::Table;
use crate::save::Save;
use rules::{Action, GameState, Setup};

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
/// Seats may act in any order, and a step that is taken back and done again comes later than before (rules §3.4). So two
/// versions are compared seat by seat.
#[derive(Debug)]
pub(crate) struct Course<'a> {
    dealt: &'a Setup,
    /// The initial state of a game that was rescued.
    start: Option<&'a GameState>,
    /// All actions, with those that can be redone.
    actions: Vec<Action>,
}

impl<'a> Course<'a> {
    /// The course of the game on `table`.
    pub(crate) fn of(table: &'a Table) -> Self {
        let entries = table.entries_with_undone().into_iter();
        Self {
            dealt: table.dealt(),
            start: table.is_rescued().then(|| table.start()),
            actions: entries.map(|entry| entry.action).collect(),
        }
    }

    /// The course of a game in its written form.
    pub(crate) fn of_save(save: &'a Save) -> Self {
        let actions = save.actions.iter().map(|saved| Action {
            seat: saved.seat,
            choice: saved.choice,
        });
        Self {
            dealt: &save.setup,
            start: save.start.as_ref(),
            actions: actions.collect(),
        }
    }

    /// The number of its actions that `other`, a version of the same game, does not have.
    pub(crate) fn beyond(&self, other: &Self) -> usize {
        let seats = 0..self.dealt.seats.len();
        seats
            .map(|seat| {
                let own = self.of_seat(seat);
                let shared = own.zip(other.of_seat(seat));
                let shared = shared.take_while(|(own, other)| own == other).count();
                self.of_seat(seat).count() - shared
            })
            .sum()
    }

    fn of_seat(&self, seat: usize) -> impl Iterator<Item = &Action> {
        let is_own = move |action: &&Action| action.seat.index() == seat;
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
    pub fn of(one: &Table, other: &Table) -> Self {
        Course::of(one).relation(&Course::of(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Action, SeatId, Setup};

    /// A game after this number of actions, each the first legal one, followed by the last legal one.
    fn table(seed: &str, first: usize, last: usize) -> Table {
        let mut table = Table::new(Setup::standard(2, seed)).unwrap();
        for number in 0..first + last {
            let seat = table.state().active().unwrap();
            let legal = table.state().legal(seat);
            let choice = if number < first {
                legal[0]
            } else {
                legal[legal.len() - 1]
            };
            table.record(Action { seat, choice }).unwrap();
        }
        table
    }

    #[test]
    fn a_longer_game_is_further_on_and_a_shorter_one_behind() {
        assert_eq!(
            Relation::of(&table("relation", 5, 0), &table("relation", 5, 0)),
            Relation::Same
        );
        assert_eq!(
            Relation::of(&table("relation", 6, 0), &table("relation", 5, 0)),
            Relation::FurtherOn
        );
        assert_eq!(
            Relation::of(&table("relation", 0, 0), &table("relation", 5, 0)),
            Relation::Behind
        );
    }

    #[test]
    fn what_was_undone_still_counts() {
        let mut undone = table("relation", 6, 0);
        undone.undo().unwrap();
        assert_eq!(
            Relation::of(&undone, &table("relation", 6, 0)),
            Relation::Same
        );
    }

    // rules §3.4
    #[test]
    fn a_step_that_was_done_again_after_those_of_others_is_the_same() {
        let mut table = table("relation", 0, 0);
        let commander = table.state().commander;
        let other = SeatId(1 - commander.0);
        let act = |table: &mut Table, seat: SeatId| {
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).unwrap();
        };
        [commander, other, commander]
            .into_iter()
            .for_each(|seat| act(&mut table, seat));
        let before = table.clone();
        assert_eq!(table.undo_of(other), Ok(()));
        assert_eq!(Relation::of(&table, &before), Relation::Same);
        assert!(table.redo_of(other));
        assert_ne!(table.entries(), before.entries());
        assert_eq!(Relation::of(&table, &before), Relation::Same);
        act(&mut table, commander);
        assert_eq!(Relation::of(&table, &before), Relation::FurtherOn);
        assert_eq!(Relation::of(&before, &table), Relation::Behind);
    }

    #[test]
    fn games_that_part_are_branches_and_others_are_strangers() {
        assert_eq!(
            Relation::of(&table("relation", 2, 3), &table("relation", 5, 0)),
            Relation::Branch
        );
        assert_eq!(
            Relation::of(&table("relation", 0, 3), &table("relation", 5, 0)),
            Relation::Stranger
        );
        assert_eq!(
            Relation::of(&table("other", 5, 0), &table("relation", 5, 0)),
            Relation::Stranger
        );
    }
}
