//! What is not listed is refused, and a refusal changes nothing.

use super::common::plainly;
use super::play::{every_module, every_planet, every_setup, play};
use planet_unknown_rules::corporation::Berth;
use planet_unknown_rules::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn up_to(rng: &mut ChaCha8Rng, end: u32) -> u8 {
    rng.random_range(0..end) as u8
}

fn any_cell(rng: &mut ChaCha8Rng) -> Cell {
    Cell::new(up_to(rng, 12), up_to(rng, 12)).expect("a cell of the grid")
}

fn any_ring(rng: &mut ChaCha8Rng) -> Ring {
    Ring::ALL[usize::from(up_to(rng, 2))]
}

fn any_field(rng: &mut ChaCha8Rng) -> Field {
    Field::new(any_track(rng), up_to(rng, 18))
}

fn any_track(rng: &mut ChaCha8Rng) -> Track {
    Track::ALL[usize::from(up_to(rng, 5))]
}

fn any_berth(rng: &mut ChaCha8Rng) -> Berth {
    match up_to(rng, 3) {
        0 => Berth::Scoring,
        1 => Berth::Field(any_field(rng)),
        _ => Berth::Tech(up_to(rng, 8)),
    }
}

fn any_objective(rng: &mut ChaCha8Rng) -> Objective {
    Objective::new(1 + up_to(rng, 28)).expect("an objective")
}

fn any_orientation(rng: &mut ChaCha8Rng) -> Orientation {
    Orientation::new(up_to(rng, 2) == 1, up_to(rng, 4))
}

fn any_answer(rng: &mut ChaCha8Rng) -> Answer {
    match up_to(rng, 17) {
        0 => Answer::Place {
            ring: any_ring(rng),
            orientation: any_orientation(rng),
            anchor: any_cell(rng),
        },
        1 => Answer::Discard(any_ring(rng)),
        2 => Answer::Advance {
            tracker: any_track(rng),
            to: any_field(rng),
        },
        3 => Answer::Cell(any_cell(rng)),
        4 => Answer::Store,
        5 => Answer::Line(if up_to(rng, 2) == 0 {
            Line::Row(up_to(rng, 13))
        } else {
            Line::Column(up_to(rng, 13))
        }),
        6 => Answer::Relocate {
            from: any_cell(rng),
            to: any_cell(rng),
        },
        7 => Answer::Look,
        8 => Answer::Regress {
            tracker: any_track(rng),
            to: any_field(rng),
        },
        9 => Answer::Pick {
            second: up_to(rng, 2) == 0,
        },
        10 => Answer::Turn(up_to(rng, 8)),
        11 => Answer::Berth(any_berth(rng)),
        12 => Answer::Resource(Terrain::ALL[usize::from(up_to(rng, 6))]),
        13 => Answer::Remove(any_ring(rng)),
        14 => Answer::KeepObjective(any_objective(rng)),
        15 => Answer::DestroyObjective(any_objective(rng)),
        _ => Answer::Keep(CivCard::new(1 + up_to(rng, 36)).expect("a civ card")),
    }
}

fn any_choice(rng: &mut ChaCha8Rng) -> Choice {
    match up_to(rng, 8) {
        0 => Choice::Rotate(up_to(rng, 8)),
        1 => Choice::Skip {
            pending: up_to(rng, 5),
        },
        2 => Choice::EndTurn,
        3 => Choice::Drive {
            from: any_cell(rng),
            to: any_cell(rng),
        },
        _ => Choice::Resolve {
            pending: up_to(rng, 5),
            answer: any_answer(rng),
        },
    }
}

