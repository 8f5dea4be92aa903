//! Steps that leave no choice and whose order changes nothing. A session carries them out by itself, if that is its habit.

use rules::choices::answers;
use rules::{Action, Answer, Asked, Choice, Decision, GameState, Pending, Question, SeatId};

/// The first advance of `seat` that leaves no choice and can come before or after everything else that is pending: the
/// position is the same either way.
pub(super) fn obvious(state: &GameState, seat: SeatId) -> Option<Choice> {
    let Some(Decision::Play(questions)) = state.decision(seat) else {
        return None;
    };
    let free = |asked: &Asked| {
        let others = questions
            .iter()
            .filter(|other| other.pending != asked.pending);
        let mut others = others.filter(|other| other.question != Question::Impossible);
        others.all(|other| commute(state, seat, asked, other))
    };
    questions.iter().find_map(|asked| {
        let answer = only_advance(asked).filter(|_| free(asked))?;
        let pending = asked.pending;
        Some(Choice::Resolve { pending, answer })
    })
}

/// The only answer to a pending advance that must be carried out.
fn only_advance(asked: &Asked) -> Option<Answer> {
    let Question::Advance(advances) = &asked.question else {
        return None;
    };
    let must = !asked.offered() && !asked.what.optional;
    match advances.steps[..] {
        [(tracker, to)] if must => Some(Answer::Advance { tracker, to }),
        _ => None,
    }
}

/// Whether the same positions can be reached with `forced` before `other` as after it.
fn commute(state: &GameState, seat: SeatId, forced: &Asked, other: &Asked) -> bool {
    if !is_simple(&other.question) {
        return false;
    }
    let both = [forced.what, other.what];
    let (Some(before), Some(after)) = (
        after_both(state, seat, both),
        after_both(state, seat, [both[1], both[0]]),
    ) else {
        return false;
    };
    let all_in = |some: &[GameState], others: &[GameState]| {
        // Most answers come in the same order.
        some.iter().enumerate().all(|(place, one)| {
            let likely = others.get(place).into_iter();
            likely.chain(others).any(|other| is_same(one, other, seat))
        })
    };
    !before.is_empty() && all_in(&before, &after) && all_in(&after, &before)
}

/// The positions after each answer to one effect and then to another, or `None` if an answer to the first stands in the way of
/// the second.
fn after_both(
    state: &GameState,
    seat: SeatId,
    [first, second]: [Pending; 2],
) -> Option<Vec<GameState>> {
    let mut reached = Vec::new();
    for state in after_each(state, seat, first) {
        let after = after_each(&state, seat, second);
        if after.is_empty() {
            return None;
        }
        reached.extend(after);
    }
    Some(reached)
}

/// The positions after each answer to an effect; none if it cannot be carried out.
fn after_each(state: &GameState, seat: SeatId, what: Pending) -> Vec<GameState> {
    let Some(Decision::Play(questions)) = state.decision(seat) else {
        return Vec::new();
    };
    let mut reached = Vec::new();
    if let Some(asked) = questions.iter().find(|asked| asked.what == what) {
        let pending = asked.pending;
        answers(&asked.question, |answer| {
            let mut state = state.clone();
            let choice = Choice::Resolve { pending, answer };
            if state.apply(&Action { seat, choice }).is_ok() {
                reached.push(state);
            }
        });
    }
    reached
}

/// Whether all answers to a question can be tried: few, and none reveals or draws anything.
fn is_simple(question: &Question) -> bool {
    match question {
        Question::Advance(_)
        | Question::Regress(_)
        | Question::Pick(_)
        | Question::Track { .. }
        | Question::Cell { .. }
        | Question::Berth(_)
        | Question::Line(_)
        | Question::DestroyCollectedLifepod(_)
        | Question::Resource(_)
        | Question::Impossible => true,
        Question::PlaceTile(_)
        | Question::DiscardTile(_)
        | Question::Relocate { .. }
        | Question::Look { .. }
        | Question::Keep(_)
        | Question::Reposition { .. }
        | Question::Draw
        | Question::KeepObjective { .. }
        | Question::DestroyObjective(_)
        | Question::TurnStation
        | Question::RemoveShape(_) => false,
    }
}

/// Whether two positions are the same but for the order in which effects were gained.
fn is_same(one: &GameState, two: &GameState, seat: SeatId) -> bool {
    let without_agenda = |state: &GameState| {
        let mut state = state.clone();
        let agenda = std::mem::take(&mut state.seats[seat.index()].turn.agenda);
        (state, agenda)
    };
    let ((one, first), (two, mut second)) = (without_agenda(one), without_agenda(two));
    let gained_both = first.len() == second.len()
        && first.iter().all(|pending| {
            let place = second.iter().position(|other| other == pending);
            place.map(|place| second.remove(place)).is_some()
        });
    gained_both && one == two
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{CorporationId, Setup};

    /// The pending effects that some answer to another one makes impossible, although they leave one answer now.
    fn blocked(state: &GameState, seat: SeatId, questions: &[Asked]) -> Vec<u8> {
        let open = |asked: &&Asked| is_simple(&asked.question) && only_advance(asked).is_some();
        let blocks = |other: &Asked, asked: &Asked| {
            other.pending != asked.pending
                && is_simple(&other.question)
                && after_each(state, seat, other.what)
                    .iter()
                    .any(|state| after_each(state, seat, asked.what).is_empty())
        };
        let blocked = |asked: &&Asked| questions.iter().any(|other| blocks(other, asked));
        let asked = questions.iter().filter(open).filter(blocked);
        asked.map(|asked| asked.pending).collect()
    }

    #[test]
    fn what_another_answer_would_make_impossible_is_left_to_the_player() {
        let mut met = 0;
        for seed in 0..40 {
            let mut setup = Setup::standard(1, &format!("obvious {seed}"));
            setup.seats[0].corporation = CorporationId::Makeshift;
            let mut state = setup.deal().expect("a valid setup");
            let mut luck = seed;
            while let Some(seat) = state.active() {
                if let Some(Decision::Play(questions)) = state.decision(seat) {
                    let blocked = blocked(&state, seat, &questions);
                    met += blocked.len();
                    if let Some(Choice::Resolve { pending, .. }) = obvious(&state, seat) {
                        assert!(!blocked.contains(&pending), "{questions:?}");
                    }
                }
                let choices = state.legal(seat);
                luck = (luck * 31 + 7) % 1009;
                let choice = choices[luck % choices.len()];
                state.apply(&Action { seat, choice }).expect("it is legal");
            }
        }
        assert!(met > 0, "no tracker stood in the way of another");
    }
}
