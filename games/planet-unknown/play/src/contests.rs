//! What objectives bring to a seat, as far as everybody sees it, and how that changes (rules §2.5, §8).

use crate::Table;
use rules::{GameState, Objective, SeatId};

/// How the actions of one seat have changed the medals of a player for objectives that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contested {
    /// The seat that acted.
    pub by: SeatId,
    /// The medals won for each objective, or lost if less than 0; only what has changed.
    pub medals: Vec<(Objective, i16)>,
}

impl Contested {
    /// The medals won, or lost if less than 0, all together.
    pub fn sum(&self) -> i16 {
        self.medals.iter().map(|(_, medals)| medals).sum()
    }
}

/// How the actions of `table` after the first `count` have changed the medals of `seat`, by the seat that acted, without the
/// first round.
pub(crate) fn since(table: &Table, count: usize, seat: SeatId) -> Vec<Contested> {
    let mut contested: Vec<Contested> = Vec::new();
    for (index, entry) in table.done().iter().enumerate().skip(count) {
        let [Some(before), Some(after)] = [index, index + 1].map(|at| table.state_at(at)) else {
            break;
        };
        if before.round <= 1 {
            continue;
        }
        let by = entry.action.seat;
        let won = changes(before, after, seat);
        match contested.iter_mut().find(|known| known.by == by) {
            Some(known) => add_all(&mut known.medals, won),
            None => contested.push(Contested { by, medals: won }),
        }
    }
    contested.retain_mut(|each| {
        drop_unchanged(&mut each.medals);
        !each.medals.is_empty()
    });
    contested
}

/// How the medals of `seat` for each objective that everybody sees change from one state to another; only those that
/// change.
pub(crate) fn changes(
    before: &GameState,
    after: &GameState,
    seat: SeatId,
) -> Vec<(Objective, i16)> {
    if !before.objectives_are_dealt() {
        return Vec::new();
    }
    let mut changes: Vec<(Objective, i16)> = Vec::new();
    let had = medals(before, seat).map(|(objective, medals)| (objective, -medals));
    add_all(&mut changes, medals(after, seat).chain(had));
    drop_unchanged(&mut changes);
    changes
}

/// Adds medals for objectives to those counted so far.
fn add_all(
    counted: &mut Vec<(Objective, i16)>,
    further: impl IntoIterator<Item = (Objective, i16)>,
) {
    for (objective, medals) in further {
        match counted.iter_mut().find(|(known, _)| *known == objective) {
            Some((_, sum)) => *sum += medals,
            None => counted.push((objective, medals)),
        }
    }
}

/// Leaves out objectives that bring as much as before.
fn drop_unchanged(counted: &mut Vec<(Objective, i16)>) {
    counted.retain(|(_, medals)| *medals != 0);
}

/// The medals of `seat` for each objective between neighbours and for all.
fn medals(state: &GameState, seat: SeatId) -> impl Iterator<Item = (Objective, i16)> {
    let scores = state.objective_scores(seat);
    let between = scores.map(|score| (score.objective, score.medals.into()));
    let contests = state.contests.iter();
    between.chain(contests.map(move |objective| {
        let medals = state.contest_medals(seat, *objective);
        (*objective, medals.into())
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    #[test]
    fn a_view_tells_of_no_change_before_objectives_are_dealt() {
        let seat = SeatId(0);
        for deal in 0..5 {
            let mut setup = Setup::standard(6, &format!("contests {deal}"));
            setup.options.private_objectives = true;
            let state = setup.deal().expect("a valid setup");
            assert!(!state.objectives_are_dealt());
            assert_eq!(changes(&state, state.view(seat).state(), seat), []);
        }
    }
}
