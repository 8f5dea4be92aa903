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
    let reached = |order: [Pending; 2]| -> Vec<GameState> {
        let first = after_each(state, seat, order[0]);
        let second = first.iter();
        second
            .flat_map(|state| after_each(state, seat, order[1]))
            .collect()
    };
    let before = reached([forced.what, other.what]);
    let after = reached([other.what, forced.what]);
    let all_in = |some: &[GameState], others: &[GameState]| {
        // Most answers come in the same order.
        some.iter().enumerate().all(|(place, one)| {
            let likely = others.get(place).into_iter();
            likely.chain(others).any(|other| is_same(one, other, seat))
        })
    };
    !before.is_empty() && all_in(&before, &after) && all_in(&after, &before)
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