/// A choice like this one with something about it changed.
fn changed(choice: Choice, rng: &mut ChaCha8Rng) -> Choice {
    match choice {
        Choice::Rotate(steps) => Choice::Rotate(steps + up_to(rng, 4)),
        Choice::Resolve { pending, answer } if up_to(rng, 3) > 0 => Choice::Resolve {
            pending,
            answer: changed_answer(answer, rng),
        },
        Choice::Resolve { answer, .. } => Choice::Resolve {
            pending: up_to(rng, 5),
            answer,
        },
        Choice::Skip { .. } => Choice::Skip {
            pending: up_to(rng, 5),
        },
        Choice::Drive { to, .. } if up_to(rng, 2) == 0 => Choice::Drive {
            from: any_cell(rng),
            to,
        },
        Choice::Drive { from, .. } => Choice::Drive {
            from,
            to: any_cell(rng),
        },
        Choice::EndTurn | Choice::Fetch(_) | Choice::Arrange(_) => any_choice(rng),
    }
}

fn changed_answer(answer: Answer, rng: &mut ChaCha8Rng) -> Answer {
    match answer {
        Answer::Place {
            ring,
            orientation,
            anchor,
        } => match up_to(rng, 3) {
            0 => Answer::Place {
                ring: any_ring(rng),
                orientation,
                anchor,
            },
            1 => Answer::Place {
                ring,
                orientation: any_orientation(rng),
                anchor,
            },
            _ => Answer::Place {
                ring,
                orientation,
                anchor: any_cell(rng),
            },
        },
        Answer::Advance { tracker, .. } => Answer::Advance {
            tracker,
            to: any_field(rng),
        },
        Answer::Cell(_) => Answer::Cell(any_cell(rng)),
        Answer::Relocate { from, .. } => Answer::Relocate {
            from,
            to: any_cell(rng),
        },
        Answer::Regress { tracker, .. } => Answer::Regress {
            tracker,
            to: any_field(rng),
        },
        Answer::Turn(steps) => Answer::Turn(steps + up_to(rng, 4)),
        Answer::Berth(_) => Answer::Berth(any_berth(rng)),
        Answer::Resource(_) => Answer::Resource(Terrain::ALL[usize::from(up_to(rng, 6))]),
        Answer::KeepObjective(_) => Answer::KeepObjective(any_objective(rng)),
        _ => any_answer(rng),
    }
}

/// Asserts that `action` is legal exactly if it is listed, and changes nothing otherwise.
fn try_out(state: &GameState, legal: &[Choice], action: Action) -> bool {
    let listed = legal.contains(&plainly(state, action.seat, action.choice));
    let verdict = state.check(&action).map(drop);
    assert_eq!(verdict.is_ok(), listed, "{action:?}: {verdict:?}");
    let mut after = state.clone();
    let mut events = Vec::new();
    assert_eq!(after.apply_into(&action, &mut events), verdict);
    assert!(
        listed || (after == *state && events.is_empty()),
        "{action:?} was refused and changed the state"
    );
    listed
}

#[test]
fn a_choice_is_legal_exactly_if_it_is_listed_and_a_refusal_changes_nothing() {
    let (mut accepted, mut refused) = (0, 0);
    for (setup, seed) in every_setup(2).chain(every_planet(1)).chain(every_module(2)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed + 1000);
        play(&setup, seed, |step| {
            for round in 0..8 {
                let listed = step.legal[rng.random_range(0..step.legal.len() as u32) as usize];
                let choice = if round < 2 {
                    any_choice(&mut rng)
                } else {
                    changed(listed, &mut rng)
                };
                let ok = try_out(
                    step.before,
                    step.legal,
                    Action {
                        seat: step.action.seat,
                        choice,
                    },
                );
                *(if ok { &mut accepted } else { &mut refused }) += 1;
            }
        });
    }
    assert!(
        accepted > 1_000 && refused > 10_000,
        "{accepted} accepted, {refused} refused"
    );
}

#[test]
fn after_the_end_everything_is_refused() {
    for (setup, seed) in every_setup(1).chain(every_planet(1)) {
        let end = play(&setup, seed, |_| ());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for seat in end.seat_ids() {
            for _ in 0..50 {
                assert_eq!(
                    end.check(&Action {
                        seat,
                        choice: any_choice(&mut rng)
                    }),
                    Err(Illegal::Finished)
                );
            }
        }
    }
}
