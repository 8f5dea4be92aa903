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
