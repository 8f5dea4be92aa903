//! A beam search over the rest of a turn: a choice that looks second best may lead to more.

use super::journeys::valued;
use super::policy::{MAX_STEPS, Policy, leads_into_the_unknown};
use rules::{Choice, GameState, SeatId};

/// The width of the beam; wider ones gain nothing.
const WIDTH: usize = 3;

/// A line of play for a turn.
#[derive(Clone, Debug)]
pub(super) struct BeamLine {
    /// Its first choice, if there was one.
    pub(super) first: Option<Choice>,
    /// The resulting state so far.
    pub(super) state: GameState,
    /// The value of that state.
    value: f32,
    /// Whether the line is finished.
    ended: bool,
}

impl BeamLine {
    /// Continues with `choice`. The value is left as it was.
    fn follow(&mut self, policy: &mut Policy, seat: SeatId, choice: Choice) {
        self.first.get_or_insert(choice);
        self.ended = leads_into_the_unknown(&choice);
        if !self.ended {
            policy.play(&mut self.state, seat, choice);
        }
    }

    /// Whether both lines led to the same result.
    fn is_like(&self, other: &Self, seat: SeatId) -> bool {
        self.value == other.value
            && self.ended == other.ended
            && self.state.seat(seat) == other.state.seat(seat)
    }
}

/// A way to continue one of the lines.
struct Step {
    /// The index of the line.
    line: usize,
    /// The choice; `None` to finish the line.
    choice: Option<Choice>,
    /// The value of the resulting state.
    value: f32,
}

/// The best way found to play the rest of the turn of `seat`. The turn is not actually ended: what follows
/// is unknown.
pub(super) fn best_line(policy: &mut Policy, state: GameState, seat: SeatId) -> BeamLine {
    let mut lines = vec![BeamLine {
        first: None,
        value: policy.worth(&state, seat),
        state,
        ended: false,
    }];
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

/// Adds the possible continuations of `line` to `steps`.
fn steps_of(
    policy: &mut Policy,
    line: &mut BeamLine,
    index: usize,
    seat: SeatId,
    steps: &mut Vec<Step>,
) {
    let before = steps.len();
    if !line.ended {
        let mut choices = line.state.legal(seat);
        if choices.iter().any(Choice::places_tile) {
            choices = policy.step(&line.state, seat, None).into_iter().collect();
        }
        let valued = valued(policy, &line.state, seat, choices).into_iter();
        let sensible = valued.filter(|(value, _)| *value > f32::MIN);
        steps.extend(sensible.map(|(value, choice)| Step {
            line: index,
            choice: Some(choice),
            value,
        }));
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

/// Takes the best of `steps` until the beam is full of different lines.
fn best_of(policy: &mut Policy, lines: &[BeamLine], steps: &[Step], seat: SeatId) -> Vec<BeamLine> {
    let mut kept: Vec<BeamLine> = Vec::with_capacity(WIDTH);
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
                .expect("a valid setup");
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
