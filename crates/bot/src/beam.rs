//! Playing a turn to its end in several ways at once: a choice that looks second best may lead to more.

use super::policy::{MAX_STEPS, Policy, is_placement};
use rules::{Choice, GameState, SeatId};

/// So many ways are followed at each step; more of them bring nothing.
const WIDTH: usize = 3;

/// A way to play a turn.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Its first choice, unless there was nothing to do.
    pub(super) first: Option<Choice>,
    /// What came of it so far.
    pub(super) state: GameState,
    /// What that is worth.
    value: f32,
    /// Whether nothing more is to be done.
    ended: bool,
}

impl Line {
    fn new(policy: &Policy, state: GameState, seat: SeatId) -> Self {
        Self {
            first: None,
            value: policy.worth(&state, seat),
            state,
            ended: false,
        }
    }

    /// Goes on with `choice`, after which it is worth something else.
    fn follow(&mut self, policy: &mut Policy, seat: SeatId, choice: Choice) {
        self.first.get_or_insert(choice);
        self.ended = choice == Choice::EndTurn || !policy.play(&mut self.state, seat, choice);
    }

    /// Whether it came to the same.
    fn is_like(&self, other: &Self, seat: SeatId) -> bool {
        self.value == other.value
            && self.ended == other.ended
            && self.state.seat(seat) == other.state.seat(seat)
    }
}

/// A way to go on with one of the lines.
struct Step {
    /// Which line.
    line: usize,
    /// The choice; none where nothing more is to be done.
    choice: Option<Choice>,
    /// What it leads to is worth.
    value: f32,
}

/// The best way that is found to play the rest of the turn of `seat`. The turn is not really ended: what comes
/// then is not known.
pub(super) fn best_line(policy: &mut Policy, state: GameState, seat: SeatId) -> Line {
    let mut lines = vec![Line::new(policy, state, seat)];
    for _ in 0..MAX_STEPS {
        if lines.iter().all(|line| line.ended) {
            break;
        }
        let mut steps = Vec::new();
        for (index, line) in lines.iter_mut().enumerate() {
            steps_of(policy, line, index, seat, &mut steps);
        }
        steps.sort_by(|first, second| second.value.total_cmp(&first.value));
        lines = best_of(policy, &lines, &steps, seat);
    }
    lines.swap_remove(0)
}

/// Adds to `steps` what `line` can go on with.
fn steps_of(
    policy: &mut Policy,
    line: &mut Line,
    index: usize,
    seat: SeatId,
    steps: &mut Vec<Step>,
) {
    let before = steps.len();
    if !line.ended {
        let mut choices = line.state.legal(seat);
        if choices.iter().any(is_placement) {
            choices = policy.step(&line.state, seat, None).into_iter().collect();
        }
        for choice in choices {
            let value = policy.value(&line.state, seat, choice);
            if value > f32::MIN {
                steps.push(Step {
                    line: index,
                    choice: Some(choice),
                    value,
                });
            }
        }
    }
    if steps.len() == before {
        line.ended = true;
        steps.push(Step {
            line: index,
            choice: None,
            value: line.value,
        });
    }
}

/// Takes the first of `steps` until there are as many different lines as are followed.
fn best_of(policy: &mut Policy, lines: &[Line], steps: &[Step], seat: SeatId) -> Vec<Line> {
    let mut kept: Vec<Line> = Vec::with_capacity(WIDTH);
    for step in steps {
        let mut line = lines[step.line].clone();
        if let Some(choice) = step.choice {
            line.value = step.value;
            line.follow(policy, seat, choice);
        }
        if !kept.iter().any(|other| other.is_like(&line, seat)) {
            kept.push(line);
        }
        if kept.len() == WIDTH {
            break;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use rules::{Action, Setup};

    #[test]
    fn a_line_begins_with_a_legal_choice_and_is_better_than_the_greedy_turn_more_often_than_worse()
    {
        let mut policy = Policy::new(Weights::in_use().clone());
        let mut better = 0;
        for seed in 0..12 {
            let mut state = Setup::standard(1, &format!("lines {seed}"))
                .deal()
                .expect("a sound setup");
            for _ in 0..150 {
                let Some(seat) = state.active() else { break };
                policy.look_at(&state, seat);
                let Some(choice) = policy.step(&state, seat, None) else {
                    break;
                };
                let line = best_line(&mut policy, state.clone(), seat);
                let mut greedy = state.clone();
                policy.turn(&mut greedy, seat, None);
                let (found, greedy) =
                    (policy.worth(&line.state, seat), policy.worth(&greedy, seat));
                assert!(
                    line.first
                        .is_none_or(|first| state.legal(seat).contains(&first))
                );
                better += i32::from(found > greedy + 0.01) - i32::from(found < greedy - 0.01);
                state
                    .apply(&Action { seat, choice })
                    .expect("the policy's choices are legal");
            }
        }
        assert!(better > 10, "better {better} times more often than worse");
    }
}
