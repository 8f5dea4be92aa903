//! What objectives bring to a seat, as far as everybody sees it, and how that changes (rules §2.5, §8).

use rules::{GameState, Objective, SeatId};

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
    for (objective, medals) in medals(after, seat).chain(had) {
        match changes.iter_mut().find(|(known, _)| *known == objective) {
            Some((_, sum)) => *sum += medals,
            None => changes.push((objective, medals)),
        }
    }
    changes.retain(|(_, medals)| *medals != 0);
    changes
}

/// The medals of `seat` for each objective between neighbours and for all.
fn medals(state: &GameState, seat: SeatId) -> impl Iterator<Item = (Objective, i16)> {
    let scores = state.objective_scores(seat).into_iter();
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
    use rules::{Action, Setup};

    #[test]
    fn nothing_changes_before_objectives_are_dealt() {
        let mut setup = Setup::standard(6, "contests");
        setup.options.private_objectives = true;
        let mut state = setup.deal().expect("a valid setup");
        let mut choices = 0;
        while !state.objectives_are_dealt() {
            let before = state.clone();
            let seat = state.active().expect("somebody chooses");
            let choice = state.legal(seat)[0];
            state.apply(&Action { seat, choice }).expect("it is legal");
            for seat in state.seat_ids() {
                assert_eq!(changes(&before, &state, seat), []);
            }
            choices += 1;
        }
        assert!(choices > 0);
    }
}
