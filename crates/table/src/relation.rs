//! The relation between two versions of a game.

use crate::history::{Entry, Table};

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
    pub fn of(one: &Table, other: &Table) -> Self {
        if one.dealt() != other.dealt() || one.start() != other.start() {
            return Self::Stranger;
        }
        let (left, right) = (one.entries(), other.entries());
        let shared = shared(left, right);
        if shared < left.len().min(right.len()) {
            return if shared == 0 {
                Self::Stranger
            } else {
                Self::Branch
            };
        }
        match left.len().cmp(&right.len()) {
            std::cmp::Ordering::Less => Self::Behind,
            std::cmp::Ordering::Equal => Self::Same,
            std::cmp::Ordering::Greater => Self::FurtherOn,
        }
    }
}

/// The number of actions that both begin with.
fn shared(left: &[Entry], right: &[Entry]) -> usize {
    let pairs = left.iter().zip(right);
    pairs
        .take_while(|(left, right)| left.action == right.action)
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Action, Setup};

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
